/// What left the sight of a scroll view by a move.
struct SightLeavers {
  private let stack: LazyStackNode
  /// The visible rect, as long as it was if the scroll view is shorter now.
  private let longest: VisibleSpan
  /// That the scroll view is shorter, if it is.
  private lazy var shorter = stack.shorterScroll
  private(set) var labels: Set<ViewID> = []

  init(of stack: LazyStackNode, from sight: ShownRows) {
    self.stack = stack
    longest = sight.longest
  }

  /// Notes that something left sight by a move, in which a scroll view that is shorter now may have
  /// a part.
  ///
  /// - Parameters:
  ///   - label: What left sight.
  ///   - expected: Where it would stand, had nothing but a finger or a program moved it.
  ///   - by: How far it moved from there.
  ///   - length: How long it is there.
  ///   - account: The account of the move.
  /// - Returns: Whether it moved out of sight, and not just the scroll view ends before it.
  mutating func note(
    _ label: ViewID,
    from expected: Double,
    by: Double,
    length: Double,
    in account: inout MoveAccount
  ) -> Bool {
    let isCut = !stack.visibleSpan.touches(from: expected, length: length)
    let isStill = abs(by) <= stack.run.rounding
    if longest.touches(from: expected + by, length: length) || isCut && isStill {
      guard !isCut, let shorter else { return !isCut }
      account.reasons.append(shorter)
    }
    labels.insert(label)
    return true
  }

  /// Notes a cell that left sight with the others of its line.
  mutating func note(_ label: ViewID) { labels.insert(label) }
}
