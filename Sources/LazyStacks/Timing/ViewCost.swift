/// The virtual milliseconds that the work on one view takes; nothing is measured with a real clock.
public struct ViewCost: Equatable, Sendable {
  /// What evaluating the view takes, each time, in milliseconds.
  public var body: Double
  /// What measuring the view and laying out what is in it takes, once in a frame, in milliseconds.
  public var layout: Double
  /// What drawing takes where the view comes on screen, or changes while it is there, in
  /// milliseconds.
  public var render: Double
  /// What taking the view off the screen takes, in milliseconds.
  public var remove: Double

  /// Creates a cost; what is not given takes no time.
  public init(body: Double = 0, layout: Double = 0, render: Double = 0, remove: Double = 0) {
    self.body = body
    self.layout = layout
    self.render = render
    self.remove = remove
  }

  /// The parts with the names that scripts write.
  var parts: [(name: String, milliseconds: Double)] {
    [("body", body), ("layout", layout), ("render", render), ("remove", remove)]
  }

  static func + (left: ViewCost, right: ViewCost) -> ViewCost {
    ViewCost(
      body: left.body + right.body,
      layout: left.layout + right.layout,
      render: left.render + right.render,
      remove: left.remove + right.remove
    )
  }
}
