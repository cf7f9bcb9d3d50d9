internal import LazyReports
public import LazyStacks

// What other profiles would have made of a frame.
extension LabSession {
  /// The frame that is explained of the open window that was used last, or of one by its name; nil
  /// if that is more than one frame, or there is none.
  public func explainedChange(of name: String? = nil) -> ExplainedChange? {
    guard let entry = try? LastWindow(session: self, name: name).chosen(),
      let window = entry.window,
      let frames = try? Explanation.lastFrames(in: window.trace.events()), frames.count == 1
    else { return nil }
    let own = window.configuration.profile
    // Of profiles in which everything comes to lie at the same places, the first stands for all.
    let others = Profile.all.reduce(into: [(name: String, profile: Profile)]()) { others, entry in
      let isNew = ([own] + others.map(\.profile)).allSatisfy(entry.profile.landsElsewhere)
      if isNew { others.append(entry) }
    }
    return ExplainedChange(
      window: entry.number,
      frame: frames.upperBound,
      events: window.trace.events { $0.frame <= frames.upperBound },
      otherProfiles: others.map(\.name)
    )
  }

  /// The events that a window still has, up to the end of a frame; nil if there is no such window.
  public func events(ofWindow number: Int, upTo frame: Int) -> [Event]? {
    windows.first { $0.number == number }?.window?.trace.events { $0.frame <= frame }
  }
}
