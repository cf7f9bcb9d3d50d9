/// What the arrow keys remember from one press to the next.
struct Recall {
  private var walk: HistoryWalk?
  private var prefix = ""
  private var taken: EditBuffer?
  private var goal: Int?

  /// Whether a walk through the history is in progress.
  var isActive: Bool { walk != nil }

  /// Whether the recalled entry is unchanged.
  func wasUntouched(_ buffer: EditBuffer) -> Bool { taken == buffer }

  /// Ends the walk, because another key was pressed; what was recalled is ordinary text now.
  mutating func end() {
    walk = nil
    taken = nil
    goal = nil
  }

  /// The column at which several steps up or down aim.
  mutating func column(of buffer: EditBuffer) -> Int {
    let column = goal ?? buffer.column
    goal = column
    return column
  }

  /// The text of the next entry; nil if there is none.
  mutating func move(
    by step: Int,
    isAll: Bool,
    in history: History,
    editing buffer: EditBuffer
  ) -> String? {
    if walk == nil {
      walk = HistoryWalk(history, from: buffer.text)
      prefix = isAll ? "" : buffer.text
    }
    return walk?.move(by: step, prefix: prefix, leaving: buffer.text)
  }

  /// Notes the entry that was recalled.
  mutating func took(_ buffer: EditBuffer) { taken = buffer }
}
