internal import LazyStacks
internal import Lua

/// The geometry of a scroll view, as observers receive it.
final class GeometryValue: HostClass {
  static let className = "ScrollGeometry"

  let geometry: ScrollGeometry
  init(_ geometry: ScrollGeometry) { self.geometry = geometry }

  static func describe(_ type: inout HostBehavior<GeometryValue>) {
    type.description = { value, call in
      let geometry = value.geometry
      return call.push(
        "offset \(Printed.number(geometry.contentOffset.x)) "
          + "\(Printed.number(geometry.contentOffset.y)) of "
          + "\(Printed.number(geometry.contentSize.width)) × "
          + "\(Printed.number(geometry.contentSize.height))"
      )
    }
    type.equals = { $0.geometry == $1.geometry }
  }

  static let registrations: [Registration] = [
    point("contentOffset", "Where the visible rect starts in the content.", \.contentOffset),
    size(
      "contentSize",
      "The size of the content, estimated where not all was seen.",
      \.contentSize
    ),
    size("containerSize", "The size of the scroll view.", \.containerSize),
    rect("visibleRect", "The part of the content that is shown.", \.visibleRect),
    rect("bounds", "The container in the content's coordinates.", \.bounds),
    .field(
      "contentInsets",
      of: "ScrollGeometry",
      on: GeometryValue.self,
      .object("EdgeInsets"),
      "How far the content keeps from each edge."
    ) { value, call, session in
      try call.push(InsetsValue(value.geometry.contentInsets), as: session.types[InsetsValue.self])
    },
  ]

  private static func point(
    _ name: String,
    _ summary: String,
    _ path: any KeyPath<ScrollGeometry, Point> & Sendable
  ) -> Registration {
    .field(name, of: "ScrollGeometry", on: GeometryValue.self, .object("Point"), summary) {
      value,
      call,
      session in
      try call.push(PointValue(value.geometry[keyPath: path]), as: session.types[PointValue.self])
    }
  }

  private static func size(
    _ name: String,
    _ summary: String,
    _ path: any KeyPath<ScrollGeometry, Size> & Sendable
  ) -> Registration {
    .field(name, of: "ScrollGeometry", on: GeometryValue.self, .object("Size"), summary) {
      value,
      call,
      session in
      try call.push(SizeValue(value.geometry[keyPath: path]), as: session.types[SizeValue.self])
    }
  }

  private static func rect(
    _ name: String,
    _ summary: String,
    _ path: any KeyPath<ScrollGeometry, Rect> & Sendable
  ) -> Registration {
    .field(name, of: "ScrollGeometry", on: GeometryValue.self, .object("Rect"), summary) {
      value,
      call,
      session in
      try call.push(RectValue(value.geometry[keyPath: path]), as: session.types[RectValue.self])
    }
  }
}

/// The circumstances of a change of phase.
final class PhaseContext: HostClass {
  static let className = "PhaseContext"

  let geometry: ScrollGeometry
  let velocity: Point

  init(_ geometry: ScrollGeometry, _ velocity: Point) {
    self.geometry = geometry
    self.velocity = velocity
  }

  static func describe(_ type: inout HostBehavior<PhaseContext>) {
    type.description = { _, call in call.push("the context of a phase change") }
  }

  static let registrations: [Registration] = [
    .field(
      "geometry",
      of: "PhaseContext",
      on: PhaseContext.self,
      .object("ScrollGeometry"),
      "What the scroll view shows."
    ) { context, call, session in
      try call.push(GeometryValue(context.geometry), as: session.types[GeometryValue.self])
    },
    .field(
      "velocity",
      of: "PhaseContext",
      on: PhaseContext.self,
      .object("Point"),
      "How fast the content went, in points per second."
    ) { context, call, session in
      try call.push(PointValue(context.velocity), as: session.types[PointValue.self])
    },
  ]
}
