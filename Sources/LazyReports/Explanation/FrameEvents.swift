internal import LazyTrace

/// The events of one frame, of which the last one says what the frame did as a whole.
extension ArraySlice<Event> {
  /// What the frame did as a whole; nil while it goes on.
  var frameAccount: FrameAccount? {
    guard case .frame(_, let account)? = last?.detail else { return nil }
    return account
  }
}
