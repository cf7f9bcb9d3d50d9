#!/bin/sh
# One would guess: where a row in sight of Slint's ListView grows by 100, the content grows by 100;
# and setting content-y twice to one number shows one place.
# Really: all unseen rows count as long as the mean of those in sight now, whatever was seen before.
# One of 1,000 rows that grows by 100 makes the content 10,000 longer. An offset is read by the mean
# of the rows that it leaves and given anew by that of the rows that it finds: setting -20,000 shows
# row 400 and says -22,000, setting it again shows row 363 and says -18,150, and so on in turns.
# Seen with slint 1.18.1b1 (PyPI has only previews), Python 3.12. Needs Debian's xvfb xauth libinput10
# libgbm1 libfontconfig1 libxkbcommon-x11-0 libx11-xcb1 libxcursor1 libxi6.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
for python in python3 python3.12 python3.13 python3.14 "$HOME"/.pyenv/versions/3.1[2-9]*/bin/python3; do
  "$python" -c 'import sys; sys.exit(sys.version_info < (3, 12))' 2> /dev/null && break
done
"$python" -m venv "$folder/python"
"$folder/python/bin/pip" -q install slint==1.18.1b1
cat > "$folder/mean.py" <<'PYTHON'
import datetime
import os
from importlib.metadata import version
import slint

folder = os.path.dirname(__file__)
with open(os.path.join(folder, "rows.slint"), "w") as file:
    file.write("""
import { ListView } from "std-widgets.slint";
export component Rows inherits Window {
  width: 400px; height: 300px;
  in property <[int]> lengths;
  in property <int> roll-call;
  callback here(int, length);
  out property <length> content-length: list.content-height;
  in-out property <length> offset <=> list.content-y;
  list := ListView {
    for length[number] in root.lengths: row := Rectangle {
      height: length * 1px;
      property <int> called: root.roll-call;
      changed called => { root.here(number, row.absolute-position.y); }
    }
  }
}""")
window = slint.load_file(os.path.join(folder, "rows.slint")).Rows()
lengths = slint.ListModel([20 + number % 7 * 10 for number in range(1000)])
window.lengths = lengths
window.here = lambda number, place: places.append((int(number), place))
places = []

def grow(number, by):
    lengths[number] += by

def move(offset):
    window.offset = offset

steps = [
    ("opening", lambda: None),
    ("row 3 grows by 100", lambda: grow(3, 100)),
    ("and shrinks again", lambda: grow(3, -100)),
    ("content-y = -20000", lambda: move(-20000)),
    ("content-y = -20000", lambda: move(-20000)),
    ("content-y = -20000", lambda: move(-20000)),
    ("content-y = -20000", lambda: move(-20000)),
    ("content-y += 100", lambda: move(window.offset + 100)),
    ("content-y += 100", lambda: move(window.offset + 100)),
    ("content-y += 100", lambda: move(window.offset + 100)),
]

def run():
    for when, act in steps:
        act()
        yield
        yield
        places.clear()
        window.roll_call += 1
        yield
        yield
        print("%s: %.0f long, content-y %.0f, row %d at %.0f" % (when, window.content_length, window.offset, *min(places)))
    print("Slint", version("slint"), flush=True)
    slint.quit_event_loop()
    yield

running = run()
timer = slint.Timer()
timer.start(slint.TimerMode.Repeated, datetime.timedelta(milliseconds=100), lambda: next(running))
window.show()
slint.run_event_loop()
PYTHON
SLINT_BACKEND=winit-software xvfb-run -a timeout 120 "$folder/python/bin/python" "$folder/mean.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
opening: 50000 long, content-y 0, row 0 at 0
row 3 grows by 100: 60000 long, content-y 0, row 0 at 0
and shrinks again: 50000 long, content-y 0, row 0 at 0
content-y = -20000: 55000 long, content-y -22000, row 400 at 0
content-y = -20000: 50000 long, content-y -18150, row 363 at 0
content-y = -20000: 55000 long, content-y -22000, row 400 at 0
content-y = -20000: 50000 long, content-y -18150, row 363 at 0
content-y += 100: 50000 long, content-y -18080, row 361 at -30
content-y += 100: 53333 long, content-y -19167, row 359 at -20
content-y += 100: 50000 long, content-y -17850, row 356 at -50
Slint 1.18.1b1
TEXT
diff "$folder/expected" "$folder/seen"
