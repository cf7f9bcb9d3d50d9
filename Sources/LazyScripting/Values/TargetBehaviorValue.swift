internal import LazyStacks
internal import Lua

/// A scroll target behavior that a script defined, as scripts hold it.
final class TargetBehaviorValue: DefinedVariant {
  static let className = "TargetBehavior"
  static let word = "target behavior"

  let definition: TargetBehaviorDefinition
  let parameters: DefinedParameters

  init(_ definition: TargetBehaviorDefinition, with parameters: DefinedParameters) {
    self.definition = definition
    self.parameters = parameters
  }

  /// The behavior for a scroll view.
  var behavior: ScrollTargetBehavior {
    .custom(limitsScrolls: definition.limitsScrolls) { [definition, parameters] target, context in
      try definition.update(&target, context: context, with: parameters)
    }
  }
}

/// A script's definition of a scroll target behavior.
final class TargetBehaviorDefinition: PluginDefinition {
  let name: String
  let parameters: DefinedParameters
  /// Whether the target passed to the function is at most one container from where the finger
  /// touched.
  let limitsScrolls: Bool
  private let function: LuaFunction
  private let session: SessionReference
  var contribution: PluginContribution?

  var declaration: Declaration {
    Declaration(
      kind: .constructor,
      name: name,
      parameters: parameters.labels("A parameter of the behavior."),
      result: .object("TargetBehavior"),
      summary: "A scroll target behavior: `:scrollTargetBehavior(\(name))`."
    )
  }

  init(named name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self.name = name
    function = try reader.requiredFunction("updateTarget", in: call)
    limitsScrolls = try reader.flag("limitsScrolls", in: call)
    session = try reader.session.reference
    parameters = try DefinedParameters(of: name, in: call, by: reader)
  }

  /// Lets the function change where a scroll ends; if a plugin's function fails, the natural end
  /// remains.
  func update(
    _ target: inout ScrollTarget,
    context: ScrollTargetContext,
    with parameters: DefinedParameters
  ) throws {
    let natural = target
    func ask() throws -> ScrollTarget {
      var changed = natural
      let open = try session.get()
      let given = try TargetTables(natural, context: context, in: open)
      let me = try parameters.makeSelf(in: open.state)
      let arguments: [LuaValue] = [.table(me), .table(given.target), .table(given.context)]
      try given.read(into: &changed, answer: try function.call(arguments))
      return changed
    }
    guard let contribution = contribution(calling: function, in: session) else {
      target = try ask()
      return
    }
    target = try contribution.enter(.callback, orElse: natural) {
      try Mistake.placed("updateTarget\(function.place)") { try ask() }
    }
  }
}
