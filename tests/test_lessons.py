"""The lessons: every level can be solved, every right answer is taken, every wrong one is answered, in both languages."""

import re
from collections import Counter
from itertools import chain

import pytest
from sybil import Document

from narde_core.claims import OnlyClaim
from narde_core.diagram import entries
from narde_core.disputes import DISPUTES
from narde_core.disputes.head import DISPUTE as HEAD
from narde_core.faults import Fault
from narde_core.figures import rounds as atlas
from narde_core.graph import Stage
from narde_core.lessons import rounds, told
from narde_core.lessons.level import Level, parse_level
from narde_core.lessons.puzzle import parse_puzzle
from narde_core.notation import format_play
from narde_core.turn import Play
from narde_core.wording import LANGUAGES, Language
from site_tools.fenced import fenced
from site_tools.learn.disputes import SHOWN, of_dispute, parse_puzzles
from site_tools.learn.school import parse_school
from site_tools.pages import fences, shown
from site_tools.paths import DOCS, TUTORIALS
from tests.lessons import LEVEL, PLACES, found, levels, puzzles

SPOKEN = re.compile(r"^(task|hint|wrong [^:]*|learned|ask)$")
FIGURE = re.compile(r"`#!narde ([^`]*)`")
NUMBER = (
    r"(?:\d+|(?:twenty|thirty)-\w+|"
    r"\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|"
    r"од(?:ин|на|но|ного|ной)|дв(?:а|е|ух|умя)|тр(?:и|[её]х|емя)|четыр(?:е|[её]х|ьмя)|пят(?:ь|и)|шест(?:ь|и)|сем(?:ь|и)|восемь|"
    r"восьми|девят(?:ь|и)|десят(?:ь|и)|\w+надцат(?:ь|и)|двадцат(?:ь|и)|тридцат(?:ь|и))\b)"
)
THROW = r"(?:rolls?|throws?|shots?|бросок|броска|бросков|бросках|бросками)\b"
THROWS_RU = r"(?:бросков|бросках|бросками)"
WIN = r"(?:points?|очко|очка|очков)\b"
WON = r"\b(?:lose|win|gammon|backgammon|koks|oin|mars|оин|марс|кокс|проигр|выигр|победа)"
BY_HAND = [
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        rf"(?!one |один ){NUMBER} {THROW}",  # “not one roll” counts nothing
        rf"(?:rolls(?: are|:)|{THROWS_RU}(?: —|:)?) {NUMBER}(?![-\d]| костей)",
        r"\b(?:of|из) 36",
        r"× *\d|\d *×",
        rf"{WON}[^.:;]* {NUMBER} {WIN}",
        rf"{WON}[^.:;]* {WIN}[^.:;]* (?:not|instead of|а не|вместо) {NUMBER}",
    )
]
SPEAKS = " ".join(
    f"`#!narde here {asked}`"
    for asked in (
        "blots",
        "shots after PLAY",
        "blots after PLAY",
        "most shots",
        "least shots",
        "not most shots",
        "outside",
    )
)
LEVELS = {one.name: level for one, level in levels("en")}
PUZZLES = {one.name: puzzle for one, puzzle in puzzles("en")}
COURSES = {"long": 25, "short": 25, "strategy": 15, "kin": 9}
"""The fewest levels and puzzles of a course."""


# --- all of them ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_of_the_lessons_is_run(language: Language) -> None:
    """As many as Sybil collects, and not fewer than the school promises."""
    run = Counter(place.partition("/")[0] for place in (one.place for one in found(language)))
    collected = [
        fence for path in (TUTORIALS / language).rglob("*.md") for fence in fences(path) if fence.kind != "board"
    ]
    assert sum(run.values()) == len(collected) == 112
    for course, fewest in COURSES.items():
        assert run[course] >= fewest


def test_names_are_links_and_nobody_shares_one() -> None:
    names = [one.name for one in found("ru")]
    asked = [name for dispute in DISPUTES for name in of_dispute(dispute).questions]
    asked += [name for shown in SHOWN for name in parse_puzzles(f"show: {shown}").questions]
    assert not [name for name, count in Counter([*names, *asked]).items() if count > 1]
    assert [one.name for one in found("ru") if one.heading != one.name] == []


def test_every_lesson_has_its_page_in_both_languages_and_is_listed() -> None:
    for language in LANGUAGES:
        index = DOCS / language / "learn" / "index.md"
        listed = chain.from_iterable(parse_school(f.text).places for f in fences(index) if f.kind == "school")
        assert sorted(listed) == PLACES
        for place in PLACES:
            page = DOCS / language / "learn" / f"{place}.md"
            assert f'--8<-- "{language}/{place}.md"' in page.read_text(encoding="utf-8")
            assert len(shown(page)) == len(fences(TUTORIALS / language / f"{place}.md"))


def test_every_question_can_be_put_into_a_set_and_found_again() -> None:
    """The page of sets and the page of progress list every level and every question, each with its place."""
    asked = {name for dispute in DISPUTES for name in of_dispute(dispute).questions}
    asked |= {one.name for one in rounds.asked_rounds()}
    for language in LANGUAGES:
        for page in ("set", "progress"):
            [school] = [
                parse_school(f.text) for f in fences(DOCS / language / "learn" / f"{page}.md") if f.kind == "school"
            ]
            steps = [step for lesson in school.lessons(language) for step in lesson.steps]
            assert sorted(step.name for step in steps) == sorted([*(one.name for one in found(language)), *asked])
            assert len({step.title for step in steps if step.name in asked}) == len(asked)


def test_a_question_tells_what_is_asked_about() -> None:
    """Readings that are told nothing leave the situation to the question; two speakers of one text are told apart."""
    asked = of_dispute("lot_order").questions["lot-order-1"]("en")
    assert asked.asked == "Black wants to throw first. May he?"
    assert {row.options[row.right] for row in asked.rows} == {"It is allowed.", "It is not allowed."}
    holders = [row.holders for row in of_dispute("head_order").questions["head-order-1"]("en").rows]
    assert len(set(chain.from_iterable(holders))) == len(holders)


@pytest.mark.parametrize("place", PLACES)
def test_twins_differ_in_their_sentences_alone(place: str) -> None:
    ours, theirs = ([*_bare(language, place)] for language in LANGUAGES)
    assert ours == theirs


def _bare(language: str, place: str) -> list[list[tuple[str, str]]]:
    text = (TUTORIALS / language / f"{place}.md").read_text(encoding="utf-8")
    return [
        [(entry.key, _asked(entry.value) if SPOKEN.match(entry.key) else entry.value) for entry in entries(fence.text)]
        for fence in fenced(Document(text, place))
    ]


def _asked(sentence: str) -> str:
    """What the numbers of a sentence ask, in whatever order a language puts them."""
    return ", ".join(sorted(FIGURE.findall(sentence)))


# --- numbers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_no_number_that_the_core_counts_is_typed_by_hand(place: str, language: Language) -> None:
    text = (TUTORIALS / language / f"{place}.md").read_text(encoding="utf-8")
    assert by_hand(text) == []


@pytest.mark.parametrize(
    "sentence",
    [
        "hint: 11 rolls with a six.", "Nine rolls of them hit.", "With five it is 16 rolls.", "So many rolls of 36.",
        "wrong 13/8: Two blots in range: 21 rolls.", "hint: Two dice: 3 × 3.", "You lose one point, not two.",
        "A gammon is two points.", "The worst play is hit by thirty-two rolls.", "## Three points: nine rolls {#three}",
        "learned: Осталось два броска.", "Закрыты 3 — 9 бросков, 4 — 16.", "Из 36 бросков сыграют четыре.",
        "Четыре закрытых не пускают при 16 бросках.", "Таких бросков девять.", "Марс — два очка.", "Кокс стоит три очка.",
    ],
)  # fmt: skip
def test_a_number_typed_by_hand_is_found(sentence: str) -> None:
    assert by_hand(sentence)


@pytest.mark.parametrize(
    "sentence",
    [
        "task: You rolled 6 and 3.", "roll: 6-3", "hint: 11, 10, 9 and 8 are closed.", "The blot is eight away.",
        "answer: 17", "choices: 11, 15, 17, 20", "Up to `#!narde chance hit 6 as ways` rolls hit.", "Его последний бросок.",
        "Снимет следующим броском.", "Выпало 6 и 1.", "До блота восемь очков.", "Одной костью — 7 очков.",
    ],
)  # fmt: skip
def test_dice_points_and_claims_are_no_numbers_typed_by_hand(sentence: str) -> None:
    assert by_hand(sentence) == []


def by_hand(text: str) -> list[str]:
    """The numbers of throws, and of points for a win, that are typed in the sentences of a lesson."""
    sentences = [
        line.partition(": ")[2] if re.match(r"[a-z]+( [^:]*)?: ", line) else line
        for line in FIGURE.sub("…", text).splitlines()
        if SPOKEN.match(line.partition(":")[0]) or not re.match(r"[a-z][a-z ]*: ", line)
    ]
    return [found[0] for sentence in sentences for kind in BY_HAND for found in [kind.search(sentence)] if found]


def test_a_number_asks_the_board_as_it_stands_or_as_a_play_leaves_it() -> None:
    level = parse_level(LEVEL)
    after = level.endings[level.legal.results.index(level.legal.result_of(level.legal.plays[0]))]
    assert level.ground.now.count("blots") == 0
    played, counts = format_play(level.legal.plays[0]), [ending.count("shots") for ending in level.endings]
    speaks = parse_level(LEVEL.replace("hint: The three from 8.", f"hint: {SPEAKS.replace('PLAY', played)}"))
    numbers = (0, after.count("shots"), after.count("blots"), max(counts), min(counts), 36 - max(counts), 10)
    assert speaks.hints[0].say("en") == " ".join(map(str, numbers))


@pytest.mark.parametrize(
    ("asked", "complaint"),
    [
        ("here beauty", "“beauty” is no measure"),
        ("here on", "not whole"),
        ("here not blots", "“blots” counts none"),
        ("here shots after 8/1", "8/1"),
        ("here shots after", "no play is given"),
        ("here shots later", "later"),
        ("here shots as fraction", "fraction"),
        ("hear shots", "hear"),
    ],
)
def test_a_number_that_cannot_be_counted_is_told_where_it_stands(asked: str, complaint: str) -> None:
    with pytest.raises(Fault, match="hint") as told:
        parse_level(LEVEL.replace("The three from 8.", f"So many: `#!narde {asked}`."))
    assert complaint in str(told.value)


def test_a_mark_without_backticks_is_no_number() -> None:
    with pytest.raises(Fault, match="between backticks"):
        parse_level(LEVEL.replace("The three from 8.", "So many: #!narde count throws."))


def test_where_there_is_no_board_the_board_is_not_asked() -> None:
    text = (
        "name: a\nask: `#!narde here shots`?\ndispute: dead_cube\nstake: 2\nneeded: 2\n"
        "reading: may_double\nanswer: yes\n"
    )
    with pytest.raises(Fault, match="ask"):
        parse_puzzle(text)
    assert parse_puzzle(text.replace("here shots", "count throws")).question("en").asked == "36?"


# --- each level -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LEVELS)
def test_the_solution_is_legal_and_reaches_the_goal(name: str) -> None:
    level = LEVELS[name]
    assert level.broken() == ()
    assert level.judge(level.solution.value).legal
    assert level.accepts(level.solution.value)


@pytest.mark.parametrize("name", LEVELS)
def test_no_second_answer_is_refused(name: str) -> None:
    """Whatever the order of the steps: every way through the graph to a right end is right, every other is not."""
    level = LEVELS[name]
    data = told.level(level, "ru")
    for stage, number in level.legal.final_stages.items():
        reaches = all(goal.reached(level.endings[number], level.endings) for goal in level.goals)
        assert bool(data["done"][number]) is reaches
        assert level.accepts(format_play(_way(level, stage))) is reaches


def _way(level: Level, wanted: Stage) -> Play:
    """Some way to a stage of the graph."""
    graph = level.legal.graph
    ways: dict[Stage, Play] = {graph.start: Play()}
    for stage, onward in graph.steps.items():
        for step, reached in onward.items():
            ways.setdefault(reached, Play((*ways[stage].steps, step)))
    return ways[wanted]


@pytest.mark.parametrize("name", LEVELS)
def test_every_wrong_play_is_answered_by_the_core_and_by_the_lesson(name: str) -> None:
    level = LEVELS[name]
    data = told.level(level, "en")
    for wrong in level.wrongs:
        assert not level.accepts(wrong.play)
        verdict = level.judge(wrong.play)
        if verdict.play is None:
            assert verdict.refusal
            assert [verdict.refusal.say("en"), wrong.teaches.say("en")] in data["refused"].values()
        else:
            number = level.legal.results.index(level.legal.result_of(verdict.play))
            assert data["teaches"][str(number)] == wrong.teaches.say("en")
            assert data["said"][number]


@pytest.mark.parametrize("name", PUZZLES)
def test_every_puzzle_has_one_right_answer_among_several(name: str) -> None:
    puzzle = PUZZLES[name]
    for language in LANGUAGES:
        for row in puzzle.question(language).rows:
            assert len(row.options) == len(set(row.options)) > 1
            assert row.options[row.right]


# --- disputes -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", DISPUTES)
def test_every_dispute_is_asked_about_on_the_page_of_its_topic(name: str) -> None:
    for language in LANGUAGES:
        page = DOCS / language / "learn" / "disputes" / f"{DISPUTES[name].topic}.md"
        assert f"dispute: {name}\n" in [fence.text for fence in fences(page)]
        for asked in of_dispute(name).questions.values():
            question = asked(language)
            assert all(row.label and 0 <= row.right < len(row.options) for row in question.rows)


def test_every_cell_of_the_atlas_on_which_the_texts_part_is_asked() -> None:
    asked = [(opening, one.round.reply.roll) for one in rounds.asked_rounds() for opening in one.round.openings]
    disputed = [(cell.opening, cell.roll) for cell in atlas.table() if atlas.answers(cell) > 1]
    assert sorted(map(str, asked)) == sorted(map(str, disputed))
    assert {(cell.opening, cell.roll) for cell in atlas.table() if cell.disputed} < set(disputed)


def test_every_reading_of_the_head_is_asked() -> None:
    asked = {column.name for one in rounds.asked_rounds() for column in one.comparison.columns}
    assert asked == {reading.name for reading in HEAD.readings}


@pytest.mark.parametrize("asked", rounds.asked_rounds(), ids=lambda asked: asked.name)
def test_a_round_is_asked_so_that_its_answers_part(asked: rounds.Asked) -> None:
    columns = asked.comparison.columns
    assert asked.comparison.broken() == ()
    assert all(isinstance(claim, OnlyClaim) for column in columns for claim in column.diagram.claims)
    assert all(column.diagram.position == asked.round.reply.opening.position for column in columns)
    for language in LANGUAGES:
        question = asked.question(language)
        assert len({row.right for row in question.rows}) > 1
        assert len(question.situation) == (1 if asked.round.disturbed else 2)


def test_the_pages_ask_about_every_round() -> None:
    for language in LANGUAGES:
        page = DOCS / language / "learn" / "disputes" / "first-round.md"
        shown = [parse_puzzles(fence.text).questions for fence in fences(page) if fence.text.startswith("show:")]
        assert [name for names in shown for name in names] == [one.name for one in rounds.asked_rounds()]
