/// `clipped`: what sticks out of the view is cut off, and reported.
struct ClippedLayout: ModifierLayout, Equatable {
  var name: String { "clipped" }

  func isEqual(to other: any Layout) -> Bool { other is ClippedLayout }
}
