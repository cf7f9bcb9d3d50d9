internal import LazyExtents
internal import Lua

/// An estimator as scripts hold it: a built-in one with its number, or one that a script defined.
final class EstimatorValue: HostClass {
  static let className = "Estimator"

  let choice: EstimatorChoice
  /// What a script defined, so that it can be called with other parameters.
  let definition: ScriptedDefinition?
  private let parameters: [ScriptedDefinition.Parameter]

  init(_ choice: EstimatorChoice) {
    self.choice = choice
    definition = nil
    parameters = []
  }

  init(_ definition: ScriptedDefinition, _ parameters: [ScriptedDefinition.Parameter]) {
    self.definition = definition
    self.parameters = parameters
    let values = parameters.map { "\($0.name) = \(Literal.of($0.value))" }
    let title = values.isEmpty ? "" : " { \(values.joined(separator: ", ")) }"
    choice = EstimatorChoice(definition.name + title, definition: definition) { count, report in
      ScriptedEstimator(count: count, ScriptedMind(definition, parameters, report))
    }
  }

  static func describe(_ type: inout HostBehavior<EstimatorValue>) {
    let reference = type.reference
    type.description = { value, call in call.push("estimator \(value.choice)") }
    type.equals = { $0.choice == $1.choice }
    type.call = { value, call in
      call.push(try value.changed(call), as: try reference.get().types[EstimatorValue.self])
    }
  }

  /// The same estimator with other parameters: `LastMedian { size = 20 }`.
  private func changed(_ call: borrowing LuaCall) throws -> EstimatorValue {
    guard let definition else {
      throw Mistake("\(choice) is an estimator already and takes nothing more")
    }
    guard call.count == 1, call.kind(0) == .table else {
      throw Mistake("\(definition.name) takes a table of parameters: \(definition.name) { … }")
    }
    var parameters = parameters
    for (key, value) in try call.table(0).entries() {
      let name = key.text ?? Literal.of(key)
      guard let place = parameters.firstIndex(where: { $0.name.hasSameBytes(as: name) }) else {
        throw Mistake.unknown(
          "\(definition.name) has no parameter \(Literal.name(name))",
          name: name,
          among: parameters.map(\.name),
          listed: parameters.isEmpty ? "it has none" : "it has"
        )
      }
      parameters[place] = try ScriptedDefinition.Parameter(name, value, of: definition.name)
    }
    return EstimatorValue(definition, parameters)
  }
}

/// What a script wrote about an estimator of its own.
final class ScriptedDefinition: PluginDefinition {
  /// A name that `self` has, with its value.
  struct Parameter {
    let name: String
    let value: LuaValue

    /// Takes a value that is the same as long as the estimator lives.
    init(_ name: String, _ value: LuaValue, of estimator: String) throws {
      guard
        value.number != nil || value.text != nil || value == .boolean(true)
          || value == .boolean(false)
      else {
        throw Mistake(
          "the parameter '\(name)' of \(estimator) is a number, a string or a boolean, got "
            + Literal.of(value)
        )
      }
      self.name = name
      self.value = value
    }
  }

  let name: String
  let parameters: [Parameter]
  let begin: LuaFunction?
  let learn: LuaFunction?
  let estimate: LuaFunction
  let remembers: Bool
  let session: SessionReference
  var contribution: PluginContribution?

  var declaration: Declaration {
    let labels = parameters.map { parameter in
      LazyScripting.Parameter.label(
        parameter.name,
        .any,
        default: Literal.of(parameter.value),
        "A parameter of the estimator."
      )
    }
    return Declaration(
      kind: .constructor,
      name: name,
      parameters: labels,
      result: .object("Estimator"),
      summary: "An estimator: `estimator = \(name)`."
    )
  }

  init(named name: String, _ call: borrowing LuaCall, _ reader: ArgumentReader) throws {
    self.name = name
    begin = try reader.function("begin", call)
    learn = try reader.function("learn", call)
    estimate = try reader.requiredFunction("estimate", call)
    remembers = try reader.value("remembers", call) == .boolean(true)
    session = try reader.session.reference
    guard case .table(let table) = try reader.value("parameters", call) else {
      parameters = []
      return
    }
    parameters = try table.entries().map { key, value in
      guard let parameter = key.text else {
        throw Mistake(
          "a parameter of \(name) has a name and a default: parameters = { size = 15 }"
        )
      }
      try ScriptName.check(parameter, of: "a parameter of \(name)")
      return try Parameter(parameter, value, of: name)
    }
  }
}
