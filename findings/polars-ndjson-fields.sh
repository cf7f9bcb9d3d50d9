#!/bin/sh
# One would guess: a reader that settles the fields of a JSON lines file by its first rows refuses a
# later row that does not fit, of whatever kind the misfit is.
# Really: Polars looks at the first 100 rows. It refuses a later real or text in a field of
# integers, but a field that begins in row 100 or later, counted from 0, is dropped without a word,
# at the top as well as in a field of fields. scan_ndjson() does the same. With
# infer_schema_length=None nothing is lost.
# Seen with polars 2.1.0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/python"
"$folder/python/bin/pip" -q install polars==2.1.0
cd "$folder"
cat > fields.py <<'PYTHON'
import json
import polars

def read(name, number, late, **options):
    rows = [{"row": count, "event": {"kind": "grow"}} for count in range(200)]
    rows[number] |= late
    with open("rows.ndjson", "w") as file:
        file.writelines(json.dumps(row) + "\n" for row in rows)
    for reader in polars.read_ndjson, polars.scan_ndjson:
        try:
            row = reader("rows.ndjson", **options).lazy().collect().row(number, named=True)
            print(f"{name}: {row}")
        except polars.exceptions.PolarsError as error:
            print(f"{name}: {type(error).__name__}")

error = {"error": "row 3 is cut"}
read("field at the top from row 99", 99, error)
read("field at the top from row 100", 100, error)
read("the same, all rows looked at", 100, error, infer_schema_length=None)
inner = {"event": {"kind": "grow", "by": 20}}
read("field in a field from row 99", 99, inner)
read("field in a field from row 100", 100, inner)
read("real in row 100", 100, {"row": 100.5})
read("text in row 100", 100, {"row": "last"})
print("Polars", polars.__version__)
PYTHON
python/bin/python fields.py | tee seen
cat > expected <<'TEXT'
field at the top from row 99: {'row': 99, 'event': {'kind': 'grow'}, 'error': 'row 3 is cut'}
field at the top from row 99: {'row': 99, 'event': {'kind': 'grow'}, 'error': 'row 3 is cut'}
field at the top from row 100: {'row': 100, 'event': {'kind': 'grow'}}
field at the top from row 100: {'row': 100, 'event': {'kind': 'grow'}}
the same, all rows looked at: {'row': 100, 'event': {'kind': 'grow'}, 'error': 'row 3 is cut'}
the same, all rows looked at: {'row': 100, 'event': {'kind': 'grow'}, 'error': 'row 3 is cut'}
field in a field from row 99: {'row': 99, 'event': {'kind': 'grow', 'by': 20}}
field in a field from row 99: {'row': 99, 'event': {'kind': 'grow', 'by': 20}}
field in a field from row 100: {'row': 100, 'event': {'kind': 'grow'}}
field in a field from row 100: {'row': 100, 'event': {'kind': 'grow'}}
real in row 100: ComputeError
real in row 100: ComputeError
text in row 100: ComputeError
text in row 100: ComputeError
Polars 2.1.0
TEXT
diff expected seen
