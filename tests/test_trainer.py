"""The trainer of first moves: what it asks, how often, and that its verdicts are those of the core and of the data."""

import json
from collections import Counter
from decimal import Decimal
from importlib.resources import files

import pytest

from narde_core.answers import QUESTIONS
from narde_core.bridge import answer
from narde_core.disputes import head
from narde_core.faults import Fault
from narde_core.first_round import in_the_way
from narde_core.game import LONG
from narde_core.notation import format_play, parse_play
from narde_core.plays import LegalTurn
from narde_core.refusal import judge
from narde_core.rulesets import find
from narde_core.trainer.cards import LongCard, ShortCard, asked_rules, draw, long_cards, parse_card, short_cards
from narde_core.trainer.drills import Answered, answer_heads, answer_play, board, heads
from narde_core.trainer.equities import FINE, Grade, rated
from narde_core.turn import Roll
from narde_core.wording import LANGUAGES

DATA = json.loads((files("narde_core.trainer") / "short_openings.json").read_text("utf-8"))["openings"]
SHORT = short_cards()


def short(text: str) -> ShortCard:
    card = parse_card(text)
    assert isinstance(card, ShortCard)
    return card


def long(text: str) -> LongCard:
    card = parse_card(text)
    assert isinstance(card, LongCard)
    return card


# --- cards ----------------------------------------------------------------------------------------------------------


def test_all_openings_and_all_replies_are_there() -> None:
    assert len(SHORT) == 15 + 15 * 21
    assert len(long_cards("commentary")) == 21 + 22 * 21


@pytest.mark.parametrize("card", [*SHORT[::37], *long_cards("gambler")[::53]], ids=str)
def test_a_card_is_read_as_it_is_written(card: LongCard | ShortCard) -> None:
    assert parse_card(str(card)) == card


@pytest.mark.parametrize(
    "text",
    ["", "short", "short/6-6", "short/3-3/6-1", "short/6-5/1-1/1-1", "long/5-5/4-4", "long/common/9-9/4-4", "x/y"],
)
def test_what_is_no_card_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(Fault):
        parse_card(text)


def test_a_number_always_draws_the_same_card() -> None:
    assert [draw("long", "all", number) for number in range(50)] == [
        draw("long", "all", number) for number in range(50)
    ]


def test_disputed_rounds_are_asked_far_oftener_than_they_come_up() -> None:
    total = sum(card.weight for card in long_cards("common"))
    drawn = [draw("long", "common", number) for number in range(total)]
    assert set(drawn) == set(long_cards("common"))
    disputed = [c for c in drawn if isinstance(c, LongCard) and c.opening and in_the_way(c.opening, c.roll)]
    assert len({str(card) for card in disputed}) == 10
    assert len(disputed) / len(drawn) > 0.25


def test_all_asks_by_the_rules_of_every_text_that_speaks_of_the_head() -> None:
    cards = Counter(card.rules for card in long_cards("all"))
    assert set(cards) == set(asked_rules())
    assert "commentary" in cards
    assert all(find(LONG, name).stated["head"] for name in cards)


def test_a_text_that_holds_two_readings_of_the_head_is_not_asked_as_if_it_had_one() -> None:
    assert not {"answers-thread", "advice-site"} & set(asked_rules())
    assert {"commentary", "duelio", "fnr-2026"} <= set(asked_rules())


# --- long -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", asked_rules())
def test_the_answer_is_what_the_core_plays(rules: str) -> None:
    for opening, roll in (("5-5", "4-4"), ("6-2", "5-5"), ("-", "6-6"), ("2-1", "6-1")):
        card = long(f"long/{rules}/{opening}/{roll}")
        legal = board(card).legal
        assert legal is not None
        gone = {15 - result.own[24] for result in LegalTurn(legal.turn, find(LONG, rules).rules).results}
        for number in (0, 1, 2):
            assert answer_heads(card, str(number), "en").right is (number in gone)


def test_the_explanation_names_the_reading_and_those_who_say_otherwise() -> None:
    for language in LANGUAGES:
        answered = answer_heads(long("long/commentary/5-5/4-4"), "2", language)
        assert not answered.right
        assert head.natural_obstacle.say(language) in answered.sentences[0]
        assert "Duelio" in " ".join(answered.sentences[1:])


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("long/crazy-site/2-1/1-1", "Either one or two may leave the head."),
        ("long/commentary/-/6-6", "Two leave the head."),
        ("long/commentary/5-5/4-4", "One leaves the head."),
    ],
)
def test_the_verdict_tells_every_number_that_may_leave(card: str, told: str) -> None:
    assert answer_heads(long(card), "1", "en").sentences[0].startswith(told)


def test_the_two_ways_to_play_three_three_are_two_openings() -> None:
    nine = board(long("long/duelio/3-3-9/5-5")).legal
    six = board(long("long/duelio/3-3/5-5")).legal
    assert nine is not None
    assert six is not None
    assert heads(nine) == heads(six) == {1}
    assert nine.turn.position != six.turn.position


# --- short ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", SHORT, ids=str)
def test_the_best_play_of_the_data_is_called_best(card: ShortCard) -> None:
    entry = DATA[str(card.opening or card.roll)]
    best = entry["replies"][str(card.roll)][0] if card.opening else next(iter(entry["plays"]))
    answered = answer_play(card, best, "en")
    assert isinstance(answered, Answered)
    assert answered.right
    assert "is the best play" in answered.sentences[0]


@pytest.mark.parametrize("roll", DATA)
def test_openings_are_graded_as_the_data_say(roll: str) -> None:
    known = rated(ShortCard(None, Roll(*map(int, roll.split("-")))))
    best = max(DATA[roll]["plays"].values())
    for text, equity in DATA[roll]["plays"].items():
        play = judge(known.turn, parse_play(text)).play
        assert play is not None
        loss = Decimal(str(best)) - Decimal(str(equity))
        judged = known.judge(play)
        wanted = Grade.BEST if not loss else Grade.FINE if loss <= FINE else Grade.ERROR
        assert judged.grade is wanted
        assert judged.hundredths is not None
        assert abs(judged.hundredths - loss * 100) <= Decimal("0.5")


def test_five_thousandths_are_fine_and_a_little_more_is_not() -> None:
    assert Decimal("0.005") == FINE
    fine = answer_play(short("short/4-3"), "13/9 13/10", "en")
    assert isinstance(fine, Answered)
    assert fine.right
    error = answer_play(short("short/4-1"), "13/9 6/5", "en")
    assert isinstance(error, Answered)
    assert not error.right
    assert "worse than the best play by 0.02 points" in error.sentences[0]


def test_a_play_outside_the_data_is_worse_and_said_so() -> None:
    unlisted = answer_play(short("short/4-3"), "24/20 6/3", "en")
    assert isinstance(unlisted, Answered)
    assert "by more than 0.06 points" in unlisted.sentences[0]
    reply = answer_play(short("short/6-5/3-1"), "24/20", "en")
    assert isinstance(reply, Answered)
    assert not reply.right
    assert "8/5 6/5" in reply.sentences[0]


def test_the_reason_says_what_the_play_does() -> None:
    answered = answer_play(short("short/3-1"), "8/5 6/5", "en")
    assert isinstance(answered, Answered)
    assert answered.sentences[1] == "8/5 6/5 makes the 5-point, leaves no shot in front."


def test_the_manuals_opening_is_the_best() -> None:
    assert format_play(rated(short("short/5-3")).best) == "8/3 6/3"


# --- as the page asks -----------------------------------------------------------------------------------------------


def ask(**question: str) -> dict[str, object]:
    reply: dict[str, object] = json.loads(answer(json.dumps({"lang": "en", **question})))
    return reply


def test_a_drill_comes_with_its_board() -> None:
    reply = ask(ask="drill", game="short", rules="common", number="7")
    assert reply["ok"]
    assert str(reply["svg"]).startswith("<svg")
    assert reply["turn"]
    assert ask(ask="drill", card=str(reply["card"])) == reply


def test_an_answer_is_judged() -> None:
    assert ask(ask="drill-answer", card="short/3-1", answer="8/5 6/5")["right"]
    refused = ask(ask="drill-answer", card="short/3-1", answer="8/2")
    assert refused["ok"]
    assert not refused["right"]


@pytest.mark.parametrize("question", [{"number": "x"}, {"card": "long/none/-/6-6"}, {"game": "go", "number": "1"}])
def test_a_wrong_question_is_answered_with_a_sentence(question: dict[str, str]) -> None:
    reply = ask(ask="drill", **question)
    assert not reply["ok"]
    assert reply["error"]


def test_the_questions_are_known() -> None:
    assert {"drill", "drill-answer", "drill-rules"} <= QUESTIONS.keys()
