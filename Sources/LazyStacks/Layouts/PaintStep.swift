import LazyExtents

/// One step that draws a view elsewhere, larger, smaller or turned, and changes no layout.
enum PaintStep: Equatable, Sendable {
  /// It is drawn at a distance from its place.
  case offset(Point)
  /// Its lengths are multiplied, and a point of it stays where it is.
  case scale(Point, UnitPoint)
  /// It is turned clockwise by an angle in degrees, and a point of it stays where it is.
  case rotation(Double, UnitPoint)
  /// It has an opacity, 0...1.
  case opacity(Double)

  /// The drawn place of a point of a view that was laid out in a frame.
  ///
  /// Factors multiply where effects are nested, so what is drawn ends where places do.
  func place(of point: Point, in frame: Rect) -> Point {
    let drawn = unboundedPlace(of: point, in: frame)
    func bounded(_ place: Double) -> Double {
      min(max(place, -.farthestPlace), .farthestPlace)
    }
    return Point(x: bounded(drawn.x), y: bounded(drawn.y))
  }

  private func unboundedPlace(of point: Point, in frame: Rect) -> Point {
    switch self {
    case .offset(let distance): return point + distance
    case .opacity: return point
    case .scale(let factor, let anchor):
      let fixed = frame.point(at: anchor)
      return Point(
        x: fixed.x + factor.x * (point.x - fixed.x),
        y: fixed.y + factor.y * (point.y - fixed.y)
      )
    case .rotation(let degrees, let anchor):
      let fixed = frame.point(at: anchor)
      let angle = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
      let (sine, cosine) = Elementary.sineAndCosine(angle)
      let (x, y) = (point.x - fixed.x, point.y - fixed.y)
      return Point(x: fixed.x + cosine * x - sine * y, y: fixed.y + sine * x + cosine * y)
    }
  }

  /// Whether it draws at the end what stands at the start along the vertical axis.
  var turnsOver: Bool {
    switch self {
    case .scale(let factor, _): factor.y < 0
    case .rotation(let degrees, _):
      abs(abs(degrees.truncatingRemainder(dividingBy: 360)) - 180) < 90
    case .offset, .opacity: false
    }
  }

  /// The same step that does nothing.
  var undone: PaintStep {
    switch self {
    case .offset: .offset(.zero)
    case .scale(_, let anchor): .scale(Point(x: 1, y: 1), anchor)
    case .rotation(_, let anchor): .rotation(0, anchor)
    case .opacity: .opacity(1)
    }
  }

  /// The step at a fraction of the way from this step to another one of its kind; nil for another
  /// kind.
  func way(to other: PaintStep, at fraction: Double) -> PaintStep? {
    func between(_ from: Double, and to: Double) -> Double { from + fraction * (to - from) }
    func between(_ from: Point, and to: Point) -> Point {
      Point(x: between(from.x, and: to.x), y: between(from.y, and: to.y))
    }
    func between(_ from: UnitPoint, and to: UnitPoint) -> UnitPoint {
      UnitPoint(x: between(from.x, and: to.x), y: between(from.y, and: to.y))
    }
    return switch (self, other) {
    case (.offset(let from), .offset(let to)): .offset(between(from, and: to))
    case (.scale(let from, let fixed), .scale(let to, let end)):
      .scale(between(from, and: to), between(fixed, and: end))
    case (.rotation(let from, let fixed), .rotation(let to, let end)):
      .rotation(between(from, and: to), between(fixed, and: end))
    case (.opacity(let from), .opacity(let to)): .opacity(between(from, and: to))
    default: nil
    }
  }

  /// The greatest factor and the greatest angle that can be drawn.
  private static let most = 1e6

  /// Throws ``ContentError`` for invalid numbers.
  func check(_ name: String) throws {
    func check(_ value: Double, as what: String) throws {
      guard value.isFinite, abs(value) <= Self.most else {
        throw ContentError.contradiction(
          "\(what) of \(name) is \(value.shortestText); it is a finite number, at most "
            + "\(Self.most.shortestText) in either direction"
        )
      }
    }
    switch self {
    case .offset(let distance):
      for (axis, distance) in [("x", distance.x), ("y", distance.y)] where !distance.isDistance {
        throw ContentError.badDistance(of: name, name: axis, distance: distance)
      }
    case .scale(let factor, let anchor):
      try check(factor.x, as: "the scale along x")
      try check(factor.y, as: "the scale along y")
      try check(anchor.x, as: "the anchor")
      try check(anchor.y, as: "the anchor")
    case .rotation(let degrees, let anchor):
      try check(degrees, as: "the angle")
      try check(anchor.x, as: "the anchor")
      try check(anchor.y, as: "the anchor")
    case .opacity(let opacity): try check(opacity, as: "the opacity")
    }
  }
}

extension Rect {
  /// The point at a fraction of the width and of the height.
  func point(at place: UnitPoint) -> Point {
    Point(x: origin.x + place.x * size.width, y: origin.y + place.y * size.height)
  }
}

extension PaintStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .offset(let distance): "offset \(distance.x.shortestText) \(distance.y.shortestText)"
    case .scale(let factor, _): "scale \(factor.x.shortestText) \(factor.y.shortestText)"
    case .rotation(let degrees, _): "rotation \(degrees.shortestText)°"
    case .opacity(let opacity): "opacity \(opacity.shortestText)"
    }
  }
}
