"""A line to PostgreSQL that is cut at the worst of moments: after COMMIT, before its answer."""

from __future__ import annotations

import contextlib
import re
import socket
import threading
from urllib.parse import urlsplit

from tests.server.harness import PATIENCE

# As the protocol has them: the query, and the server's word that it was carried out.
COMMIT = b"Q\x00\x00\x00\x0bCOMMIT\x00"
COMMITTED = b"COMMIT\x00"
# What the writer says and readers do not.
WRITER = re.compile(b"INSERT INTO|UPDATE ")


class Cutter:
    """Passes on what it gets, until it is told to cut."""

    def __init__(self, database: str):
        parts = urlsplit(database)
        assert parts.port is not None
        self._server = ("127.0.0.1", parts.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        port = self._listening.getsockname()[1]
        self.url = database.replace(f":{parts.port}/", f":{port}/")
        self._marks: tuple[bytes, ...] = ()
        self._passes = True
        self.has_cut = threading.Event()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self, mark: str, passes: bool) -> None:
        """Cut the line of the writer at the COMMIT of the next transaction with `mark`, an id, in
        it: once it was carried out, or before it gets there."""
        self.has_cut.clear()
        digits = mark.replace("-", "")
        # Ids travel as text, or packed.
        self._marks, self._passes = (mark.encode(), digits.encode(), bytes.fromhex(digits)), passes

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=[client], daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        server = socket.create_connection(self._server, timeout=PATIENCE)
        is_cut = threading.Event()
        back = threading.Thread(target=_pass_back, args=[server, client, is_cut], daemon=True)
        back.start()
        sent, is_writer = b"", False
        with contextlib.suppress(OSError), client, server:
            while part := client.recv(65_536):
                sent += part
                is_writer = is_writer or WRITER.search(sent) is not None
                if not part.endswith(COMMIT):
                    server.sendall(part)
                    continue
                if is_writer and any(mark in sent for mark in self._marks):
                    self._marks = ()
                    is_cut.set()
                    if self._passes:
                        server.sendall(part)
                    else:
                        server.shutdown(socket.SHUT_RDWR)
                    back.join(PATIENCE)
                    client.shutdown(socket.SHUT_RDWR)
                    self.has_cut.set()
                    return
                server.sendall(part)
                sent = b""


def _pass_back(server: socket.socket, client: socket.socket, is_cut: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while part := server.recv(65_536):
            if is_cut.is_set():
                if COMMITTED in part:
                    return
            else:
                client.sendall(part)
    # Ended by the server, in whichever way: so does the client's line.
    if not is_cut.is_set():
        with contextlib.suppress(OSError):
            client.shutdown(socket.SHUT_RDWR)
