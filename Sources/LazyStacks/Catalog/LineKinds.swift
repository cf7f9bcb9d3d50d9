import LazyExtents

/// The kinds of a container's lines, determined without evaluating anything.
///
/// The subviews of a `ForEach` are of one kind; if its elements have several subviews, those at
/// each place are of their own kind, headers included. Other views are of three kinds: headers,
/// footers and the rest. In a grid a line is of the kind of its first subview.
struct LineKinds {
  private let catalog: SubviewCatalog

  init(of catalog: SubviewCatalog) { self.catalog = catalog }

  /// The kind of each line.
  var all: ExtentKinds {
    var naming = KindNaming()
    var kinds = ExtentKinds()
    switch catalog.lines {
    case .oneEach:
      let segments = catalog.list.segments.filter { $0.count > 0 }
      let named = segments.map { (segment: $0, first: naming.firstKind(of: $0)) }
      for (segment, first) in catalog.isReversed ? named.reversed() : named {
        kinds.append(count: segment.count, period: segment.arity, firstKind: first)
      }
    case .blocks(let blocks):
      for block in blocks {
        let segment = catalog.list.segments[catalog.list.location(of: block.firstSubview).segment]
        switch block.kind {
        case .cells(let count, let columns):
          let cells = block.firstSubview..<block.firstSubview + count
          append(cells, columns: columns, to: &kinds, naming: &naming)
        case .repeated(let map, let times):
          let first = naming.firstKind(of: segment, places: map.count)
          kinds.append(count: map.count * times, period: map.count, firstKind: first)
        }
      }
    }
    return kinds
  }

  /// Appends lines of cells that follow one another, also across the elements of one or several
  /// `ForEach`.
  private func append(
    _ cells: Range<Int>,
    columns: Int,
    to kinds: inout ExtentKinds,
    naming: inout KindNaming
  ) {
    var start = cells.lowerBound
    while start < cells.upperBound {
      let segment = catalog.list.segments[catalog.list.location(of: start).segment]
      let end = min(cells.upperBound, segment.start + segment.count)
      let count = (end - start - 1) / columns + 1
      let places = segment.arity / greatestCommonDivisor(of: segment.arity, and: columns)
      let first = naming.firstKind(of: segment, places: places)
      kinds.append(count: count, period: places, firstKind: first)
      start += count * columns
    }
  }
}

private func greatestCommonDivisor(of left: Int, and right: Int) -> Int {
  right == 0 ? left : greatestCommonDivisor(of: right, and: left % right)
}

/// Numbers for the kinds of a container's subviews.
private struct KindNaming {
  private var next = 3
  private var known: [Int: Int] = [:]

  /// The kind of a segment's first subview; the kinds of an element's other places follow it.
  mutating func firstKind(of segment: SubviewList.Segment, places: Int? = nil) -> Int {
    guard case .elements = segment.kind else {
      switch segment.role {
      case .content: return 0
      case .header: return 1
      case .footer: return 2
      }
    }
    if let kind = known[segment.start] { return kind }
    known[segment.start] = next
    defer { next += places ?? segment.arity }
    return next
  }
}
