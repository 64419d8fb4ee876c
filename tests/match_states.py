"""A hypothesis strategy for what an ID holds."""

from __future__ import annotations

from hypothesis import strategies as st

from narde_core.game import SHORT
from narde_core.ids import Cube, MatchState, Offer, Phase
from narde_core.turn import Colour
from tests.strategies import arbitrary_positions, rolls

colours = st.sampled_from(Colour)
cubes = st.builds(lambda power, owner: Cube(2**power, owner), st.integers(0, 9), st.none() | colours)


@st.composite
def match_states(draw: st.DrawFn) -> MatchState:
    """A position with any score, cube and offer that belong together."""
    position = draw(arbitrary_positions(SHORT))
    mover = draw(colours)
    cube = draw(cubes)
    length = draw(st.just(0) | st.integers(1, 64))
    scores = st.integers(0, length - 1 if length else 99)
    white, black = draw(scores), draw(scores)
    offers = [Offer.NONE, Offer.BEAVER, Offer.RACCOON]
    offer = draw(st.sampled_from(offers if cube.owner is mover.other else [Offer.NONE, Offer.DOUBLE, Offer.BEAVER]))
    sides = (position.own, position.opponent)
    return MatchState(
        white=sides[mover is Colour.BLACK],
        black=sides[mover is Colour.WHITE],
        to_move=mover,
        roll=draw(st.none() | rolls) if offer is Offer.NONE else None,
        cube=cube,
        offer=offer,
        resigned=draw(st.integers(0, 3)),
        white_score=white,
        black_score=black,
        length=length,
        crawford=bool(length) and max(white, black) == length - 1 and draw(st.booleans()),
        jacoby=not length and draw(st.booleans()),
        beavers=not length and draw(st.booleans()),
        largest_cube=2 ** draw(st.integers(0, 15)),
        phase=draw(st.sampled_from(Phase)),
    )
