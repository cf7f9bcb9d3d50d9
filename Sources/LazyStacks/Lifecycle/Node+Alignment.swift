extension Node {
  /// Where the view starts in its place across the axis of a lazy container.
  ///
  /// A lazy container does not know all its subviews: the line of alignment is where it is in a
  /// view as long as the place that does not say.
  func position(in place: PlaceInLine, _ axis: Axis, _ size: Size) -> Double {
    let guide = place.alignment
    guard let position = explicitAlignment(of: guide, axis, place.offer) else {
      return guide.position(in: place.length - size[axis])
    }
    return guide.position(in: place.length) - position
  }
}
