internal import LazyStacks
internal import Lua

/// The states of views that are gone, until it is safe to release what they hold.
///
/// A view may go while Lua collects garbage, when Lua must not be touched.
final class EndedStates {
  private var waiting: [ScriptState] = []

  /// Records the states of a view that is gone.
  func note(_ states: ScriptState) { waiting.append(states) }

  /// Releases what the states hold.
  func letGo(in session: LabSession) {
    guard !waiting.isEmpty else { return }
    let states = waiting
    waiting.removeAll()
    for ended in states { ended.letGo(in: session) }
  }
}

/// The part of a value that stays in the state of a view that is gone.
///
/// It is data, without functions, coroutines or objects of the view.
struct StateRemains {
  private let types: HostTypes
  private let state: LuaState

  init(in session: LabSession) {
    types = session.types
    state = session.state
  }

  /// The greatest depth of tables that is searched.
  private static let mostDepth = 8

  /// The value if all of it may stay; a table without the parts that may not; otherwise nil.
  func remains(of value: LuaValue) -> LuaValue { remains(of: value, depth: 0) ?? .nil }

  private func remains(of value: LuaValue, depth: Int) -> LuaValue? {
    switch value {
    case .nil, .boolean, .integer, .number, .string, .other: return value
    case .function, .coroutine: return nil
    case .object(let handle): return isOfView(handle) ? nil : value
    case .table(let table): return remains(of: table, depth: depth)
    }
  }

  private func remains(of table: LuaTable, depth: Int) -> LuaValue? {
    guard table.isPlain else { return .table(table) }
    guard depth < Self.mostDepth, let entries = try? table.entries() else { return nil }
    var isWhole = true
    let kept = entries.map { key, value in
      let kept = (remains(of: key, depth: depth + 1), remains(of: value, depth: depth + 1))
      if kept.0 != key || kept.1 != value { isWhole = false }
      return kept
    }
    if isWhole { return .table(table) }
    guard let copy = try? state.makeTable() else { return nil }
    for case (let key?, let value?) in kept { try? copy.rawSet(key, to: value) }
    return .table(copy)
  }

  /// Whether an object leads to the view that has the state, or to another one.
  private func isOfView(_ handle: LuaObject) -> Bool {
    let isPart =
      (try? types[CustomViewSelf.self].object(of: handle)) != nil
      || (try? types[ViewState.self].object(of: handle)) != nil
      || (try? types[ViewBindings.self].object(of: handle)) != nil
      || (try? types[ViewEnvironment.self].object(of: handle)) != nil
    return isPart || (try? types[BindingValue.self].object(of: handle)) != nil
  }
}
