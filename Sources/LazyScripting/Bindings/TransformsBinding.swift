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
      try painted(
        view,
        as: view.content.offset(
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
      let scale = try ScaleFactors(in: call, by: reader)
      let anchor = try UnitPoint("anchor", in: call, by: reader) ?? .center
      return try painted(view, as: view.content.scaleEffect(x: scale.x, y: scale.y, anchor: anchor))
    },
    .modifier(
      "rotationEffect",
      taking: rotation,
      summary: "Draws the view turned, without another layout; see `node.drawnRect`."
    ) { view, call, reader in
      try painted(
        view,
        as: view.content.rotationEffect(
          degrees: try reader.number("degrees", in: call) ?? 0,
          anchor: try UnitPoint("anchor", in: call, by: reader) ?? .center
        )
      )
    },
  ]

  /// The view with a painting modifier, after checking its numbers.
  private static func painted(_ view: ViewValue, as content: Content) throws -> ViewValue {
    ViewValue(try content.checked(), name: view.name)
  }

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

/// The factors of `scaleEffect`: one for both directions, or one for each.
struct ScaleFactors {
  let x: Double
  let y: Double

  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    let both = try reader.number("scale", in: call)
    let (x, y) = (try reader.number("x", in: call), try reader.number("y", in: call))
    let title = reader.title
    guard both == nil || (x == nil && y == nil) else {
      throw Mistake("\(title) takes one scale, or x and y; write \(title) { x = …, y = … }")
    }
    guard both != nil || x != nil || y != nil else {
      throw Mistake("\(title) needs a scale; write \(title)(0.9), or \(title) { x = …, y = … }")
    }
    (self.x, self.y) = (both ?? x ?? 1, both ?? y ?? 1)
  }
}
