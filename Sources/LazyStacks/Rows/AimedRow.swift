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
}
