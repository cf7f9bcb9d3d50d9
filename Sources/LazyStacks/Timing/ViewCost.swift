/// The virtual milliseconds that the work on one view takes; nothing is measured with a real clock.
public struct ViewCost: Equatable, Sendable {
  /// The cost of each evaluation of the view, in milliseconds.
  public var body: Double
  /// The cost of measuring the view and laying out its content, once in a frame, in milliseconds.
  public var layout: Double
  /// The cost of drawing when the view comes on screen, or changes while it is there, in
  /// milliseconds.
  public var render: Double
  /// The cost of removing the view from the screen, in milliseconds.
  public var remove: Double

  /// Creates a cost; a part that is not given takes no time.
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
