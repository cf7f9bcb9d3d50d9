internal import LazyStacks
internal import Lua

/// A value that belongs to an event.
enum EventField {
  case text(String)
  case number(Double)
  case integer(Int)
  case boolean(Bool)
  case id(ViewID?)
  case ids([ViewID])
  case entries([LedgerEntry])

  /// The value as people read it.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): Printed.number(number)
    case .integer(let integer): integer.description
    case .boolean(let boolean): boolean.description
    case .id(let id): id?.onOneLine ?? "nil"
    case .ids(let ids): IDText.list(ids)
    case .entries(let entries):
      entries.map { "\($0.cause.rawValue) \(Printed.number($0.change))" }.joined(separator: ", ")
    }
  }

  /// Hands the value to the script.
  func push(_ call: borrowing LuaCall, _ session: LabSession) throws -> LuaOutcome {
    switch self {
    case .text(let text): return call.push(text)
    case .number(let number): return call.push(number)
    case .integer(let integer): return call.push(integer)
    case .boolean(let boolean): return call.push(boolean)
    case .id(let id): return call.push(try id.map(session.types.lists.value) ?? .nil)
    case .ids(let ids): return call.push(try session.types.lists.make(ids))
    case .entries(let entries): return call.push(try table(entries, session))
    }
  }

  private func table(_ entries: [LedgerEntry], _ session: LabSession) throws -> LuaTable {
    let list = try session.state.makeTable(arrayCapacity: entries.count)
    for (index, entry) in entries.enumerated() {
      let part = try session.state.makeTable(fieldCapacity: 6)
      try part.rawSet("cause", .string(LuaString(entry.cause.rawValue)))
      if let anchor = entry.anchor {
        try part.rawSet("anchor", .string(LuaString(anchor.rawValue)))
      }
      if let subject = entry.subject { try part.rawSet("subject", LuaValue(subject)) }
      try part.rawSet("change", .number(entry.change))
      try part.rawSet("old", .number(entry.old))
      try part.rawSet("new", .number(entry.new))
      try list.rawSet(index + 1, .table(part))
    }
    return list
  }
}

/// What each kind of event says, by the names that scripts use.
enum EventFields {
  typealias Fields = [(name: String, value: EventField)]

  static func of(_ detail: Event.Detail) -> Fields {
    switch detail {
    case .initialize(let view), .render(let view), .appear(let view), .disappear(let view),
      .evict(let view):
      return [("view", .text(view))]
    case .body(let view, let reason):
      return [("view", .text(view)), ("reason", .text(reason.rawValue))]
    case .measure(let view, let length, let reason):
      return [
        ("view", .text(view)), ("length", .number(length)), ("reason", .text(reason.rawValue)),
      ]
    case .walk(let index), .place(let index), .remove(let index):
      return [("index", .integer(index + 1))]
    case .visible(let ids): return [("ids", .ids(ids))]
    case .visibility(let ids, let threshold):
      return [("ids", .ids(ids)), ("threshold", .number(threshold))]
    case .offset(let old, let new, let entries): return offset(old, new, entries)
    case .contentSize(let old, let new, let isEstimated):
      return [
        ("old", .number(old)), ("new", .number(new)), ("isEstimated", .boolean(isEstimated)),
      ]
    case .correction(let by, let cause, let subject), .moved(let by, let cause, let subject, _):
      return [("by", .number(by)), ("cause", .text(cause.rawValue)), ("subject", .id(subject))]
    case .estimate(let change): return of(change)
    case .phase(let old, let new):
      return [("old", .text(old.rawValue)), ("new", .text(new.rawValue))]
    case .target(let offset): return [("offset", .number(offset))]
    case .frame(let passes, _): return [("passes", .integer(passes))]
    case .diagnostic(let diagnostic):
      return [("code", .text(diagnostic.code.rawValue)), ("message", .text(diagnostic.message))]
    }
  }

  private static func offset(
    _ old: Double,
    _ new: Double,
    _ entries: [LedgerEntry]
  ) -> Fields {
    var largest = entries.first
    for entry in entries where abs(entry.change) > abs(largest?.change ?? 0) { largest = entry }
    return [
      ("old", .number(old)), ("new", .number(new)),
      ("cause", .text(largest?.cause.rawValue ?? "")), ("subject", .id(largest?.subject)),
      ("entries", .entries(entries)),
    ]
  }
}
