internal import LazyStacks
internal import Lua

/// Binds target behaviors: functions with names that decide where scrolls end after a finger lifts.
enum TargetBehaviorBinding {
  static let registrations: [Registration] = [
    .constructor(
      "TargetBehavior",
      taking: [.position("name", as: .name, summary: "The name of the behavior.")],
      gives: .function(
        "function { parameters = { … }, updateTarget = function(self, target, context) … end }"
      ),
      summary:
        "Names a scroll target behavior of your own; called with its definition it gives the "
        + "behavior, which gives a variant when called with other parameters: "
        + "`:scrollTargetBehavior(Grid { pitch = 120 })`."
    ) { call, reader in
      try OwnName.define(
        "TargetBehavior",
        declaration: definition,
        in: call,
        session: reader.session
      ) { name, call, reader in
        let definition = try TargetBehaviorDefinition(named: name, in: call, by: reader)
        let value = TargetBehaviorValue(definition, with: definition.parameters)
        return call.push(value, as: try reader.session.types[TargetBehaviorValue.self])
      }
    }
  ]

  /// The parts of a target behavior's definition, for help and the reference.
  static let terms = Term.parts(of: "TargetBehavior", defined: definition(of: ""))

  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "TargetBehavior \(Literal.quoted(name))",
      parameters: [
        DefinedParameters.label,
        .label(
          "updateTarget",
          as: .function("function(self, target, context)"),
          required: true,
          summary:
            "Changes `target.rect.x` and `.y`, which are where the content would end by itself, "
            + "and may set `target.anchor`; see `:scrollTargetBehavior`. It is asked when a finger "
            + "lets go, and when the container gets another length."
        ),
        .label(
          "limitsScrolls",
          as: .boolean,
          default: "false",
          summary:
            "Whether the end that it is given is at most one container from where the finger "
            + "touched."
        ),
      ],
      summary: "The definition of a scroll target behavior."
    )
  }
}
