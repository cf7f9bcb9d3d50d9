"""What DuckDB finds in traces, a line for each column: its type, and the sums of its numbers as
DuckDB reads them and as the lines say one by one."""
import collections
import json
import math
import sys

import duckdb


def columns(name, kind):
    """The columns of a type with their names: those of records behind a point."""
    if kind.id == "list" and kind.child.id == "struct":
        yield name, "records"
        for part, inner in kind.child.children:
            yield from columns(f"{name}.{part}", inner)
    else:
        yield name, str(kind)


def sums(path):
    """The sums of the numbers of each key."""
    found = collections.defaultdict(list)
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            for key, value in json.loads(line).items():
                if type(value) in (int, float):
                    found[key].append(value)
    return {key: math.fsum(values) for key, values in found.items()}


for path in sys.argv[1:]:
    source = f"read_json_auto('{path}', sample_size=-1)"
    duckdb.execute(f"create or replace table trace as from {source}")
    named = dict(zip(duckdb.table("trace").columns, duckdb.table("trace").types))
    numbers = [name for name, kind in named.items() if str(kind) in ("BIGINT", "DOUBLE")]
    query = ", ".join(f'fsum("{name}"::double)' for name in numbers)
    totals = dict(zip(numbers, duckdb.execute(f"select {query} from trace").fetchone()))
    own = sums(path)
    for name, whole in named.items():
        for column, kind in columns(name, whole):
            print(path, column, kind, totals.get(column, "-"), own.get(column, "-"))
