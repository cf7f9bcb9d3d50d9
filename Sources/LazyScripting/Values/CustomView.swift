internal import LazyReports
internal import LazyStacks
internal import Lua

/// A view that a script defined: its name, its parameters and its body.
final class CustomView: PluginDefinition {
  /// Names that have another meaning in `self`.
  static let reservedNames = ["state", "environment", "binding", "content"]
  /// The greatest number of definitions in a session, because none is ever forgotten.
  static let mostViews = 10_000

  let name: String
  let parameters: ScriptParameters
  /// Its states, bindings and values of the environment.
  let declared: ViewDeclarations
  let body: LuaFunction
  var contribution: PluginContribution?

  /// Reads the definition.
  init(named name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self.name = name
    body = try reader.requiredFunction("body", in: call)
    parameters = try ScriptParameters(
      reader.value("parameters", in: call),
      of: name,
      reserved: Self.reservedNames,
      types: reader.session.types
    )
    declared = try ViewDeclarations(of: name, in: call, by: reader)
    for binding in declared.bindings {
      if parameters.names.contains(binding) || Self.reservedNames.contains(binding) {
        throw Mistake("\(name) declares '\(binding)' twice, or as a name that means something else")
      }
    }
  }

  /// The names of what calls pass: the parameters, then the bindings.
  var passed: [String] { parameters.names + declared.bindings }

  /// The function that scripts call to make the view.
  func constructor(in session: LabSession) throws -> LuaFunction {
    let reader = ArgumentReader(declaration, in: session.reference)
    let function = try session.scope.makeConstructor(named: name, parameters: passed) { call in
      try reader.run(call) { try self.make(in: $0, by: reader) }
    }
    session.plugins.note(self, as: function)
    return function
  }

  var declaration: Declaration {
    Declaration(
      kind: .view,
      name: name,
      parameters: parameters.declared
        + declared.bindings.map {
          .label(
            $0,
            as: .object("Binding"),
            required: true,
            summary: "A value that lives elsewhere."
          )
        },
      rest: .views,
      result: .view,
      summary: "A view that a script defined.",
      isOfScript: true
    )
  }

  private func make(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> LuaOutcome {
    let session = try reader.session
    let use = CustomViewUse(
      view: self,
      values: try parameters.values(in: call, types: session.types),
      bindings: try bindings(in: call, session: session),
      children: try reader.children(in: call),
      childViews: try reader.childViews(in: call),
      session: session.reference
    )
    use.depth = session.views.depthAround
    return try session.views.push(ViewValue(use.content, name: name), onto: call)
  }
}

extension CustomView {
  /// The bindings that a call passed, in the order of their names.
  private func bindings(
    in call: borrowing LuaCall,
    session: LabSession
  ) throws -> [BindingValue] {
    var bindings: [BindingValue] = []
    for index in declared.bindings.indices {
      let place = call.parameter(at: parameters.names.count + index)
      bindings.append(try call.object(at: place, as: session.types[BindingValue.self]))
    }
    return bindings
  }
}

/// One use of a custom view, with what was passed to it.
final class CustomViewUse: CompositeView {
  let view: CustomView
  let values: [ParameterValue]
  let bindings: [BindingValue]
  let children: [Content]
  /// The depth of the children, plus one.
  fileprivate(set) var depth = 1
  private let childViews: [ViewValue?]
  let session: SessionReference

  init(
    view: CustomView,
    values: [ParameterValue],
    bindings: [BindingValue],
    children: [Content],
    childViews: [ViewValue?],
    session: SessionReference
  ) {
    self.view = view
    self.values = values
    self.bindings = bindings
    self.children = children
    self.childViews = childViews
    self.session = session
  }

  var name: String { view.name }

  var body: Content {
    get throws {
      guard let plugin = view.contribution(calling: view.body, in: session) else {
        return try evaluatedBody()
      }
      return try plugin.enter(.callback, orElse: ViewValue.standIn.content) {
        try Mistake.placed("body\(view.body.place)") { try evaluatedBody(needsView: true) }
      }
    }
  }

  private func evaluatedBody(needsView: Bool = false) throws -> Content {
    let session = try session.get()
    let object = try CustomViewSelf(self, in: session)
    let title = "the body of \(name)"
    return try session.views.content(from: view.body, of: title, needsView: needsView) { call in
      try call.push(object, as: session.types[CustomViewSelf.self])
    }
  }

  func isEqual(to other: any CompositeView) -> Bool {
    guard let other = other as? CustomViewUse, other.view === view,
      childViews.count == other.childViews.count,
      zip(childViews, other.childViews).allSatisfy({ $0 === $1 }),
      zip(bindings, other.bindings).allSatisfy({ $0.isSame(as: $1) }),
      let types = session.session?.types
    else { return false }
    return ScriptParameters.areEqual(values, and: other.values, types: types)
  }
}

extension LuaValue {
  /// Whether it is a number, a string or a boolean, which fits on one line.
  var isPlain: Bool {
    switch self {
    case .boolean, .integer, .number, .string: true
    default: false
    }
  }
}
