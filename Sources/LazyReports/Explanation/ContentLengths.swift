internal import LazyTrace

/// How the contents of scroll views became longer or shorter in one frame.
struct ContentLengths {
  /// How often each content got another length after its containers last said something.
  private var untold: [ScrollKey: Int] = [:]
  /// Where the last event about the length of each content is.
  private var last: [ScrollKey: Int] = [:]
  /// The lengths of the contents that changed, before the frame and after it.
  private var changed: [ScrollKey: (old: Double, new: Double)] = [:]

  mutating func note(from old: Double, to new: Double, in key: ScrollKey, at place: Int) {
    if NumberFormat.decimal(old) != NumberFormat.decimal(new) {
      changed[key] = (changed[key]?.old ?? old, new)
    }
    last[key] = place
    untold[key, default: 0] += 1
  }

  /// Notes that a container says something of its lines.
  mutating func noteEstimate(in key: ScrollKey) { untold[key] = 0 }

  /// Whether any content changed its length.
  var haveChanged: Bool { !changed.isEmpty }

  /// The lengths of the content of a scroll view, if it changed.
  func change(in key: ScrollKey) -> (old: Double, new: Double)? { changed[key] }

  /// Whether an event is the last one about the length of a content: all passes of the frame are
  /// told as one.
  func isLast(_ event: Event, at place: Int) -> Bool { last[ScrollKey(event)] == place }

  /// Whether the content of an event's scroll view got another length in a later pass, of which
  /// nothing was estimated otherwise.
  func changeAgain(_ event: Event) -> Bool { untold[ScrollKey(event)] ?? 0 > 1 }
}
