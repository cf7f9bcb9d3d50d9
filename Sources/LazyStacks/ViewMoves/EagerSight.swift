/// What is in sight of a place, before the frame and now.
struct EagerSight {
  let before: Rect
  let now: Rect
  /// What would be in sight now, had the scroll view not become shorter along an axis.
  var longest: Rect
  /// That it did, with what made it so.
  var shorter: [Axis: MoveReason] = [:]
  /// How far a finger or a program moved the region.
  var asked = Point.zero
  /// Whether what is around it came into sight, which is told of that.
  var hasCome = false
  /// Whether what is around it is told to be out of sight, as the scroll view is shorter.
  var isCutOff = false
  /// What changed in the content along each axis whose offset changed by itself.
  var changes: [Axis: [MoveReason]] = [:]

  init(before: Rect, now: Rect) {
    (self.before, self.now, longest) = (before, now, now)
  }
}

extension Rect {
  /// What is seen of a rectangle that stands at a place in what another one shows.
  func part(of outer: Rect, seenFrom place: Point) -> Rect {
    let shown = Rect(
      origin: Point(x: outer.origin.x - place.x, y: outer.origin.y - place.y),
      size: outer.size
    )
    return intersection(shown) ?? Self.nowhere
  }

  /// Where nothing stands.
  private static let nowhere = Rect(origin: Point(x: 1e12, y: 1e12), size: .zero)

  /// Whether a rectangle is in sight in this one as far as one axis goes.
  func shows(_ origin: Point, size: Size, along axis: Axis) -> Bool {
    VisibleSpan(start: start(axis), end: end(axis)).touches(
      from: origin[axis],
      length: size[axis]
    )
  }

  /// Whether a rectangle is in sight in this one, also one without a width or height.
  func shows(_ origin: Point, size: Size) -> Bool {
    Axis.allCases.allSatisfy { shows(origin, size: size, along: $0) }
  }
}
