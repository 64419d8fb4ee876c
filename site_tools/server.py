"""Serves the built site on 127.0.0.1, as a static host would: compressed twins, types, caching, the page for 404."""

import argparse
import gzip
import http.server
import os
import posixpath
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from email.utils import formatdate
from http import HTTPStatus
from pathlib import Path
from typing import override
from urllib.parse import unquote, urlsplit, urlunsplit

from site_tools.paths import SITE

HOST = "127.0.0.1"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".xml": "application/xml",
    ".zip": "application/zip",
}
SITEMAP = "sitemap.xml"
TEXT = {".css", ".html", ".js", ".json", ".map", ".mjs", ".svg", ".txt", ".webmanifest", ".xml"}


class Handler(http.server.BaseHTTPRequestHandler):
    """Answers GET and HEAD with the files of one folder."""

    protocol_version = "HTTP/1.1"
    site = SITE

    def do_GET(self) -> None:
        """Send the file, or the page that says there is none."""
        asked = urlsplit(self.path)
        path = posixpath.normpath(unquote(asked.path))
        file = self.site / path.lstrip("/")
        if file.is_dir() and not asked.path.endswith("/"):
            self.send_response(HTTPStatus.MOVED_PERMANENTLY)
            self.send_header("Location", urlunsplit(("", "", f"{asked.path}/", asked.query, "")))
            self.send_header("Content-Length", "0")
            self.end_headers()
            return
        if file.is_dir():
            file /= "index.html"
        if file.is_file():
            self.send(HTTPStatus.OK, file)
        else:
            language = "en" if path.startswith("/en/") else ""
            self.send(HTTPStatus.NOT_FOUND, self.site / language / "404.html")

    do_HEAD = do_GET  # noqa: N815 - the name that http.server looks for

    def send(self, status: HTTPStatus, file: Path) -> None:
        """Send one file, compressed if the browser takes it, and only if it is newer than the browser's."""
        when = formatdate(file.stat().st_mtime, usegmt=True)
        if status is HTTPStatus.OK and self.headers["If-Modified-Since"] == when:
            self.send_response(HTTPStatus.NOT_MODIFIED)
            self.end_headers()
            return
        body, encoding = self.body(file)
        self.send_response(status)
        self.send_header("Content-Type", TYPES.get(file.suffix, "application/octet-stream"))
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Vary", "Accept-Encoding")
        self.send_header("Access-Control-Allow-Origin", "*")
        self.send_header("Last-Modified", when)
        named_by_content = file.parent.parent.name == "runtime"
        self.send_header("Cache-Control", "max-age=31536000, immutable" if named_by_content else "no-cache")
        if encoding:
            self.send_header("Content-Encoding", encoding)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def body(self, file: Path) -> tuple[bytes, str]:
        """Return the bytes to send, and how they are compressed."""
        accepted = self.headers["Accept-Encoding"] or ""
        for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
            twin = file.with_name(file.name + suffix)
            if encoding in accepted and twin.is_file() and file.name != SITEMAP:
                return twin.read_bytes(), encoding
        data = file.read_bytes()
        if file.name == SITEMAP:
            # the theme compares it with the address bar, port and all, before it navigates without reloading
            data = data.replace(b"://localhost/", f"://{self.headers['Host']}/".encode())
        if file.suffix in TEXT and "gzip" in accepted:
            return gzip.compress(data, 6), "gzip"
        return data, ""

    @override
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing: the terminal is for the address."""


class Server(http.server.ThreadingHTTPServer):
    """One thread per connection, and none of them keeps the program alive."""

    daemon_threads = True

    @override
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of a browser that hangs up in the middle of a download."""


@contextmanager
def serving(site: Path = SITE, port: int = 0) -> Iterator[str]:
    """Serve ``site`` while the block runs, and yield its address with a slash at the end; port 0 takes a free one."""
    server = Server((HOST, port), type("SiteHandler", (Handler,), {"site": site}))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://{HOST}:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def main() -> None:
    """Serve until the user has had enough."""
    parser = argparse.ArgumentParser(description="Serve the built site on 127.0.0.1.")
    parser.add_argument("--port", type=int, default=int(os.environ.get("PORT", "0")), help="0, the default: a free one")
    parser.add_argument("--since", type=float, default=time.time(), help="when the build started, for the time taken")
    options = parser.parse_args()
    try:
        with serving(port=options.port) as address:
            print(f"{address}  (ready after {time.time() - options.since:.0f} s; Ctrl-C ends it)", flush=True)
            with suppress(KeyboardInterrupt):
                threading.Event().wait()
    except OSError as error:
        raise SystemExit(
            f"Port {options.port} of {HOST} can't be used: {error.strerror}. Leave PORT out to take a free one."
        ) from None


if __name__ == "__main__":
    main()
