/// How lazy stacks in rows are filled from what holds still outward.
///
/// A row is as long as the stack in it is guessed to be until that is filled. So a stack behind
/// what holds still is filled from its start, which is known, and one before it from its end; and
/// it is filled before the next row is asked for. Then nothing is loaded that a better guess would
/// push out of sight (invariant I5).
struct OutwardOrder {
  private let nested: NestedStacks
  /// Whether rows are filled from their ends as long as nothing holds still.
  private let growsBackward: Bool
  private var outer: LazyStackNode { nested.outer }

  /// Orders the stacks in a run that may have grown at its start.
  init(in nested: NestedStacks, growsBackward: Bool) {
    self.nested = nested
    self.growsBackward = growsBackward || nested.outer.nesting.growsBackward
  }

  /// Stacks in the rows of the run in the order in which they are filled.
  func sides(
    of inner: [LazyStackNode]
  ) -> [(stack: LazyStackNode, side: FilledSide)] {
    guard outer.fold == nil else { return inner.map { ($0, .held) } }
    let places = inner.compactMap(place(of:)).sorted { $0 < $1 }
    let origin = filledFrom
    let sides = places.map { place in
      (stack: place.stack, side: place.side(of: origin, else: growsBackward))
    }
    return sides.filter { $0.side != .end } + sides.reversed().filter { $0.side == .end }
  }

  /// Where a stack in a row comes in the order along the axis.
  private struct PlaceInRun {
    let stack: LazyStackNode
    let line: Int
    let distance: Double

    static func < (one: Self, other: Self) -> Bool {
      (one.line, one.distance) < (other.line, other.distance)
    }

    /// From which end the stack is filled, around what holds still.
    func side(of origin: Origin?, else growsBackward: Bool) -> FilledSide {
      guard let origin else { return growsBackward ? .end : .start }
      guard line == origin.line else { return line < origin.line ? .end : .start }
      if let side = origin.side { return side }
      if stack === origin.view { return .held }
      return distance < origin.distance ? .end : .start
    }
  }

  /// What the rows are filled around.
  private struct Origin {
    let line: Int
    let view: Node
    var distance = 0.0
    /// From which end all stacks in its row are filled, where a program put the row at an edge.
    var side: FilledSide?
  }

  private func place(of inner: LazyStackNode) -> PlaceInRun? {
    guard let subview = outer.subview(around: inner), outer.isInRun(subview) else { return nil }
    return PlaceInRun(
      stack: inner,
      line: outer.lineMap.line(of: subview.index),
      distance: LaidOutPlace(of: inner).distance(in: subview.node, along: outer.axis)
    )
  }

  private var filledFrom: Origin? {
    if let aim = AimedRow(in: outer), outer.isInRun(aim.row) {
      let (landing, aimed) = (aim.landing, aim.row)
      let line = outer.lineMap.line(of: aimed.index)
      if landing.stack !== outer, let stack = nestedStack(around: landing) {
        // The target holds still in its stack, which tells the row where it begins.
        let distance = LaidOutPlace(of: stack).distance(in: aimed.node, along: outer.axis)
        return Origin(line: line, view: stack, distance: distance)
      }
      let isAtEnd = landing.anchor == 0 || landing.anchor == 1
      if !isAtEnd, let held = nested.hold.current(), held.row === aimed {
        // Neither end of the row is put to a place, so what is in sight of it keeps its lengths.
        return Origin(line: line, view: held.view, distance: held.distance)
      }
      let side: FilledSide = landing.anchor == 1 ? .end : .start
      return Origin(line: line, view: aimed.node, distance: 0, side: side)
    }
    if let edge = outer.edgeInFrame {
      return Origin(line: edge == .start ? 0 : outer.run.last - 1, view: outer, side: edge)
    }
    return nested.hold.current().map { held in
      Origin(line: outer.lineMap.line(of: held.row.index), view: held.view, distance: held.distance)
    }
  }

  /// The stack in the rows that has a view to which a program scrolled, or contains its stack.
  private func nestedStack(around landing: Landing) -> LazyStackNode? {
    guard let stack = landing.stack else { return nil }
    return nested.stacks.first { stack.isPart(of: $0) }
  }
}
