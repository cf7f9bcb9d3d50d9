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
  /// What does not apply.
  case nothing
  /// Records with the same names, one after the other.
  case records([EventFields.Fields])

  /// The value as people read it.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): Printed.number(number)
    case .integer(let integer): integer.description
    case .boolean(let boolean): boolean.description
    case .id(let id): id?.onOneLine ?? "nil"
    case .nothing: "nil"
    case .ids(let ids): IDText.list(ids)
    case .records(let records):
      records.map { record in
        record.filter { $0.value.isTold }.map { "\($0.name) \($0.value.text)" }
          .joined(separator: " ")
      }.joined(separator: ", ")
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
    case .records, .nothing: return call.push(try value(session))
    }
  }

  /// The value in a table.
  private func value(_ session: LabSession) throws -> LuaValue {
    switch self {
    case .text(let text): return .string(LuaString(text))
    case .number(let number): return .number(number)
    case .integer(let integer): return .integer(integer)
    case .boolean(let boolean): return .boolean(boolean)
    case .id(let id): return try id.map(session.types.lists.value) ?? .nil
    case .ids(let ids): return .table(try session.types.lists.make(ids))
    case .nothing: return .nil
    case .records(let records):
      let list = try session.state.makeTable(arrayCapacity: records.count)
      for (index, record) in records.enumerated() {
        let part = try session.state.makeTable(fieldCapacity: record.count)
        for (name, field) in record { try part.rawSet(name, field.value(session)) }
        try list.rawSet(index + 1, .table(part))
      }
      return .table(list)
    }
  }

  /// Whether it says anything in a printed record.
  private var isTold: Bool {
    switch self {
    case .nothing, .id(nil): false
    default: true
    }
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
    case .correction(let by, let cause, let subject):
      return [("by", .number(by)), ("cause", .text(cause.rawValue)), ("subject", .id(subject))]
    case .moved(let by, let cause, let subject, let account):
      return [("by", .number(by)), ("cause", .text(cause.rawValue)), ("subject", .id(subject))]
        + of(account)
    case .estimate(let change): return of(change)
    case .phase(let old, let new):
      return [("old", .text(old.rawValue)), ("new", .text(new.rawValue))]
    case .target(let offset): return [("offset", .number(offset))]
    case .frame(let passes, let account): return [("passes", .integer(passes))] + of(account)
    case .diagnostic(let diagnostic):
      return [("code", .text(diagnostic.code.rawValue)), ("message", .text(diagnostic.message))]
    }
  }

  private static func offset(
    _ old: Double,
    _ new: Double,
    _ entries: [LedgerEntry]
  ) -> Fields {
    let largest = entries.largest
    let parts: [Fields] = entries.map { entry in
      [
        ("cause", .text(entry.cause.rawValue)), ("subject", .id(entry.subject)),
        ("change", .number(entry.change)), ("old", .number(entry.old)),
        ("new", .number(entry.new)),
        ("anchor", entry.anchor.map { .text($0.rawValue) } ?? .nothing),
      ]
    }
    return [
      ("old", .number(old)), ("new", .number(new)),
      ("cause", .text(largest?.cause.rawValue ?? "")), ("subject", .id(largest?.subject)),
      ("entries", .records(parts)),
    ]
  }
}
