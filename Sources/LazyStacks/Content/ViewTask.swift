/// What a view does while it is on screen, and what says that it has to begin anew.
final class ViewTask {
  /// Another id ends the task and starts it again; nil where there is none.
  let id: WatchedValue?
  let start: (Agenda) throws -> any RunningTask

  init(id: WatchedValue?, start: @escaping (Agenda) throws -> any RunningTask) {
    self.id = id
    self.start = start
  }

  /// Whether another description is of the same task, so that it goes on.
  func continues(_ other: ViewTask) -> Bool {
    guard let id, let otherID = other.id else { return id == nil && other.id == nil }
    return id.isEqual(to: otherID)
  }
}

extension View {
  /// Starts work when the view comes on screen, after all views that came with it have appeared,
  /// and ends it when the view leaves.
  ///
  /// - Parameters:
  ///   - id: Another value ends the work and starts it again; nil where there is none.
  ///   - start: Starts the work, which waits in the window's agenda.
  /// - Returns: The view with the task.
  public func task(
    id: WatchedValue? = nil,
    _ start: @escaping (Agenda) throws -> any RunningTask
  ) -> Content {
    modified(.task(ViewTask(id: id, start: start)))
  }
}
