"""Russian sentences about wins, matches and procedure, by code."""

SENTENCES: dict[str, str] = {
    "win-plain": "оин",
    "win-gammon": "марс",
    "win-backgammon": "кокс",
    "win-home-gammon": "домашний марс",
    "ruling-stands": "Засчитано.",
    "ruling-throw-again": "Обе кости бросают снова.",
    "ruling-allowed": "Так можно.",
    "ruling-forbidden": "Так нельзя.",
    "ruling-must-move-it": "Надо ходить этой шашкой, если она может пойти.",
    "ruling-may-change": "Игрок ещё может передумать.",
    "ruling-must-correct": "Ход надо исправить.",
    "ruling-opponent-chooses": "Выбирает соперник: принять ход как есть или потребовать правильного.",
    "ruling-cannot-happen": "По этим правилам такого не бывает.",
    "ruling-turn-over": "Ход завершён.",
    "ruling-turn-goes-on": "Ход ещё не завершён.",
    "ruling-moved-for-him": "За игрока ходит программа.",
    "ruling-loses-game": "Партия проиграна.",
    "ruling-loses-match": "Матч проигран.",
    "ruling-not-said": "В правилах об этом не сказано.",
}
