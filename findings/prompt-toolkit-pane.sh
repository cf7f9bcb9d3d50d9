#!/bin/sh
# One would guess: where a list is longer than the limit of prompt_toolkit's ScrollablePane, 10,000
# lines by default, its end cannot be scrolled to; the rows before it are shown.
# Really: that is so for rows without a height. Where each row has height=1, 10,000 rows are shown,
# and of 10,001 none: all that the pane ever says is "Window too small...". With
# max_available_height=20000 all are there.
# Seen with prompt_toolkit 3.0.53, on a screen that draws nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install --only-binary :all: prompt_toolkit==3.0.53
cat > "$folder/pane.py" <<'PYTHON'
import prompt_toolkit
from prompt_toolkit.application import Application
from prompt_toolkit.application.current import set_app
from prompt_toolkit.input import DummyInput
from prompt_toolkit.layout import (
    FormattedTextControl, HSplit, Layout, ScrollablePane, Window)
from prompt_toolkit.layout.mouse_handlers import MouseHandlers
from prompt_toolkit.layout.screen import Screen, WritePosition
from prompt_toolkit.output import DummyOutput

def run(count, height=None, **limit):
    rows = [Window(FormattedTextControl(f"row {number}"), height=height) for number in range(count)]
    pane = ScrollablePane(HSplit(rows), show_scrollbar=False, keep_focused_window_visible=False,
                          keep_cursor_visible=False, **limit)
    application = Application(Layout(pane), input=DummyInput(), output=DummyOutput())

    def shown(offset):
        pane.vertical_scroll = offset
        screen = Screen()
        with set_app(application):
            place = WritePosition(0, 0, 30, 8)
            pane.write_to_screen(screen, MouseHandlers(), place, "", True, None)
        drawn = ["".join(screen.data_buffer[y][x].char for x in range(30)) for y in range(8)]
        return ", ".join(line.strip() for line in drawn if line.strip()) or "nothing"

    print(f"{count} rows, height={height}", *(f"{name}={limit[name]}" for name in limit))
    print("  at the beginning:", shown(0))
    print("  at the end:", shown(count - 8))

run(10_000)
run(10_001)
run(10_000, 1)
run(10_001, 1)
run(10_001, 1, max_available_height=20_000)
print("prompt_toolkit", prompt_toolkit.__version__)
PYTHON
"$folder/python/bin/python" "$folder/pane.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
10000 rows, height=None
  at the beginning: row 0, row 1, row 2, row 3, row 4, row 5, row 6, row 7
  at the end: row 9992, row 9993, row 9994, row 9995, row 9996, row 9997, row 9998, row 9999
10001 rows, height=None
  at the beginning: row 0, row 1, row 2, row 3, row 4, row 5, row 6, row 7
  at the end: row 9992, row 9993, row 9994, row 9995, row 9996, row 9997, row 9998, row 9999
10000 rows, height=1
  at the beginning: row 0, row 1, row 2, row 3, row 4, row 5, row 6, row 7
  at the end: row 9992, row 9993, row 9994, row 9995, row 9996, row 9997, row 9998, row 9999
10001 rows, height=1
  at the beginning: Window too small...
  at the end: nothing
10001 rows, height=1 max_available_height=20000
  at the beginning: row 0, row 1, row 2, row 3, row 4, row 5, row 6, row 7
  at the end: row 9993, row 9994, row 9995, row 9996, row 9997, row 9998, row 9999, row 10000
prompt_toolkit 3.0.53
TEXT
diff "$folder/expected" "$folder/seen"
