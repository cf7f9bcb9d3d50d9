/// Where a subview stands across its line, and what it is offered there.
struct PlaceInLine {
  let start: Double
  let length: Double
  let alignment: AlignmentGuide
  /// Where it stands in a longer line.
  var alignmentInLine = AlignmentGuide.center
  let offer: ProposedSize
}

extension LazyStackNode {
  /// The place of a subview: the whole of the container's cross length in a stack, and for headers
  /// and footers; a column in a grid, all of which stand in the container by its alignment.
  func place(
    of subview: Subview,
    column: Int,
    _ columns: GridColumns?,
    _ crossLength: Double
  ) -> PlaceInLine {
    guard let columns, subview.role == .content, column < columns.count else {
      return PlaceInLine(
        start: 0,
        length: crossLength,
        alignment: attributes.alignment,
        offer: ProposedSize(along: nil, across: crossLength, axis: axis)
      )
    }
    let cell = columns.columns[column]
    let free = crossLength - columns.length
    let margin = abs(free) <= Double.tolerance ? 0 : attributes.alignment.position(in: free)
    return PlaceInLine(
      start: margin + cell.start,
      length: cell.length,
      alignment: cell.alignment?.guide(axis.cross) ?? attributes.alignment,
      alignmentInLine: cell.alignment?.guide(axis) ?? .center,
      offer: ProposedSize(along: nil, across: cell.length, axis: axis)
    )
  }
}
