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
    let reasons = reasons(besides: track.pushes, since: context.sight.ofViews)
      .filter { abs($0.by) > Double.tolerance }
    guard !reasons.isEmpty else { return }
    context.frame.account.starts.append(FrameAccount.Start(of: stack.seen, reasons: reasons))
  }

  /// Why the container starts elsewhere than before a frame, without what the region did by itself.
  func reasons(besides pushes: Pushes, since frame: Int) -> [MoveReason] {
    let ofRegion = Set(pushes.shares.map(\.kind)).union([.anchor, .clamp, .target])
    return EagerReasons(EagerLengths(along: stack.axis, since: frame))
      .reasons(for: stack).all
      .filter { !ofRegion.contains($0.kind) }
  }
}
