public import LazyTrace

extension Explanation {
  /// The frames in which something in sight moved although nobody moved it, in order.
  ///
  /// - Parameters:
  ///   - events: The events of a window, oldest first.
  ///   - meter: What the work is charged to; about a unit for each event.
  /// - Returns: Their numbers.
  /// - Throws: What the meter throws.
  public static func movingFrames(
    in events: [Event],
    meter: (any WorkMeter)? = nil
  ) throws -> [Int] {
    let work = ReportWork(meter)
    var frames: [Int] = []
    var moved: Set<SeenView?> = []
    for event in events {
      try work.charge()
      switch event.detail {
      case .moved(_, _, _, let account): moved.insert(account?.view)
      case .frame(_, let account):
        let dragged = account.authors.filter { $0.kind == .reorder }.map(\.view)
        if !moved.subtracting(dragged).isEmpty { frames.append(event.frame) }
        moved = []
      default: break
      }
    }
    return frames
  }
}
