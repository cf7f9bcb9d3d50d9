internal import LazyStacks
internal import Lua

/// How a view is drawn, as scripts build it up in a scroll transition.
final class EffectValue: HostClass {
  static let className = "VisualEffect"

  let effect: VisualEffect
  init(_ effect: VisualEffect) { self.effect = effect }

  static func describe(_ type: inout HostBehavior<EffectValue>) {
    type.equals = { $0.effect == $1.effect }
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
    [
      .position(
        "configuration",
        .either([.cases(configurations), .function("function(effect, phase)")]),
        "`interactive` follows the scroll; `animated` comes and goes in an animation when the "
          + "threshold is crossed; `identity` does nothing. It may be left out: `interactive`."
      ),
      .position(
        "transition",
        .function("function(effect, phase)"),
        required: false,
        "Gives the effect of a phase: `effect:scaleEffect(1 + 0.2 * phase.value)`. It is called "
          + "once for each phase; between two phases, what lies between their effects is drawn."
      ),
      .label("axis", .cases(["vertical", "horizontal"]), "Along which; that of the scroll view."),
      .label(
        "threshold",
        .either([.cases(["visible", "hidden", "centered"]), .fraction]),
        "How far in sight the view is when the effect is over: all of it (`visible`), none "
          + "(`hidden`), in the middle (`centered`), or a fraction of it; 1 for `interactive`, 0.5 "
          + "for `animated`."
      ),
      .label("inset", .distance, "By how much shorter the container counts at both ends."),
      .label("animation", AnimationBinding.kind, "That of `animated`."),
      .label("topLeading", .cases(configurations), "Another configuration at the start."),
      .label("bottomTrailing", .cases(configurations), "Another configuration at the end."),
    ],
    "Draws the view depending on how far it is in sight of its scroll view. Layout, loading and "
      + "visibility know nothing of it; see `node.drawnRect` and `node.transition`."
  ) { view, call, reader in
    let (base, function) = try reader.transition(call)
    let axis = try reader.text("axis", call).flatMap(Axis.init)
    let types = try reader.session.types
    let session = try reader.session.reference
    let title = reader.title
    let content = view.content.scrollTransition(
      topLeading: try reader.configuration("topLeading", base, call),
      bottomTrailing: try reader.configuration("bottomTrailing", base, call),
      axis: axis
    ) { effect, phase in
      var result = effect
      // If a plugin's function fails, the view is drawn as it was laid out.
      try session.get().notify(function) {
        let given = try function.call(
          { call in
            try call.push(EffectValue(effect), as: types[EffectValue.self])
            try call.push(PhaseValue(phase), as: types[PhaseValue.self])
          },
          results: { call in
            let type = try types[EffectValue.self]
            return call.isObject(0, type) ? try call.object(0, type).effect : nil
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
    effect("offset", TransformsBinding.distances, "Draws the view away from its place.") {
      effect,
      call,
      reader in
      effect.offset(
        x: try reader.number("x", call) ?? 0,
        y: try reader.number("y", call) ?? 0
      )
    },
    effect("scaleEffect", TransformsBinding.scales, "Draws the view larger or smaller.") {
      effect,
      call,
      reader in
      let scale = try reader.scale(call)
      return effect.scaleEffect(x: scale.x, y: scale.y, anchor: try reader.anchor(call))
    },
    effect("rotationEffect", TransformsBinding.rotation, "Draws the view turned.") {
      effect,
      call,
      reader in
      effect.rotationEffect(
        degrees: try reader.number("degrees", call) ?? 0,
        anchor: try reader.anchor(call)
      )
    },
    effect(
      "opacity",
      [.position("opacity", .fraction, "1 hides all that is behind, 0 nothing.")],
      "Lets what is behind the view shine through."
    ) { effect, call, reader in effect.opacity(try reader.number("opacity", call) ?? 1) },
  ]

  private static let phases: [Registration] = [
    phase("value", .number, "-1 for `topLeading`, 0 for `identity`, 1 for `bottomTrailing`.") {
      $1.push($0.value)
    },
    phase("isIdentity", .boolean, "Whether the view is in sight as far as the threshold wants.") {
      $1.push($0.isIdentity)
    },
    phase("name", .cases(ScrollTransitionPhase.allCases.map(\.rawValue)), "Its name.") {
      $1.push($0.rawValue)
    },
  ]

  private static let shown: [Registration] = [
    field(
      "value",
      .number,
      "-1 where the view is out of sight at the start, 0 in sight, 1 at the end; between them on "
        + "the way, and a little beyond where a spring swings."
    ) { value, call, _ in call.push(value.shown.value) },
    field(
      "phase",
      .cases(ScrollTransitionPhase.allCases.map(\.rawValue)),
      "The phase that the value belongs to."
    ) { value, call, _ in call.push(value.shown.phase.rawValue) },
    field("degrees", .number, "By how much it is turned clockwise, in degrees.") {
      value,
      call,
      _ in call.push(value.shown.effect.degrees)
    },
    field("opacity", .number, "How much of what is behind it hides.") { value, call, _ in
      call.push(value.shown.effect.opacity)
    },
    field("scale", .object("Point"), "By what its width (`x`) and height (`y`) are multiplied.") {
      value,
      call,
      session in
      try call.push(PointValue(value.shown.effect.scale), as: session.types[PointValue.self])
    },
    field("offset", .object("Point"), "How far it is drawn from its place, in points.") {
      value,
      call,
      session in
      try call.push(PointValue(value.shown.effect.distance), as: session.types[PointValue.self])
    },
  ]

  private static func effect(
    _ name: String,
    _ parameters: [Parameter],
    _ summary: String,
    changing change:
      @escaping @Sendable (VisualEffect, borrowing LuaCall, ArgumentReader) throws -> VisualEffect
  ) -> Registration {
    .method(
      name,
      of: "VisualEffect",
      parameters,
      gives: .object("VisualEffect"),
      summary + " Gives another effect that does this as well."
    ) { (value: EffectValue, call, reader) in
      let changed = EffectValue(try change(value.effect, call, reader))
      return call.push(changed, as: try reader.session.types[EffectValue.self])
    }
  }

  private static func phase(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read: @escaping @Sendable (ScrollTransitionPhase, borrowing LuaCall) -> LuaOutcome
  ) -> Registration {
    .field(name, of: "TransitionPhase", on: PhaseValue.self, kind, summary) { value, call, _ in
      read(value.phase, call)
    }
  }

  private static func field(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read: @escaping @Sendable (TransitionValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "ShownTransition", on: TransitionValue.self, kind, summary, read: read)
  }
}

extension ArgumentReader {
  /// Reads the configuration and the function of a scroll transition; the configuration may be left
  /// out.
  fileprivate func transition(
    _ call: borrowing LuaCall
  ) throws -> (configuration: String, function: LuaFunction) {
    if call.kind(place("configuration", call)) == .function {
      guard !has("transition", call) else {
        throw Mistake("\(title) takes one function")
      }
      return ("interactive", try requiredFunction("configuration", call))
    }
    let name = try text("configuration", call) ?? "interactive"
    guard let function = try function("transition", call) else {
      throw Mistake(
        "\(title) needs a function; write \(title) { \"\(name)\", function(effect, phase) return "
          + "effect:scaleEffect(1 - 0.1 * math.abs(phase.value)) end }"
      )
    }
    return (name, function)
  }

  /// The configuration at one end: its own, otherwise that for both ends.
  fileprivate func configuration(
    _ end: String,
    _ base: String,
    _ call: borrowing LuaCall
  ) throws -> ScrollTransitionConfiguration {
    let animation = try animation("animation", call)
    let kind = try text(end, call) ?? base
    var configuration: ScrollTransitionConfiguration
    switch kind {
    case "animated": configuration = animation.map { .animated($0) } ?? .animated
    case "identity": configuration = .identity
    default: configuration = .interactive
    }
    let names = [try text("topLeading", call), try text("bottomTrailing", call), base]
    if has("animation", call), !names.contains("animated") {
      throw Mistake("animation of \(title) goes with \"animated\"")
    }
    var threshold: ScrollTransitionThreshold?
    switch try value("threshold", call) {
    case .string(let name):
      threshold =
        switch name.description {
        case "hidden": .hidden
        case "centered": .centered
        default: .visible
        }
    case .nil: break
    case let value: threshold = value.number.map { .visible($0) }
    }
    if let inset = try number("inset", call) {
      let plain: ScrollTransitionThreshold =
        kind == "animated" ? .visible(0.5) : .visible
      threshold = (threshold ?? plain).inset(by: inset)
    }
    if let threshold { configuration = configuration.threshold(threshold) }
    return configuration
  }
}
