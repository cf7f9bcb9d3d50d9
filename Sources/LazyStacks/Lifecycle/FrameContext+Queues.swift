/// What waits for a frame, and is handed over once.
extension FrameContext {
  /// Does what is due at the time of the frame.
  func runAgenda() {
    agenda.run { body in
      guard !work.isStopped else { return false }
      _ = guarding(body)
      return true
    }
  }

  /// Hands over the containers whose rows have to be made anew, and forgets them.
  func takeStaleRows() -> [LazyStackNode] {
    defer { queues.staleRows.removeAll() }
    return queues.staleRows
  }

  /// Hands over what was tapped and forgets it.
  func takeTaps() -> [() throws -> Void] {
    defer { queues.taps.removeAll() }
    return queues.taps
  }
}
