import LazyStacks

extension WindowConfiguration {
  /// The configuration of a window in which a drag of one frame ends at the end of the content.
  ///
  /// So rules about single frames can be tested without the bounce that would follow beyond an end.
  static func ofSingleFrames(width: Double, height: Double) -> WindowConfiguration {
    var configuration = WindowConfiguration(width: width, height: height)
    configuration.profile.rubberBand = 0
    return configuration
  }
}
