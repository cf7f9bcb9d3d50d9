internal import LazyReports
internal import LazyStacks
internal import Lua

extension EventFieldValue {
  /// The value as people read it.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): Printed.number(number)
    case .integer(let integer): integer.description
    case .flag(let flag): flag.description
    case .id(let id): id.onOneLine
    case .ids(let ids): IDText.list(ids)
    case .records(let records): records.map(\.text).joined(separator: ", ")
    }
  }

  /// Pushes the value.
  func push(onto call: borrowing LuaCall, in session: LabSession) throws -> LuaOutcome {
    switch self {
    case .text(let text): return call.push(text)
    case .number(let number): return call.push(number)
    case .integer(let integer): return call.push(integer)
    case .flag(let flag): return call.push(flag)
    case .ids(let ids): return call.push(try session.types.lists.make(ids))
    case .id, .records: return call.push(try value(in: session))
    }
  }

  /// The value for a table.
  private func value(in session: LabSession) throws -> LuaValue {
    switch self {
    case .text(let text): return .string(LuaString(text))
    case .number(let number): return .number(number)
    case .integer(let integer): return .integer(integer)
    case .flag(let flag): return .boolean(flag)
    case .id(let id): return try session.types.lists.value(of: id)
    case .ids(let ids): return .table(try session.types.lists.make(ids))
    case .records(let records):
      let list = try session.state.makeTable(arrayCapacity: records.count)
      for (index, record) in records.enumerated() {
        let part = try session.state.makeTable(fieldCapacity: record.entries.count)
        for entry in record.entries {
          try part.rawSet(entry.name, to: entry.value?.value(in: session) ?? .nil)
        }
        try list.rawSet(index + 1, to: .table(part))
      }
      return .table(list)
    }
  }
}

extension EventRecord {
  /// The fields that have a value, as people read them.
  fileprivate var text: String {
    entries.compactMap { entry in entry.value.map { "\(entry.name) \($0.text)" } }
      .joined(separator: " ")
  }
}
