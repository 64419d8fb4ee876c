"""English sentences of the check of transcripts, by code."""

SENTENCES: dict[str, str] = {
    "check-other-game": "the transcript is of the {written} game, the rules of the {rules} game",
    "check-event-game": "this is a transcript of another game, {written}; by the event's rules it is {game}: choose an event's rules for the game of the transcript",
    "check-notice": "The transcript names the rules “{written}”; it was checked by the event's: “{rules}”.",
    "check-score": "the score is written {given}; the games before make it {counted}",
    "check-starter": "{starter} should start. {reading}",
    "check-order": "it is {due}'s turn, not {given}'s",
    "check-after-end": "the game is over; nothing can follow",
    "check-opening-double": "the first turn cannot be {roll}. {reading}",
    "check-play": "{roll}: {play}. {refusal}",
    "check-cube-value": "the cube goes to {offered}, not {given}",
    "check-winner": "the game was won by {winner}",
    "check-drawn": "the game was drawn",
    "check-points": "the points are written {given}; this game can give {known}",
    "check-runs-on": "in “{game}” a double runs on, and no form of a game written down holds that yet: judge it turn by turn",
    "odds-one-question": "ask for one of hit, enter, bear-off, number, total",
    "convert-game": "XGID, GNUBG ID and OGID know the routes of short nardy alone; those of “{game}” are different",
    "convert-checkers": "XGID, GNUBG ID and OGID are made for {checkers} checkers a side, and “{game}” has {own}: the others would read as borne off",
}
