internal import LazyReports
internal import LazyStacks
internal import Lua

/// The `self` of a custom view's body.
final class CustomViewSelf: HostClass {
  static let className = "ViewSelf"

  private let use: CustomViewUse
  /// The living view; nil if the body is evaluated without one.
  private let living: EvaluatedView?
  private(set) var states: ScriptState?

  /// Creates the `self` of the view that is being evaluated.
  ///
  /// The first time, it makes the view's states and runs its `init`.
  init(_ use: CustomViewUse, in session: LabSession) throws {
    self.use = use
    living = EvaluatedView.current
    // A view that was defined again under its name starts with new states.
    if let known = living?.storage as? ScriptState, known.definition === use.view {
      states = known
      return
    }
    guard use.view.declared.states != nil || use.view.declared.start != nil else { return }
    try EvaluatedView.outside {
      let made = try makeStates(in: session)
      states = made
      if let start = use.view.declared.start {
        try start.call(
          { call in try call.push(self, as: session.types[CustomViewSelf.self]) },
          results: { _ in }
        )
      }
      living?.storage = made
    }
  }

  private func makeStates(in session: LabSession) throws -> ScriptState {
    let name = use.view.name
    var names = DeclaredNames([])
    let table = try session.state.makeTable()
    switch use.view.declared.states {
    case nil: break
    case .values(let values):
      names = values.declaredNames
      for state in values.all {
        try table.rawSet(state.name, to: session.observed.copy(state.fallback.value.inLua))
      }
    case .computed(let function):
      let results = try function.call(
        { call in try call.push(self, as: session.types[CustomViewSelf.self]) },
        results: { try $0.value(at: 0) }
      )
      guard case .table(let computed) = results else {
        throw Mistake(
          "state of \(name) is a function that returns a table of values, got "
            + Literal.of(results, in: session.state)
        )
      }
      var found: [String] = []
      for (key, value) in try computed.entries() {
        guard let key = key.text else {
          throw Mistake("the state of \(name) has \(Literal.of(key)) for a name; names are strings")
        }
        found.append(key)
        try table.rawSet(key, to: session.observed.copy(value))
      }
      names = DeclaredNames(found)
    }
    return try ScriptState(names, in: table, of: use.view, session: session)
  }

  func session() throws -> LabSession { try use.session.get() }

  var depth: Int { use.depth }

  /// The name of the view.
  var name: String { use.name }

  /// The children that were passed by position.
  var content: Content { Group(use.children).content }

  private func value(of name: String) -> KeptValue? {
    use.view.parameters.value(of: name, in: use.values)
  }

  private var names: [String] { use.view.passed + CustomView.reservedNames }

  /// The binding that was passed under a name.
  private func passedBinding(named name: String) -> BindingValue? {
    use.view.declared.bindings.firstIndex { $0.hasSameBytes(as: name) }.map { use.bindings[$0] }
  }

  /// The names of what the view can pass on: its states, then its bindings.
  var boundNames: [String] { (states?.names ?? []) + use.view.declared.bindings }

  /// The names that the view declares in its environment.
  var environmentNames: [String] { use.view.declared.environment.names }

  /// The binding to a state of the view, or to one of its own bindings.
  func binding(for key: LuaValue) throws -> BindingValue {
    if let name = key.text, let passed = passedBinding(named: name) { return passed }
    guard let states else {
      throw Mistake.unknown(
        "\(use.view.name) has neither a state nor a binding \(key.text.map(Literal.name) ?? "")",
        name: key.text ?? "",
        among: use.view.declared.bindings
      )
    }
    try states.check(key)
    return BindingValue(.field(states.values, key))
  }

  /// The value of a name in the environment of the view.
  func environmentValue(for key: LuaValue) throws -> KeptValue {
    let declared = use.view.declared.environment
    guard let name = key.text, let fallback = declared.value(of: name) else {
      throw Mistake.unknown(
        "\(use.view.name) does not declare \(key.text.map(Literal.name) ?? Literal.of(key)) in its "
          + "environment",
        name: key.text ?? "",
        among: declared.names,
        listed: declared.names.isEmpty
          ? "write environment = { … } in its definition" : "it declares"
      )
    }
    return (living?.environmentValue(name) as? ParameterValue)?.value ?? fallback
  }

  static func describe(_ type: inout HostBehavior<CustomViewSelf>) {
    type.missing = { view, call in
      let key = try call.value(at: 0)
      guard let name = key.text else { throw Mistake("self has no \(Literal.of(key))") }
      if let value = view.value(of: name) {
        value.push(onto: call)
        return .pushed
      }
      if let binding = view.passedBinding(named: name) { return try binding.push(onto: call) }
      if let place = view.use.view.declared.place(of: name) {
        throw Mistake("self of \(view.use.name) has no \(Literal.name(name)); write \(place)")
      }
      throw Mistake.unknown(
        "self of \(view.use.name) has no \(Literal.name(name))",
        name: name,
        among: view.names,
        listed: "it has"
      )
    }
    type.missingSet = { view, call in
      let key = try call.value(at: 0)
      let name = key.text?.shortened(to: 60) ?? "…"
      if let text = key.text, let binding = view.passedBinding(named: text) {
        return try binding.write(call.value(at: 1))
      }
      if let place = view.use.view.declared.place(of: name), place.hasPrefix("self.state") {
        throw Mistake("self.\(name) of \(view.use.name) can only be read; write \(place) = …")
      }
      throw Mistake("self.\(name) of \(view.use.name) can only be read")
    }
    type.description = { view, call in call.push("self of \(view.use.name)") }
  }
}
