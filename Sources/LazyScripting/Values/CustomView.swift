internal import LazyReports
internal import LazyStacks
internal import Lua

/// A view that a script defined: its name, its parameters and its body.
final class CustomView: PluginDefinition {
  /// Names that mean something else in `self`.
  static let reservedNames = ["state", "environment", "binding", "content"]
  /// How many definitions a session keeps, since none is ever forgotten.
  static let mostViews = 10_000

  let name: String
  let parameters: ScriptParameters
  let body: LuaFunction
  var contribution: PluginContribution?

  /// Reads the definition.
  init(named name: String, _ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    self.name = name
    body = try reader.requiredFunction("body", call)
    parameters = try ScriptParameters(
      reader.value("parameters", call),
      of: name,
      reserved: Self.reservedNames,
      reader.session.types
    )
  }

  /// The function that scripts call to make the view.
  func constructor(_ session: LabSession) throws -> LuaFunction {
    let reader = ArgumentReader(declaration, session.reference)
    let function = try session.makeConstructor(named: name, parameters: parameters.names) { call in
      try reader.check(call)
      return try self.make(call, reader)
    }
    session.plugins.note(self, as: function)
    return function
  }

  var declaration: Declaration {
    Declaration(
      kind: .view,
      name: name,
      parameters: parameters.declared,
      rest: .views,
      result: .view,
      summary: "A view that a script defined."
    )
  }

  private func make(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> LuaOutcome {
    let session = try reader.session
    let use = CustomViewUse(
      view: self,
      values: try parameters.values(call, session.types),
      children: try reader.children(call),
      childViews: try reader.childViews(call),
      session: session.reference
    )
    use.depth = session.childDepth + 1
    return try session.push(ViewValue(use.content, name: name), call)
  }
}

/// One use of a custom view: the view with what was passed to it.
final class CustomViewUse: CompositeView {
  let view: CustomView
  let values: [ParameterValue]
  let children: [Content]
  /// How deep the children are nested, and one more.
  fileprivate(set) var depth = 1
  private let childViews: [ViewValue?]
  private let session: SessionReference

  init(
    view: CustomView,
    values: [ParameterValue],
    children: [Content],
    childViews: [ViewValue?],
    session: SessionReference
  ) {
    self.view = view
    self.values = values
    self.children = children
    self.childViews = childViews
    self.session = session
  }

  var name: String { view.name }

  var body: Content {
    get throws {
      guard let plugin = view.contribution else { return try evaluatedBody() }
      return try plugin.enter(.callback, orElse: ViewValue.standIn.content) {
        try Mistake.placed("body\(view.body.place)") { try evaluatedBody(needsView: true) }
      }
    }
  }

  private func evaluatedBody(needsView: Bool = false) throws -> Content {
    let session = try session.get()
    let object = CustomViewSelf(self)
    let title = "the body of \(name)"
    return try session.content(from: view.body, of: title, needsView: needsView) { call in
      try call.push(object, as: session.types[CustomViewSelf.self])
    }
  }

  func isEqual(to other: any CompositeView) -> Bool {
    guard let other = other as? CustomViewUse, other.view === view,
      childViews.count == other.childViews.count,
      zip(childViews, other.childViews).allSatisfy({ $0 === $1 }),
      let types = session.session?.types
    else { return false }
    return ScriptParameters.areEqual(values, other.values, types)
  }
}

/// What the body of a custom view gets as `self`.
final class CustomViewSelf: HostClass {
  static let className = "ViewSelf"

  private let use: CustomViewUse

  init(_ use: CustomViewUse) { self.use = use }

  var depth: Int { use.depth }

  /// The children that were passed by position.
  var content: Content { Group(use.children).content }

  private func value(of name: String) -> KeptValue? {
    use.view.parameters.value(of: name, in: use.values)
  }

  private var names: [String] { use.view.parameters.names + ["content"] }

  static func describe(_ type: inout HostBehavior<CustomViewSelf>) {
    type.missing = { view, call in
      let key = try call.value(0)
      guard let name = key.text else { throw Mistake("self has no \(Literal.of(key))") }
      if let value = view.value(of: name) {
        value.push(call)
        return .pushed
      }
      if CustomView.reservedNames.contains(name) {
        throw Mistake.notBuilt("self.\(name)")
      }
      throw Mistake.unknown(
        "self of \(view.use.name) has no \(Literal.name(name))",
        name: name,
        among: view.names,
        listed: "it has"
      )
    }
    type.missingSet = { view, call in
      let name = try call.value(0).text?.shortened(to: 60) ?? "…"
      throw Mistake("self.\(name) of \(view.use.name) can only be read")
    }
    type.description = { view, call in call.push("self of \(view.use.name)") }
  }
}

extension LuaValue {
  /// Whether it is a number, a string or a boolean, which can be written in one line.
  var isPlain: Bool {
    switch self {
    case .boolean, .integer, .number, .string: true
    default: false
    }
  }
}
