/// Where a subview of a lazy container stands along the axis of its container, in points.
struct SubviewPosition {
  /// Where it starts, counted from the start of the visible region (rule R2a).
  private(set) var rel = 0.0
  /// The distance from the start of its line.
  private(set) var shift = 0.0
  /// How it is aligned in a line that is longer than it is.
  private(set) var alignment = AlignmentGuide.center
  /// Where it is drawn while an edge holds it; nil otherwise.
  private var pin: Pin?

  /// The place of a subview that an edge holds (rule R15).
  private struct Pin {
    let rel: Double
    /// Whether its own place is not in the run, so that its position there says nothing.
    let isBesideRun: Bool
  }

  /// Takes over how it is aligned in longer lines.
  mutating func align(by guide: AlignmentGuide) { alignment = guide }

  /// Aligns a subview of a length in its line, which may be longer.
  mutating func stand(inLine lineLength: Double, length: Double) {
    shift = alignment.position(in: lineLength - length)
  }

  /// Takes over the distance from the start of the line that a lazy layout chose.
  mutating func stand(behindLine distance: Double) { shift = distance }

  /// Moves along with its line, which starts at a position now.
  mutating func follow(line: Double) { rel = line + shift }

  /// Notes that an edge holds it at a position.
  mutating func hold(at rel: Double, isInRun: Bool) { pin = Pin(rel: rel, isBesideRun: !isInRun) }

  /// Notes that no edge holds it.
  mutating func letGo() { pin = nil }

  /// Whether an edge holds it.
  var isPinned: Bool { pin != nil }

  /// Where it is drawn: its pinned place, otherwise its own.
  var shown: Double { pin?.rel ?? rel }

  /// Whether it is not pinned, or pinned where it would stand anyway.
  var isOwn: Bool { pin.map { !$0.isBesideRun && $0.rel.isNearly(rel) } ?? true }
}
