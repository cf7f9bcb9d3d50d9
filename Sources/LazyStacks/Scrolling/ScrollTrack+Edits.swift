/// What a lazy container reports to the track that moves it while it takes over other data or
/// lengths, and asks of it.
extension ScrollTrack {
  /// Ends the last scroll to a view if an edit of the container removes the view, or moves it.
  func endLanding(in stack: LazyStackNode, before change: SubviewListChange) throws {
    try TrackLanding(on: self).finish(in: stack, before: change)
  }

  /// Keeps a scroll going to the line or view that was its goal, wherever an edit moves it.
  func keepGoal(in stack: LazyStackNode, after change: LineChange) {
    TrackTravel(of: self).keepGoal(in: stack, after: change)
  }

  /// Keeps up what is found by an index of the container when more is known about the number of
  /// its subviews.
  func follow(_ growth: UnknownElements.Growth, in stack: LazyStackNode) {
    TrackTravel(of: self).keepLandings(in: stack, at: growth.newIndex)
    remembered.follow(growth, in: stack)
  }

  /// Where the edge of the container stays although its data change.
  func restingEdge(of stack: LazyStackNode) -> Double { TrackRest(of: self).edge(of: stack) }

  /// The line of the container to which a program scrolled, if its place is held.
  func targetLine(in stack: LazyStackNode) -> Line? { HeldTarget(on: self).line(in: stack) }

  /// The line of the container that keeps its place in an update, if the track remembers one.
  func updateAnchor(in stack: LazyStackNode, after change: LineChange) -> UpdateAnchor? {
    RowMemory(on: self, in: stack)?.updateAnchor(after: change)
  }

  /// Keeps up what is remembered of the container when an edit moves or removes it.
  func followRemembered(_ change: LineChange, in stack: LazyStackNode) {
    remembered.follow(change, in: stack)
  }

  /// Remembers a row if somebody scrolled, and gives the line around which the container is made
  /// anew if that was far; nil for the first one in sight.
  func rememberedGoal(in stack: LazyStackNode) -> Int? {
    guard let memory = RowMemory(on: self, in: stack) else { return nil }
    memory.choose()
    return memory.jumpGoal
  }

  /// The lines of the container that are held if rows are counted.
  func heldLines(of stack: LazyStackNode) -> Range<Int> { HeldLines(of: stack).range }
}
