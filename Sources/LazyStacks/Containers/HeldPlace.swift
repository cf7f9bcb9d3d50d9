/// What holds still in the rows of a lazy stack while lazy stacks inside them learn their lengths.
///
/// It is the first view in sight when the frame began. In a row with a lazy stack this is a line of
/// that stack, or a view beside it; any other row holds still as a whole.
struct HeldPlace {
  let row: Subview
  /// The row's view, a view inside it, or the lazy stack inside it that was in sight.
  let view: Node
  /// Where the view starts in the row as it was last placed, in points.
  var distance: Double

  /// The lazy stack, if the view is one.
  var stack: LazyStackNode? { view as? LazyStackNode }

  /// Where what holds still starts in the row: for a stack, behind its lead.
  var place: Double { distance + (stack?.placement.lead ?? 0) }

  /// Where it stands, counted from the start of the region.
  func start(in outer: LazyStackNode) -> Double {
    if let line = outer.row(of: row.node) {
      RemeasuredLines(of: outer.run).align(upTo: line.position)
    }
    return row.rel + place
  }
}
