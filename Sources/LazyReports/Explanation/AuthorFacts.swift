internal import LazyTrace

/// Who changed data in a frame, and which states were lost.
struct AuthorFacts {
  /// In how many passes callbacks changed data.
  private(set) var callbacks = 0
  /// Why a view lost its state, if one did.
  private(set) var lost: FrameAccount.LostState.Reason?
  /// Whether a task or a clock changed data.
  private(set) var areLate = false
  /// Whether somebody touched what changed data.
  private(set) var areTouched = false
  /// Whether a value of the environment was changed, such as the size of all text.
  private(set) var haveSettings = false

  init() {}

  init(_ account: FrameAccount) {
    callbacks = Set(account.callbacks.map(\.pass)).count
    lost = account.lostStates.last?.reason
    areLate = account.authors.contains { $0.kind == .task || $0.kind == .later }
    let touches: [FrameAccount.Author.Kind] = [.tap, .button, .swipe, .reorder]
    areTouched = account.authors.contains { touches.contains($0.kind) }
    // What answers to the reader's settings has no other length that could be known before.
    haveSettings = account.authors.contains { $0.kind == .environment }
  }
}
