/// A section of a lazy container whose header and footer an edge may hold.
struct PinnedSection {
  private let stack: LazyStackNode
  private let section: SubviewList.Section

  init(_ section: SubviewList.Section, of stack: LazyStackNode) {
    self.stack = stack
    self.section = section
  }

  /// Where it starts, if the run holds its first subview; nothing of it lies above.
  var start: Double? {
    guard let first = stack.heldLine(of: section.range.lowerBound) else { return nil }
    guard stack.catalog.isReversed else { return first.seenStart }
    return ownLines.reduce(first.seenStart) { min($0, $1.seenStart) }
  }

  /// Where it ends, if the run holds its last subview.
  ///
  /// In a lazy layout that subview need not be the lowest.
  var end: Double? {
    guard let last = stack.heldLine(of: section.range.upperBound - 1) else { return nil }
    guard stack.fold != nil else { return last.relEnd }
    return ownLines.reduce(last.seenEnd) { max($0, $1.seenEnd) }
  }

  private var ownLines: some Sequence<Line> {
    stack.placement.lines.lazy.filter { section.range.contains($0.subviews[0].index) }
  }

  /// The subviews at its start and its end that an edge may hold.
  ///
  /// In a reversed container these are its footer and its header.
  func ends(pinning kinds: PinnedScrollableViews) -> (first: Int?, last: Int?) {
    let header = kinds.contains(.sectionHeaders) ? section.header : nil
    let footer = kinds.contains(.sectionFooters) ? section.footer : nil
    return stack.catalog.isReversed ? (footer, header) : (header, footer)
  }

  /// Its header; in a reversed container its footer.
  var first: Int? { stack.catalog.isReversed ? section.footer : section.header }

  /// The position of a subview held at the start of the edges: not before its own place, and not
  /// beyond the end of the section.
  ///
  /// An end that is not loaded counts as far away.
  func place(ofFirst header: Subview, within edges: VisibleSpan) -> Double {
    min(max(start ?? -.infinity, edges.start), (end ?? .infinity) - header.length)
  }

  /// The position of a subview held at the end of the edges: not behind its own place, and not
  /// before the end of the subview at the section's start.
  func place(ofLast footer: Subview, within edges: VisibleSpan) -> Double {
    let natural = stack.heldLine(of: footer.index)?.seenStart ?? .infinity
    let lowest = (start ?? -.infinity) + (first.flatMap(stack.heldLine)?.seenLength ?? 0)
    return max(min(natural, edges.end - footer.length), lowest)
  }
}

/// The sections of a lazy container that a span shows.
struct SectionsInSight {
  private let stack: LazyStackNode
  private let span: VisibleSpan

  init(of stack: LazyStackNode, in span: VisibleSpan) {
    self.stack = stack
    self.span = span
  }

  /// The sections with a subview in the span, in order.
  var all: [SubviewList.Section] {
    var found: [SubviewList.Section] = []
    // The lines of a section are neighbors, so a section that was found before and recurs is also
    // one of the line before.
    var before: [SubviewList.Section] = []
    stack.placement.lines.walk { line in
      guard span.shows(line) else { return }
      if line.sections == nil {
        let own = stack.catalog.sections(at: line.subviews[0].index)
        // Lines of the same sections share one list, which is compared quickly.
        line.sections = own == before ? before : own
      }
      guard let own = line.sections, own != before else { return }
      for section in own where found.last != section && !before.contains(section) {
        found.append(section)
      }
      before = own
    }
    return found.isEmpty ? sectionsAround : found
  }

  /// The sections around a span that shows only the gap between two lines; none if it shows nothing
  /// of the container.
  private var sectionsAround: [SubviewList.Section] {
    guard !stack.standing.isOutOfSight, let line = stack.placement.lines.first,
      let last = line.subviews.last
    else {
      return []
    }
    let isAfter = line.seenEnd <= span.start + Double.tolerance
    let neighbor = isAfter ? last.index + 1 : line.subviews[0].index - 1
    return stack.catalog.sections(at: last.index).filter { $0.range.contains(neighbor) }
  }
}
