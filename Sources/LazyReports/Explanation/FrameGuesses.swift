internal import LazyTrace

/// What was assumed in a frame about lines of unknown lengths, pass by pass.
///
/// What one pass assumes and a later one corrects was never seen: what is told is what the frame
/// began and ended with.
struct FrameGuesses {
  private struct Key: Hashable {
    let scroll: ScrollKey
    let view: SeenView

    init(_ change: EstimateChange, in event: Event) {
      scroll = ScrollKey(event)
      view = change.seen ?? SeenView(id: change.container, name: change.view)
    }
  }

  private var changes: [Key: [EstimateChange]] = [:]

  /// The containers of each scroll view of which something else is assumed.
  private var containers: [ScrollKey: Set<SeenView>] = [:]

  /// Adds what a container in an event's scroll view assumes.
  mutating func add(_ change: EstimateChange, in event: Event) {
    guard change.old != change.new else { return }
    let key = Key(change, in: event)
    changes[key, default: []].append(change)
    if !change.isBesideLonger { containers[key.scroll, default: []].insert(key.view) }
  }

  /// What a container says of its guess, as one of the changes of the frame.
  func words(for change: EstimateChange, in event: Event) -> LineWords {
    let key = Key(change, in: event)
    var words = joined(change, among: changes[key] ?? [])
    if containers[key.scroll]?.count ?? 0 > 1 { words.owner = key.view }
    return words
  }

  /// The same with what the first and the last pass assumed.
  private func joined(_ change: EstimateChange, among all: [EstimateChange]) -> LineWords {
    guard let place = all.lastIndex(where: { $0.new == change.new }) else {
      return LineWords(change)
    }
    let first = all[..<place].reversed().reduce(all[place]) { next, earlier in
      earlier.new == next.old ? earlier : next
    }
    let last = all[place...].reduce(all[place]) { $1.old == $0.new ? $1 : $0 }
    return LineWords(change, from: first, to: last)
  }

  /// Whether lengths of several lines are those of a pass in between, which nobody saw.
  enum Interim {
    /// A later pass measured the same lines again, and others.
    case itself
    /// The lines had counted with such lengths.
    case before
    case none
  }

  /// Whether what a container measured, or what its lines had counted, is of a pass in between.
  func interim(_ change: EstimateChange, in event: Event, _ lengths: MeasuredLengths) -> Interim {
    let several = (changes[Key(change, in: event)] ?? []).filter { $0.measured?.count ?? 0 > 1 }
    guard let place = several.firstIndex(of: change) else { return .none }
    func isMeasuredAgain(_ change: EstimateChange) -> Bool {
      change.measured.map { !lengths.between($0.subject).isEmpty } ?? false
    }
    if place < several.count - 1, isMeasuredAgain(change) { return .itself }
    return several[..<place].contains(where: isMeasuredAgain) ? .before : .none
  }
}
