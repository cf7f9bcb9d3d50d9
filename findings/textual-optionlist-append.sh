#!/bin/sh
# One would guess: Textual's OptionList, which draws only the lines in sight and mounts no widget for
# an option, takes one more option at the cost of one.
# Really: it comes with `height: auto`, so each add_option asks all options for their heights again
# (options of Rich are rendered for that), and a list that grows one by one is quadratic. With
# `height: 1fr` it asks only the new one. Both ask all of them when they open.
# Seen with Textual 8.2.8, headless.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install textual==8.2.8
cd "$folder"
cat > append.py <<'PYTHON'
import asyncio
from importlib.metadata import version
from textual.app import App
from textual.widgets import OptionList

class Prompt:
    """A text of Rich that tells when it is rendered."""
    rendered = set()

    def __init__(self, text):
        self.text = text

    def __rich_console__(self, console, options):
        Prompt.rendered.add(self.text)
        yield self.text

class Automatic(App):
    """The list has the height that it comes with."""
    def compose(self):
        yield OptionList(*[Prompt(f"row {number}") for number in range(1000)])

class Filled(Automatic):
    """The list is as high as the screen."""
    CSS = "OptionList { height: 1fr; }"

async def run(app):
    async with app.run_test(size=(40, 30)) as person:
        options = app.query_one(OptionList)
        print(type(app).__name__)

        async def say(when):
            await person.pause(0.2)
            print(f"  {when}: {len(Prompt.rendered)} different options rendered")
            Prompt.rendered.clear()

        await say("opening")
        options.scroll_to(y=500, animate=False)
        await say("a jump")
        for number in (1000, 1001, 1002):
            options.add_option(Prompt(f"row {number}"))
            await say("one more option")

asyncio.run(run(Automatic()))
asyncio.run(run(Filled()))
print("Textual", version("textual"))
PYTHON
python/bin/python append.py | tee seen
cat > expected <<'TEXT'
Automatic
  opening: 1000 different options rendered
  a jump: 28 different options rendered
  one more option: 1001 different options rendered
  one more option: 1002 different options rendered
  one more option: 1003 different options rendered
Filled
  opening: 1000 different options rendered
  a jump: 28 different options rendered
  one more option: 1 different options rendered
  one more option: 1 different options rendered
  one more option: 1 different options rendered
Textual 8.2.8
TEXT
diff expected seen
