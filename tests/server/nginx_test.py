#!/usr/bin/env python3
"""Chicane behind a real nginx under TLS, set up by docs/hosting/nginx.conf itself: what a browser would meet."""
import base64
import hashlib
import http.client
import json
import os
import re
import secrets
import shutil
import signal
import socket
import ssl
import struct
import subprocess
import sys
import tempfile
import time

ROOT = os.environ["CHICANE_SOURCE_DIR"]
CHICANE = os.environ["CHICANE"]
NAME = "race.example"
ORIGIN = f"https://{NAME}"
JSON = {"Content-Type": "application/json"}

complaints = []
checks = 0


def check(condition, what):
    global checks
    checks += 1
    if not condition:
        complaints.append(what)


def free_ports(count):
    held = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    ports = [one.getsockname()[1] for one in held]
    for one in held:
        one.close()
    return ports


def make_certificate(folder):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                    "-keyout", f"{folder}/key.pem", "-out", f"{folder}/cert.pem"], check=True, capture_output=True)


def site(folder, chicane_port, http_port, tls_port):
    """The documented configuration with ports and paths of this test. Every replacement must find its place."""
    text = open(os.path.join(ROOT, "docs/hosting/nginx.conf"), encoding="utf-8").read()
    for old, new in [("    listen [::]:80;\n", ""), ("    listen [::]:443 ssl http2;\n", ""),
                     ("listen 80;", f"listen 127.0.0.1:{http_port};"), ("listen 443 ssl", f"listen 127.0.0.1:{tls_port} ssl"),
                     ("    server 127.0.0.1:8080;", f"    server 127.0.0.1:{chicane_port};"),
                     (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", f"{folder}/cert.pem"),
                     (f"/etc/letsencrypt/live/{NAME}/privkey.pem", f"{folder}/key.pem"),
                     ("/var/log/nginx/chicane.log", f"{folder}/access.log"), ("/var/log/nginx", folder), ("/var/www/acme", f"{folder}/acme")]:
        if old not in text:
            raise SystemExit(f"docs/hosting/nginx.conf no longer has {old!r}")
        text = text.replace(old, new)
    return text


def start_nginx(folder, chicane_port, http_port, tls_port):
    open(f"{folder}/site.conf", "w", encoding="utf-8").write(site(folder, chicane_port, http_port, tls_port))
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;\n" if os.geteuid() == 0 else ""
    open(f"{folder}/nginx.conf", "w", encoding="utf-8").write(
        f"{user}daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/main.log;\nevents {{}}\n"
        f"http {{\n{temporary}include {folder}/site.conf;\n}}\n")
    nginx = shutil.which("nginx", path=os.environ.get("PATH", "") + ":/usr/sbin") or "nginx"
    return subprocess.Popen([nginx, "-p", folder, "-c", f"{folder}/nginx.conf", "-e", f"{folder}/main.log"])


def start_chicane(folder, port):
    return subprocess.Popen([CHICANE, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", f"{folder}/data",
                             "--public-url", ORIGIN, "--trust-proxy", "127.0.0.1"],
                            stdout=open(f"{folder}/chicane.log", "w", encoding="utf-8"), stderr=subprocess.STDOUT)


def wait_for(port, process):
    end = time.monotonic() + 30
    while time.monotonic() < end and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return True
        except OSError:
            time.sleep(0.05)
    return False


class Site:
    """Speaks to nginx under the name of the site, and believes only its certificate."""

    def __init__(self, folder, port):
        self.port = port
        self.context = ssl.create_default_context(cafile=f"{folder}/cert.pem")
        self.connection = None

    def socket(self):
        return self.context.wrap_socket(socket.create_connection(("127.0.0.1", self.port), 20), server_hostname=NAME)

    def ask(self, method, path, body=None, headers=None):
        """(status, headers, body as JSON or text); connections are kept."""
        if self.connection is None:
            self.connection = http.client.HTTPSConnection(NAME, timeout=20)
            self.connection.sock = self.socket()
        data = body if body is None or isinstance(body, bytes) else json.dumps(body).encode()
        try:
            self.connection.request(method, path, data, {**({} if body is None else JSON), **(headers or {})})
            answer = self.connection.getresponse()
            text = answer.read().decode()
        except (OSError, http.client.HTTPException):
            self.connection = None
            raise
        if answer.will_close:
            self.connection = None
        try:
            return answer.status, answer.headers, json.loads(text)
        except ValueError:
            return answer.status, answer.headers, text


class WebSocket:
    """As much of RFC 6455 as a viewer needs."""

    def __init__(self, plain, path, headers):
        self.plain = plain
        self.unread = b""
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {NAME}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}",
                 "Sec-WebSocket-Version: 13"] + [f"{name}: {value}" for name, value in headers.items()]
        plain.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.unread and self.more():
            pass
        head, _, self.unread = self.unread.partition(b"\r\n\r\n")
        self.head = head.decode()
        self.status = int(self.head.split(" ")[1])
        digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        self.is_open = self.status == 101 and base64.b64encode(digest).decode() in self.head

    def more(self):
        part = self.plain.recv(65536)
        self.unread += part
        return bool(part)

    def take(self, count):
        while len(self.unread) < count:
            if not self.more():
                raise EOFError("the socket was closed in the middle of a frame")
        part, self.unread = self.unread[:count], self.unread[count:]
        return part

    def frame(self):
        """(is last, opcode, payload)"""
        first, second = self.take(2)
        length = second & 127
        if length == 126:
            length = struct.unpack(">H", self.take(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self.take(8))[0]
        return bool(first & 128), first & 15, self.take(length)

    def message(self):
        """(opcode, payload) of the next text (1) or close (8); pings are answered."""
        kind, whole = 0, b""
        while True:
            is_last, opcode, payload = self.frame()
            if opcode == 8:
                return 8, payload
            if opcode == 9:
                self.send(10, payload)
            elif opcode in (0, 1):
                kind, whole = opcode or kind, whole + payload
                if is_last:
                    return kind, whole

    def send(self, opcode, payload):
        mask = secrets.token_bytes(4)
        head = bytes([128 | opcode]) + (bytes([128 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload)))
        self.plain.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))


def check_pages(browser, http_port):
    status, headers, body = browser.ask("GET", "/api/health")
    check(status == 200 and body == {"status": "fine"}, f"health: {status} {body}")
    check(headers["Strict-Transport-Security"] == "max-age=31536000", f"HSTS: {headers['Strict-Transport-Security']}")

    plain = http.client.HTTPConnection("127.0.0.1", http_port, timeout=20)
    plain.request("GET", "/race?x=1", headers={"Host": NAME})
    answer = plain.getresponse()
    check(answer.status == 301 and answer.headers["Location"] == f"{ORIGIN}/race?x=1", f"plain HTTP: {answer.status} {answer.headers['Location']}")
    plain.close()

    status, _, _ = browser.ask("GET", "/metrics")
    check(status == 404, f"metrics from outside: {status}")

    status, headers, body = browser.ask("POST", "/api/guests", b'{"name": "' + b"x" * 100_000 + b'"}')
    check(status == 413 and body["error"]["code"] == "too_large", f"a body that is too large: {status} {body}")
    check(headers["Strict-Transport-Security"] is not None, "HSTS is missing on a refusal")

    # Records may be longer; Chicane itself judges them.
    for path, wanted in (("/api/shared", 409), ("/api/leagues/nosuchleague/results", 401)):
        status, _, body = browser.ask("POST", path, json.dumps({"record": "x" * 100_000}).encode())
        check(status == wanted, f"a record of 100 kB to {path}: {status} {body}")


def check_origins(browser):
    status, _, body = browser.ask("POST", "/api/guests", {"name": "Eve"}, {"Origin": "https://evil.example"})
    check(status == 403 and body["error"]["code"] == "wrong_origin", f"a request from another site: {status} {body}")
    status, _, body = browser.ask("POST", "/api/guests", {"name": "Eve"}, {"Origin": f"http://{NAME}"})
    check(status == 403, f"a request from the site without TLS: {status} {body}")


def guest(browser):
    status, headers, body = browser.ask("POST", "/api/guests", {"name": "Ann"}, {"Origin": ORIGIN})
    check(status == 201, f"a guest: {status} {body}")
    cookie = headers["Set-Cookie"] or ""
    attributes = {part.strip().lower() for part in cookie.split(";")[1:]}
    check(cookie.startswith("chicane_session="), f"the cookie: {cookie.split('=')[0]}")
    check({"secure", "httponly", "samesite=lax"} <= attributes, f"the cookie's attributes: {sorted(attributes)}")
    return {"Origin": ORIGIN, "Cookie": cookie.split(";")[0]}


def race(browser, person):
    status, _, body = browser.ask("POST", "/api/races", {
        "rules": "speed-circuit", "circuit": "monza", "laps": 1, "options": {}, "title": "Thursday", "is_public": False,
        "seats": [{"kind": "human", "name": "Ann"}, {"kind": "bot", "driver": "rookie", "name": "Valli"}],
        "pace": {"seconds": 0, "warning": 0, "missed": "keep", "is_reaction": False}}, person)
    check(status == 201, f"a race: {status} {body}")
    identity, secret = body["race"]["id"], body["seat"]["secret"]
    if body["race"]["state"] == "open":
        status, _, body = browser.ask("POST", f"/api/races/{identity}/start", {"fill": "rookie"}, person)
        check(status == 200, f"the start: {status} {body}")
    return identity, secret


def check_live(browser, identity, secret, person):
    """A WebSocket that has received its first message."""
    path = f"/api/races/{identity}/live?from=0"
    other = WebSocket(browser.socket(), path, {**person, "Origin": "https://evil.example"})
    check(other.status == 403, f"a WebSocket from another site: {other.status}")
    other.plain.close()

    for query, headers in (("", person), (f"&seat={secret}", {"Origin": ORIGIN})):
        viewer = WebSocket(browser.socket(), path + query, headers)
        check(viewer.is_open, f"a WebSocket: {viewer.head}")
        kind, payload = viewer.message()
        first = json.loads(payload) if kind == 1 else {}
        check(first.get("type") == "race" and first["race"]["id"] == identity, f"the first message: {payload[:300]}")
        check(first.get("race", {}).get("you") == 0, f"whose view it is: {first.get('race', {}).get('you')}")
    viewer.send(1, json.dumps({"do": "legal", "re": 7}).encode())
    kind, payload = viewer.message()
    while kind == 1 and json.loads(payload).get("re") != 7:
        kind, payload = viewer.message()
    check(kind == 1 and json.loads(payload)["type"] in ("legal", "error"), f"an answer over the WebSocket: {payload[:300]}")
    return viewer


def check_addresses(browser, chicane_port):
    """Rates are limited by the address that nginx has seen, whatever a client claims; and Chicane believes nginx."""
    statuses = []
    for i in range(2000):
        statuses.append(browser.ask("GET", "/api/health", headers={"X-Forwarded-For": f"198.51.100.{i % 250}"})[0])
        if statuses[-1] == 429:
            break
    check(statuses[-1] == 429, f"{len(statuses)} requests under forged addresses were all answered")
    direct = http.client.HTTPConnection("127.0.0.1", chicane_port, timeout=20)
    direct.request("GET", "/api/health", headers={"Host": NAME, "X-Forwarded-For": "198.51.100.251", "X-Forwarded-Proto": "https"})
    check(direct.getresponse().status == 200, "an address that a trusted proxy names is limited with another's requests")
    direct.close()


def check_end(chicane, nginx, viewer, browser):
    chicane.send_signal(signal.SIGTERM)
    kind, payload = 1, b""
    while kind == 1:
        kind, payload = viewer.message()
    check(kind == 8 and payload[:2] == struct.pack(">H", 1001), f"how the WebSocket ended: {kind} {payload!r}")
    check(chicane.wait(20) == 0, f"chicane ended with {chicane.returncode}")
    status, _, body = browser.ask("GET", "/api/health")
    check(status == 502 and body["error"]["code"] == "unreachable", f"nginx without Chicane: {status} {body}")
    nginx.send_signal(signal.SIGQUIT)
    check(nginx.wait(20) == 0, f"nginx ended with {nginx.returncode}")


def check_logs(folder, identity, secret):
    access = open(f"{folder}/access.log", encoding="utf-8").read()
    check(f"GET /api/races/{identity}/live 101" in access, "the WebSocket is not in nginx's log")
    for name in ("access.log", "chicane.error.log", "main.log", "chicane.log"):
        text = open(os.path.join(folder, name), encoding="utf-8").read()
        check(secret not in text, f"the secret of a seat is in {name}")
        check(not re.search(r"chicane_session=\w", text), f"a session is in {name}")


def print_logs(folder):
    for name in ("chicane.log", "main.log"):
        if os.path.exists(os.path.join(folder, name)):
            print(f"{name}:\n{open(os.path.join(folder, name), encoding='utf-8').read()[-2000:]}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        chicane_port, http_port, tls_port = free_ports(3)
        make_certificate(folder)
        processes = [start_chicane(folder, chicane_port), start_nginx(folder, chicane_port, http_port, tls_port)]
        try:
            for name, port, process in (("chicane", chicane_port, processes[0]), ("nginx", tls_port, processes[1])):
                if not wait_for(port, process):
                    print(f"{name} did not start")
                    print_logs(folder)
                    return 1
            browser = Site(folder, tls_port)
            check_pages(browser, http_port)
            check_origins(browser)
            person = guest(browser)
            identity, secret = race(browser, person)
            viewer = check_live(browser, identity, secret, person)
            check_addresses(browser, chicane_port)
            check_end(*processes, viewer, browser)
            check_logs(folder, identity, secret)
        except Exception:
            print_logs(folder)
            raise
        finally:
            for process in processes:
                if process.poll() is None:
                    process.kill()
                process.wait()
    for complaint in complaints:
        print(complaint)
    print(f"{checks} checks, {len(complaints)} complaints")
    return 1 if complaints else 0


sys.exit(main())
