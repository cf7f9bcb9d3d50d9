import LazyStacks

/// Follows the life of each view by its events, and remembers the first event that comes out of
/// turn.
final class LifecycleRecord {
  private(set) var problem: String?
  private var evaluated: Set<ViewID> = []
  private var placed: Set<ViewID> = []
  private var shown: Set<ViewID> = []

  func take(_ event: Event) {
    guard let id = event.id else { return }
    switch event.kind {
    case .body: evaluated.insert(id)
    case .place: expect(placed.insert(id).inserted, event)
    case .remove: expect(placed.remove(id) != nil, event)
    case .appear: expect(evaluated.contains(id) && shown.insert(id).inserted, event)
    case .disappear: expect(shown.remove(id) != nil, event)
    case .evict:
      expect(!shown.contains(id), event)
      evaluated.remove(id)
    default: break
    }
  }

  private func expect(_ isInTurn: Bool, _ event: Event) {
    guard !isInTurn, problem == nil else { return }
    problem = "\(event.kind.name) of \(event.id?.description ?? "") in frame \(event.frame)"
  }
}
