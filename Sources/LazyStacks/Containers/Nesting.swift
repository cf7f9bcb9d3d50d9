/// How a lazy stack stands among others along its axis: those in its rows, and the one in whose row
/// it is.
struct Nesting {
  /// The lazy stacks in its rows; nil as long as there were none.
  var inner: NestedStacks?

  /// Whether the other one fills it.
  var isAdopted = false
  /// Whether it ends where something stands that holds still, so that its rows are filled from
  /// their ends, too.
  var growsBackward = false
  /// Whether its rows are evaluated to measure a row that a program scrolled to.
  var isTarget = false
  /// The part for which the stack was last filled completely; nil once its row was placed again.
  var settledPart: RowPart?
  /// How often in a frame the stack changed the length of its tile.
  private var resizes = (frame: 0, count: 0)
  /// How far from the start of its row the stack stood before a frame.
  private var before = (frame: -1, distance: 0.0)
  private static let mostResizes = 3

  /// Whether the stack stays where it is even if nothing of it was in sight before.
  ///
  /// The place of the stack determines which part of it is loaded, that determines its length,
  /// and in a reversed layout the length determines its place. This might go on forever, so it is
  /// limited.
  var staysInTile: Bool { resizes.count > Self.mostResizes }

  /// Remembers how far from the start of its row the stack stands before a frame.
  mutating func remember(_ distance: Double?, in frame: Int) {
    if let distance { before = (frame, distance) }
  }

  /// How far from the start of its row the stack stood before a frame; nil if it was in none.
  func distance(before frame: Int) -> Double? { before.frame == frame ? before.distance : nil }

  /// Whether it stayed for this reason in a frame.
  func stayedInTile(in frame: Int) -> Bool { staysInTile && resizes.frame == frame }

  mutating func noteResize(in frame: Int) {
    resizes = (frame, resizes.frame == frame ? resizes.count + 1 : 1)
  }
}

/// From which end a stack in a row is filled.
enum FilledSide {
  /// What is in sight of it holds still.
  case held
  /// It stands behind what holds still, and begins where what is before it ends.
  case start
  /// It stands before what holds still, and ends where what is behind it begins.
  case end
}

/// The place of a stack in a row, and the part of it that can be seen.
struct RowPart: Equatable {
  /// Where the stack starts, counted from the start of the visible region.
  let start: Double
  /// The part of the region that the container around shows.
  let span: VisibleSpan
  /// From which of its ends it is filled.
  let side: FilledSide
  /// The round of filling to which the part belongs.
  let round: Int
}

extension RowPart {
  /// Whether the region shows anything between two places.
  func isInSight(from start: Double, to end: Double) -> Bool {
    let isFlat = end - start <= Double.tolerance
    return start.isClearlyLess(than: span.end)
      && (end.isClearlyGreater(than: span.start) || (isFlat && end >= span.start))
  }
}
