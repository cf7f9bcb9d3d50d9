"""What DuckDB and pandas read in the rows of a run: columns with types, and what is in them."""
import sys

import duckdb
import pandas

csv, json = sys.argv[1:]
for name, source in ("csv", f"read_csv_auto('{csv}')"), ("json", f"read_json_auto('{json}')"):
    rows = duckdb.execute(f"from {source}")
    print("duckdb", name, ", ".join(f"{column[0]} {column[1]}" for column in rows.description))
    for row in rows.fetchall():
        print(" ", *map(repr, row))
frames = {
    "csv": pandas.read_csv(csv, dtype={"id": str}),
    "json": pandas.read_json(json, lines=True, precise_float=True, dtype=False),
}
for name, frame in frames.items():
    print("pandas", name, ", ".join(f"{column} {frame[column].dtype}" for column in frame))
    for row in frame.itertuples(index=False):
        print(" ", *map(repr, row))
