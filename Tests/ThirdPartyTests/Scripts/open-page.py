"""Measures how long a report of 100,000 events takes to open in headless Chromium, beside an empty
page: until the page's program has drawn its first frame and the browser has shown it.

usage: open-page.py LAZYLAB
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

from chromium import Browser

SCRIPT = """
local window = Window { width = 390, height = 844,
  ScrollView { LazyVStack { spacing = 0,
    ForEach { 100000, id = "row-%d", function(i) return Item { height = 30 + i % 7 * 12 } end },
  } } }
for _ = 1, 22 do window:scrollView():fling { velocity = 40000 } end
"""
SHOWN = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def opening(browser, address):
    start = time.perf_counter()
    browser.open(address)
    browser.value(SHOWN)
    return time.perf_counter() - start


with tempfile.TemporaryDirectory() as folder:
    script, page, empty = (f"{folder}/{name}" for name in ("s.lua", "s.html", "empty.html"))
    for path, text in ((script, SCRIPT), (empty, "<!doctype html><title>empty</title>")):
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)
    told = subprocess.run([sys.argv[1], "report", script, "-o", page], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=True).stdout
    times = {path: [] for path in (empty, page)}
    with Browser() as browser:
        for _ in range(7):
            for path in times:
                times[path].append(opening(browser, "file://" + path))
    alone, whole = (statistics.median(times[path]) for path in (empty, page))
    print(told.strip().split("\n")[-1].replace(folder + "/", ""))
    print(f"{os.path.getsize(page) / 1e6:.1f} MB; opens in {whole:.2f} s, an empty page in "
          f"{alone:.2f} s, median of 7")
    if whole - alone > 1 or os.path.getsize(page) > 5e6:
        print("missed: a second more than an empty page, and 5 MB")
