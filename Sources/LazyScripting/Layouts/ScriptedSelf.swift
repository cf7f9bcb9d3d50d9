internal import LazyReports
internal import Lua

/// The `self` of a script's layout functions, from which they read the parameters.
final class ScriptedSelf: HostClass {
  static let className = "LayoutSelf"

  private let name: String
  private let parameters: ScriptParameters
  private let values: [ParameterValue]
  /// The name of the place where a layout of this kind keeps what it computed, for messages.
  private let memory: String

  init(
    name: String,
    parameters: ScriptParameters,
    values: [ParameterValue],
    keepingIn memory: String
  ) {
    self.memory = memory
    self.name = name
    self.parameters = parameters
    self.values = values
  }

  static func describe(_ type: inout HostBehavior<ScriptedSelf>) {
    type.missing = { object, call in
      let key = try call.value(at: 0)
      guard let name = key.text else { throw Mistake("self has no \(Literal.of(key))") }
      guard let value = object.parameters.value(of: name, in: object.values) else {
        throw Mistake.unknown(
          "self of \(object.name) has no \(Literal.name(name))",
          name: name,
          among: object.parameters.names,
          listed: object.parameters.all.isEmpty ? "it has no parameters" : "it has"
        )
      }
      value.push(onto: call)
      return .pushed
    }
    type.missingSet = { object, call in
      let name = try call.value(at: 0).text?.shortened(to: 60) ?? "…"
      throw Mistake(
        "self.\(name) of \(object.name) can only be read; what a layout computes it keeps in "
          + "its \(object.memory)"
      )
    }
    type.description = { object, call in call.push("self of \(object.name)") }
  }
}
