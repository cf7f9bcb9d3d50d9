/// What the arrow keys remember between one press and the next.
struct Recall {
  private var walk: HistoryWalk?
  private var prefix = ""
  private var taken: EditBuffer?
  private var goal: Int?

  /// Whether entries are being walked through.
  var isActive: Bool { walk != nil }

  /// Whether nothing was done to the entry that was recalled.
  func wasUntouched(_ buffer: EditBuffer) -> Bool { taken == buffer }

  /// Another key was pressed: what was recalled is an ordinary text now.
  mutating func end() {
    walk = nil
    taken = nil
    goal = nil
  }

  /// The column that several steps up or down aim at.
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

  /// Notes the entry that was taken.
  mutating func took(_ buffer: EditBuffer) { taken = buffer }
}
