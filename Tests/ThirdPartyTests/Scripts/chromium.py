"""Headless Chromium, spoken to without any library."""
import json
import os
import shutil
import subprocess
import sys
import tempfile

ARGUMENTS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
]


class Browser:
    """Speaks the DevTools protocol through two pipes: messages of JSON that end in a zero byte."""

    def __init__(self):
        self.folder = tempfile.mkdtemp()
        (to, self.to), (self.answers, answers) = os.pipe(), os.pipe()

        def connect():
            # The ends may have the numbers 3 and 4 themselves.
            here, there = os.dup(to), os.dup(answers)
            os.dup2(here, 3)
            os.dup2(there, 4)

        self.process = subprocess.Popen(
            ["chromium", *ARGUMENTS, "--user-data-dir=" + self.folder], close_fds=False,
            preexec_fn=connect, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to)
        os.close(answers)
        self.bytes, self.events, self.number, self.session = b"", [], 0, None

    def receive(self):
        while b"\0" not in self.bytes:
            part = os.read(self.answers, 1 << 16)
            if not part:
                sys.exit("chromium ended")
            self.bytes += part
        message, self.bytes = self.bytes.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    sys.exit(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def open(self, address):
        seen, self.session = len(self.events), None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.call("Page.navigate", url=address)
        while not any(event["method"] == "Page.loadEventFired" for event in self.events[seen:]):
            self.events.append(self.receive())

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                           awaitPromise=True)
        if "exceptionDetails" in result:
            sys.exit(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def press(self, key, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, text=text)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)
