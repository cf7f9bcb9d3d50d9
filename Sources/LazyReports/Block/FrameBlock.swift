public import LazyTrace

/// Summarizes in a few lines what moved in some frames of a window: the block after a REPL entry.
///
/// ```
///   frames       1: 3, at 0.0333 s
///   offset       4727.2727 → 6912.5  user −150, estimate +2335.2273
///   visible      row-79 … row-83
///   counts       appear 1, disappear 1, bodies 1, measures 1
/// ```
///
/// It keeps sums, not events, so its size does not depend on the number of frames.
public struct FrameBlock: Sendable {
  private var frames = FrameSpan()
  private var offsets = KeyedChanges<ScrollKey, OffsetChange>()
  private var contentSizes = KeyedChanges<ScrollKey, SizeChange>()
  private var visible = KeyedChanges<ViewID?, [ViewID]>()
  private var thresholds = KeyedChanges<ThresholdKey, ThresholdChange>()
  private var moves = MoveList()
  private var hitches = HitchSum()
  private var counts = BlockCounts()

  /// Creates a block about no frames.
  public init() {}

  /// Whether a frame was made; a block without frames has nothing to say.
  public var hasFrames: Bool { frames.count > 0 }

  /// Takes an event into the sums; events come in the order in which they happened.
  public mutating func add(_ event: Event) {
    counts.add(event.kind)
    switch event.detail {
    case .frame:
      frames.add(event.frame, at: event.time)
    case .offset(let old, let new, let entries):
      offsets.update(ScrollKey(event), from: OffsetChange(old: old)) { $0.add(entries, new: new) }
    case .contentSize(let old, let new, let isEstimated):
      contentSizes.update(ScrollKey(event), from: SizeChange(old: old)) {
        $0.new = new
        $0.isEstimated = isEstimated
      }
    case .visible(let ids):
      visible.update(event.id, from: []) { $0 = ids }
    case .visibility(let change):
      let key = ThresholdKey(id: event.id, threshold: change.threshold)
      thresholds.update(key, from: ThresholdChange()) { $0.add(change) }
    case .hitch(let late, _):
      hitches.add(late)
    case .moved:
      moves.add(event)
    default: break
    }
  }

  /// The lines of the block, indented; none if no frame was made.
  public var lines: [String] {
    guard hasFrames else { return [] }
    var rows = [("frames", frames.text)]
    rows += offsets.lines { $0.text + $1.text }.map { ("offset", $0) }
    rows += contentSizes.lines { $0.text + $1.text }.map { ("contentSize", $0) }
    rows += visible.lines { Self.subject(named: $0) + FoldedIDs.text(of: $1) }.map {
      ("visible", $0)
    }
    rows += thresholds.lines { Self.subject(named: $0.id) + $1.text(of: $0.threshold) }
      .map { ("visibility", $0) }
    rows += moves.lines.map { ("moved", $0) }
    if let text = hitches.text { rows.append(("hitches", text)) }
    if let text = counts.text { rows.append(("counts", text)) }
    return rows.map { "  " + $0.0.padded(to: 12) + " " + $0.1 }
  }

  fileprivate static func subject(named id: ViewID?) -> String {
    id.map { FoldedIDs.text(of: $0) + "  " } ?? ""
  }
}

extension ScrollKey {
  fileprivate var text: String {
    FrameBlock.subject(named: id) + (axis.map { $0.rawValue + "  " } ?? "")
  }
}
