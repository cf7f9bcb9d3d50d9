internal import LazyStacks
internal import Lua

/// A prefetch policy that a script defined, as scripts hold it.
final class PrefetchPolicyValue: DefinedVariant {
  static let className = "PrefetchPolicy"
  static let word = "prefetch policy"

  let definition: PrefetchPolicyDefinition
  let parameters: DefinedParameters

  init(_ definition: PrefetchPolicyDefinition, with parameters: DefinedParameters) {
    self.definition = definition
    self.parameters = parameters
  }

  /// The policy for a window.
  var policy: any PrefetchPolicy { ScriptedPolicy(definition: definition, parameters: parameters) }
}

/// A script's definition of a prefetch policy.
final class PrefetchPolicyDefinition: PluginDefinition {
  let name: String
  let parameters: DefinedParameters
  let reach: LuaFunction
  let session: SessionReference
  var contribution: PluginContribution?

  var declaration: Declaration {
    Declaration(
      kind: .constructor,
      name: name,
      parameters: parameters.labels("A parameter of the policy."),
      result: .object("PrefetchPolicy"),
      summary: "A prefetch policy: `prefetchPolicy = \(name)`."
    )
  }

  init(named name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self.name = name
    reach = try reader.requiredFunction("reach", in: call)
    session = try reader.session.reference
    parameters = try DefinedParameters(of: name, in: call, by: reader)
  }
}

/// A prefetch policy that asks a function of a script.
private struct ScriptedPolicy: PrefetchPolicy {
  let definition: PrefetchPolicyDefinition
  let parameters: DefinedParameters

  func reach(in situation: PrefetchSituation) throws -> Double {
    let standIn = 0.75 * situation.visibleLength
    let reach = definition.reach
    guard let plugin = definition.contribution(calling: reach, in: definition.session) else {
      return try ask(situation)
    }
    return try plugin.enter(.callback, orElse: standIn) {
      try Mistake.placed("reach\(reach.place)") { try ask(situation) }
    }
  }

  private func ask(_ situation: PrefetchSituation) throws -> Double {
    let state = try definition.session.get().state
    let facts = try state.makeTable()
    try facts.rawSet("visibleLength", to: .number(situation.visibleLength))
    try facts.rawSet("movement", to: .number(situation.movement))
    try facts.rawSet("velocity", to: .number(situation.velocity))
    try facts.rawSet("timeLeft", to: .number(situation.timeLeft))
    try facts.rawSet("cost", to: .number(situation.cost))
    let me = try parameters.makeSelf(in: state)
    let result = try definition.reach.call([.table(me), .table(facts)]).first ?? .nil
    guard let reach = result.number, ValueKind.length.allows(reach) else {
      throw Mistake(
        "reach of PrefetchPolicy \(Literal.quoted(definition.name)) gave "
          + "\(Literal.of(result, in: state)), not a finite number of points, 0 or more"
      )
    }
    guard reach <= Double.longestLength else {
      throw Mistake(
        "reach of PrefetchPolicy \(Literal.quoted(definition.name)) gave \(Literal.of(result)); "
          + "expected points, at most \(Double.longestLength.whole)"
      )
    }
    return reach
  }
}
