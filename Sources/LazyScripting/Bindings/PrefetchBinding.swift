internal import LazyStacks
internal import Lua

/// Binds how scripts choose how far ahead rows are prepared.
enum PrefetchBinding {
  static let registrations: [Registration] = [
    .constructor(
      "PrefetchPolicy",
      taking: [.position("name", as: .name, summary: "The name of the policy.")],
      gives: .function(
        "function { parameters = { … }, reach = function(self, situation) … end }"
      ),
      summary:
        "Names a prefetch policy of your own; called with its definition it gives the policy, "
        + "which gives a variant when called with other parameters: `Window { prefetchPolicy = Far "
        + "{ lengths = 3 } }`."
    ) { call, reader in
      try OwnName.define(
        "PrefetchPolicy",
        declaration: definition,
        in: call,
        session: reader.session
      ) { name, call, reader in
        let definition = try PrefetchPolicyDefinition(named: name, in: call, by: reader)
        let value = PrefetchPolicyValue(definition, with: definition.parameters)
        return call.push(value, as: try reader.session.types[PrefetchPolicyValue.self])
      }
    }
  ]

  /// The parts of a prefetch policy's definition, for help and the reference.
  static let terms = Term.parts(of: "PrefetchPolicy", defined: definition(of: ""))

  /// The parameter of windows that chooses a prefetch policy.
  static let parameter = Parameter.label(
    "prefetchPolicy",
    as: .object("PrefetchPolicy"),
    summary:
      "How far ahead rows are prepared while something scrolls; as far as the profile says where "
      + "none is given."
  )

  /// The policy that a window is given; nil if there is none.
  static func policy(
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) throws -> (any PrefetchPolicy)? {
    let place = reader.place(of: "prefetchPolicy", in: call)
    guard !call.isNil(at: place) else { return nil }
    return try call.object(at: place, as: reader.session.types[PrefetchPolicyValue.self]).policy
  }

  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "PrefetchPolicy \(Literal.quoted(name))",
      parameters: [
        DefinedParameters.label,
        .label(
          "reach",
          as: .function("function(self, situation)"),
          required: true,
          summary:
            "Gives how far beyond what is visible rows are to be prepared, in points; 0 for none. "
            + "It is asked once in each frame of a scroll, for each lazy container that it moves. "
            + "`situation` has `visibleLength` and `movement` in points, `velocity` in points a "
            + "second, both negative towards the start, and `timeLeft` and `cost` of the frame in "
            + "milliseconds."
        ),
      ],
      summary: "The definition of a prefetch policy."
    )
  }
}
