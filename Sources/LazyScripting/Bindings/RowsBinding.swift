internal import LazyReports
internal import LazyStacks
internal import Lua

/// Binds what scripts hand to other programs: rows of results, comma-separated values, JSON.
enum RowsBinding {
  static let registrations: [Registration] = [
    .function(
      "row",
      in: "lab",
      taking: [
        .position(
          "row",
          as: .table("{ name = value, … }"),
          summary: "Numbers, texts and booleans by the names of their columns."
        )
      ],
      gives: .integer(atLeast: 1),
      summary:
        "Adds a row of results to those that `lazylab run --csv FILE` and `--json FILE` write, and "
        + "gives its number. A column holds one type; whole numbers are real ones where others are."
    ) { call, reader in
      let session = try reader.session
      let row = try DataReading(for: reader.title, in: session)
        .row(call.value(at: 0), at: "row \(session.rows.count + 1)")
      if let complaint = session.hooks.rowComplaint?(row) {
        throw Mistake("\(reader.title): \(complaint)")
      }
      do throws(DataTable.Misfit) {
        try session.rows.append(row)
      } catch {
        throw Mistake("\(reader.title): \(error.message)")
      }
      return call.push(session.rows.count)
    }.takingWholeTable,
    .function(
      "csv",
      in: "lab",
      taking: [
        rows, file,
        .position(
          "options",
          as: .table("{ columns =, force = }"),
          required: false,
          summary: "`columns`: which columns of rows, in which order; " + force
        ),
      ],
      gives: .string,
      summary:
        "Rows as comma-separated values below the names of their columns, which are in the order "
        + "of their first use, those of one row by name. Texts have quotes, what is not there is "
        + "empty."
    ) { call, reader in
      let choice = try Choice(in: call, by: reader)
      let reading = DataReading(for: reader.title, in: try reader.session)
      let table = try reading.rows(call.value(at: 0), columns: choice.columns)
      return try choice.hand(over: table.csv, in: call, by: reader)
    }.takingWholeTable,
    .function(
      "json",
      in: "lab",
      taking: [
        .position(
          "value",
          as: .any,
          summary: "A value; tables with the keys 1 to n are arrays, tables with names objects."
        ), file,
        .position(
          "options",
          as: .table("{ force = }"),
          required: false,
          summary: "An option: " + force
        ),
      ],
      gives: .string,
      summary:
        "A value as JSON: integers have no point, other numbers have one, what is not finite is "
        + "null."
    ) { call, reader in
      let choice = try Choice(in: call, by: reader)
      let reading = DataReading(for: reader.title, in: try reader.session)
      let text = try reading.value(call.value(at: 0)).json
      return try choice.hand(over: text, ending: "\n", in: call, by: reader)
    }.takingWholeTable,
    .method(
      "rows",
      of: "Comparison",
      gives: .array(.table("{ variant =, … }")),
      summary:
        "A row for each variant: its name as `variant`, and the metrics that were compared; with "
        + "`seeds` one for each seed, too, as `seed`."
    ) { (comparison: Comparison, call, reader) in
      call.push(.table(try comparison.fields.list(in: reader.session)))
    },
  ]

  private static let rows = Parameter.position(
    "rows",
    as: .table("of rows { name = value, … }, or of columns { name = { … } }"),
    summary: "An array of tables with names, or an array for each column, as `window:series` gives."
  )

  private static let file = Parameter.position(
    "file",
    as: .string,
    required: false,
    summary: "Where it is written, too; not in the sandbox."
  )

  private static let force = "`force = true` replaces a file that this run did not write."

  /// The arguments besides what is written.
  private struct Choice {
    var columns: [String] = []
    private let path: String?
    private var isForced = false

    init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
      path = try reader.text("file", in: call)
      guard case .table(let table) = try reader.value("options", in: call) else { return }
      for (key, value) in try table.entries() {
        switch (key.text, value) {
        case ("force", .boolean(let flag)): isForced = flag
        case ("columns", .table(let names)) where reader.declaration.name == "csv":
          columns = try names.entries().map { key, value in
            guard key.integer != nil, let name = value.text else {
              throw Mistake("columns of \(reader.title) is an array of names")
            }
            return name
          }
        default:
          let columns = reader.declaration.name == "csv" ? "columns = { names } and " : ""
          throw Mistake(
            "options of \(reader.title) has \(Literal.of(key)) = \(Literal.of(value)); it takes "
              + columns + "force = true"
          )
        }
      }
    }

    /// Writes a text to the file, if there is one, and gives it.
    func hand(
      over text: String,
      ending: String = "",
      in call: borrowing LuaCall,
      by reader: ArgumentReader
    ) throws -> LuaOutcome {
      let file = WrittenText(path: path, isForced: isForced, title: reader.title)
      try file.write(text, ending: ending, in: reader.session)
      return call.push(text)
    }
  }
}
