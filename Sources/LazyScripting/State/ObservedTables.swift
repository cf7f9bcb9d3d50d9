internal import LazyStacks
internal import Lua

/// The observed tables of a session, at most one for each Lua table.
final class ObservedTables {
  private var known: [UInt: WeakTable] = [:]
  private let reference: SessionReference
  /// The states of views that are gone, until they can be released.
  let ended = EndedStates()
  let reads = ObservedReads()
  /// What was said of tables that are not tracked.
  private var untracked: Set<String> = []

  private struct WeakTable {
    weak var table: ObservedTable?
  }

  init(in reference: SessionReference) { self.reference = reference }

  /// The observed table around a Lua table.
  func table(
    around table: LuaTable,
    of kind: Dependency.Kind,
    as title: @autoclosure () -> String
  ) -> ObservedTable {
    let identity = table.identity
    if let known = known[identity]?.table { return known }
    let made = ObservedTable(table, of: kind, as: title(), in: self)
    known[identity] = WeakTable(table: made)
    return made
  }

  /// Forgets a table that is gone.
  func forget(_ identity: UInt) {
    if known[identity]?.table == nil { known[identity] = nil }
  }

  /// The observed table around a Lua table that is a model, or the states of a view.
  ///
  /// - Throws: ``Mistake`` if it is a model that tracks otherwise.
  func model(
    around table: LuaTable,
    of kind: Dependency.Kind,
    as title: String,
    tracking: ObservedTable.Tracking = .properties
  ) throws -> ObservedTable {
    let model = self.table(around: table, of: kind, as: title)
    try model.becomeModel(tracking: tracking)
    return model
  }

  /// The observed table around one that is at a key of another; nil for any other value, and for a
  /// table that is used otherwise than by its fields.
  func inner(
    _ value: LuaValue,
    at key: LuaValue,
    inside outer: ObservedTable
  ) throws -> ObservedTable? {
    guard case .table(let table) = value, try isTracked(table, at: key, inside: outer) else {
      return nil
    }
    let inner = self.table(around: table, of: outer.kind, as: outer.titleInside)
    inner.note(in: outer, under: key)
    return inner
  }

  /// Whether an object that reads and writes the fields of a table can stand in its place; where a
  /// body reads one that cannot be replaced so, a diagnostic says it.
  private func isTracked(
    _ table: LuaTable,
    at key: LuaValue,
    inside outer: ObservedTable
  ) throws -> Bool {
    guard !table.isPlain, let methods = try table.metamethods() else { return true }
    let reason = methods.other ?? (methods.computes && outer.tracksFields ? "__index" : nil)
    guard let reason else { return true }
    guard Dependency.isReading, untracked.insert("\(reason) \(outer.title)").inserted else {
      return false
    }
    let name = outer.name(of: key)
    try reference.get().report(
      Diagnostic(
        code: .untrackedTable,
        message:
          "\(name) is a table whose metatable has \(reason), so nobody hears of what is written in "
          + "it; assign \(name) another one, or keep in it what never changes"
      )
    )
    return false
  }

  /// Pushes a value of an observed table; a table in it becomes observed.
  func push(
    _ value: LuaValue,
    at key: LuaValue,
    inside outer: ObservedTable,
    onto call: borrowing LuaCall
  ) throws -> LuaOutcome {
    guard let inner = try inner(value, at: key, inside: outer) else { return call.push(value) }
    let observed = outer.origin.map { ObservedTable(inner, askedBy: $0) } ?? inner
    return try call.push(observed, as: reference.get().types[ObservedTable.self])
  }

  /// The value to store: a plain table in place of an observed one, unless that is a model.
  func stored(_ value: LuaValue) -> LuaValue {
    table(in: value)?.tracking == nil ? unwrapped(value) : value
  }

  /// The plain table behind an observed one; any other value itself.
  func unwrapped(_ value: LuaValue) -> LuaValue {
    table(in: value).map { .table($0.table) } ?? value
  }

  /// The plain table behind an observed one or the states of a view; any other value itself.
  func plain(_ value: LuaValue) -> LuaValue {
    guard case .object(let handle) = value, let types = try? reference.get().types,
      let states = try? types[ViewState.self].object(of: handle)
    else { return unwrapped(value) }
    return .table(states.state.values.table)
  }

  /// The observed table that a value is; nil if it is none.
  func table(in value: LuaValue) -> ObservedTable? {
    guard case .object(let handle) = value else { return nil }
    return try? reference.get().types[ObservedTable.self].object(of: handle)
  }

  /// Charges the script for telling those who read something that was written.
  func charge(_ told: Int) throws {
    if told > 0 { try reference.get().work.note(told) }
  }

  /// The text of a table.
  func text(of table: LuaTable) throws -> String {
    try ValuePrinter(session: reference.get()).describe(.table(table))
  }

  /// A copy of a plain table and the plain tables in it; any other value itself.
  ///
  /// A table that occurs in several places is copied once, and the copy occurs in the same places.
  ///
  /// - Throws: ``Mistake`` for tables that are nested without end.
  func copy(_ value: LuaValue) throws -> LuaValue {
    var copies: [UInt: LuaTable] = [:]
    return try copy(value, depth: 0, noting: &copies)
  }

  private func copy(
    _ value: LuaValue,
    depth: Int,
    noting copies: inout [UInt: LuaTable]
  ) throws -> LuaValue {
    guard case .table(let table) = unwrapped(value), table.isPlain else { return value }
    if let copy = copies[table.identity] { return .table(copy) }
    guard depth < 64 else {
      throw Mistake("a table in a state is nested more than 64 deep; does it contain itself?")
    }
    let session = try reference.get()
    try session.work.note()
    let made = try session.state.makeTable()
    for (key, value) in try table.entries() {
      try made.rawSet(key, to: copy(value, depth: depth + 1, noting: &copies))
    }
    copies[table.identity] = made
    return .table(made)
  }
}
