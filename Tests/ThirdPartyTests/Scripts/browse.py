"""Opens a report in headless Chromium, uses it as a person would, and prints what is seen as JSON.

usage: browse.py PAGE FRAME
"""
import base64
import json
import os
import sys

from chromium import Browser

PAGE, FRAME = os.path.abspath(sys.argv[1]), int(sys.argv[2])

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


with Browser() as browser:
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
