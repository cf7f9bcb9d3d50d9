extension ScrollNode {
  /// Prepares an animated scroll to a view as the profile's strategy says.
  func prepareWay(to id: ViewID, anchor: UnitPoint?) throws {
    switch context.profile.scrollStrategy {
    case .estimate: break
    case .premeasure:
      for track in tracks where try track.measureWay(to: id) {
        activity.report?.report.strategy = .premeasure
      }
    case .teleport: try teleport(to: id, anchor: anchor)
    }
  }

  /// Jumps to one container length before the view, unless the view is near.
  private func teleport(to id: ViewID, anchor: UnitPoint?) throws {
    let landings = try ViewReveal(in: self).landings(on: id, anchor: anchor)
    let distances = try tracks.map { track -> Double in
      guard let landing = landings[track.axis], let view = try track.place(of: landing) else {
        return 0
      }
      return track.miss(view, anchor: landing.anchor)
    }
    let isFar = zip(tracks, distances).contains { track, distance in
      abs(distance) > context.profile.exactReach * track.containerLength
    }
    guard isFar else { return }
    activity.report?.report.strategy = .teleport
    let counts = tracks.map(\.entries.count)
    try ViewReveal(in: self).reveal(id) { anchor?[$0] }
    for (track, distance) in zip(tracks, distances) {
      track.landings.last = nil
      guard abs(distance) > track.containerLength else { continue }
      let back = distance < 0 ? track.containerLength : -track.containerLength
      track.move(by: back, because: .script, of: id)
    }
    for (track, count) in zip(tracks, counts) { track.mark(.teleport, from: count) }
  }
}

extension ScrollTrack {
  /// Measures the rows up to a view of a lazy stack, without moving the region.
  ///
  /// - Returns: Whether the view is in a stack that can be walked.
  fileprivate func measureWay(to id: ViewID) throws -> Bool {
    guard let (stack, index) = try TargetSearch(on: self).find(id),
      TrackReveal(on: self).walks(in: stack)
    else { return false }
    stack.arrangement.approach(stack.lineMap.line(of: index), in: spanWithoutInsets, using: stack)
    settleOffset()
    return true
  }

  /// Marks what a program did to the offset, from an entry of the ledger on, as a step of an
  /// animated scroll.
  func mark(_ step: LedgerEntry.ScrollStep, from count: Int) {
    guard count < entries.count else { return }
    for place in count..<entries.count where entries[place].cause == .script {
      entries[place].step = step
    }
  }
}
