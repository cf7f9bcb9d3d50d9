package import LazyStacks

/// Lays out shapes by the rules, one direction of one shape after the other, without remembering
/// anything.
package struct NaiveLayout {
  /// The size of the window, in points.
  package var region: Size
  package private(set) var frames: [Int: Rect] = [:]

  package init(region: Size) { self.region = region }

  /// Places a shape and all shapes in it.
  package mutating func place(
    _ shape: Shape,
    _ number: Int,
    at origin: Point,
    _ offer: ProposedSize,
    in orientation: Axis?
  ) {
    frames[number] = Rect(origin: origin, size: size(shape, offer, orientation))
    let inside = shape.directions(in: orientation)
    var next = number + 1
    for (index, place) in places(shape, offer, orientation).enumerated() {
      let view = shape.inner[index]
      self.place(view, next, at: origin + place.origin, place.offer, in: inside[index])
      next += view.count
    }
  }

  package func size(_ shape: Shape, _ offer: ProposedSize, _ orientation: Axis?) -> Size {
    let places = places(shape, offer, orientation)
    let inside = shape.directions(in: orientation)
    let sizes = places.indices.map { size(shape.inner[$0], places[$0].offer, inside[$0]) }
    var result = Size.zero
    for axis in Axis.allCases {
      result[axis] = shape.length(
        axis,
        offer[axis],
        orientation,
        inner: sizes.map { $0[axis] },
        starts: places.map { $0.origin[axis] },
        region[axis]
      )
    }
    return result
  }

  /// The position of an alignment line in a shape, if the shape or one inside defines it.
  private func line(
    _ line: Shape.Line,
    _ axis: Axis,
    _ shape: Shape,
    _ offer: ProposedSize,
    _ orientation: Axis?
  ) -> Double? {
    if case .guide(axis, line, let position, _) = shape {
      let size = size(shape, offer, orientation)
      return size.width.isFinite && size.height.isFinite ? position : nil
    }
    let inside = shape.directions(in: orientation)
    var found: [Double] = []
    for (index, place) in places(shape, offer, orientation).enumerated() {
      let view = shape.inner[index]
      if let position = self.line(line, axis, view, place.offer, inside[index]) {
        var start = place.origin[axis]
        if case .offset = shape { start = 0 }
        if (start + position).isFinite { found.append(start + position) }
      }
      if shape.isModifier { break }
    }
    return found.isEmpty ? nil : found.reduce(0, +) / Double(found.count)
  }

  private typealias Place = (origin: Point, offer: ProposedSize)

  private func places(_ shape: Shape, _ offer: ProposedSize, _ orientation: Axis?) -> [Place] {
    let inside = shape.directions(in: orientation)
    var offers: [ProposedSize]
    if case .stack(let axis, _, let spacing, let children) = shape {
      offers = shares(children, offer, axis, spacing ?? 8)
    } else if case .overlay(_, _, _, let view) = shape {
      offers = [offer, ProposedSize(size(view, offer, orientation))]
    } else if case .ratio(let ratio, let mode, let view) = shape {
      offers = [fitted(ratio, mode, view, offer, orientation)]
    } else {
      offers = shape.inner.map { _ in
        var inner = offer
        for axis in Axis.allCases { inner[axis] = shape.offer(axis, offer[axis], region[axis]) }
        return inner
      }
    }
    let sizes = offers.indices.map { size(shape.inner[$0], offers[$0], inside[$0]) }
    var origins = shape.inner.map { _ in Point.zero }
    for axis in Axis.allCases {
      let lines = offers.indices.map { index in
        shape.line(axis).flatMap {
          self.line($0, axis, shape.inner[index], offers[index], inside[index])
        }
      }
      let starts = shape.starts(
        axis,
        offer[axis],
        inner: sizes.map { $0[axis] },
        lines: lines,
        region[axis]
      )
      for index in origins.indices { origins[index][axis] = starts[index] }
    }
    return Array(zip(origins, offers))
  }

  private func fitted(
    _ ratio: Shape.Ratio,
    _ mode: ContentMode,
    _ view: Shape,
    _ offer: ProposedSize,
    _ orientation: Axis?
  ) -> ProposedSize {
    let given = offer == .unspecified ? ProposedSize(size(view, offer, orientation)) : offer
    let byWidth = given.width.map { ($0, $0 * ratio.vertical / ratio.horizontal) }
    let byHeight = given.height.map { ($0 * ratio.horizontal / ratio.vertical, $0) }
    let both = [byWidth, byHeight].compactMap(\.self).sorted { $0.0 < $1.0 }
    guard let least = both.first, let most = both.last else { return offer }
    let chosen = mode == .fit ? least : most
    return ProposedSize(width: chosen.0, height: chosen.1)
  }

  /// The offers for the children of a stack.
  ///
  /// They are asked one after the other, those with the highest priority first, and among these the
  /// least flexible first.
  private func shares(
    _ children: [Shape],
    _ offer: ProposedSize,
    _ axis: Axis,
    _ spacing: Double
  ) -> [ProposedSize] {
    var offers = children.map { _ in offer }
    guard let length = offer[axis], length.isFinite, children.count > 1 else { return offers }
    func measured(_ child: Int, _ length: Double) -> Double {
      var asked = offer
      asked[axis] = length
      return size(children[child], asked, axis)[axis]
    }
    var left = max(0, length - spacing * Double(children.count - 1))
    var waiting = Array(children.indices)
    while let most = waiting.map({ children[$0].priorityValue }).max() {
      let group = waiting.filter { children[$0].priorityValue == most }
      let later = waiting.filter { children[$0].priorityValue < most }
      var free = max(0, left - later.reduce(0) { $0 + measured($1, 0) })
      let order = group.map { ($0, measured($0, .infinity) - measured($0, 0)) }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
      for (position, child) in order.map(\.0).enumerated() {
        offers[child][axis] = free / Double(order.count - position)
        let taken = measured(child, free / Double(order.count - position))
        free = max(0, free - taken)
        left = max(0, left - taken)
      }
      waiting = later
    }
    return offers
  }
}
