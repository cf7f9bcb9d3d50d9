/// What moved the start of a lazy container in its content.
struct StartCauses {
  private let stack: LazyStackNode

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Records why the container starts elsewhere, where the offset followed.
  func record() {
    let context = stack.context
    guard stack.outerStack == nil, let track = stack.movingTrack, track.pushes.corrections != 0,
      stack.sightBefore?.frame == context.sight.ofViews, context.work.goesOn()
    else { return }
    let ofRegion = Set(track.pushes.shares.map(\.kind)).union([.anchor, .clamp, .target])
    let reasons = EagerMoves(context: context, frame: context.sight.ofViews)
      .reasons(for: stack, along: stack.axis)
      .filter { !ofRegion.contains($0.kind) && abs($0.by) > Double.tolerance }
    guard !reasons.isEmpty else { return }
    context.account.starts.append(FrameAccount.Start(of: stack.seen, reasons: reasons))
  }
}
