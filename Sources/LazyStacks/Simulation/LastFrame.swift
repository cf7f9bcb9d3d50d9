/// What is known of the last frame of a window.
struct LastFrame {
  /// Its ledger; empty after a frame that was stopped.
  private(set) var record = FrameRecord(number: 0, time: 0)
  /// What moved by itself in it (invariant I1).
  private(set) var moveByItself: String?
  /// Whether the work meter stopped it, or a callback's `StoppingError`.
  private(set) var wasStopped = false
  /// What searches share that look for views in what it left.
  let search = SharedSearch()

  /// Takes over the ledger of a frame.
  mutating func take(_ record: FrameRecord) { self.record = record }

  /// Notes what moved by itself, or that nothing did.
  mutating func note(moveByItself: String?) { self.moveByItself = moveByItself }

  /// Notes whether the frame was stopped.
  mutating func end(isStopped: Bool) { wasStopped = isStopped }
}
