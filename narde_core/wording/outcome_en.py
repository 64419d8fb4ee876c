"""English sentences about wins, matches and procedure, by code."""

SENTENCES: dict[str, str] = {
    "win-plain": "plain win (oin)",
    "win-gammon": "gammon (mars)",
    "win-backgammon": "backgammon (koks)",
    "win-home-gammon": "home mars",
    "ruling-stands": "It stands.",
    "ruling-throw-again": "Throw both dice again.",
    "ruling-allowed": "It is allowed.",
    "ruling-forbidden": "It is not allowed.",
    "ruling-must-move-it": "This checker must be moved, if it can be.",
    "ruling-may-change": "The player may still decide otherwise.",
    "ruling-must-correct": "The play must be corrected.",
    "ruling-opponent-chooses": "The opponent chooses: accept the play as it is, or demand a legal one.",
    "ruling-cannot-happen": "Under these rules it does not happen.",
    "ruling-turn-over": "The turn is over.",
    "ruling-turn-goes-on": "The turn goes on.",
    "ruling-moved-for-him": "The program moves instead of the player.",
    "ruling-loses-game": "The game is lost.",
    "ruling-loses-match": "The match is lost.",
    "ruling-not-said": "The rules do not say.",
}
