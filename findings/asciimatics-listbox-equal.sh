#!/bin/sh
# One would guess: in a list where each row comes with a value for the program, two rows may have
# the same one; arrow keys and clicks go by rows.
# Really: asciimatics' ListBox takes the value of the row that is meant, and highlights the first
# row that has this value. Where 50 rows have the values 0 to 3 in turns, it accepts them, but arrow
# down goes from row 3 to row 0, a click on row 7 highlights row 3, and page down stays in rows 0
# to 3.
# Seen with asciimatics 1.15.0, on a screen that draws nothing.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install --only-binary :all: asciimatics==1.15.0
cat > "$folder/rows.py" <<'PYTHON'
from importlib.metadata import version
from asciimatics.event import KeyboardEvent, MouseEvent
from asciimatics.scene import Scene
from asciimatics.screen import Screen
from asciimatics.widgets import Frame, Layout, ListBox

def nothing(*arguments):
    return None

drawing = ("_change_colours", "_clear", "_print_at", "_scroll", "_sync_mouse", "close", "get_event")
asking = ("block_transfer", "has_resized", "set_title", "wait_for_input")
Unseen = type("Unseen", (Screen,), dict.fromkeys(drawing + asking, nothing))

def run(kind, options):
    frame = Frame(Unseen(12, 40, 50, False), 12, 40, has_border=False)
    layout, rows = Layout([1], fill_frame=True), ListBox(10, options)
    frame.add_layout(layout)
    layout.add_widget(rows)
    frame.fix()
    frame.register_scene(Scene([frame], -1))
    frame.reset()

    def highlighted():
        """The row that is drawn in colours of its own."""
        frame.update(0)
        cells = [frame.canvas.get_from(0, line) for line in range(10)]
        colours = [cell[1:] for cell in cells]
        line = next(line for line in range(10) if colours.count(colours[line]) == 1)
        return "".join(chr(frame.canvas.get_from(x, line)[0]) for x in range(8)).strip()

    def press(key, times):
        for _ in range(times):
            frame.process_event(KeyboardEvent(key))
            yield highlighted()

    print(kind, "values")
    print("  opening:", highlighted())
    print("  arrow down:", ", ".join(press(Screen.KEY_DOWN, 6)))
    frame.process_event(MouseEvent(2, 7, MouseEvent.LEFT_CLICK))
    print("  click on the line of row 7:", highlighted())
    print("  page down:", ", ".join(press(Screen.KEY_PAGE_DOWN, 3)))

run("different", [(f"row {number}", number) for number in range(50)])
run("equal", [(f"row {number}", number % 4) for number in range(50)])
print("asciimatics", version("asciimatics"))
PYTHON
"$folder/python/bin/python" "$folder/rows.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
different values
  opening: row 0
  arrow down: row 1, row 2, row 3, row 4, row 5, row 6
  click on the line of row 7: row 7
  page down: row 17, row 27, row 37
equal values
  opening: row 0
  arrow down: row 1, row 2, row 3, row 0, row 1, row 2
  click on the line of row 7: row 3
  page down: row 1, row 3, row 1
asciimatics 1.15.0
TEXT
diff "$folder/expected" "$folder/seen"
