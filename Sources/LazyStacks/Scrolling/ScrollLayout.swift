/// Lays out a scroll view: fills the stacks at the tentative offset, takes over their corrections,
/// and only then clamps the offset to the content; repeats until nothing moves (rule R8).
struct ScrollLayout {
  private let scroll: ScrollNode

  private let tracks: [ScrollTrack]

  init(of scroll: ScrollNode) {
    self.scroll = scroll
    tracks = scroll.tracks
  }

  func run() {
    let (context, passes) = (scroll.context, scroll.context.profile.maxPasses)
    scroll.pending.begin()
    context.directory.painting.isOutdated = true
    tracks.walk { track in
      track.attached.detachHidden(in: scroll)
      track.landings.beginLayout()
    }
    tracks.walk { $0.clampAtKnownEnd() }
    for pass in 1...passes {
      // Hold only in the first half of the passes. A last subview without length comes into sight
      // only beyond the end, which becomes exact only once it is filled.
      if pass > max(1, passes / 2) {
        tracks.walk { $0.still.stopHolding() }
      }
      if scroll.pending.placesContent {
        placeContentAgain()
        // This must happen before a smaller region lets go of what it no longer shows.
        if pass == 1 { tracks.walk { _ = HeldTarget(on: $0).hold() } }
      } else {
        tracks.walk { TrackRest(of: $0).followChangedRows() }
      }
      tracks.walk { HeldTarget(on: $0).holdAmongChangedRows() }
      tracks.walk { TrackFilling(of: $0).run() }
      guard !scroll.isStopped else { return scroll.pending.postpone() }
      updateContentLength(onlyLonger: pass > passes / 2)
      guard !scroll.isStopped else { return scroll.pending.postpone() }
      var isMoved = false
      tracks.walk { if $0.clamp() { isMoved = true } }
      if pass <= passes / 2 {
        tracks.walk { if HeldTarget(on: $0).hold(isFilled: true) { isMoved = true } }
        tracks.walk { if holdRemembered(on: $0) { isMoved = true } }
      }
      guard !isMoved, !scroll.pending.placesContent,
        tracks.allHold({ TrackFilling(of: $0).hasSettled() })
      else { continue }
      tracks.walk { TrackRest(of: $0).note() }
      return
    }
    giveUp()
  }

  /// Brings the row that a track remembers to its place.
  private func holdRemembered(on track: ScrollTrack) -> Bool {
    guard let stack = track.remembered.stack else { return false }
    return RowMemory(on: track, in: stack)?.hold() ?? false
  }

  /// Leaves the layout as it is, with a diagnostic.
  private func giveUp() {
    scroll.pending.wasGivenUp = true
    let name = scroll.id.map { "ScrollView \($0)" } ?? "a ScrollView"
    scroll.context.diagnose(
      .layoutLoop,
      message:
        "the layout of \(name) did not come to rest in \(scroll.context.profile.maxPasses) passes; "
        + "something changes its size each time",
      of: EventSubject(node: scroll.number)
    )
  }

  /// Places the content again, and puts the stacks where they now belong.
  ///
  /// - Parameter isOwn: Whether the only reason is what the stacks learned.
  private func placeContentAgain(isOwn: Bool = false) {
    SightBefore.rememberAll(in: scroll.context)
    let kept = tracks.map { TrackRest(of: $0).viewToKeep(isOwn: isOwn) }
    for track in tracks { track.rememberSight() }
    scroll.placeContent()
    guard !scroll.isStopped else { return }
    let isUpdated = scroll.pending.isUpdated
    for (track, view) in zip(tracks, kept) {
      TrackRest(of: track).takeOverPlaces(isUpdated: isUpdated, keeping: view)
    }
    if !scroll.isStopped { scroll.pending.isUpdated = false }
  }

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
    guard !scroll.isStopped else { return }
    tracks.walk { $0.lengths.current = $0.lengthOfContent }
  }
}
