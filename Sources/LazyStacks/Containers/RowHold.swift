/// Remembers what holds still in the rows of a lazy stack in a frame, or what is left of it.
struct RowHold {
  private unowned let outer: LazyStackNode
  /// What holds still in the rows in this frame; nil until it is needed.
  private(set) var held: HeldPlace?
  /// What held still before that, and left the run.
  private var seen: HeldPlace?
  /// The round of filling in which the run grew away from that.
  private var grewAway: Int?

  init(in outer: LazyStackNode) { self.outer = outer }

  /// Finds what was in sight first, before anything changes its place in this frame.
  mutating func remember() {
    held = nil
    grewAway = nil
    seen = nil
    if !outer.nested.isEmpty, outer.fold == nil { held = HeldSearch(in: outer).first() }
  }

  /// Finds what was in sight first, after the first stack in a row came into the run in this frame.
  mutating func rememberNow() {
    if held == nil, outer.fold == nil { held = HeldSearch(in: outer).first() }
  }

  /// What holds still now: what was in sight first, or what is left of it; nil if there is nothing.
  ///
  /// If the run grew away from it, this is what came into sight nearest to it.
  mutating func current() -> HeldPlace? {
    if let seen, holdsInRun(seen) {
      held = seen
      self.seen = nil
      return seen
    }
    if let held {
      if holdsInRun(held) { return held }
      // It may come back into the run before the frame ends.
      if seen == nil { seen = held }
    }
    if let left = HeldSearch(in: outer).first() ?? (isBehindRun ? lastArrived() : nil) {
      held = left
      return left
    }
    return nil
  }

  /// Whether the run has what holds still, where it was.
  private func holdsInRun(_ held: HeldPlace) -> Bool {
    outer.isInRun(held.row) && held.view.isPart(of: held.row.node)
      && held.stack?.placement.restarted != .jumped
  }

  /// Whether the run grew away from what was in sight first, which now stands behind it.
  var isBehindRun: Bool {
    guard let held, !outer.run.jumped, held.row.index < outer.list.count else { return false }
    return outer.lineMap.line(of: held.row.index) >= outer.run.last
  }

  /// What came into sight last in an earlier pass of the frame.
  private mutating func lastArrived() -> HeldPlace? {
    let round = outer.context.frame.rounds.fill
    guard let first = grewAway, first < round else {
      grewAway = round
      return nil
    }
    return HeldSearch(in: outer).last()
  }

  /// Moves the run so that what holds still is at a place, after the length of the row at a
  /// position changed.
  ///
  /// The rows behind that one are not aligned yet.
  mutating func keep(at place: Double, grown change: Double, behind position: Int) {
    guard var held else { return }
    held.distance = LaidOutPlace(of: held.view).distance(in: held.row.node, along: outer.axis)
    self.held = held
    guard let row = outer.row(of: held.row.node) else { return }
    let start = outer.placement.lines[row.position].rel + (row.position > position ? change : 0)
    outer.run.move(by: place - start - held.row.position.shift - held.place)
  }
}

extension LazyStackNode {
  /// Whether it, or one around it, is in a cell with others beside it.
  var isBesideCells: Bool {
    guard let outer = outerStack, let place = outer.row(of: self) else { return false }
    return outer.placement.lines[place.position].subviews.count > 1 || outer.isBesideCells
  }

  /// The end of the stack that is put to a place in this frame, by a program or a default anchor.
  var edgeInFrame: FilledSide? {
    guard let fraction = track?.still.hold?.fraction, track?.still.anchor.stack === self,
      !placement.isEmpty
    else { return nil }
    if fraction == 1, run.holdsLast { return .end }
    return fraction == 0 && run.holdsFirst ? .start : nil
  }
}
