/// Keeps the view to which a program scrolled in its place while nobody scrolls (rule R10, claim
/// 139).
///
/// It stays there if a position asks for it. In the frame of the scroll it also does if the region
/// changes, and if what a nested stack learns moves the row around the view.
struct HeldTarget {
  private let track: ScrollTrack

  init(on track: ScrollTrack) { self.track = track }

  /// Brings the view back to its place, so that content that grows before it does not push it.
  ///
  /// - Parameter isFilled: Whether the stacks are filled, so that a view that none of them holds
  ///   has to be brought back.
  /// - Returns: Whether the region moved.
  func hold(isFilled: Bool = false) -> Bool {
    if isFilled { lookAgain() }
    guard let landing = track.landings.last, holds(landing),
      isInRun(landing) || isFilled && bringsBack(landing), let view = place(of: landing)
    else { return false }
    // A position bound to a view goes before an offset that an edit would keep (rule R10).
    track.still.offset = nil
    let miss = TrackLanding(on: track).miss(view, anchor: landing.anchor)
    guard abs(miss) > Double.tolerance, !TrackLanding(on: track).isImpossible(miss) else {
      return false
    }
    let isRearranged = track.stacks.contains(where: \.isRearranged)
    for stack in track.stacks { stack.pending.resetAnchor?.rel -= miss }
    if landing.isOutdated || isInRow {
      track.move(by: miss, because: .script, of: landing.id)
    } else {
      let count = track.entries.count
      let cause: LedgerCause = isRearranged ? .data : .resize
      track.move(by: miss, because: cause, of: landing.id, anchor: .sizeChanges)
      track.ledger.describe(after: count) { $0.kept = landing.anchor }
    }
    return true
  }

  /// Looks for the view among those that its element gave besides the one that was brought to its
  /// place: only what is loaded says in which of them it is.
  private func lookAgain() {
    let search = TargetSearch(on: track)
    guard let landing = track.landings.made(in: track.context.trace.frame), landing.isAround,
      let subview = landing.subview, search.place(of: landing.id, in: subview) == nil
    else { return }
    load(others(than: subview, on: landing.id), of: landing)
    let refined = search.refine(landing)
    guard let other = refined.subview, other !== subview else { return }
    track.landings.last = refined
  }

  /// The subviews behind one that their element gave, too, as the path to a view in it names that.
  private func others(than subview: Subview, on path: ViewID) -> Range<Int> {
    guard let stack = subview.node.parent as? LazyStackNode else { return 0..<0 }
    for (outer, _) in path.spellings.lazy.flatMap(\.divisions) {
      let found = track.context.callbacks.guarding { try stack.subviews(of: outer) } ?? nil
      if let found, found.contains(subview.index) { return subview.index + 1..<found.upperBound }
    }
    return 0..<0
  }

  /// Loads subviews that are near, up to the one that has the view.
  private func load(_ subviews: Range<Int>, of landing: Landing) {
    guard let stack = landing.stack else { return }
    for index in subviews {
      let line = stack.lineMap.line(of: index)
      LineReveal(in: stack).approach(line, in: track.spanWithoutInsets)
      guard let subview = stack.loaded(index), !stack.isStopped else { return }
      if TargetSearch(on: track).place(of: landing.id, in: subview) != nil { return }
    }
  }

  /// Where the view stands; nil if it is nowhere any more.
  private func place(of landing: Landing) -> (start: Double, length: Double)? {
    track.context.callbacks.guarding { try TrackLanding(on: track).place(of: landing) } ?? nil
  }

  /// Scrolls to a view that went out of what is held, as data changed its place among the others or
  /// other lengths pushed it: what a position names stays where it was scrolled to.
  ///
  /// - Returns: Whether the view is held again.
  private func bringsBack(_ landing: Landing) -> Bool {
    guard track.node.position?.targetID != nil,
      let found = track.context.callbacks.guarding({
        let search = TargetSearch(on: track)
        return try landing.isAround ? search.findAround(landing.id) : search.find(landing.id)
      }),
      let (stack, index) = found, stack === landing.stack, !track.isNested(stack)
    else { return false }
    let count = track.entries.count
    TrackReveal(on: track).reveal(
      landing.isAround
        ? TargetSearch(on: track).target(index, of: stack, around: landing.id)
        : ScrolledTarget(index, in: stack.lineMap),
      of: stack,
      anchor: landing.anchor,
      id: landing.id
    )
    // What other lengths pushed away is among the others as it was.
    let isMoved = stack.kept?.areShuffled ?? false
    let isEdited = stack.kept.map { $0.keptCount != stack.list.count } ?? false
    track.ledger.describe(after: count) { entry in
      entry.cause = isMoved || isEdited ? .data : .resize
      (entry.anchor, entry.isOfPosition) = (.sizeChanges, true)
      (entry.kept, entry.bringsBack) = (landing.anchor, isMoved)
    }
    track.landings.last?.subview = stack.loaded(index)
    return isInRun(track.landings.last ?? landing)
  }

  /// Keeps the view in its place once rows around it have other lengths.
  ///
  /// They are measured first, because filling would let go of a target that they push out of sight.
  func holdAmongChangedRows() {
    guard let landing = track.landings.last, holds(landing) else { return }
    let around = track.stacks + [landing.stack].compactMap { $0 }
    guard around.contains(where: { !$0.measurer.changedRows.isEmpty }) else { return }
    for stack in around { ChangedRows(of: stack).measure() }
    if !track.context.work.isStopped { _ = hold() }
  }

  private func holds(_ landing: Landing) -> Bool {
    guard track.travel.motion == nil, track.still.offset?.isOfProgram != true else { return false }
    if track.node.position?.targetID != nil { return true }
    guard landing.frame == track.context.trace.frame else { return false }
    return landing.isOutdated || isInRow
  }

  /// The scroll of this frame to a view of a stack in a row, if there was one.
  var nestedInFrame: Landing? {
    guard let landing = track.landings.made(in: track.context.trace.frame),
      landing.stack.map(track.isNested) ?? false
    else { return nil }
    return landing
  }

  /// Whether a program scrolled in this frame to something in a row, which the row may move.
  private var isInRow: Bool {
    track.landings.made(in: track.context.trace.frame)?.isAround ?? false || nestedInFrame != nil
  }

  /// The line of a stack to which a program scrolled in this frame, or whose place is still held.
  func line(in stack: LazyStackNode) -> Line? {
    guard let landing = track.landings.last, landing.stack === stack,
      landing.frame == track.context.trace.frame || holds(landing)
    else { return nil }
    return line(of: landing, in: stack)
  }

  /// Whether the view stands in the run or outside of any lazy stack, so that its place is not
  /// estimated.
  private func isInRun(_ landing: Landing) -> Bool {
    guard let stack = landing.stack else { return true }
    return line(of: landing, in: stack) != nil
  }

  private func line(of landing: Landing, in stack: LazyStackNode) -> Line? {
    guard let subview = landing.subview, stack.loaded(subview.index) === subview,
      RowsAround(stack).areHeld
    else { return nil }
    return stack.arrangement.line(at: stack.lineMap.line(of: subview.index))
  }
}
