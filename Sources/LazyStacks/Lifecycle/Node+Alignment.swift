extension Node {
  /// The start of the view in its place across the axis of a lazy container.
  ///
  /// A lazy container does not know all its subviews, so the alignment line is where it is by
  /// default in a view as long as the place.
  func position(in place: PlaceInLine, along axis: Axis, size: Size) -> Double {
    let guide = place.alignment
    guard let position = explicitAlignment(of: guide, along: axis, proposal: place.offer) else {
      return guide.position(in: place.length - size[axis])
    }
    return guide.position(in: place.length) - position
  }
}
