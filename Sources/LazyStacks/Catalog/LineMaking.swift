import LazyExtents

/// How the subviews of a lazy container are divided into lines.
struct LineDivision {
  /// Which subviews are in which line.
  var map = LineMap.oneEach(0)
  /// Where the cells of a line stand in a grid.
  var columns: GridColumns?
  /// The segments of a grid whose elements are known to have sections, by their first element.
  var sectionedSegments: Set<Int> = []
}

/// Distributes the subviews of a lazy container over lines.
struct LineMaking {
  private let catalog: SubviewCatalog

  init(in catalog: SubviewCatalog) { self.catalog = catalog }

  /// Distributes the subviews over lines with a number of columns.
  func lines(with columns: GridColumns?) throws -> LineMap {
    catalog.division.sectionedSegments.removeAll()
    guard let columns, columns.count > 1 else { return .oneEach(catalog.list.count) }
    return try lines(of: catalog.opened, columns: columns.count)
  }

  func lines(of holder: OpenedList, columns: Int) throws -> LineMap {
    var builder = LineMapBuilder(columns: columns)
    var sections: [ViewKey] = []
    for (position, segment) in holder.list.segments.enumerated() where segment.count > 0 {
      if segment.sections != sections { builder.endLine() }
      sections = segment.sections
      guard segment.role == .content else {
        builder.addWholeLine()
        continue
      }
      guard segment.hasLists, let first = try firstElement(position, in: holder) else {
        builder.add(cells: segment.count)
        continue
      }
      if holder === catalog.opened { catalog.division.sectionedSegments.insert(position) }
      builder.add(try lines(of: first, columns: columns), times: segment.count / segment.arity)
    }
    return builder.finish()
  }

  /// The first element of a segment if it has sections; all elements are assumed to be built alike.
  private func firstElement(_ position: Int, in holder: OpenedList) throws -> OpenedList? {
    let location = SubviewList.Location(segment: position, element: 0, part: 0)
    let first = try ElementOpening(in: catalog).open(location, in: holder, because: .resolve)
    return first.list.hasSections ? first : nil
  }
}
