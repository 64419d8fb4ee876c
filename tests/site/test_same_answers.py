"""The browser's Python and this one: two thousand questions, the same bytes."""

import json
from random import Random

import pytest
from playwright.sync_api import Page

from narde_core.bridge import answer
from narde_core.common import GAMES
from narde_core.game import Game
from narde_core.notation import format_play, format_side
from narde_core.plays import LegalTurn
from narde_core.rulesets import NAMED
from narde_core.turn import Turn
from narde_core.wording import LANGUAGES
from tests.strategies import played

QUESTIONS = 2000
AT_ONCE = 100
START = """async (address) => {
  const worker = new Worker(address, { type: "module", name: "snapshot of a test" });
  await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.kind === "ready") resolve();
      if (data.kind === "failed") reject(new Error(data.reason));
    };
  });
  globalThis.tried = worker;
}"""
ASK = """(requests) => new Promise((resolve, reject) => {
  const replies = [];
  globalThis.tried.onmessage = ({ data }) => {
    if (data.kind === "failed") reject(new Error(data.reason));
    if (data.kind !== "answer") return;
    replies[data.id] = data.reply;
    if (data.id === requests.length - 1) resolve(replies);
  };
  for (const [id, request] of requests.entries()) globalThis.tried.postMessage({ id, request });
})"""


def asked_of(turn: Turn, game: Game, choose: Random) -> dict[str, str]:
    """A question about a turn: every kind, in both languages, under any rule set."""
    rules = choose.choice([name for known, name in NAMED if known == game.name])
    given = {
        "lang": choose.choice(LANGUAGES),
        "game": game.name,
        "rules": rules,
        "white": format_side(turn.position.own),
        "black": format_side(turn.position.opponent),
        "to move": "white",
        "roll": str(turn.roll),
    }
    ask = choose.choice(["plays", "judge", "judge", "judge", "compare", "next", "draw", "convert"])
    if ask in {"judge", "next"}:
        other = choose.choice(played(game, choose.randrange(20)))
        source = turn if ask == "next" or choose.random() < 0.5 else other
        given["play"] = format_play(choose.choice(LegalTurn(source, NAMED[game.name, rules].rules).plays))
    return {"ask": ask, **given}


def requests() -> list[str]:
    """The questions, the same in every run."""
    choose = Random(5)
    games = list(GAMES.values())
    asked = []
    for number in range(QUESTIONS):
        game = games[number % len(games)]
        asked.append(asked_of(choose.choice(played(game, choose.randrange(20))), game, choose))
    return [json.dumps(question, ensure_ascii=False) for question in asked]


@pytest.mark.slow
@pytest.mark.timeout(1200)
def test_the_browser_answers_as_cpython_does(page: Page, site: str) -> None:
    asked = requests()
    replies = [answer(request) for request in asked]
    understood = sum(json.loads(reply)["ok"] for reply in replies)
    assert understood > QUESTIONS * 0.9
    page.goto(f"{site}about/")
    page.evaluate(START, f"{site}assets/js/worker.js")
    for start in range(0, QUESTIONS, AT_ONCE):
        part = slice(start, start + AT_ONCE)
        for request, reply, said in zip(asked[part], replies[part], page.evaluate(ASK, asked[part]), strict=True):
            assert said == reply, request
