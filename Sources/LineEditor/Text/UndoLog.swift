/// The earlier states of a buffer, for undoing and redoing changes.
struct UndoLog: Sendable {
  private var past: [EditBuffer] = []
  private var future: [EditBuffer] = []
  private var isTyping = false
  private static let mostStates = 1_000

  /// Notes the state before a change; a run of typed characters is one change.
  mutating func note(_ buffer: EditBuffer, isTyping: Bool) {
    defer { self.isTyping = isTyping }
    future = []
    if isTyping, self.isTyping { return }
    past.append(buffer)
    if past.count > Self.mostStates { past.removeFirst() }
  }

  /// Ends a run of typing, so that the next typed text is a change of its own.
  mutating func endRun() { isTyping = false }

  /// The state before the last change; nil if there was none.
  mutating func undo(_ buffer: EditBuffer) -> EditBuffer? {
    isTyping = false
    guard let state = past.popLast() else { return nil }
    future.append(buffer)
    return state
  }

  /// The state that the last undo left; nil if there was none.
  mutating func redo(_ buffer: EditBuffer) -> EditBuffer? {
    isTyping = false
    guard let state = future.popLast() else { return nil }
    past.append(buffer)
    return state
  }
}
