#!/bin/sh
# One would guess: a reader that looks at a JSON file to find its types reads every number of it, or
# refuses one that does not fit the type it found.
# Really: DuckDB looks at the first 20,480 rows. If a field is written `0` in all of them, it is
# BIGINT, and later values such as 9519.25 become 9519 without a word. Written `0.0` it is DOUBLE.
# Seen with duckdb 2.0.1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install duckdb==2.0.1
cd "$folder"
cat > read.py <<'PYTHON'
import duckdb

for first in ["0", "0.0"]:
    with open("rows.jsonl", "w") as file:
        for row in range(30_000):
            time = first if row < 20_480 else row - 20_480 + 0.25
            file.write('{"time":%s}\n' % time)
    question = "select typeof(any_value(time)), max(time) from 'rows.jsonl'"
    print("first written", first, *duckdb.sql(question).fetchall()[0])
print("duckdb", duckdb.__version__)
PYTHON
python/bin/python read.py | tee seen
cat > expected <<'TEXT'
first written 0 BIGINT 9519
first written 0.0 DOUBLE 9519.25
duckdb 2.0.1
TEXT
diff expected seen
