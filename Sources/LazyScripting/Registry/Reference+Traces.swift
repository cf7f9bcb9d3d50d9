internal import LazyReports

extension Reference {
  /// The guide to what programs read: the lines of a trace, and their keys.
  static let traces =
    """
    ## JSON Lines

    `--events jsonl` and `--trace FILE.jsonl` write one object a line. The first is the header:
    `kind = "header"`, `version`, `format`, `script`, `seed`, `flags`. Every event has `kind`,
    `frame`, `time`, `window` (the number of the window in the session), where there is one `id`,
    and `axis` (`horizontal` or `vertical`) where a scroll view scrolls along both. Its other
    members have the names of the fields that the same kind of event has in Lua, listed under
    *Event*, and so have those of its records. What does not apply is left out. What a script prints
    stands between the events of a stream: `kind = "print"`, `text`.

    A key has one type and one unit in all lines and records; this is the table of `format`
    \(EventJSON.format), a number that grows when a key changes. An integer has no point. A real
    number always has a point or an exponent and reads back exactly; what is not finite is `null`.
    An id is text: `row-7` is a string, `7` a number, `true` a boolean, `["row-7","title"]` a path.
    A string that could be taken for something else has quotes: `"7"`.

    | key | type | unit | lines |
    |---|---|---|---|

    """ + TraceKey.all.map(row).joined(separator: "\n") + """


      DuckDB looks at the first 20,480 lines to find the keys, and `sample_size=-1` lets it look at
      all; Polars looks at the first 100 and drops what begins later, unless
      `infer_schema_length=None` lets it look at all; pandas rounds numbers and makes others of
      texts such as `007` unless it is told not to; jq 1.6 rounds integers beyond 2⁵³:

      ```sh
      duckdb -c "select max(new) from read_json_auto('trace.jsonl', sample_size=-1)
      where kind = 'offset'"
      python3 -c "import pandas as pd
      t = pd.read_json('trace.jsonl', lines=True, precise_float=True, dtype=False)
      t.query(\"kind == 'offset'\").plot(x='time', y='new')"
      jq -s 'map(select(.kind == "offset").new) | max' trace.jsonl
      ```
      """

  private static func row(for key: TraceKey) -> String {
    let lines = key.places.isEmpty ? "events" : key.places.map { "`\($0)`" }.joined(separator: " ")
    return "| `\(key.name)` | \(key.content.rawValue) | \(key.unit ?? "") | \(lines) |"
  }
}
