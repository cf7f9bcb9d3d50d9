internal import LazyStacks
internal import Lua

/// Binds the verbs of a scroll view whose motion takes time.
enum ScrollMotionBinding {
  static let registrations: [Registration] = [
    .method(
      "fling",
      of: "ScrollView",
      taking: [
        .label(
          "velocity",
          as: .either([.number, .table("{ x =, y = }")]),
          required: true,
          summary: "Points per second, positive towards the end; along each axis where both scroll."
        ).orLast
      ],
      gives: .integer(atLeast: 1),
      summary:
        "A finger lifts at a speed, the content decelerates, and springs back where it went beyond "
        + "an end; gives the number of frames until it rests."
    ) { (scroll: ScrollViewHandle, call, reader) in
      guard case .table(let table) = try reader.value("velocity", in: call) else {
        let velocity = try reader.number("velocity", in: call) ?? 0
        return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
          try scroll.proxy.fling(velocity: velocity)
        }
      }
      let velocity = try AxisNumbers(table, titled: "velocity of \(reader.title)")
      return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        try scroll.proxy.fling(x: velocity.x, y: velocity.y)
      }
    },
    .method(
      "stop",
      of: "ScrollView",
      gives: .integer(atLeast: 1),
      summary:
        "A finger touches, which ends what moves the content, and lifts at once; gives the number "
        + "of frames until it rests."
    ) { (scroll: ScrollViewHandle, call, reader) in
      try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) { try scroll.proxy.stop() }
    },
    .method(
      "wheel",
      of: "ScrollView",
      taking: [
        .label(
          "by",
          as: .number,
          required: true,
          summary: "How many points a click moves, positive towards the end."
        ).orLast
      ],
      gives: .integer(atLeast: 1),
      summary:
        "A wheel clicks, which moves the content in one frame; it stops at an end and glides no "
        + "further."
    ) { (scroll: ScrollViewHandle, call, reader) in
      let distance = try reader.number("by", in: call) ?? 0
      return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        try scroll.proxy.wheel(by: distance)
      }
    },
    .method(
      "dragThumb",
      of: "ScrollView",
      taking: [
        .label(
          "to",
          as: .fraction,
          required: true,
          summary: "Where the thumb is dragged to: 0 shows the start of the content, 1 its end."
        ).orLast
      ],
      gives: .integer(atLeast: 1),
      summary:
        "A finger drags the scroll indicator in one frame, by as much of the content as it is "
        + "taken to be long now."
    ) { (scroll: ScrollViewHandle, call, reader) in
      let fraction = try reader.number("to", in: call) ?? 0
      return try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        try scroll.proxy.dragThumb(to: fraction)
      }
    },
    .method(
      "tapStatusBar",
      of: "ScrollView",
      gives: .integer(atLeast: 1),
      summary:
        "A tap on the status bar takes the content to its top, with an animation and as if the "
        + "user had scrolled."
    ) { (scroll: ScrollViewHandle, call, reader) in
      try ScriptVerb(of: scroll.window, by: reader).makeFrames(in: call) {
        try scroll.proxy.tapStatusBar()
      }
    },
    .field(
      "velocity",
      of: "ScrollView",
      on: ScrollViewHandle.self,
      gives: .either([.number, .object("Point")]),
      summary: "How fast the content moves, in points per second; a point where both axes scroll."
    ) { scroll, call, session in
      let velocity = try scroll.proxy.velocity()
      switch try scroll.proxy.axes() {
      case .vertical: return call.push(velocity.y)
      case .horizontal: return call.push(velocity.x)
      default: return call.push(PointValue(velocity), as: try session.types[PointValue.self])
      }
    },
  ]
}

/// A number along each axis: a table with `x`, `y` or both.
struct AxisNumbers {
  private(set) var x = 0.0
  private(set) var y = 0.0

  /// The parameter for an offset as a point.
  static let point = Parameter.label(
    "point",
    as: .either([.object("Point"), .table("{ x =, y = }")]),
    summary: "The offset as a point."
  )

  /// Reads that parameter.
  static func point(in call: borrowing LuaCall, by reader: ArgumentReader) throws -> Point {
    if case .table(let table) = try reader.value("point", in: call) {
      let numbers = try AxisNumbers(table, titled: "point of \(reader.title)", or: "a Point")
      return Point(x: numbers.x, y: numbers.y)
    }
    let place = reader.place(of: "point", in: call)
    return try call.object(at: place, as: reader.session.types[PointValue.self]).point
  }

  init(_ table: LuaTable, titled title: String, or other: String = "a number") throws {
    for (key, value) in try table.entries() {
      guard let number = value.number, number.isFinite, key == .text("x") || key == .text("y")
      else {
        throw Mistake(
          "\(title) is \(other) or a table { x =, y = } of numbers, got "
            + "[\(Literal.of(key))] = \(Literal.of(value))"
        )
      }
      if key == .text("x") { x = number } else { y = number }
    }
  }
}
