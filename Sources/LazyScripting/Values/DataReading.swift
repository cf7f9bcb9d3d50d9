internal import LazyReports
internal import Lua

/// Reads the values of scripts as values that programs read.
struct DataReading {
  /// The greatest depth of nested tables.
  private static let mostLevels = 100

  private let session: LabSession
  private let title: String

  /// Creates a reading for a call, which mistakes name.
  init(for title: String, in session: LabSession) {
    (self.title, self.session) = (title, session)
  }

  /// Any value; tables with the keys 1 to n are lists, tables with names records.
  func value(_ value: LuaValue, at place: String = "value", level: Int = 0) throws -> DataValue {
    try session.work.note()
    switch session.observed.plain(value) {
    case .nil: return .null
    case .boolean(let flag): return .flag(flag)
    case .integer(let integer): return .integer(integer)
    case .number(let number): return self.number(number, at: place)
    case .string(let string): return .text(try text(string, at: place))
    case .table(let table):
      guard level < Self.mostLevels else {
        throw Mistake(
          "\(title): value has tables in tables, more than \(Self.mostLevels) deep; does one "
            + "contain itself?"
        )
      }
      return try self.table(table, at: place, level: level + 1)
    case .object(let object):
      let name = Literal.of(.object(object), in: session.state)
      throw Mistake(
        "\(title): \(place) is \(name), which is no data; write down what of it, as in "
          + "{ bodies = window.metrics.bodies }"
      )
    case let other: throw Mistake("\(title): \(place) is \(Literal.of(other)), which is no data")
    }
  }

  /// The row that a table with names is.
  func row(_ value: LuaValue, at place: String) throws -> [DataValue.Field] {
    guard case .table(let table) = session.observed.plain(value) else {
      throw Mistake("\(title): \(place) is a table { name = value, … }, got \(Literal.of(value))")
    }
    return try table.entries().map { key, value in
      let name = try self.name(key, at: place)
      return DataValue.Field(name, try self.value(value, at: "'\(name)' of \(place)"))
    }
  }

  /// The rows of an array of tables with names, or of a table with an array for each column.
  func rows(_ value: LuaValue, columns: [String]) throws -> DataTable {
    guard case .table(let table) = session.observed.plain(value) else {
      throw Mistake("\(title): rows is an array of tables, got \(Literal.of(value))")
    }
    let entries = try table.entries()
    let isTurned = entries.first?.key.text != nil
    let rows = isTurned ? try turned(entries) : try listed(entries)
    var result = DataTable(columns: columns)
    let wanted = Set(columns)
    for row in rows {
      try session.work.note(row.count)
      do throws(DataTable.Misfit) {
        try result.append(columns.isEmpty ? row : row.filter { wanted.contains($0.name) })
      } catch {
        throw Mistake("\(title): \(error.message)")
      }
    }
    return result
  }

  private func listed(_ entries: [(key: LuaValue, value: LuaValue)]) throws -> [[DataValue.Field]] {
    try entries.enumerated().map { index, entry in
      guard entry.key == .integer(index + 1) else {
        throw Mistake("\(title): rows has \(Literal.of(entry.key)) where row \(index + 1) would be")
      }
      return try row(entry.value, at: "row \(index + 1)")
    }
  }

  /// The rows of a table of columns, such as a series.
  private func turned(_ entries: [(key: LuaValue, value: LuaValue)]) throws -> [[DataValue.Field]] {
    var rows: [[DataValue.Field]] = []
    for (key, value) in entries {
      let name = try name(key, at: "rows")
      guard case .table(let column) = session.observed.plain(value) else {
        throw Mistake(
          "\(title): the column '\(name)' is an array, got \(Literal.of(value)); rows are an array "
            + "of tables: { { \(name) = … } }"
        )
      }
      let length = try column.highestIndex()
      guard length <= Self.mostRows else {
        throw Mistake("\(title): the column '\(name)' has more than \(Self.mostRows) values")
      }
      for index in 0..<length {
        try session.work.note()
        if index == rows.count { rows.append([]) }
        let value = try column.rawGet(index + 1)
        guard value != .nil else { continue }
        let place = "'\(name)' of row \(index + 1)"
        rows[index].append(DataValue.Field(name, try self.value(value, at: place)))
      }
    }
    return rows
  }

  private static let mostRows = 10_000_000

  private func table(_ table: LuaTable, at place: String, level: Int) throws -> DataValue {
    let entries = try table.entries()
    guard entries.first?.key.text != nil else {
      return .list(
        try entries.enumerated().map { index, entry in
          guard entry.key == .integer(index + 1) else {
            throw Mistake(
              "\(title): \(place) has \(Literal.of(entry.key)) where [\(index + 1)] would be; a "
                + "list has the keys 1 to n, a record names"
            )
          }
          return try value(entry.value, at: "\(place)[\(index + 1)]", level: level)
        }
      )
    }
    return .record(
      try entries.map { key, value in
        let name = try name(key, at: place)
        return DataValue.Field(name, try self.value(value, at: "\(place).\(name)", level: level))
      }
    )
  }

  private func name(_ key: LuaValue, at place: String) throws -> String {
    guard case .string(let string) = key else {
      throw Mistake("\(title): a key of \(place) is a name, got \(Literal.of(key))")
    }
    return try text(string, at: "a name in \(place)")
  }

  private func text(_ string: LuaString, at place: String) throws -> String {
    guard let text = string.text else { throw Mistake("\(title): \(place) is not UTF-8") }
    return text
  }

  private func number(_ number: Double, at place: String) -> DataValue {
    guard !number.isFinite else { return .number(number) }
    session.reportNotFinite("\(title): \(place)")
    return .null
  }
}

extension DataValue {
  /// The value in Lua; nil where there is none, and for tables.
  var lua: LuaValue {
    switch self {
    case .integer(let integer): .integer(integer)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .flag(let flag): .boolean(flag)
    case .null, .list, .record: .nil
    }
  }
}

extension [DataValue.Field] {
  /// A table with the values by their names.
  func table(in session: LabSession) throws -> LuaTable {
    let table = try session.state.makeTable()
    for field in self { try table.rawSet(field.name, to: field.value.lua) }
    return table
  }
}

extension [[DataValue.Field]] {
  /// An array of tables, one for each row.
  func list(in session: LabSession) throws -> LuaTable {
    let list = try session.state.makeTable(arrayCapacity: count)
    for (index, row) in enumerated() {
      try list.rawSet(index + 1, to: .table(row.table(in: session)))
    }
    return list
  }
}
