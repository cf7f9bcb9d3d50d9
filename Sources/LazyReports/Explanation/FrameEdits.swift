internal import LazyTrace

/// What came and went in the scroll views of one frame.
struct FrameEdits {
  /// Whether anything left the screen.
  var hasLeavers = false
  private var hasGone = false
  /// Whether some came and others went after what is in sight, of which the length of the content
  /// says only the difference.
  private var hasExchange = false
  /// How many lines came and went, in sight or not, without a change of an offset.
  private(set) var lines = 0
  /// The scroll views in which they did.
  private(set) var scrolls: Set<ScrollKey> = []
  /// What came and went before what is in sight, in words, of each container in which that is all.
  private var words: [String?] = []

  mutating func note(_ account: FrameAccount) {
    hasGone = hasGone || !account.gone.isEmpty
    hasExchange =
      hasExchange || account.unseenEdits.contains { $0.cameAfter > 0 && $0.wentAfter > 0 }
  }

  mutating func note(_ change: EstimateChange, in key: ScrollKey) {
    count(change, in: key)
    if let edit = change.edit { words.append(LineWords.edited(edit, in: change)) }
  }

  /// Counts the lines that came and went in a container; those before what is in sight are in the
  /// offset.
  private mutating func count(_ change: EstimateChange, in key: ScrollKey) {
    let lines = abs(change.behind) + abs(change.ahead)
    guard change.regrouped == nil, lines > 0 else { return }
    self.lines += lines
    scrolls.insert(key)
  }

  /// Whether the frame says by itself what came or went.
  var areTold: Bool { hasGone || hasExchange }

  /// What came and went before what is in sight, if only one container says it.
  var before: String? { words.count == 1 ? words[0] : nil }
}
