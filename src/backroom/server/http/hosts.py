"""The `Host` of a request: a page of somebody else's may have its own name lead here.

With DNS rebinding a foreign page's name resolves to this machine, and the browser then takes what
is here for that page's own. So only names that lead here by right are answered to. An address in
figures is nobody's name: whoever asks for it means this very machine.
"""

from __future__ import annotations

import functools
import ipaddress
import socket
from urllib.parse import urlsplit

from backroom.server.config import Config

REMEMBERED = 1024
LOCAL = "localhost"


class Hosts:
    """The hosts that a server answers to."""

    def __init__(self, config: Config):
        own = socket.gethostname().lower()
        named = {LOCAL, own, f"{own}.local", config.host.lower()}
        named |= {name.strip().lower() for name in config.hosts.split(",")}
        if config.public_url:
            named.add(urlsplit(config.public_url).hostname or "")
        self._names = named - {""}
        self.allows = functools.lru_cache(REMEMBERED)(self._allows)

    def _allows(self, header: str) -> bool:
        """Whether the value of a `Host` header, name and perhaps port, is one of ours."""
        try:
            name = urlsplit(f"//{header}").hostname or ""
        except ValueError:
            return False
        name = name.rstrip(".")
        return name in self._names or name.endswith(f".{LOCAL}") or _is_address(name)


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
