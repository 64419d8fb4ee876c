"""Makes a function that draws a figure a formatter of superfences."""

from collections.abc import Callable
from functools import wraps

from pymdownx.superfences import SuperFencesException

from narde_core.faults import Fault
from narde_core.wording import Language
from site_tools.figures.place import Place, place_of
from site_tools.pages import options_refused


def figure[T](read: Callable[[str], T]) -> Callable[[Callable[[T, Place], str]], Callable[..., str]]:
    """Make a function that draws what ``read`` gives, at its place, a formatter; whatever goes wrong ends the build."""

    def decorate(drawn: Callable[[T, Place], str]) -> Callable[..., str]:
        @wraps(drawn)
        def format_fence(source: str, kind: str, *rest: object, lang: Language, **given: object) -> str:
            _, options, md = rest
            if options or given.get("classes") or given.get("id_value"):
                raise SuperFencesException(options_refused(kind, "{…}"))
            try:
                html = drawn(read(source), place_of(md, lang))
            except Exception as error:
                said = str(error) if isinstance(error, Fault) else f"{type(error).__name__}: {error}"
                raise SuperFencesException(f"{kind}: {said}") from error
            return f'<div class="nardy-told nardy-{kind}" data-figure="{kind}">{html}</div>'

        return format_fence

    return decorate
