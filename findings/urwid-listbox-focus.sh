#!/bin/sh
# One would guess: what moves in a list when its rows change follows from what it shows: which rows,
# from which line on.
# Really: urwid's ListBox keeps the line of the row that has the focus, wherever that is in sight.
# Rows 500 to 509 are shown. Where two lines are added to row 503, those above it stay while the
# focus is on row 500, and those below it while it is on row 509. 20 rows put before row 503 are
# shown, or fill the lines above it. Arrow keys that only move the focus decide it.
# Seen with urwid 3.0.2, without a screen.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install urwid==3.0.2
cat > "$folder/focus.py" <<'PYTHON'
from importlib.metadata import version
import urwid

size = (20, 10)

class Row(urwid.Text):
    _selectable = True

    def keypress(self, _, key):
        return key

def grow(rows):
    rows.body[503].set_text("row 503\n  second\n  third")

def insert(rows):
    rows.body[503:503] = [Row(f"new {number}") for number in range(20)]

def remove(rows):
    del rows.body[505:508]

def say(when, rows):
    lines = [line.decode().strip() for line in rows.render(size, True).text]
    print(f"  {when}: {', '.join(lines)}")

for downs in (0, 9):
    print(f"the focus on row {500 + downs}")
    for name, change in (("row 503 grows", grow), ("20 before row 503", insert),
                         ("rows 505 to 507 go", remove)):
        rows = urwid.ListBox(urwid.SimpleFocusListWalker([Row(f"row {n}") for n in range(1000)]))
        rows.set_focus(500)
        rows.set_focus_valign("top")
        rows.render(size, True)
        for _ in range(downs):
            rows.keypress(size, "down")
        if change is grow:
            say("opening", rows)
        change(rows)
        say(name, rows)
print("urwid", version("urwid"))
PYTHON
"$folder/python/bin/python" "$folder/focus.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
the focus on row 500
  opening: row 500, row 501, row 502, row 503, row 504, row 505, row 506, row 507, row 508, row 509
  row 503 grows: row 500, row 501, row 502, row 503, second, third, row 504, row 505, row 506, row 507
  20 before row 503: row 500, row 501, row 502, new 0, new 1, new 2, new 3, new 4, new 5, new 6
  rows 505 to 507 go: row 500, row 501, row 502, row 503, row 504, row 508, row 509, row 510, row 511, row 512
the focus on row 509
  opening: row 500, row 501, row 502, row 503, row 504, row 505, row 506, row 507, row 508, row 509
  row 503 grows: row 502, row 503, second, third, row 504, row 505, row 506, row 507, row 508, row 509
  20 before row 503: new 17, new 18, new 19, row 503, row 504, row 505, row 506, row 507, row 508, row 509
  rows 505 to 507 go: row 497, row 498, row 499, row 500, row 501, row 502, row 503, row 504, row 508, row 509
urwid 3.0.2
TEXT
diff "$folder/expected" "$folder/seen"
