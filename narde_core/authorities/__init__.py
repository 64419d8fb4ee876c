"""Every source text, one module each."""

from __future__ import annotations

from narde_core.authorities import commentary
from narde_core.authority import Authority

AUTHORITIES: dict[str, Authority] = {module.AUTHORITY.name: module.AUTHORITY for module in (commentary,)}
