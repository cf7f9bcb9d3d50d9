import DequeModule

/// Finds and loads for the pinned edges the sections in sight, with their headers and footers.
extension LazyStackNode {
  /// Pins what belongs at the edges, and takes back what they held before (rule R15).
  func pin(_ region: VisibleSpan) {
    let before = edges.held
    if !attributes.pinnedViews.isEmpty, run.count > 0 {
      let region = PinnedEdges.Region(
        sections: visibleSections(region),
        kinds: attributes.pinnedViews,
        span: region,
        edges: spanWithoutInsets(region)
      )
      edges.hold(within: region, in: self)
    } else {
      edges.letGo()
    }
    for subview in before where !subview.isPinned && !isInRun(subview) { store.unpin(subview) }
  }

  /// The sections with a subview in the visible rect, in order.
  func visibleSections(_ span: VisibleSpan) -> [SubviewList.Section] {
    var found: [SubviewList.Section] = []
    // The lines of a section are neighbors, so a section that was found before and recurs is also
    // one of the line before.
    var before: [SubviewList.Section] = []
    for line in placement.lines where span.shows(line) {
      let own = line.sections ?? catalog.sections(at: line.subviews[0].index)
      line.sections = own
      for section in own where found.last != section && !before.contains(section) {
        found.append(section)
      }
      before = own
    }
    return found.isEmpty ? sectionsAround(span) : found
  }

  /// The sections around a region that shows only the gap between two lines; none if it shows
  /// nothing of the container.
  private func sectionsAround(_ span: VisibleSpan) -> [SubviewList.Section] {
    guard !standing.isOutOfSight, let line = placement.lines.first, let last = line.subviews.last
    else {
      return []
    }
    let isAfter = line.seenEnd <= span.start + Double.tolerance
    let neighbor = isAfter ? last.index + 1 : line.subviews[0].index - 1
    return catalog.sections(at: last.index).filter { $0.range.contains(neighbor) }
  }

  /// Where a section ends, if the run holds its last subview.
  ///
  /// In a lazy layout that subview need not be the lowest.
  func heldEnd(of section: SubviewList.Section) -> Double? {
    guard let last = heldLine(of: section.range.upperBound - 1) else { return nil }
    guard fold != nil else { return last.relEnd }
    let own = placement.lines.lazy.filter { section.range.contains($0.subviews[0].index) }
    return own.reduce(last.seenEnd) { max($0, $1.seenEnd) }
  }

  /// Where a section starts, if the run holds its first subview; nothing of it lies above.
  func heldStart(of section: SubviewList.Section) -> Double? {
    guard let first = heldLine(of: section.range.lowerBound) else { return nil }
    guard catalog.isReversed else { return first.seenStart }
    let own = placement.lines.lazy.filter { section.range.contains($0.subviews[0].index) }
    return own.reduce(first.seenStart) { min($0, $1.seenStart) }
  }

  /// The subviews at the start and the end of a section that an edge may hold.
  ///
  /// In a reversed container these are its footer and its header.
  func heldAtEdges(
    _ section: SubviewList.Section,
    pinning kinds: PinnedScrollableViews
  ) -> (first: Int?, last: Int?) {
    let header = kinds.contains(.sectionHeaders) ? section.header : nil
    let footer = kinds.contains(.sectionFooters) ? section.footer : nil
    return catalog.isReversed ? (footer, header) : (header, footer)
  }

  /// The header of a section; in a reversed container its footer.
  func firstOfSection(_ section: SubviewList.Section) -> Int? {
    catalog.isReversed ? section.footer : section.header
  }

  /// The line of a subview, if the run holds it.
  func heldLine(of index: Int) -> Line? {
    run.line(at: lineMap.line(of: index))
  }

  /// Loads and measures a header or footer for an edge; outside of the run its length is not
  /// recorded (R5).
  func loadForEdge(_ index: Int) -> Subview {
    context.work.charge()
    let isInRun = heldLine(of: index) != nil
    let subview = subview(at: index, because: isInRun ? .visible : .pinned)
    if !isInRun { measure(subview, column: 0, because: .pinned) }
    return subview
  }

  /// The parts of a subview that pinned headers and footers cover, if the profile counts them.
  func covers(of subview: Subview) -> [(start: Double, end: Double)] {
    guard context.profile.pinnedViewsCover, !pins.isEmpty else { return [] }
    return pins(inFrontOf: subview.node).map { ($0.shownRel, $0.shownEnd) }
  }

  /// The headers and footers that are drawn over a view where they meet it (rule R15).
  ///
  /// One that stands where it would stand anyway is behind those that an edge holds elsewhere, and
  /// of these the later one is in front.
  func pins(inFrontOf view: Node) -> ArraySlice<Subview> {
    let held = pins.filter { !$0.isAtOwnPlace }
    let own = held.firstIndex { view.isPart(of: $0.node) }
    return held[(own.map { $0 + 1 } ?? 0)...]
  }
}
