/// Work of a view that goes on while the view is on screen; see ``View/task(id:_:)``.
public protocol RunningTask: AnyObject {
  /// Whether it has ended by itself.
  var isDone: Bool { get }

  /// Ends it, because its view left the screen or its id changed.
  func cancel() throws
}
