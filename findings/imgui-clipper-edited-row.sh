#!/bin/sh
# One would guess: a row whose text somebody edits is kept while it is scrolled out of sight, or is
# not; rows that are added elsewhere do not matter, since widgets go by their ids.
# Really: Dear ImGui's ListClipper keeps it, but by its place. Row 2 is made and goes on taking keys
# when rows 282 and on are in sight. One row added above takes its place: row 1 is made in its
# stead, row 2 loses the keys, and neither is_item_deactivated_after_edit() nor is_item_deactivated()
# ever tells, not even after scrolling back. A row added below does no harm.
# Seen with Dear ImGui 1.93.0, as imgui-bundle 1.93.0 has it, without a display.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install --only-binary :all: imgui-bundle==1.93.0
cat > "$folder/rows.py" <<'PYTHON'
from imgui_bundle import imgui

Point = imgui.ImVec2

def scene(name, change):
    context = imgui.create_context()
    io = imgui.get_io()
    io.display_size, io.delta_time = Point(300, 300), 1 / 60
    io.set_ini_filename("")
    io.backend_flags |= imgui.BackendFlags_.renderer_has_textures
    rows = [f"row {number}" for number in range(1000)]
    texts = {row: row for row in rows}
    made, told = [], []

    def frame():
        made.clear()
        imgui.new_frame()
        imgui.set_next_window_pos(Point(0, 0))
        imgui.set_next_window_size(Point(300, 300))
        imgui.begin("list", None, imgui.WindowFlags_.no_decoration)
        clipper = imgui.ListClipper()
        clipper.begin(len(rows))
        while clipper.step():
            for row in rows[clipper.display_start:clipper.display_end]:
                made.append(row)
                texts[row] = imgui.input_text(f"##{row}", texts[row])[1]
                if imgui.is_item_deactivated():
                    edited = imgui.is_item_deactivated_after_edit()
                    told.append(f"{row} is left" + edited * ", edited")
        clipper.end()
        imgui.end()
        imgui.render()

    def frames():
        for _ in range(5):
            frame()

    def click(x, y):
        io.add_mouse_pos_event(x, y)
        frames()
        for down in True, False:
            io.add_mouse_button_event(0, down)
            frames()

    def key(letter):
        io.add_input_character(ord(letter))
        frames()

    def say(when):
        print(f"  {when}: {', '.join(made[:3])} to {made[-1]} made, {texts['row 2']!r}, "
              f"told: {', '.join(told) or 'nothing'}")

    print(name)
    frames()
    click(100, 60)
    key("A")
    say("a key in row 2")
    io.add_mouse_wheel_event(0, -100)
    frames()
    key("B")
    say("far below, a key")
    change(rows, texts)
    key("C")
    say("now, a key")
    io.add_mouse_wheel_event(0, 1000)
    frames()
    say("back at the top")
    click(100, 150)
    say("a click elsewhere")
    imgui.destroy_context(context)

def nothing(rows, texts):
    pass

def above(rows, texts):
    rows.insert(0, "new")
    texts["new"] = "new"

def below(rows, texts):
    rows.insert(10, "new")
    texts["new"] = "new"

scene("nothing is added", nothing)
scene("a row is added below row 2", below)
scene("a row is added above row 2", above)
print("Dear ImGui", imgui.get_version())
PYTHON
"$folder/python/bin/python" "$folder/rows.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
nothing is added
  a key in row 2: row 0, row 1, row 2 to row 12 made, 'row 2A', told: nothing
  far below, a key: row 0, row 2, row 282 to row 295 made, 'row 2AB', told: nothing
  now, a key: row 0, row 2, row 282 to row 295 made, 'row 2ABC', told: nothing
  back at the top: row 0, row 1, row 2 to row 12 made, 'row 2ABC', told: nothing
  a click elsewhere: row 0, row 1, row 2 to row 12 made, 'row 2ABC', told: row 2 is left, edited
a row is added below row 2
  a key in row 2: row 0, row 1, row 2 to row 12 made, 'row 2A', told: nothing
  far below, a key: row 0, row 2, row 282 to row 295 made, 'row 2AB', told: nothing
  now, a key: row 0, row 2, row 281 to row 294 made, 'row 2ABC', told: nothing
  back at the top: row 0, row 1, row 2 to row 11 made, 'row 2ABC', told: nothing
  a click elsewhere: row 0, row 1, row 2 to row 11 made, 'row 2ABC', told: row 2 is left, edited
a row is added above row 2
  a key in row 2: row 0, row 1, row 2 to row 12 made, 'row 2A', told: nothing
  far below, a key: row 0, row 2, row 282 to row 295 made, 'row 2AB', told: nothing
  now, a key: new, row 1, row 281 to row 294 made, 'row 2AB', told: nothing
  back at the top: new, row 0, row 1 to row 11 made, 'row 2AB', told: nothing
  a click elsewhere: new, row 0, row 1 to row 11 made, 'row 2AB', told: nothing
Dear ImGui 1.93.0
TEXT
diff "$folder/expected" "$folder/seen"
