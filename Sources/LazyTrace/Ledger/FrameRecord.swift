/// The changes of the offsets in a frame, complete even if a callback failed.
public struct FrameRecord: Equatable, Sendable {
  /// The changes of one scroll view's offset along one axis.
  public struct Ledger: Equatable, Sendable {
    /// The id of the scroll view, if it has one.
    public var scroll: ViewID?
    /// The axis along which the offset changed.
    public var axis: Axis
    /// The changes, in order.
    public var entries: [LedgerEntry]

    /// Creates the changes along an axis.
    package init(scroll: ViewID? = nil, axis: Axis, entries: [LedgerEntry]) {
      self.scroll = scroll
      self.axis = axis
      self.entries = entries
    }
  }

  /// The number of the frame, from 1.
  public var number: Int
  /// Its virtual time in seconds; the first frame is at 0.
  public var time: Double
  /// One ledger for each axis of each scroll view.
  public var ledgers: [Ledger] = []

  /// Creates the record of a frame that did nothing yet.
  package init(number: Int, time: Double) {
    self.number = number
    self.time = time
  }

  /// How far a finger or the program moved the region, less what the clamp took back.
  package static func intendedMove(_ entries: [LedgerEntry]) -> Double {
    var intended = 0.0
    var clamped = 0.0
    for entry in entries {
      switch entry.cause {
      case .snap where entry.isAlignedAgain: break
      case .user, .script, .target, .snap: intended += entry.change
      case .clamp: clamped += entry.change
      case .estimate, .data, .resize: break
      }
    }
    guard intended * clamped < 0 else { return intended }
    return abs(clamped) < abs(intended) ? intended + clamped : 0
  }
}
