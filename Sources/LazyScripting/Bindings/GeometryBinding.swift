internal import LazyStacks
internal import Lua

/// A rectangle as scripts read it.
final class RectValue: HostClass {
  static let className = "Rect"

  let rect: Rect
  init(_ rect: Rect) { self.rect = rect }

  static func describe(_ type: inout HostBehavior<RectValue>) {
    type.description = { value, call in call.push(value.card) }
    type.equals = { $0.rect == $1.rect }
  }

  /// The text that it prints as.
  var card: String {
    "x \(Printed.number(rect.origin.x)) y \(Printed.number(rect.origin.y)) "
      + "width \(Printed.number(rect.size.width)) height \(Printed.number(rect.size.height))"
  }
}

/// A point as scripts read it.
final class PointValue: HostClass {
  static let className = "Point"

  let point: Point
  init(_ point: Point) { self.point = point }

  static func describe(_ type: inout HostBehavior<PointValue>) {
    type.description = { value, call in
      call.push("x \(Printed.number(value.point.x)) y \(Printed.number(value.point.y))")
    }
    type.equals = { $0.point == $1.point }
  }
}

/// A size as scripts read it.
final class SizeValue: HostClass {
  static let className = "Size"

  let size: Size
  init(_ size: Size) { self.size = size }

  static func describe(_ type: inout HostBehavior<SizeValue>) {
    type.description = { value, call in
      let size = value.size
      return call.push(
        "width \(Printed.number(size.width)) height \(Printed.number(size.height))"
      )
    }
    type.equals = { $0.size == $1.size }
  }
}

/// Distances from the four edges, as scripts read them.
final class InsetsValue: HostClass {
  static let className = "EdgeInsets"

  let insets: EdgeInsets
  init(_ insets: EdgeInsets) { self.insets = insets }

  static func describe(_ type: inout HostBehavior<InsetsValue>) {
    type.description = { value, call in
      let insets = value.insets
      return call.push(
        "top \(Printed.number(insets.top)) leading \(Printed.number(insets.leading)) "
          + "bottom \(Printed.number(insets.bottom)) trailing \(Printed.number(insets.trailing))"
      )
    }
    type.equals = { $0.insets == $1.insets }
  }
}

enum GeometryBinding {
  static let registrations: [Registration] = rect + point + size + insets

  private static let rect: [Registration] = [
    field("x", summary: "Where the rectangle starts from the left, in points.") { $0.origin.x },
    field("y", summary: "Where the rectangle starts from the top, in points.") { $0.origin.y },
    field("width", summary: "The length from left to right, in points.") { $0.size.width },
    field("height", summary: "The length from top to bottom, in points.") { $0.size.height },
    field("minX", summary: "The left edge, in points.") { $0.start(.horizontal) },
    field("midX", summary: "The middle from left to right, in points.") {
      $0.origin.x + $0.size.width / 2
    },
    field("maxX", summary: "The right edge, in points.") { $0.end(.horizontal) },
    field("minY", summary: "The top edge, in points.") { $0.start(.vertical) },
    field("midY", summary: "The middle from top to bottom, in points.") {
      $0.origin.y + $0.size.height / 2
    },
    field("maxY", summary: "The bottom edge, in points.") { $0.end(.vertical) },
  ]

  private static let point: [Registration] = [
    .field(
      "x",
      of: "Point",
      on: PointValue.self,
      gives: .number,
      summary: "The distance from the left, in points."
    ) {
      value,
      call,
      _ in call.push(value.point.x)
    },
    .field(
      "y",
      of: "Point",
      on: PointValue.self,
      gives: .number,
      summary: "The distance from the top, in points."
    ) {
      value,
      call,
      _ in call.push(value.point.y)
    },
  ]

  private static let size: [Registration] = [
    .field(
      "width",
      of: "Size",
      on: SizeValue.self,
      gives: .number,
      summary: "The length from left to right."
    ) {
      value,
      call,
      _ in call.push(value.size.width)
    },
    .field(
      "height",
      of: "Size",
      on: SizeValue.self,
      gives: .number,
      summary: "The length from top to bottom."
    ) {
      value,
      call,
      _ in call.push(value.size.height)
    },
  ]

  private static let insets: [Registration] = [
    inset("top") { $0.top }, inset("leading") { $0.leading },
    inset("bottom") { $0.bottom }, inset("trailing") { $0.trailing },
  ]

  private static func inset(
    _ edge: String,
    read: @escaping @Sendable (EdgeInsets) -> Double
  ) -> Registration {
    .field(
      edge,
      of: "EdgeInsets",
      on: InsetsValue.self,
      gives: .number,
      summary: "How far the content keeps from this edge, in points."
    ) { value, call, _ in call.push(read(value.insets)) }
  }

  private static func field(
    _ name: String,
    summary: String,
    read: @escaping @Sendable (Rect) -> Double
  ) -> Registration {
    .field(name, of: "Rect", on: RectValue.self, gives: .number, summary: summary) {
      value,
      call,
      _ in
      call.push(read(value.rect))
    }
  }
}
