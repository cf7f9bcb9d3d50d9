#!/bin/sh
# One would guess: rows that are appended far below what a Kivy RecycleView shows move nothing in
# sight; rows that are inserted above it could.
# Really: what it keeps is a fraction, scroll_y. In the middle of a list, 100 more rows at the end take
# the reader from row 497 to row 548, and 100 more at the beginning bring row 497 back. At the end
# the list follows what is appended.
# Seen with Kivy 2.3.1 without a display: a window that draws nothing, OpenGL's mock, of both of which
# Kivy complains.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install Kivy==2.3.1
cat > "$folder/append.py" <<'PYTHON'
import os
os.environ.update(KIVY_NO_ARGS="1", KIVY_NO_CONFIG="1", KIVY_LOG_MODE="PYTHON", KIVY_HOME=os.path.dirname(__file__))
os.environ.update(KIVY_WINDOW="none", KIVY_GL_BACKEND="mock", KIVY_DPI="96", KIVY_METRICS_DENSITY="1")
import kivy
from kivy.clock import Clock
from kivy.core.window import WindowBase
from kivy.lang import Builder
from kivy.properties import NumericProperty
from kivy.uix.widget import Widget

class Unseen(WindowBase):
    """A window that draws nothing."""

class Row(Widget):
    number = NumericProperty(0)

Unseen(width=400, height=300)
rows = Builder.load_string("""
RecycleView:
    size_hint: None, None
    size: 400, 300
    viewclass: "Row"
    RecycleBoxLayout:
        orientation: "vertical"
        size_hint_y: None
        height: self.minimum_height
        default_size: None, None
        default_size_hint: 1, None
        key_size: "extent"
""")

def data(first, end):
    return [{"number": number, "extent": (400, 20 + number % 7 * 10)} for number in range(first, end)]

def say(when):
    for _ in range(10):
        Clock.tick()
    content = rows.layout_manager
    edge = content.height - (content.height - rows.height) * (1 - rows.scroll_y)
    top = max((row for row in content.children if row.top <= edge + 1e-6), key=lambda row: row.top)
    place = "row %d is the first whole one, %g below the upper edge" % (top.number, edge - top.top)
    print("%s scroll_y %g of %g: %s" % (when, rows.scroll_y, content.height, place))

rows.data = data(0, 1000)
rows.scroll_y = 0.5
say("the middle:")
rows.data.extend(data(1000, 1100))
say("100 rows appended:")
rows.data = data(-100, 0) + rows.data
say("100 rows inserted before all:")
rows.scroll_y = 0
say("the end:")
rows.data.extend(data(1100, 1200))
say("100 rows appended:")
print("Kivy", kivy.__version__)
PYTHON
"$folder/python/bin/python" "$folder/append.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
the middle: scroll_y 0.5 of 49970: row 497 is the first whole one, 15 below the upper edge
100 rows appended: scroll_y 0.5 of 54970: row 548 is the first whole one, 15 below the upper edge
100 rows inserted before all: scroll_y 0.5 of 60020: row 497 is the first whole one, 40 below the upper edge
the end: scroll_y 0 of 60020: row 1095 is the first whole one, 20 below the upper edge
100 rows appended: scroll_y 0 of 64990: row 1194 is the first whole one, 0 below the upper edge
Kivy 2.3.1
TEXT
diff "$folder/expected" "$folder/seen"
