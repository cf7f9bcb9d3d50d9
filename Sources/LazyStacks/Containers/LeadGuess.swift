/// A lead that was guessed so that the lines of a container keep their places beside what holds
/// still.
///
/// A container that is aligned at its end or in its middle begins farther up the longer its lead is
/// guessed to be, or what holds still does, if that is aligned in the length of this one. There a
/// guess would be followed by another one, until the length of the content has nothing to do with
/// its lines any more; so the lines go where the container is placed.
struct LeadGuess {
  private var frame = 0
  /// Where the container started, counted from what holds still, when the lead was first guessed in
  /// that frame.
  private var start = 0.0
  /// The lead before that.
  private var old = 0.0
  private var new = 0.0
  /// Whether the start gave way to it in this frame.
  private var isVain = false

  /// The lead before the guess, if the start gives way to that.
  ///
  /// - Parameters:
  ///   - start: Where the container starts now, counted from what holds still.
  ///   - frame: The number of the frame.
  /// - Returns: That lead; nil where the guess stands.
  mutating func given(backFrom start: Double, in frame: Int) -> Double? {
    guard frame == self.frame, !isVain else { return nil }
    let (answer, change) = (start - self.start, new - old)
    guard answer * change < 0, abs(answer) >= Self.answered * abs(change) else { return nil }
    isVain = true
    return old
  }

  /// Whether the lead of a container that starts at a place can be guessed anew in a frame, which
  /// is noted.
  mutating func takes(_ lead: Double, for old: Double, from start: Double, in frame: Int) -> Bool {
    guard frame != self.frame || !isVain else { return false }
    if frame != self.frame { self = LeadGuess(frame: frame, start: start, old: old) }
    new = lead
    return true
  }

  /// The part of a guess from which on the start is taken to answer to that: half of it where the
  /// container is aligned in its middle.
  private static let answered = 0.4
}
