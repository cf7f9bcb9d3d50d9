internal import LazyStacks
internal import Lua

/// The geometry of a scroll view, as observers receive it.
final class GeometryValue: HostClass {
  static let className = "ScrollGeometry"

  let geometry: ScrollGeometry
  init(_ geometry: ScrollGeometry) { self.geometry = geometry }

  static func describe(_ type: inout HostBehavior<GeometryValue>) {
    type.description = { value, call in call.push(value.card) }
    type.equals = { $0.geometry == $1.geometry }
  }

  /// The text that it prints as.
  var card: String {
    "offset \(Printed.number(geometry.contentOffset.x)) "
      + "\(Printed.number(geometry.contentOffset.y)) of "
      + "\(Printed.number(geometry.contentSize.width)) × "
      + "\(Printed.number(geometry.contentSize.height))"
  }

  static let registrations: [Registration] = [
    point(
      "contentOffset",
      summary: "Where the visible rect starts in the content.",
      at: \.contentOffset
    ),
    size(
      "contentSize",
      summary: "The size of the content, estimated where not all was seen.",
      at: \.contentSize
    ),
    size("containerSize", summary: "The size of the scroll view.", at: \.containerSize),
    rect("visibleRect", summary: "The part of the content that is shown.", at: \.visibleRect),
    rect("bounds", summary: "The container in the content's coordinates.", at: \.bounds),
    .field(
      "contentInsets",
      of: "ScrollGeometry",
      on: GeometryValue.self,
      gives: .object("EdgeInsets"),
      summary: "How far the content keeps from each edge."
    ) { value, call, session in
      try call.push(InsetsValue(value.geometry.contentInsets), as: session.types[InsetsValue.self])
    },
  ]

  private static func point(
    _ name: String,
    summary: String,
    at path: any KeyPath<ScrollGeometry, Point> & Sendable
  ) -> Registration {
    .field(
      name,
      of: "ScrollGeometry",
      on: GeometryValue.self,
      gives: .object("Point"),
      summary: summary
    ) {
      value,
      call,
      session in
      try call.push(PointValue(value.geometry[keyPath: path]), as: session.types[PointValue.self])
    }
  }

  private static func size(
    _ name: String,
    summary: String,
    at path: any KeyPath<ScrollGeometry, Size> & Sendable
  ) -> Registration {
    .field(
      name,
      of: "ScrollGeometry",
      on: GeometryValue.self,
      gives: .object("Size"),
      summary: summary
    ) {
      value,
      call,
      session in
      try call.push(SizeValue(value.geometry[keyPath: path]), as: session.types[SizeValue.self])
    }
  }

  private static func rect(
    _ name: String,
    summary: String,
    at path: any KeyPath<ScrollGeometry, Rect> & Sendable
  ) -> Registration {
    .field(
      name,
      of: "ScrollGeometry",
      on: GeometryValue.self,
      gives: .object("Rect"),
      summary: summary
    ) {
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

  init(_ geometry: ScrollGeometry, velocity: Point) {
    self.geometry = geometry
    self.velocity = velocity
  }

  static func describe(_ type: inout HostBehavior<PhaseContext>) {
    type.description = { context, call in
      let velocity = context.velocity
      return call.push(
        "context of a phase change: velocity x \(Printed.number(velocity.x)) "
          + "y \(Printed.number(velocity.y)); \(GeometryValue(context.geometry).card)"
      )
    }
  }

  static let registrations: [Registration] = [
    .field(
      "geometry",
      of: "PhaseContext",
      on: PhaseContext.self,
      gives: .object("ScrollGeometry"),
      summary: "What the scroll view shows."
    ) { context, call, session in
      try call.push(GeometryValue(context.geometry), as: session.types[GeometryValue.self])
    },
    .field(
      "velocity",
      of: "PhaseContext",
      on: PhaseContext.self,
      gives: .object("Point"),
      summary: "How fast the content went, in points per second."
    ) { context, call, session in
      try call.push(PointValue(context.velocity), as: session.types[PointValue.self])
    },
  ]
}
