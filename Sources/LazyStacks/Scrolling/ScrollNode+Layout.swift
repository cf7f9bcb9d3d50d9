extension ScrollNode {
  /// Fills the stacks at the tentative offset, takes over their corrections, and only then clamps
  /// the offset to the content; repeats until nothing moves (rule R8).
  func layOut() {
    pending.begin()
    context.painting.isOutdated = true
    for track in tracks {
      track.detachHidden()
      track.landings.beginLayout()
    }
    for track in tracks { track.clampAtKnownEnd() }
    for pass in 1...context.profile.maxPasses {
      // Hold only in the first half of the passes. A last subview without length comes into sight
      // only beyond the end, which becomes exact only once it is filled.
      if pass > max(1, context.profile.maxPasses / 2) {
        for track in tracks { track.still.stopHolding() }
      }
      if pending.placesContent {
        placeContentAgain()
        // This must happen before a smaller region lets go of what it no longer shows.
        if pass == 1 { for track in tracks { _ = HeldTarget(on: track).hold() } }
      } else {
        for track in tracks { TrackRest(of: track).followChangedRows() }
      }
      for track in tracks { HeldTarget(on: track).holdAmongChangedRows() }
      for track in tracks { TrackFilling(of: track).run() }
      guard !isStopped else { return pending.postpone() }
      updateContentLength(onlyLonger: pass > context.profile.maxPasses / 2)
      guard !isStopped else { return pending.postpone() }
      var isMoved = false
      for track in tracks where track.clamp() { isMoved = true }
      if pass <= context.profile.maxPasses / 2 {
        for track in tracks where HeldTarget(on: track).hold() { isMoved = true }
      }
      guard !isMoved, !pending.placesContent,
        tracks.allSatisfy({ TrackFilling(of: $0).hasSettled() })
      else {
        continue
      }
      for track in tracks { TrackRest(of: track).note() }
      return
    }
    pending.wasGivenUp = true
    context.diagnose(
      .layoutLoop,
      message:
        "the layout of \(describe()) did not come to rest in \(context.profile.maxPasses) passes; "
        + "something changes its size each time",
      of: EventSubject(node: number)
    )
  }

  /// Places the content again, and puts the stacks where they now belong.
  ///
  /// - Parameter isOwn: Whether the only reason is what the stacks learned.
  private func placeContentAgain(isOwn: Bool = false) {
    context.rememberSight()
    let kept = tracks.map { TrackRest(of: $0).viewToKeep(isOwn: isOwn) }
    for track in tracks { track.rememberSight() }
    placeContent()
    guard !isStopped else { return }
    for (track, view) in zip(tracks, kept) {
      TrackRest(of: track).takeOverPlaces(isUpdated: pending.isUpdated, keeping: view)
    }
    if !isStopped { pending.isUpdated = false }
  }

  private func describe() -> String { id.map { "ScrollView \($0)" } ?? "a ScrollView" }

  /// Takes over what the stacks learned about their lengths.
  ///
  /// The rest of the content moves with it before the offset is clamped; otherwise the two would
  /// never agree.
  ///
  /// - Parameter onlyLonger: Whether a stack that is shorter keeps the length that it told. Of
  ///   stacks aligned side by side, what one learns moves another one, and what that shows for it
  ///   decides how much it has to guess: lengths could go to and fro.
  private func updateContentLength(onlyLonger: Bool) {
    var isChanged = false
    for track in tracks where track.contentStack == nil {
      let onlyLonger = onlyLonger && track.stacks.count > 1
      for stack in track.stacks {
        let (length, told) = (stack.arrangement.length, stack.size[track.axis])
        guard !length.isNearly(told), !onlyLonger || length > told else { continue }
        stack.invalidateSize()
        isChanged = true
      }
    }
    if isChanged { placeContentAgain(isOwn: true) }
    guard !isStopped else { return }
    for track in tracks { track.lengths.current = track.lengthOfContent }
  }

  /// Whether any stack of the content estimates its length.
  var isContentLengthEstimated: Bool {
    tracks.contains { $0.isContentLengthEstimated }
  }
}
