internal import LazyTrace

/// Finds frames in which a scroll view showed something else altogether although nobody scrolled
/// it, such as another container in place of a list.
enum Exchange {
  /// The last of these frames, if there is one.
  static func lastFrame(in events: [Event], charging work: ReportWork) throws -> Int? {
    var shown: [ScrollKey: [ViewID]] = [:]
    var scrolled: [ScrollKey: Int] = [:]
    var last: Int?
    for event in events {
      try work.charge()
      switch event.detail {
      case .offset: scrolled[ScrollKey(event)] = event.frame
      case .visible(let ids):
        try work.charge(ids.count)
        let before = shown.updateValue(ids, forKey: ScrollKey(event)) ?? []
        guard !before.isEmpty, !ids.isEmpty, scrolled[ScrollKey(event)] != event.frame else {
          continue
        }
        if Set(before).isDisjoint(with: ids) { last = event.frame }
      default: break
      }
    }
    return last
  }
}
