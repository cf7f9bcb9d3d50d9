internal import LazyTrace

/// What was assumed in a frame about lines of unknown lengths, pass by pass.
///
/// What one pass assumes and a later one corrects was never seen: what is told is what the frame
/// began and ended with.
struct FrameGuesses {
  private struct Key: Hashable {
    let scroll: ScrollKey
    let view: String
    let container: ViewID?

    init(_ change: EstimateChange, in event: Event) {
      scroll = ScrollKey(event)
      view = change.view
      container = change.container
    }
  }

  private var changes: [Key: [EstimateChange]] = [:]

  /// Adds what a container in an event's scroll view assumes.
  mutating func add(_ change: EstimateChange, in event: Event) {
    guard change.old != change.new else { return }
    changes[Key(change, in: event), default: []].append(change)
  }

  /// What a container says of its guess, as one of the changes of the frame.
  func words(for change: EstimateChange, in event: Event) -> LineWords {
    let all = changes[Key(change, in: event)] ?? []
    guard let place = all.lastIndex(where: { $0.new == change.new }) else {
      return LineWords(change)
    }
    let first = all[..<place].reversed().reduce(all[place]) { next, earlier in
      earlier.new == next.old ? earlier : next
    }
    let last = all[place...].reduce(all[place]) { $1.old == $0.new ? $1 : $0 }
    return LineWords(change, from: first, to: last)
  }
}
