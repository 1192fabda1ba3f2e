"""nginx in front of the nodes of one machine. For the internet there is `deploy/nginx.conf`."""

from __future__ import annotations

import signal
from collections.abc import Sequence
from pathlib import Path

from codex_naturalis.cluster.part import Part, PartFailed, accepts, free_port
from codex_naturalis.cluster.programs import NGINX

CONFIGURATION = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
worker_processes 1;
worker_rlimit_nofile 16384;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/bodies;
    proxy_temp_path {folder}/proxied;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    # Nothing of these folders is used: bodies stay in memory.
    client_max_body_size 1040k;
    client_body_buffer_size 1040k;
    proxy_max_temp_file_size 0;

    upstream nodes {{
{servers}
        keepalive 32;
    }}
    map $http_upgrade $upgrading {{ default upgrade; "" ""; }}

    server {{
        listen 127.0.0.1:{port};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $upgrading;
        proxy_connect_timeout 2s;
        proxy_read_timeout 75s;
        location / {{
            proxy_pass http://nodes;
        }}
        # A node that is leaving takes no sockets: another one does.
        location = /api/socket {{
            proxy_pass http://nodes;
            proxy_next_upstream error timeout http_503;
        }}
    }}
}}
"""
SERVER = "        server 127.0.0.1:{port} max_fails=1 fail_timeout=1s;"


class Proxy(Part):
    def __init__(self, folder: Path, port: int, nodes: Sequence[int]) -> None:
        """`nodes` are their ports. Port 0 picks a free one. Raises PartFailed."""
        super().__init__("proxy", folder / "nginx.log", signal.SIGQUIT)
        self._program = NGINX.path()
        self._folder = folder
        if port and accepts(port):
            raise PartFailed(f"port {port} is in use: choose another one by --port, 0 for any")
        self.port = port or free_port()
        folder.mkdir(parents=True, exist_ok=True)
        servers = "\n".join(SERVER.format(port=node) for node in nodes)
        text = CONFIGURATION.format(folder=folder, servers=servers, port=self.port)
        (folder / "nginx.conf").write_text(text)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> Sequence[str | Path]:
        start = (self._program, "-p", self._folder, "-e", self.log)
        return [*start, "-c", self._folder / "nginx.conf"]

    def is_ready(self) -> bool:
        return accepts(self.port)
