/// The cost of one kind of work on the views of one name in a frame.
public struct CostShare: Equatable, Sendable {
  /// A kind of work that takes virtual time.
  public enum Work: String, Sendable, CaseIterable {
    /// The fixed cost of every frame.
    case frame
    /// Evaluating views.
    case body
    /// Measuring views and laying out what is in them.
    case layout
    /// Drawing views that came on screen or changed there.
    case render
    /// Taking views off the screen.
    case remove
    /// What callbacks of the app report that they spend.
    case callback
  }

  /// The kind of work.
  public var work: Work
  /// The name of the views, or of the callback; nil for the fixed cost of the frame.
  public var view: String?
  /// How often it was done.
  public var count: Int
  /// Its total cost, in virtual milliseconds.
  public var milliseconds: Double

  /// Creates a share.
  package init(work: Work, view: String?, count: Int, milliseconds: Double) {
    self.work = work
    self.view = view
    self.count = count
    self.milliseconds = milliseconds
  }
}
