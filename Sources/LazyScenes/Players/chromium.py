"""Plays the scene beside this file with Chromium's content-visibility, headless, and prints a
recording. Needs Chromium and Python's standard library."""
import argparse
import json
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


class Browser:
    """Chromium, to which commands go over a pipe."""

    def __init__(self, home):
        name = next((n for n in ("chromium", "chromium-browser", "google-chrome") if shutil.which(n)), None)
        if name is None:
            sys.exit("play.py: there is no chromium; apt install chromium")
        commands, self.sending = os.pipe()
        self.receiving, answers = os.pipe()

        def hand_over():
            # The browser reads commands from 3 and writes answers to 4.
            os.dup2(commands, 10)
            os.dup2(answers, 11)
            os.dup2(10, 3)
            os.dup2(11, 4)

        self.process = subprocess.Popen(
            [name, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--user-data-dir=" + home, "--allow-file-access-from-files",
             "--remote-debugging-pipe", "about:blank"],
            preexec_fn=hand_over, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.buffer = b""
        self.answers = {}
        self.count = 0
        self.session = None

    def receive(self):
        while b"\0" not in self.buffer:
            piece = os.read(self.receiving, 1 << 16)
            if not piece:
                sys.exit("play.py: chromium ended")
            self.buffer += piece
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def command(self, method, **parameters):
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        text = json.dumps(message).encode() + b"\0"
        while text:
            text = text[os.write(self.sending, text):]
        while message["id"] not in self.answers:
            answer = self.receive()
            if "id" in answer:
                self.answers[answer["id"]] = answer
            elif answer.get("method") == "Runtime.bindingCalled":
                self.resize(**json.loads(answer["params"]["payload"]))
        answer = self.answers.pop(message["id"])
        if "error" in answer:
            sys.exit("play.py: " + json.dumps(answer["error"]))
        return answer["result"]

    def resize(self, width, height):
        """Gives the page a size."""
        self.command("Emulation.setDeviceMetricsOverride", width=width, height=height,
                     deviceScaleFactor=1, mobile=False)


# What players share.


def main():
    frames_each = pace()
    scene = read_scene()
    home = tempfile.mkdtemp()
    browser = Browser(home)
    try:
        version = browser.command("Browser.getVersion")["product"].split("/")[-1]
        target = browser.command("Target.createTarget", url="about:blank")["targetId"]
        browser.session = browser.command(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        browser.command("Page.enable")
        browser.command("Runtime.enable")
        browser.command("Runtime.addBinding", name="resizePageTo")
        browser.command("Page.navigate", url=(HERE / "page.html").as_uri())
        while browser.receive().get("method") != "Page.loadEventFired":
            pass
        result = browser.command(
            "Runtime.evaluate", expression="play(%s, %d)" % (json.dumps(scene), frames_each),
            awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit("play.py: " + result["exceptionDetails"]["exception"].get("description", "?"))
        write_head("Chromium " + version, frames_each)
        for frame in result["result"]["value"]:
            write_line(frame)
        browser.command("Browser.close")
    finally:
        try:
            browser.process.wait(5)
        except subprocess.TimeoutExpired:
            browser.process.kill()
            browser.process.wait()
        shutil.rmtree(home, ignore_errors=True)


main()
