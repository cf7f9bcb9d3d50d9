extension Window {
  /// Where a scroll brought other rows into sight, these are what further passes move; what became
  /// of those that edits took out of sight is told before.
  func rememberArrivals() {
    for stack in laidOut.all where RowPlaces(of: stack).areOfArrivals {
      if frame > 1, stack.isRearranged, LazyComparison(of: stack).isPossible {
        var moves = LazyMoves(stack)
        moves.trace()
      }
      RowPlaces(of: stack).rememberArrivals()
    }
  }
}
