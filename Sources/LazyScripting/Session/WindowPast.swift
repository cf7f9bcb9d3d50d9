/// What a session still has of the frames of a window.
public struct WindowPast: Sendable, Equatable {
  /// The number of the last frame.
  public var last: Int
  /// The frames of which a drawing is kept, in order.
  public var drawn: [Int] = []
  /// The frames in which something in sight moved by itself, in order.
  public var moving: [Int] = []
  /// The window by its number and the variables that hold it; nil if it is the only open one.
  public var title: String?

  /// Creates the past of a window that made some frames.
  public init(last: Int) { self.last = last }
}
