extension ExtentEstimator {
  /// Applies edits whose result is known as stretches that stayed together.
  ///
  /// - Parameters:
  ///   - stretches: What is kept, in the old order; each stretch may be elsewhere afterwards.
  ///   - newCount: How many subviews there are afterwards.
  /// - Returns: False if nothing was done, because unmoved stretches are out of order or too many
  ///   were moved; ``replaceOrder(count:newIndex:)`` is then cheaper.
  /// - Complexity: O(*k* log *m* + *k v*) for *k* stretches, *v* of them moved, and *m* records.
  public mutating func rearrange(keeping stretches: [KeptStretch], count newCount: Int) -> Bool {
    guard let moves = Moves(stretches) else { return false }
    var end = count
    for stretch in stretches.reversed() {
      if stretch.old.upperBound < end { remove(stretch.old.upperBound..<end) }
      end = stretch.old.lowerBound
    }
    if end > 0 { remove(0..<end) }
    for (range, destination) in moves.list where range.lowerBound != destination {
      move(range, to: destination)
    }
    var reached = 0
    for stretch in stretches.sorted(by: { $0.new < $1.new }) {
      if reached < stretch.new { insert(count: stretch.new - reached, at: reached) }
      reached = stretch.end
    }
    if reached < newCount { insert(count: newCount - reached, at: reached) }
    return true
  }
}

/// The moves that bring what is kept into its new order.
private struct Moves {
  private(set) var list: [(range: Range<Int>, to: Int)] = []

  /// How often a stretch may be looked at on the way.
  private static let workLimit = 1_000_000

  init?(_ stretches: [KeptStretch]) {
    let unmoved = stretches.filter { !$0.isMoved }
    guard zip(unmoved, unmoved.dropFirst()).allSatisfy({ $0.new < $1.new }) else { return nil }
    let moved = stretches.filter(\.isMoved)
    guard moved.count * stretches.count <= Moves.workLimit else { return nil }
    guard !moved.isEmpty else { return }
    var waiting = moved
    var placed: [(stretch: KeptStretch, place: Int)] = []
    for stretch in moved.sorted(by: { $0.new < $1.new }) {
      waiting.removeAll { $0 == stretch }
      // A stretch that is still to be moved stays where it was, and a moved one stands right behind
      // its predecessor, so the last stretch before it that never moves determines its place.
      let place = unmoved.last { $0.new < stretch.new }?.old.upperBound ?? 0
      let ahead = stretches.filter { $0.new < stretch.new }
      let destination =
        ahead.reduce(0) { $0 + $1.old.count }
        + waiting.filter { $0.old.lowerBound < place }.reduce(0) { $0 + $1.old.count }
      let source =
        (unmoved + waiting).filter { $0.old.lowerBound < stretch.old.lowerBound }
        .reduce(0) { $0 + $1.old.count }
        + placed.filter { $0.place <= stretch.old.lowerBound }.reduce(0) {
          $0 + $1.stretch.old.count
        }
      list.append((source..<source + stretch.old.count, destination))
      placed.append((stretch, place))
    }
  }
}
