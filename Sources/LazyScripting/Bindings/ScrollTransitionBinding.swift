internal import LazyStacks
internal import Lua

/// How a view is drawn, as scripts build it up in a scroll transition.
final class EffectValue: HostClass {
  static let className = "VisualEffect"

  let effect: VisualEffect
  init(_ effect: VisualEffect) { self.effect = effect }

  static func describe(_ type: inout HostBehavior<EffectValue>) {
    type.equals = { $0.effect == $1.effect }
    type.description = { value, call in call.push("effect: \(value.effect)") }
  }
}

/// A phase of a scroll transition, as scripts read it.
final class PhaseValue: HostClass {
  static let className = "TransitionPhase"

  let phase: ScrollTransitionPhase
  init(_ phase: ScrollTransitionPhase) { self.phase = phase }

  static func describe(_ type: inout HostBehavior<PhaseValue>) {
    type.description = { value, call in call.push(value.phase.rawValue) }
    type.equals = { $0.phase == $1.phase }
  }
}

/// The effect of a scroll transition on a view at one moment, as scripts read it.
final class TransitionValue: HostClass {
  static let className = "ShownTransition"

  let shown: ShownTransition
  init(_ shown: ShownTransition) { self.shown = shown }

  static func describe(_ type: inout HostBehavior<TransitionValue>) {
    type.description = { value, call in
      call.push("\(value.shown.phase.rawValue) \(Printed.number(value.shown.value))")
    }
    type.equals = { $0.shown == $1.shown }
  }
}

enum ScrollTransitionBinding {
  static let registrations: [Registration] = [modifier] + effects + phases + shown

  private static let modifier = Registration.modifier(
    "scrollTransition",
    taking: [
      .position(
        "configuration",
        as: .either([.cases(configurations), .function("function(effect, phase)")]),
        summary:
          "`interactive` follows the scroll; `animated` comes and goes in an animation when the "
          + "threshold is crossed; `identity` does nothing. It may be left out: `interactive`."
      ),
      .position(
        "transition",
        as: .function("function(effect, phase)"),
        required: false,
        summary:
          "Gives the effect of a phase: `effect:scaleEffect(1 + 0.2 * phase.value)`. It is called "
          + "once for each phase; between two phases, what lies between their effects is drawn."
      ),
      .label(
        "axis",
        as: .cases(["vertical", "horizontal"]),
        summary: "Along which; that of the scroll view."
      ),
    ] + TransitionThreshold.parameters + [
      .label("animation", as: AnimationBinding.kind, summary: "That of `animated`."),
      .label(
        "topLeading",
        as: .cases(configurations),
        summary: "Another configuration at the start."
      ),
      .label(
        "bottomTrailing",
        as: .cases(configurations),
        summary: "Another configuration at the end."
      ),
    ],
    summary:
      "Draws the view depending on how far it is in sight of its scroll view. Layout, loading and "
      + "visibility know nothing of it; see `node.drawnRect` and `node.transition`."
  ) { view, call, reader in
    let given = try TransitionArguments(in: call, by: reader)
    let (base, function) = (given.configuration, given.function)
    let axis = try reader.text("axis", in: call).flatMap(Axis.init)
    let types = try reader.session.types
    let session = try reader.session.reference
    let title = reader.title
    let content = view.content.scrollTransition(
      topLeading: try ScrollTransitionConfiguration(
        at: "topLeading",
        from: base,
        in: call,
        by: reader
      ),
      bottomTrailing: try ScrollTransitionConfiguration(
        at: "bottomTrailing",
        from: base,
        in: call,
        by: reader
      ),
      axis: axis
    ) { effect, phase in
      var result = effect
      // If a plugin's function fails, the view is drawn as it was laid out.
      try session.notify(function) {
        let given = try function.call(
          { call in
            try call.push(EffectValue(effect), as: types[EffectValue.self])
            try call.push(PhaseValue(phase), as: types[PhaseValue.self])
          },
          results: { call in
            let type = try types[EffectValue.self]
            return call.isObject(at: 0, of: type) ? try call.object(at: 0, as: type).effect : nil
          }
        )
        guard let given else {
          throw Mistake(
            "the function of \(title) gives the effect; write return effect:scaleEffect(…)"
          )
        }
        result = given
      }
      return result
    }
    return ViewValue(content, name: view.name)
  }

  static let configurations = ["interactive", "animated", "identity"]

  private static let effects: [Registration] = [
    effect(
      "offset",
      taking: TransformsBinding.distances,
      summary: "Draws the view away from its place."
    ) {
      effect,
      call,
      reader in
      effect.offset(
        x: try reader.number("x", in: call) ?? 0,
        y: try reader.number("y", in: call) ?? 0
      )
    },
    effect(
      "scaleEffect",
      taking: TransformsBinding.scales,
      summary: "Draws the view larger or smaller."
    ) {
      effect,
      call,
      reader in
      let scale = try ScaleFactors(in: call, by: reader)
      return effect.scaleEffect(
        x: scale.x,
        y: scale.y,
        anchor: try UnitPoint("anchor", in: call, by: reader) ?? .center
      )
    },
    effect("rotationEffect", taking: TransformsBinding.rotation, summary: "Draws the view turned.")
    {
      effect,
      call,
      reader in
      effect.rotationEffect(
        degrees: try reader.number("degrees", in: call) ?? 0,
        anchor: try UnitPoint("anchor", in: call, by: reader) ?? .center
      )
    },
    effect(
      "opacity",
      taking: [
        .position("opacity", as: .fraction, summary: "1 hides all that is behind, 0 nothing.")
      ],
      summary: "Lets what is behind the view shine through."
    ) { effect, call, reader in effect.opacity(try reader.number("opacity", in: call) ?? 1) },
  ]

  private static let phases: [Registration] = [
    phase(
      "value",
      gives: .number,
      summary: "-1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`."
    ) {
      $1.push($0.value)
    },
    phase(
      "isIdentity",
      gives: .boolean,
      summary: "Whether the view is in sight as far as the threshold wants."
    ) {
      $1.push($0.isIdentity)
    },
    phase(
      "name",
      gives: .cases(ScrollTransitionPhase.allCases.map(\.rawValue)),
      summary: "Its name."
    ) {
      $1.push($0.rawValue)
    },
  ]

  private static let shown: [Registration] = [
    field(
      "value",
      gives: .number,
      summary:
        "-1 where the view is out of sight at the start, 0 in sight, 1 at the end; between them on "
        + "the way, and a little beyond where a spring swings."
    ) { value, call, _ in call.push(value.shown.value) },
    field(
      "phase",
      gives: .cases(ScrollTransitionPhase.allCases.map(\.rawValue)),
      summary: "The phase that the value belongs to."
    ) { value, call, _ in call.push(value.shown.phase.rawValue) },
    field("degrees", gives: .number, summary: "By how much it is turned clockwise, in degrees.") {
      value,
      call,
      _ in call.push(value.shown.effect.degrees)
    },
    field("opacity", gives: .number, summary: "How much of what is behind it hides.") {
      value,
      call,
      _ in
      call.push(value.shown.effect.opacity)
    },
    field(
      "scale",
      gives: .object("Point"),
      summary: "By what its width (`x`) and height (`y`) are multiplied."
    ) {
      value,
      call,
      session in
      try call.push(PointValue(value.shown.effect.scale), as: session.types[PointValue.self])
    },
    field(
      "offset",
      gives: .object("Point"),
      summary: "How far it is drawn from its place, in points."
    ) {
      value,
      call,
      session in
      try call.push(PointValue(value.shown.effect.distance), as: session.types[PointValue.self])
    },
  ]

  private static func effect(
    _ name: String,
    taking parameters: [Parameter],
    summary: String,
    changing change:
      @escaping @Sendable (VisualEffect, borrowing LuaCall, ArgumentReader) throws -> VisualEffect
  ) -> Registration {
    .method(
      name,
      of: "VisualEffect",
      taking: parameters,
      gives: .object("VisualEffect"),
      summary: summary + " Gives another effect that does this as well."
    ) { (value: EffectValue, call, reader) in
      let changed = EffectValue(try change(value.effect, call, reader))
      return call.push(changed, as: try reader.session.types[EffectValue.self])
    }
  }

  private static func phase(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (ScrollTransitionPhase, borrowing LuaCall) -> LuaOutcome
  ) -> Registration {
    .field(name, of: "TransitionPhase", on: PhaseValue.self, gives: kind, summary: summary) {
      value,
      call,
      _ in
      read(value.phase, call)
    }
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (TransitionValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "ShownTransition",
      on: TransitionValue.self,
      gives: kind,
      summary: summary,
      read: read
    )
  }
}

/// The configuration and the function of a scroll transition; the configuration may be left out.
private struct TransitionArguments {
  let configuration: String
  let function: LuaFunction

  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let title = reader.title
    if call.kind(at: reader.place(of: "configuration", in: call)) == .function {
      guard !reader.has("transition", in: call) else {
        throw Mistake("\(title) takes one function")
      }
      configuration = "interactive"
      function = try reader.requiredFunction("configuration", in: call)
      return
    }
    let name = try reader.text("configuration", in: call) ?? "interactive"
    guard let function = try reader.function("transition", in: call) else {
      throw Mistake(
        "\(title) needs a function; write \(title) { \"\(name)\", function(effect, phase) return "
          + "effect:scaleEffect(1 - 0.1 * math.abs(phase.value)) end }"
      )
    }
    configuration = name
    self.function = function
  }
}
