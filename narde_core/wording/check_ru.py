"""Russian sentences of the check of transcripts, by code."""

SENTENCES: dict[str, str] = {
    "check-other-game": "запись игры {written}, а правила — игры {rules}",
    "check-event-game": "это запись другой игры: «{written}», а по правилам турнира играют «{game}»; выберите правила турнира для игры из записи",
    "check-notice": "В записи указаны правила «{written}», а проверена она по правилам турнира: «{rules}».",
    "check-score": "записан счёт {given}, а по прошлым партиям выходит {counted}",
    "check-starter": "начинать должны {starter}. {reading}",
    "check-order": "ходить должны {due}, а не {given}",
    "check-after-end": "партия окончена, продолжать её нельзя",
    "check-opening-double": "первым ходом {roll} выпасть не может. {reading}",
    "check-play": "{roll}: {play}. {refusal}",
    "check-cube-value": "ставка становится {offered}, а не {given}",
    "check-winner": "партию выиграли {winner}",
    "check-drawn": "партия закончилась вничью",
    "check-points": "записано очков: {given}, а за эту партию бывает: {known}",
    "check-runs-on": "здесь дубль идёт дальше, и записи для таких партий пока нет ({game}): разбирайте их по ходам",
    "odds-one-question": "спросите что-то одно: hit, enter, bear-off, number или total",
    "convert-game": "XGID, GNUBG ID и OGID знают только пути коротких нард; игра «{game}» идёт иначе",
    "convert-checkers": "XGID, GNUBG ID и OGID рассчитаны на {checkers} шашек у каждого, а в игре «{game}» их {own}: остальные прочлись бы как снятые",
}
