/// How far the changes of an offset in a frame moved everything in sight, by what caused them.
struct Pushes {
  /// How far a finger or a program moved the region.
  let expected: Double
  /// How far a default anchor did.
  let anchor: Double
  /// Whether one brought back what data had put elsewhere.
  let bringsBack: Bool
  /// Whether it aligned content that is too short, and kept nothing in its place.
  let isOfShortContent: Bool
  /// How far a target behavior did that aligned the content again.
  let alignment: Double
  /// How far other insets did.
  let insets: Double
  /// How far the ends of the content did.
  let clamp: Double
  /// How far the offset followed what stands before what is in sight.
  let corrections: Double

  init(_ entries: [LedgerEntry]) {
    expected = FrameRecord.intendedMove(entries)
    anchor = entries.reduce(0) { $0 + ($1.movesWithAnchor ? $1.change : 0) }
    bringsBack = entries.contains(where: \.bringsBack)
    isOfShortContent =
      anchor != 0 && entries.allSatisfy { !$0.movesWithAnchor || $0.anchor == .alignment }
    alignment = entries.reduce(0) { $0 + ($1.isAlignedAgain ? $1.change : 0) }
    insets = entries.reduce(0) { $0 + ($1.isInset ? $1.change : 0) }
    let intended = entries.reduce(0) { $0 + ($1.isIntended ? $1.change : 0) }
    let clamped = entries.reduce(0) {
      $0 + ($1.cause == .clamp && $1.anchor == nil ? $1.change : 0)
    }
    clamp = clamped - (expected - intended)
    corrections = entries.reduce(0) { $0 + ($1.isCorrection ? $1.change : 0) }
  }

  /// How far the region moved by itself.
  var unasked: Double { anchor + alignment + insets + clamp }

  /// What the region did by itself, as shares of a move in sight.
  var shares: [MoveReason] {
    let all: [(kind: MoveReason.Kind, by: Double)] = [
      (.anchor, anchor), (.target, alignment), (.insets, insets), (.clamp, clamp),
    ]
    return all.filter { $0.by != 0 }.map { MoveReason(kind: $0.kind, by: -$0.by, count: 1) }
  }

  /// The shares of a move of which all that nothing else did is an anchor's.
  func shares(answeringTo by: Double) -> [MoveReason] {
    let others = shares.filter { $0.kind != .anchor }
    return [MoveReason(kind: .anchor, by: by - others.sum, count: 1)] + others
  }
}
