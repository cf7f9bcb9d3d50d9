"""Opens a report in headless Chromium, uses it as a person would, and prints what is seen as JSON.

usage: browse.py PAGE FRAME
"""
import base64
import json
import os
import shutil
import subprocess
import sys
import tempfile

PAGE, FRAME = os.path.abspath(sys.argv[1]), int(sys.argv[2])
ARGUMENTS = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--no-first-run", "--disable-background-networking", "--remote-debugging-pipe",
]


class Browser:
    """Speaks the DevTools protocol through two pipes: messages of JSON that end in a zero byte."""

    def __init__(self, folder):
        (to, self.to), (self.answers, answers) = os.pipe(), os.pipe()

        def connect():
            # The ends may have the numbers 3 and 4 themselves.
            here, there = os.dup(to), os.dup(answers)
            os.dup2(here, 3)
            os.dup2(there, 4)

        self.process = subprocess.Popen(
            ["chromium", *ARGUMENTS, "--user-data-dir=" + folder], close_fds=False,
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
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call(
            "Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.call("Page.navigate", url=address)
        while not any(event["method"] == "Page.loadEventFired" for event in self.events):
            self.events.append(self.receive())

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True)
        if "exceptionDetails" in result:
            sys.exit(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def press(self, key, text=""):
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, text=text)


SEEN = """({
  moment: document.getElementById("moment").textContent,
  address: location.hash,
  why: document.getElementById("why").textContent,
  lint: document.getElementById("lint").textContent,
  events: document.querySelectorAll("#events tr").length,
  waiting: document.getElementById("waiting").textContent,
  boxes: [...document.querySelectorAll("#picture .box")].map((box) => [box.dataset.label,
    ...["x", "y", "width", "height"].map((name) => Number(box.getAttribute(name)))]),
})"""


folder = tempfile.mkdtemp()
browser = Browser(folder)
try:
    browser.open(f"file://{PAGE}#frame={FRAME}")
    seen = {"linked": browser.value(SEEN)}
    browser.press("ArrowRight")
    seen["right"] = browser.value(SEEN)
    browser.press("ArrowLeft")
    browser.press("ArrowLeft")
    seen["left"] = browser.value(SEEN)
    browser.press("Home")
    seen["home"] = browser.value(SEEN)
    browser.press(" ", " ")
    seen["playing"] = browser.value("document.getElementById('play').textContent")
    browser.press(" ", " ")
    seen["paused"] = browser.value("document.getElementById('play').textContent")
    browser.value("""(() => { const slider = document.getElementById("slider"); slider.value = 2;
      slider.dispatchEvent(new Event("input")); })()""")
    seen["slid"] = browser.value(SEEN)
    browser.value("location.hash = 'frame=999999'")
    browser.value("new Promise((done) => setTimeout(done, 100))")
    browser.value("""(() => { const field = document.getElementById("search"); field.value = "offset";
      field.dispatchEvent(new Event("input")); })()""")
    seen["found"] = browser.value("document.getElementById('event-count').textContent")
    browser.call("Emulation.setDeviceMetricsOverride", width=320, height=800, deviceScaleFactor=1,
                 mobile=False)
    seen["overflow"] = browser.value("document.documentElement.scrollWidth - innerWidth")
    seen["printed"] = len(base64.b64decode(browser.call("Page.printToPDF")["data"]))
    seen["title"] = browser.value("document.title")
    seen["harm"] = browser.value("window.harm === undefined")
    seen["elements"] = browser.value("document.querySelectorAll('b, img, script[src]').length")
    seen["errors"] = [
        event["params"] for event in browser.events
        if event["method"] in ("Runtime.exceptionThrown", "Log.entryAdded",
                               "Runtime.consoleAPICalled")]
    seen["requests"] = [
        event["params"]["request"]["url"] for event in browser.events
        if event["method"] == "Network.requestWillBeSent"]
    print(json.dumps(seen, ensure_ascii=True))
finally:
    browser.process.kill()
    browser.process.wait()
    shutil.rmtree(folder, ignore_errors=True)
