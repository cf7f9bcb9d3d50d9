internal import LazyStacks
internal import Lua

/// Binds modifiers that draw a view elsewhere than where it was laid out.
enum TransformsBinding {
  static let registrations: [Registration] = [
    .modifier(
      "offset",
      taking: distances,
      summary:
        "Draws the view away from the room that was made for it. Layout, loading and visibility "
        + "know nothing of it; see `node.drawnRect`."
    ) { view, call, reader in
      try view.painted(
        view.content.offset(
          x: try reader.number("x", in: call) ?? 0,
          y: try reader.number("y", in: call) ?? 0
        )
      )
    },
    .modifier(
      "scaleEffect",
      taking: scales,
      summary: "Draws the view larger or smaller, without another layout; see `node.drawnRect`."
    ) { view, call, reader in
      let scale = try reader.scale(in: call)
      return try view.painted(
        view.content.scaleEffect(x: scale.x, y: scale.y, anchor: try reader.anchor(in: call))
      )
    },
    .modifier(
      "rotationEffect",
      taking: rotation,
      summary: "Draws the view turned, without another layout; see `node.drawnRect`."
    ) { view, call, reader in
      try view.painted(
        view.content.rotationEffect(
          degrees: try reader.number("degrees", in: call) ?? 0,
          anchor: try reader.anchor(in: call)
        )
      )
    },
  ]

  static let distances: [Parameter] = [
    .label("x", as: .distance, default: "0", summary: "How far to the right."),
    .label("y", as: .distance, default: "0", summary: "How far down."),
  ]

  static let scales: [Parameter] = [
    .position(
      "scale",
      as: .number,
      required: false,
      summary: "By what width and height are multiplied."
    ),
    .label(
      "x",
      as: .number,
      summary: "By what the width is multiplied; 1 where only `y` is given."
    ),
    .label(
      "y",
      as: .number,
      summary: "By what the height is multiplied; 1 where only `x` is given."
    ),
    anchor,
  ]

  static let rotation: [Parameter] = [
    .position("degrees", as: .number, summary: "By how much it is turned clockwise, in degrees."),
    anchor,
  ]

  private static let anchor = Parameter.label(
    "anchor",
    as: UnitPointBinding.kind,
    default: "\"center\"",
    summary: "Which point of the view stays where it is."
  )
}

extension ViewValue {
  /// The view with a painting modifier, after checking its numbers.
  fileprivate func painted(_ content: Content) throws -> ViewValue {
    ViewValue(try content.checked(), name: name)
  }
}

extension ArgumentReader {
  /// Reads the factors of `scaleEffect`: one for both directions, or one for each.
  func scale(in call: borrowing LuaCall) throws -> Point {
    let both = try number("scale", in: call)
    let (x, y) = (try number("x", in: call), try number("y", in: call))
    guard both == nil || (x == nil && y == nil) else {
      throw Mistake("\(title) takes one scale, or x and y; write \(title) { x = …, y = … }")
    }
    guard both != nil || x != nil || y != nil else {
      throw Mistake("\(title) needs a scale; write \(title)(0.9), or \(title) { x = …, y = … }")
    }
    return Point(x: both ?? x ?? 1, y: both ?? y ?? 1)
  }

  /// Reads the point of a view that stays where it is.
  func anchor(in call: borrowing LuaCall) throws -> UnitPoint {
    try unitPoint("anchor", in: call) ?? .center
  }
}
