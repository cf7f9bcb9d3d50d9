#!/bin/sh
# One would guess: in a list with a scroll bar, the end of the bar shows the last row.
# Really: the thumb of pygame_gui's UISelectionList is never shorter than 5 points, but what it
# shows is the place of the thumb divided by the length of the bar, as if it could go to its end. Of
# 100 rows the last can be seen; of 1,000 the last five never can, of 10,000 the last 183: neither
# by the wheel nor by set_scroll_from_start_percentage(1).
# Seen with pygame_gui 0.6.14 and pygame-ce 2.5.8, without a display.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install --only-binary :all: pygame_gui==0.6.14 pygame-ce==2.5.8
cat > "$folder/end.py" <<'PYTHON'
import os
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
from importlib.metadata import version
import pygame
import pygame_gui
from pygame_gui.elements import UISelectionList

pygame.init()
pygame.display.set_mode((400, 300))
manager = pygame_gui.UIManager((400, 300))

def frames(count):
    for _ in range(count):
        for event in pygame.event.get():
            manager.process_events(event)
        manager.update(1 / 60)

def last(rows):
    height = rows.item_list_container.relative_rect.height
    shown = [row for row in rows.item_list if row["button_element"] is not None]
    return [row["text"] for row in shown if row["button_element"].relative_rect.top < height][-1]

def turn(rows, notches):
    for _ in range(notches):
        pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1))
        frames(2)

for count in (100, 1000, 10_000):
    names = [f"row {number}" for number in range(count)]
    rows = UISelectionList(pygame.Rect(0, 0, 400, 300), names, manager)
    pygame.mouse.set_pos((200, 150))
    frames(5)
    bar = rows.scroll_bar
    bar.set_scroll_from_start_percentage(1)
    frames(5)
    print(f"{count} rows, at the end of the bar: {last(rows)} is the last in sight")
    turn(rows, 200)
    thumb = bar.sliding_button.relative_rect
    ends = thumb.bottom - bar.arrow_button_height
    print(f"  200 notches of the wheel further: {last(rows)}")
    print(f"  the thumb, {thumb.height} long, ends at {ends:g} of {bar.scrollable_height}")
    rows.kill()
print("pygame_gui", version("pygame_gui"))
PYTHON
"$folder/python/bin/python" "$folder/end.py" | tee "$folder/seen"
cat > "$folder/expected" <<'TEXT'
100 rows, at the end of the bar: row 99 is the last in sight
  200 notches of the wheel further: row 99
  the thumb, 37 long, ends at 252 of 252
1000 rows, at the end of the bar: row 994 is the last in sight
  200 notches of the wheel further: row 994
  the thumb, 5 long, ends at 252 of 252
10000 rows, at the end of the bar: row 9816 is the last in sight
  200 notches of the wheel further: row 9816
  the thumb, 5 long, ends at 252 of 252
pygame_gui 0.6.14
TEXT
diff "$folder/expected" "$folder/seen"
