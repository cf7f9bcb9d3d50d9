extension Node {
  /// Where the view starts across the axis of a lazy stack that it is a subview of.
  ///
  /// A lazy stack does not know all its subviews: the line of alignment is where it is in a view as
  /// long as the stack that does not say.
  func position(across stack: LazyStackNode, _ offer: ProposedSize, _ size: Size) -> Double {
    let axis = stack.axis.cross
    let guide = stack.attributes.alignment
    guard let position = explicitAlignment(of: guide, axis, offer) else {
      return guide.position(in: stack.crossLength - size[axis])
    }
    return guide.position(in: stack.crossLength) - position
  }
}
