/// What runs the conformance kits of a plugin.
public struct PluginCheckHost {
  /// Returns what was printed since it was last called.
  public var printed: () -> [UInt8]
  /// How long all that is left may take; nil for any time.
  public var timeLeft: () -> Duration?
  /// Runs the kit of a contribution with a title, which may take some time.
  public var watch: (_ title: String, _ time: Duration?, _ body: () -> Void) -> Void

  /// Creates a host that sets no limit of time.
  ///
  /// - Parameter printed: Returns what was printed since it was last called.
  public init(printed: @escaping () -> [UInt8]) {
    self.printed = printed
    timeLeft = { nil }
    watch = { _, _, body in body() }
  }
}
