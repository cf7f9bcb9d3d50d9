#!/bin/sh
# One would guess: in a TAP line a number sign begins a directive only before SKIP or TODO, and an
# escaped one (TAP 14) is text.
# Really: tap.py cuts a description at the first number sign, escaped or not, and keeps the
# backslash; "row #3 stays" and "row #4 stays" become one name.
# Seen with tap.py 3.2.1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install tap.py==3.2.1
cd "$folder"
cat > read.py <<'PYTHON'
from importlib.metadata import version
from tap.parser import Parser

text = "1..3\nok 1 - row #3 stays\nok 2 - row #4 stays\nok 3 - row \\#5 stays\n"
for line in Parser().parse_text(text):
    if line.category == "test":
        print(line.description, "| passed:", line.ok)
print("tap.py", version("tap.py"))
PYTHON
python/bin/python read.py | tee seen
cat > expected <<'TEXT'
- row | passed: True
- row | passed: True
- row \ | passed: True
tap.py 3.2.1
TEXT
diff expected seen
