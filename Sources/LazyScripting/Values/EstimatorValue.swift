internal import LazyExtents
internal import Lua

/// An estimator as scripts hold it: a built-in one with its number, or one that a script defined.
final class EstimatorValue: HostClass {
  static let className = "Estimator"

  let choice: EstimatorChoice
  /// The script's definition, for calls with other parameters; nil for a built-in estimator.
  let definition: ScriptedDefinition?
  private let parameters: DefinedParameters

  init(_ choice: EstimatorChoice) {
    self.choice = choice
    definition = nil
    parameters = DefinedParameters()
  }

  init(_ definition: ScriptedDefinition, with parameters: DefinedParameters) {
    self.definition = definition
    self.parameters = parameters
    choice = EstimatorChoice(definition.name + parameters.title, definition: definition) {
      count,
      report in
      ScriptedEstimator(count: count, ScriptedMind(definition, with: parameters, report: report))
    }
  }

  static func describe(_ type: inout HostBehavior<EstimatorValue>) {
    let reference = type.reference
    type.description = { value, call in call.push("estimator \(value.choice)") }
    type.equals = { $0.choice == $1.choice }
    type.call = { value, call in
      call.push(try value.changed(in: call), as: try reference.get().types[EstimatorValue.self])
    }
  }

  /// The same estimator with other parameters: `LastMedian { size = 20 }`.
  private func changed(in call: borrowing LuaCall) throws -> EstimatorValue {
    guard let definition else {
      throw Mistake("\(choice) is an estimator already and takes nothing more")
    }
    return EstimatorValue(definition, with: try parameters.changed(in: call, of: definition.name))
  }
}

/// A script's definition of an estimator.
final class ScriptedDefinition: PluginDefinition {
  let name: String
  let parameters: DefinedParameters
  let begin: LuaFunction?
  let learn: LuaFunction?
  let estimate: LuaFunction
  let remembers: Bool
  let session: SessionReference
  var contribution: PluginContribution?

  var declaration: Declaration {
    Declaration(
      kind: .constructor,
      name: name,
      parameters: parameters.labels("A parameter of the estimator."),
      result: .object("Estimator"),
      summary: "An estimator: `estimator = \(name)`."
    )
  }

  init(named name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self.name = name
    begin = try reader.function("begin", in: call)
    learn = try reader.function("learn", in: call)
    estimate = try reader.requiredFunction("estimate", in: call)
    remembers = try reader.value("remembers", in: call) == .boolean(true)
    session = try reader.session.reference
    parameters = try DefinedParameters(of: name, in: call, by: reader)
  }
}
