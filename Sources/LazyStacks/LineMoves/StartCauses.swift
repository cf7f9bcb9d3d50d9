/// What moved the start of a lazy container in its content.
extension LazyStackNode {
  /// Records why the container starts elsewhere, where the offset followed.
  func recordStart() {
    guard outerStack == nil, let track = movingTrack, track.pushes.corrections != 0,
      sightBefore?.frame == context.sight.ofViews, context.work.goesOn()
    else { return }
    let reasons = startReasons(besides: track.pushes, since: context.sight.ofViews)
      .filter { abs($0.by) > Double.tolerance }
    guard !reasons.isEmpty else { return }
    context.frame.account.starts.append(FrameAccount.Start(of: seen, reasons: reasons))
  }

  /// Why the container starts elsewhere than before a frame, without what the region did by itself.
  func startReasons(besides pushes: Pushes, since frame: Int) -> [MoveReason] {
    let ofRegion = Set(pushes.shares.map(\.kind)).union([.anchor, .clamp, .target])
    return EagerLengths(along: axis, since: frame)
      .reasons(for: self).all
      .filter { !ofRegion.contains($0.kind) }
  }
}
