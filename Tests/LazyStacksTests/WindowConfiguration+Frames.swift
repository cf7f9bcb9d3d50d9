import LazyStacks

extension WindowConfiguration {
  /// A window in which a drag of one frame ends where the content ends, in that frame.
  ///
  /// What rules say of one frame is tried without the bounce that would follow beyond an end.
  static func ofSingleFrames(width: Double, height: Double) -> WindowConfiguration {
    var configuration = WindowConfiguration(width: width, height: height)
    configuration.profile.rubberBand = 0
    return configuration
  }
}
