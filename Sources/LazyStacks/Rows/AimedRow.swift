/// The row of a lazy container to which a program scrolled in this frame, or that contains what it
/// scrolled to.
struct AimedRow {
  /// The scroll of the program.
  let landing: Landing
  let row: Subview

  /// Nil if no program scrolled to anything in the container in this frame.
  init?(in stack: LazyStackNode) {
    guard let landing = stack.movingTrack?.landings.made(in: stack.context.trace.frame),
      let target = landing.stack, target.isPart(of: stack),
      let row = target === stack ? landing.subview : stack.subview(around: target)
    else { return nil }
    self.landing = landing
    self.row = row
  }

  /// Whether a program scrolled to a row in this frame, and nobody knows which part of it will be
  /// in sight: where neither of its ends is put to a place.
  static func isAimedWithin(_ row: Subview, in stack: LazyStackNode) -> Bool {
    guard let aim = AimedRow(in: stack), aim.landing.subview === row else { return false }
    return aim.landing.anchor != 0 && aim.landing.anchor != 1
  }
}
