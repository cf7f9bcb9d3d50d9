internal import LazyReports
internal import LazyStacks
internal import Lua

/// The states of one node of a script's view; they live as long as the node.
final class ScriptState: StatesOfView {
  let values: ObservedTable
  private let declared: DeclaredNames
  /// The names of the states, in the order of their declaration.
  var names: [String] { declared.all }
  /// The name of the view.
  let view: String
  /// The definition of the view when the states were made.
  let definition: CustomView
  private var initial: LuaTable?
  private let types: HostTypes
  private let ended: EndedStates
  /// Whether the view is gone, so that nobody hears of what is written.
  private(set) var isOver = false

  /// Makes the initial states of a node.
  ///
  /// - Parameters:
  ///   - names: The names of the states.
  ///   - table: The initial values; nothing else may hold this table.
  ///   - definition: The view.
  ///   - session: The session of the script.
  /// - Throws: ``LuaError`` if there is not enough memory.
  init(
    _ names: DeclaredNames,
    in table: LuaTable,
    of definition: CustomView,
    session: LabSession
  ) throws {
    declared = names
    self.definition = definition
    view = definition.name
    types = session.types
    ended = session.observed.ended
    ended.letGo(in: session)
    values = try session.observed.model(around: table, of: .state, as: "state of \(view)")
    guard case .table(let copy) = try session.observed.copy(.table(table)) else {
      initial = table
      return
    }
    initial = copy
  }

  var changedStates: [String] {
    guard let initial else { return [] }
    let comparison = LuaComparison(types: types)
    return names.filter { name in
      let now = (try? values.table.rawGet(name)) ?? .nil
      let before = (try? initial.rawGet(name)) ?? .nil
      return !((try? comparison.isEqual(before, to: now, depth: 8)) ?? true)
    }
  }

  func viewEnded() {
    isOver = true
    ended.note(self)
  }

  /// Releases what could lead back to the view, once that is gone.
  ///
  /// A function in a state that captures `self` would keep both forever, because neither side sees
  /// the whole cycle.
  func letGo(in session: LabSession) {
    initial = nil
    let remains = StateRemains(in: session)
    for name in names {
      guard let value = try? values.table.rawGet(name) else { continue }
      let kept = remains.remains(of: value)
      if kept != value { try? values.table.rawSet(name, to: kept) }
    }
  }

  /// Refuses a name that is not declared.
  func check(_ key: LuaValue) throws {
    guard let name = key.text, declared.place(of: name) != nil else {
      throw Mistake.unknown(
        "state of \(view) has no \(key.text.map(Literal.name) ?? Literal.of(key))",
        name: key.text ?? "",
        among: names,
        listed: "it has"
      )
    }
  }
}

/// A node that was asked for the states of its view.
///
/// Callbacks that come late may write `self.state`, of which nobody hears; who asks a node expects
/// to see a change.
struct StateOrigin {
  let state: ScriptState
  let node: ViewID

  /// Refuses what would be written to a view that is gone.
  func checkAlive() throws {
    guard state.isOver else { return }
    throw Mistake(
      "the view of these states is gone; ask for those of the one that lives: "
        + "window:node(\(Literal.quoted(node.description))).state"
    )
  }
}

/// `self.state`: the states that a body and its callbacks read and write, or `node.state`.
final class ViewState: HostClass {
  static let className = "ViewState"

  let state: ScriptState
  private let values: ObservedTable

  /// The states as a view has them in `self`, or as a node gives them.
  init(_ state: ScriptState, of node: ViewID? = nil) {
    self.state = state
    values =
      node.map { ObservedTable(state.values, askedBy: StateOrigin(state: state, node: $0)) }
      ?? state.values
  }

  static func describe(_ type: inout HostBehavior<ViewState>) {
    type.missing = { view, call in
      let key = try call.value(at: 0)
      try view.state.check(key)
      return try view.values.push(key, onto: call)
    }
    type.missingSet = { view, call in
      let key = try call.value(at: 0)
      try view.state.check(key)
      let name = key.text.map { "self.state.\($0) of \(view.state.view)" } ?? "a state"
      try view.values.write(key, value: call.value(at: 1), as: name)
    }
    type.equals = { $0.state === $1.state }
    type.pairs = { view, call in
      var names = view.state.names[...]
      call.push(function: "next") { call in
        guard let name = names.popFirst() else { return .none }
        call.push(name)
        _ = try view.values.push(.text(name), onto: call)
        return .pushed
      }
      call.push()
      return call.push()
    }
    let reference = type.reference
    type.description = { view, call in
      let printer = ValuePrinter(session: try reference.get())
      let values = try view.state.names.map { name in
        "\(name) = \(try printer.describe(view.state.values.read(.text(name))))"
      }
      return call.push("state of \(view.state.view): \(values.joined(separator: ", "))")
    }
  }
}

/// `self.binding`: the states and bindings of a view, for passing on.
final class ViewBindings: HostClass {
  static let className = "ViewBindings"

  private let view: CustomViewSelf
  init(_ view: CustomViewSelf) { self.view = view }

  static func describe(_ type: inout HostBehavior<ViewBindings>) {
    type.missing = { bindings, call in
      let key = try call.value(at: 0)
      return try call.push(
        bindings.view.binding(for: key),
        as: bindings.view.session().types[BindingValue.self]
      )
    }
    type.missingSet = { bindings, call in
      let name = try call.value(at: 0).text?.shortened(to: 60) ?? "…"
      throw Mistake(
        "self.binding.\(name) is passed on; to change the value write self.state.\(name)"
      )
    }
    type.description = { bindings, call in
      let names = bindings.view.boundNames.joined(separator: ", ")
      return call.push("bindings of \(bindings.view.name): \(names.isEmpty ? "none" : names)")
    }
  }
}

/// `self.environment`: the values of the environment around a view.
final class ViewEnvironment: HostClass {
  static let className = "ViewEnvironment"

  private let view: CustomViewSelf
  init(_ view: CustomViewSelf) { self.view = view }

  static func describe(_ type: inout HostBehavior<ViewEnvironment>) {
    type.missing = { environment, call in
      try environment.view.environmentValue(for: call.value(at: 0)).push(onto: call)
      return .pushed
    }
    type.missingSet = { _, call in
      let name = try call.value(at: 0).text?.shortened(to: 60) ?? "key"
      throw Mistake(
        "self.environment.\(name) can only be read; set it further out, with :environment or "
          + "window:setEnvironment"
      )
    }
    let reference = type.reference
    type.description = { environment, call in
      let printer = ValuePrinter(session: try reference.get())
      let values = try environment.view.environmentNames.map { name in
        let value = try environment.view.environmentValue(for: .text(name)).inLua
        return "\(name) = \(try printer.describe(value))"
      }
      let text = values.isEmpty ? "none declared" : values.joined(separator: ", ")
      return call.push("environment of \(environment.view.name): \(text)")
    }
  }
}
