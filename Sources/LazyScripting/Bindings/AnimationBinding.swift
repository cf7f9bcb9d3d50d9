internal import LazyStacks
internal import Lua

/// An animation, as scripts hold it.
final class AnimationValue: HostClass {
  static let className = "Animation"

  let animation: Animation
  private let text: String

  init(_ animation: Animation, text: String) {
    self.animation = animation
    self.text = text
  }

  static func describe(_ type: inout HostBehavior<AnimationValue>) {
    type.description = { value, call in call.push(value.text) }
    type.equals = { $0.animation == $1.animation }
  }
}

enum AnimationBinding {
  static let registrations: [Registration] =
    [
      make("default", taking: [], summary: "A spring of 0.55 seconds that does not swing.") {
        _,
        _ in .default
      }
    ]
    + [
      eased("linear", summary: "Goes at one speed.") { .linear(duration: $0) },
      eased("easeIn", summary: "Begins slowly.") { .easeIn(duration: $0) },
      eased("easeOut", summary: "Ends slowly.") { .easeOut(duration: $0) },
      eased("easeInOut", summary: "Begins and ends slowly.") { .easeInOut(duration: $0) },
    ]
    + [timingCurve]
    + [
      make(
        "spring",
        taking: [
          .label(
            "response",
            as: .positive,
            default: "0.5",
            summary: "How long a swing takes, in seconds."
          ),
          .label(
            "dampingFraction",
            as: .positive,
            default: "0.825",
            summary: "How much it is damped; from 1 on it does not swing."
          ),
        ],
        summary: "A spring."
      ) { reader, call in
        .spring(
          response: try limited("response", by: reader, in: call) ?? 0.5,
          dampingFraction: try limited("dampingFraction", by: reader, in: call) ?? 0.825
        )
      }
    ]
    + [
      sprung("smooth", summary: "A spring that does not swing.") { .smooth(duration: $0) },
      sprung("snappy", summary: "A spring that swings a little.") { .snappy(duration: $0) },
      sprung("bouncy", summary: "A spring that swings.") { .bouncy(duration: $0) },
    ]

  /// The animations that a name alone stands for, as in `animation = "easeOut"`.
  static let named: [(name: String, animation: Animation)] = [
    ("default", .default), ("linear", .linear()), ("easeIn", .easeIn()), ("easeOut", .easeOut()),
    ("easeInOut", .easeInOut()), ("spring", .spring()), ("smooth", .smooth()),
    ("snappy", .snappy()), ("bouncy", .bouncy()),
  ]

  /// The kind of parameters that take an animation.
  static let kind = ValueKind.either([
    .boolean, .cases(named.map(\.name)), .object("Animation"),
  ])

  /// The range for a spring's numbers, within which it is computed exactly and comes to an end.
  private static let numbers = 0.01...100.0

  private static func limited(
    _ name: String,
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) throws -> Double? {
    guard let number = try reader.number(name, in: call) else { return nil }
    guard numbers.contains(number) else {
      throw Mistake(
        "\(name) of \(reader.title) is a number from 0.01 to 100, got \(Literal.number(number))"
      )
    }
    return number
  }

  private static func eased(
    _ name: String,
    summary: String,
    animation: @escaping @Sendable (Double) -> Animation
  ) -> Registration {
    make(name, taking: [duration], summary: summary) { reader, call in
      animation(try seconds(by: reader, in: call))
    }
  }

  private static let timingCurve = make(
    "timingCurve",
    taking: [
      coordinate("x1", "The time of the first control point, 0 to 1."),
      coordinate("y1", "The value of the first control point."),
      coordinate("x2", "The time of the second control point, 0 to 1."),
      coordinate("y2", "The value of the second control point."),
      duration,
    ],
    summary: "Follows a cubic Bézier curve from 0 to 1."
  ) { reader, call in
    let curve = UnitCurve.bezier(
      startControlPoint: Point(
        x: try coordinate("x1", within: 0...1, by: reader, in: call),
        y: try coordinate("y1", within: -100...100, by: reader, in: call)
      ),
      endControlPoint: Point(
        x: try coordinate("x2", within: 0...1, by: reader, in: call),
        y: try coordinate("y2", within: -100...100, by: reader, in: call)
      )
    )
    return .timingCurve(curve, duration: try seconds(by: reader, in: call))
  }

  private static func coordinate(_ name: String, _ summary: String) -> Parameter {
    .position(name, as: .number, summary: summary)
  }

  private static func coordinate(
    _ name: String,
    within range: ClosedRange<Double>,
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) throws -> Double {
    let number = try reader.number(name, in: call) ?? 0
    guard range.contains(number) else {
      throw Mistake(
        "\(name) of \(reader.title) is a number from \(Literal.number(range.lowerBound)) to "
          + "\(Literal.number(range.upperBound)), got \(Literal.number(number))"
      )
    }
    return number
  }

  private static let duration = Parameter.label(
    "duration",
    as: .duration,
    default: "0.35",
    summary: "How long it takes, in seconds."
  )

  private static func seconds(
    by reader: ArgumentReader,
    in call: borrowing LuaCall
  ) throws -> Double {
    let seconds = try reader.number("duration", in: call) ?? Animation.standardDuration
    guard seconds <= 3600 else {
      throw Mistake("duration of \(reader.title) is at most 3600 seconds")
    }
    return seconds
  }

  private static func sprung(
    _ name: String,
    summary: String,
    animation: @escaping @Sendable (Double) -> Animation
  ) -> Registration {
    let duration = Parameter.label(
      "duration",
      as: .positive,
      default: "0.5",
      summary: "How long a swing takes, in seconds."
    )
    return make(name, taking: [duration], summary: summary) { reader, call in
      animation(try limited("duration", by: reader, in: call) ?? 0.5)
    }
  }

  private static func make(
    _ name: String,
    taking parameters: [Parameter],
    summary: String,
    making body: @escaping @Sendable (ArgumentReader, borrowing LuaCall) throws -> Animation
  ) -> Registration {
    .function(
      name,
      in: "Animation",
      taking: parameters,
      gives: .object("Animation"),
      summary: summary
    ) {
      call,
      reader in
      let value = AnimationValue(try body(reader, call), text: "Animation.\(name)")
      return call.push(value, as: try reader.session.types[AnimationValue.self])
    }
  }
}

extension Animation {
  /// The animation of a scroll that begins: the one that was chosen, else that of `withAnimation`.
  static func ofScroll(
    in call: borrowing LuaCall,
    by reader: ArgumentReader
  ) throws -> Animation? {
    let transactions = try reader.session.programs.transactions
    let chosen = try Animation(in: call, by: reader)
    let animation = reader.has("animation", in: call) ? chosen : transactions.current.animation
    transactions.noteScroll(with: animation)
    return animation
  }

  /// Reads the animation that was chosen; nil for none or `false`.
  init?(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let place = reader.place(of: "animation", in: call)
    let chosen: Animation? =
      switch call.kind(at: place) {
      case .object:
        try call.object(at: place, as: reader.session.types[AnimationValue.self]).animation
      case .string: try Self.named(call.text(at: place))
      default: try call.value(at: place) == .boolean(true) ? .default : nil
      }
    guard let chosen else { return nil }
    self = chosen
  }

  private static func named(_ text: String) -> Animation? {
    AnimationBinding.named.first { $0.name == text }?.animation
  }
}
