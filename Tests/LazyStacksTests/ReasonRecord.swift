import LazyStacks

/// Follows why rows were evaluated, and finds those out of sight that were evaluated as if they
/// were in it (invariant I5).
final class ReasonRecord {
  private var frame = 0
  /// The rows that were evaluated because they are in sight, in the last frame.
  private var taken: [ViewID] = []
  /// The rows that came or stood in sight at any moment of that frame.
  private var placed: Set<ViewID> = []
  /// Whether the region was put back from beyond an end in it, with what it had loaded there.
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
