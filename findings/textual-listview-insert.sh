#!/bin/sh
# One would guess: rows that are inserted before the highlighted row of a Textual ListView leave it
# highlighted, and Enter selects what is highlighted.
# Really: the highlight stays painted on row 150 but ListView goes by the index, which insert() does
# not adapt: Enter selects row 130. After the next arrow key two rows are painted as highlighted.
# pop() does adapt it. scroll_y stays as well, so what is read moves down by the new rows.
# Seen with Textual 8.2.8, headless.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install textual==8.2.8
cd "$folder"
cat > insert.py <<'PYTHON'
import asyncio
from importlib.metadata import version
from textual.app import App
from textual.widgets import Label, ListItem, ListView

def rows(kind, count):
    return [ListItem(Label(f"{kind} {number}"), name=f"{kind} {number}") for number in range(count)]

class Screen(App):
    def compose(self):
        yield ListView(*rows("row", 300))

    def on_list_view_selected(self, event):
        print("  Enter selects", event.item.name)

async def run():
    app = Screen()
    async with app.run_test(size=(40, 30)) as person:
        rows_of = app.query_one(ListView)

        async def say(when):
            await person.pause(0.5)
            shining = [item.name for item in rows_of.children if item.highlighted]
            top = next(item.name for item in rows_of.children if item.region.y >= 0)
            print(when, "index", rows_of.index, "| painted as highlighted:", shining, "| at the top:", top)

        rows_of.index = 150
        await say("index = 150:")
        await person.press("enter")
        await rows_of.insert(0, rows("new", 20))
        await say("20 rows inserted at 0:")
        await person.press("enter")
        await person.press("down")
        await say("arrow down:")
        await person.press("enter")
        await rows_of.pop(0)
        await say("pop(0):")

asyncio.run(run())
print("Textual", version("textual"))
PYTHON
python/bin/python insert.py | tee seen
cat > expected <<'TEXT'
index = 150: index 150 | painted as highlighted: ['row 150'] | at the top: row 121
  Enter selects row 150
20 rows inserted at 0: index 150 | painted as highlighted: ['row 150'] | at the top: row 101
  Enter selects row 130
arrow down: index 151 | painted as highlighted: ['row 131', 'row 150'] | at the top: row 102
  Enter selects row 131
pop(0): index 150 | painted as highlighted: ['row 131', 'row 150'] | at the top: row 103
Textual 8.2.8
TEXT
diff expected seen
