"""A site author's commentary on the disputed rules of long nardy."""

from __future__ import annotations

from narde_core.authority import Authority, Slip, Statement, Weight, twin
from narde_core.disputes import head, head_order, lot, lot_dice, lot_tie, next_game, passing, prime

PLAY_OUT = twin("сторонники правила «доиграть ход»", "those for playing the turn out")
FEDERATION = twin("Федерация, словами её президента", "the Federation, in its president's words")

HEAD = (
    Statement(
        head.natural_obstacle,
        reason=twin(
            "Голова соперника стоит с начала игры: это препятствие естественное, оба игрока встречают его одинаково, и "
            "ход доигрывают. Вышедшая шашка — уже сделанный ход: она вправе мешать. Иначе второй игрок снимал бы две и "
            "не при дубле, чего первому не дано.",
            "The opponent's head stands there from the start: a natural obstacle that both players meet alike, so the "
            "turn is played out. A moved checker is a turn already played: it has every right to be in the way. "
            "Otherwise the second player would take two without a double, which the first never can.",
        ),
    ),
    Statement(
        head.doubles_when_blocked,
        weight=Weight.REPORTS,
        reason=twin(
            "Бросок надо сыграть целиком, и при дубле не важно, что мешает. Но не при дубле первый игрок двумя не "
            "ходит — значит, не ходит и второй.",
            "The roll should be played in full, and with a double it does not matter what is in the way. But without a "
            "double the first player never moves two, so neither does the second.",
        ),
    ),
    Statement(
        head.whenever_blocked,
        weight=Weight.REPORTS,
        voice=PLAY_OUT,
        reason=twin(
            "Смысл правила — сыграть первый бросок целиком; отчего одна шашка не прошла, никто не спрашивает.",
            "The point of the rule is to play the first roll in full; why one checker did not pass is not asked.",
        ),
    ),
    Statement(
        head.pass_when_blocked,
        weight=Weight.REPORTS,
        reason=twin(
            "Упомянуто как очень редкое и тут же отвергнуто: ни смысла, ни логики автор не видит.",
            "Named as very rare and dismissed at once: the author sees neither sense nor logic in it.",
        ),
    ),
    Statement(
        head_order.first_as_far_as_it_goes,
        weight=Weight.REPORTS,
        voice=PLAY_OUT,
        reason=twin(
            "Первая идёт, сколько может, вторая — на то, что осталось.",
            "The first goes as far as it can, the second plays what is left.",
        ),
    ),
)

BLOCK = (
    Statement(
        prime.opponent_ahead,
        article="2.2",
        reason=twin(
            "Правило спасает от марса, который сложился бы уже в дебюте из-за неудачных бросков. Так играют почти "
            "везде, и прежде всего за настоящей доской в Закавказье.",
            "The rule guards against a gammon made in the opening by a few bad rolls. It is played so almost "
            "everywhere, above all over the board in the Caucasus.",
        ),
    ),
    Statement(
        prime.opponent_home,
        article="2.2",
        weight=Weight.REPORTS,
        reason=twin(
            "Доводов, которые можно взвесить, автор не нашёл.", "The author found no argument one could weigh."
        ),
    ),
    Statement(
        passing.end_of_turn,
        article="2.3",
        weight=Weight.REPORTS,
        voice=twin("традиция", "tradition"),
        reason=twin(
            "Запрет нужен, чтобы соперник успел пройти. Пока ход не окончен, соперник всё равно не ходит, и то, что "
            "снова открыто к концу хода, ему не помешало.",
            "The ban is there so that the opponent has time to pass. Until the turn is over he does not move anyway, and "
            "what is open again at its end has not been in his way.",
        ),
    ),
    Statement(
        passing.every_step,
        article="2.3",
        weight=Weight.REPORTS,
        voice=FEDERATION,
        reason=twin(
            "Свободный шестой пункт принадлежит сопернику, будто там уже стоит невидимая шашка: сначала откройте ему "
            "другой. Если единственный ход строит забор, этого хода нет. И королю в шахматах нельзя рокировать через "
            "битое поле, хотя под боем он не остаётся. Так уже несколько лет на турнирах Федерации.",
            "The open sixth point is the opponent's, as if an unseen checker stood on it: open him another one first. If "
            "the only move builds the fence, there is no move. A chess king may not castle across an attacked square "
            "either, though it does not end up in check. So it has been for years at the Federation's tournaments.",
        ),
    ),
)

START = (
    Statement(
        lot.one_die_each,
        reason=twin("Так начинают всегда и во всех версиях.", "Every version begins so, always."),
    ),
    Statement(lot_tie.again),
    Statement(
        next_game.winner,
        weight=Weight.REPORTS,
        reason=twin("Традиция, идущая из глубины веков.", "The tradition, come down through the centuries."),
    ),
    Statement(
        next_game.lot,
        weight=Weight.REPORTS,
        voice=twin("некоторые игровые сайты", "some playing sites"),
        reason=twin("Вероятно, взято из коротких нард.", "Probably taken over from short nardy."),
    ),
    Statement(
        next_game.alternate, weight=Weight.REPORTS, voice=twin("турниры Федерации", "the Federation's tournaments")
    ),
    Statement(lot_dice.thrown_again, weight=Weight.REPORTS),
    Statement(lot_dice.played, weight=Weight.REPORTS),
)

AUTHORITY = Authority(
    name="commentary",
    title=twin("Комментарий к спорным правилам", "Commentary on the disputed rules"),
    about=twin(
        "Автор одного сайта разбирает спорные места длинных нард: какие есть версии, чем их защищают и какая ему "
        "ближе. Ссылается на пункты 2.2 и 2.3 правил своего сайта; сами эти правила до нас не дошли.",
        "The author of a site goes through the disputed places of long nardy: the versions, what is said for each, and "
        "which he prefers. He refers to rules 2.2 and 2.3 of his site; those rules themselves have not come down to us.",
    ),
    statements={"long": HEAD + BLOCK + START},
    contradictions=(
        Slip(
            written=twin(
                "Обещаны три группы спорных мест, перечислены четыре.",
                "Three groups of disputed places are announced, four are listed.",
            ),
            meant=twin("Четыре.", "Four."),
        ),
        Slip(
            written=twin(
                "Сначала все споры — из-за одного первого броска, 5-5; потом «ещё два хода»; потом их три.",
                "First all disputes come from one opening, 5-5; then from “two more”; then there are three of those.",
            ),
            meant=twin(
                "Первых бросков, после которых вышедшая шашка мешает, семь: 5-5, 2-1, 6-2, 5-3, 2-2, 4-4 и 3-3, сыгранное 24/15 24/21.",
                "A moved checker is in the way after seven openings: 5-5, 2-1, 6-2, 5-3, 2-2, 4-4, and 3-3 played 24/15 24/21.",
            ),
        ),
    ),
    slips=(
        Slip(
            written=twin(
                "После 5-5 трудны броски 6-2, 5-3 и 4-4; бросок 5-5 труден после 2-1, 6-2 и 5-3.",
                "After 5-5 the rolls 6-2, 5-3 and 4-4 are in trouble; 5-5 is after 2-1, 6-2 and 5-3.",
            ),
            meant=twin(
                "Перебор добавляет 2-2 после 5-5 и ещё 5-5 после 2-2, 4-4 и 3-3, сыгранного 24/15 24/21.",
                "A full count adds 2-2 after 5-5, and 5-5 after 2-2, 4-4, and 3-3 played 24/15 24/21.",
            ),
        ),
        Slip(
            written=twin(
                "Вторая версия называет дубли 4-4 и 5-5.",
                "The second version names the doubles 4-4 and 5-5.",
            ),
            meant=twin("По её же доводу сюда входит и 2-2.", "By its own argument 2-2 belongs there too."),
        ),
        Slip(
            written=twin(
                "Двумя шашками ходят, только если на пути нет чужих.",
                "Two checkers move only if no checkers of the other side are in the way.",
            ),
            meant=twin(
                "Вышедших чужих шашек: голова соперника тоже из чужих шашек, а при ней ходят как раз двумя.",
                "No moved ones: the opponent's head is made of his checkers too, and there two do move.",
            ),
        ),
        Slip(
            written=twin(
                "Шашки белых встают в пункты 4, 21 и 16.", "White's checkers come to the points 4, 21 and 16."
            ),
            meant=twin(
                "Это счёт белых от 24 к 1; по счёту второго игрока — 16-й, 9-й и 4-й пункты.",
                "That is White's count from 24 to 1; by the second player's they are the 16-, 9- and 4-points.",
            ),
        ),
        Slip(
            written=twin("Блок из шести и более шашек.", "A block of six or more checkers."),
            meant=twin("Из шести и более пунктов подряд.", "Of six or more points in a row."),
            article="2.2",
        ),
    ),
)
