/// Work of a view while it is on screen, and the value whose change starts it again.
final class ViewTask {
  /// A different id ends the task and starts it again; nil if there is none.
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
  ///   - id: A different value ends the work and starts it again; nil if there is none.
  ///   - start: Starts the work, which waits in the window's agenda.
  /// - Returns: The view with the task.
  public func task(
    id: WatchedValue? = nil,
    _ start: @escaping (Agenda) throws -> any RunningTask
  ) -> Content {
    modified(.task(ViewTask(id: id, start: start)))
  }
}
