import LazyStacks

/// Follows why rows were evaluated, and finds rows out of sight that were evaluated as if they were
/// in sight (invariant I5).
final class ReasonRecord {
  private var frame = 0
  /// The rows that the last frame evaluated because they are in sight.
  private var taken: [ViewID] = []
  /// The rows that were in sight at any moment of that frame.
  private var placed: Set<ViewID> = []
  /// Whether that frame moved the region back from beyond an end, after loading rows there.
  private var wasClamped = false

  func take(_ event: Event) {
    if event.frame != frame {
      frame = event.frame
      taken = []
      placed = []
      wasClamped = false
    }
    switch event.detail {
    case .body(_, .visible), .body(_, .eager): if let id = event.id { taken.append(id) }
    case .place: if let id = event.id { placed.insert(id) }
    // A jump begins with a row by what is guessed of those before it, and the trace names it (R3).
    case .estimate(let change):
      if case .jump(let row)? = change.restart { placed.insert(row) }
    case .offset(_, _, let entries):
      if entries.contains(where: { $0.cause == .clamp }) { wasClamped = true }
    default: break
    }
  }

  /// A row that was evaluated as one in sight and never was, if there is one.
  func problem(in window: Window) throws -> String? {
    guard !wasClamped else { return nil }
    for id in taken where !placed.contains(id) {
      if let node = try? window.node(id), node.phase == .placed { continue }
      return "\(id) was evaluated out of sight in frame \(frame), and no reason says so"
    }
    return nil
  }
}
