public import LazyStacks

/// Another profile for a window, from one of its frames on.
public struct ProfileChange: Sendable, Equatable {
  /// The number of the window in its session.
  public var window: Int
  /// The first frame with the other profile.
  public var frame: Int
  /// The name of the profile.
  public var profile: String

  /// Creates a change.
  public init(window: Int, frame: Int, profile: String) {
    self.window = window
    self.frame = frame
    self.profile = profile
  }
}

/// A frame that is explained, with what led to it.
public struct ExplainedChange: Sendable, Equatable {
  /// The number of the window in its session.
  public var window: Int
  /// The frame.
  public var frame: Int
  /// The events that the window still has, up to the end of the frame.
  public var events: [Event]
  /// The names of the profiles under which what is in sight may have come to lie elsewhere.
  public var otherProfiles: [String]
}
