internal import LazyReports
public import LazyStacks

// What other profiles would have made of a frame.
extension LabSession {
  /// Why offsets changed and views moved in some frames of a window, or in the last ones in which
  /// anything did, and what the host says of other profiles.
  func explanation(
    of window: Window,
    numbered number: Int,
    in frames: ClosedRange<Int>?,
    asking command: ExplainCommand
  ) throws -> String {
    let columns = hooks.columns?()
    let text = try Explanation.text(
      of: window.trace,
      frames: frames,
      asking: command,
      columns: columns,
      meter: work
    )
    guard let otherProfiles = hooks.otherProfiles,
      let change = explainedChange(of: window, numbered: number, in: frames)
    else { return text }
    let sentences = otherProfiles(change).map { $0.wrapped(to: columns) }
    return ([text] + sentences).joined(separator: "\n")
  }

  /// The frame that is explained of a window; nil if that is more than one frame, or there is none.
  private func explainedChange(
    of window: Window,
    numbered number: Int,
    in frames: ClosedRange<Int>?
  ) -> ExplainedChange? {
    guard let frames = try? frames ?? Explanation.lastFrames(in: window.trace.events()),
      frames.count == 1, frames.upperBound <= window.frame
    else { return nil }
    let own = window.configuration.profile
    // Of profiles in which everything comes to lie at the same places, the first stands for all.
    let others = Profile.all.reduce(into: [(name: String, profile: Profile)]()) { others, entry in
      let isNew = ([own] + others.map(\.profile)).allSatisfy(entry.profile.landsElsewhere)
      if isNew { others.append(entry) }
    }
    return ExplainedChange(
      window: number,
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
