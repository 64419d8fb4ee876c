"""Every source text, one module each."""

from __future__ import annotations

from narde_core.authorities import (
    advice_site,
    answers_thread,
    backgammon_site,
    browser_game,
    commentary,
    crazy_site,
    duelio,
    encyclopedia,
    engine_spec,
    exception_note,
    flash_short,
    fnr_2024,
    fnr_2025,
    fnr_2026,
    forum_2012,
    gambler,
    general_2012,
    geonardi,
    gnubg_manual,
    greek_cafe,
    head_qa,
    hypergammon_page,
    long_article,
    masters_of_backgammon,
    mfsnb_school,
    moscow_open,
    numbered_rules,
    shesh_besh,
    short_classic,
    short_cube,
    short_photo,
    six_one,
    stake_tables,
    tavla,
    toy_manual,
    us_rules_2008,
    us_rules_2017,
    world_rules,
)
from narde_core.authority import Authority

TEXTS = (
    commentary,
    numbered_rules,
    head_qa,
    exception_note,
    answers_thread,
    long_article,
    duelio,
    gambler,
    moscow_open,
    general_2012,
    forum_2012,
    encyclopedia,
    crazy_site,
    six_one,
    short_photo,
    short_cube,
    short_classic,
    flash_short,
    toy_manual,
    backgammon_site,
)
"""The texts that were read whole."""
FEDERATION = (
    fnr_2024,
    fnr_2025,
    fnr_2026,
)
"""The Russian federation's rules, known at second hand."""
ELSEWHERE = (
    geonardi,
    mfsnb_school,
    browser_game,
    advice_site,
    stake_tables,
    masters_of_backgammon,
    engine_spec,
    shesh_besh,
    tavla,
    greek_cafe,
    hypergammon_page,
    gnubg_manual,
    us_rules_2008,
    us_rules_2017,
    world_rules,
)
"""Other public sources, known at second hand, for what no text above holds."""

AUTHORITIES: dict[str, Authority] = {
    module.AUTHORITY.name: module.AUTHORITY for module in (*TEXTS, *FEDERATION, *ELSEWHERE)
}
