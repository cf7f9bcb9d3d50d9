import DequeModule

extension LazyStackNode {
  /// Holds headers and footers where the insets of the region end while a part of their section is
  /// in the region, and loads those that are not in the run (rule R15).
  func pin(_ region: VisibleSpan) {
    let before = unpin()
    if !attributes.pinnedViews.isEmpty, run.count > 0 {
      let edges = spanWithoutInsets(region)
      let held = visibleSections(region).flatMap { pin($0, edges, in: region) }
      pins = held.filter(\.isPinned).sorted { $0.index < $1.index }
      hiddenPins = held.filter { !$0.isPinned }
      if isStopped { pins.removeAll(where: \.isStandIn) }
    }
    for subview in before where !subview.isPinned && !isInRun(subview) { store.unpin(subview) }
  }

  /// Lets go of everything at the edges.
  ///
  /// - Returns: What was held there.
  @discardableResult
  func unpin() -> [Subview] {
    guard !pins.isEmpty || !hiddenPins.isEmpty else { return [] }
    let before = pins
    for subview in before { subview.pinnedRel = nil }
    pins = []
    hiddenPins = []
    return before
  }

  /// The sections of which a subview is in the visible rect, in order.
  func visibleSections(_ span: VisibleSpan) -> [SubviewList.Section] {
    var found: [SubviewList.Section] = []
    // The lines of a section are neighbors: a section that was found before and comes again is also
    // one of the line before.
    var before: [SubviewList.Section] = []
    for line in run.lines where run.isVisible(line, span) {
      let own = line.sections ?? sections(at: line.subviews[0].index)
      line.sections = own
      for section in own where found.last != section && !before.contains(section) {
        found.append(section)
      }
      before = own
    }
    return found.isEmpty ? sectionsAround(span) : found
  }

  /// The sections that a region is in while it shows nothing but the gap between two lines; none
  /// where it does not show the container at all.
  private func sectionsAround(_ span: VisibleSpan) -> [SubviewList.Section] {
    guard !isOutOfSight, let line = run.lines.first, let last = line.subviews.last else {
      return []
    }
    let isAfter = line.relEnd <= span.start + Double.tolerance
    let neighbor = isAfter ? last.index + 1 : line.subviews[0].index - 1
    return sections(at: last.index).filter { $0.range.contains(neighbor) }
  }

  /// - Returns: The header and the footer that belong at an edge, also those that are out of sight.
  private func pin(
    _ section: SubviewList.Section,
    _ span: VisibleSpan,
    in region: VisibleSpan
  ) -> [Subview] {
    var all: [Subview] = []
    if let index = section.header, attributes.pinnedViews.contains(.sectionHeaders) {
      let header = held(index)
      hold(header, at: place(ofHeader: header, section, span), region)
      all.append(header)
    }
    if let index = section.footer, attributes.pinnedViews.contains(.sectionFooters) {
      let footer = held(index)
      hold(footer, at: place(ofFooter: footer, section, span), region)
      all.append(footer)
    }
    return all
  }

  /// At the start of the span, but not before its own place, nor beyond the end of its section; an
  /// end that is not loaded is far away.
  private func place(
    ofHeader header: Subview,
    _ section: SubviewList.Section,
    _ span: VisibleSpan
  ) -> Double {
    let start = lineInRun(section.range.lowerBound)?.rel ?? -.infinity
    let end = lineInRun(section.range.upperBound - 1)?.relEnd ?? .infinity
    return min(max(start, span.start), end - header.length)
  }

  /// At the end of the span, but not behind its own place, nor before the end of the header.
  private func place(
    ofFooter footer: Subview,
    _ section: SubviewList.Section,
    _ span: VisibleSpan
  ) -> Double {
    let start = lineInRun(section.range.lowerBound)?.rel ?? -.infinity
    let natural = lineInRun(footer.index)?.rel ?? .infinity
    let lowest = start + (section.header.flatMap(lineInRun)?.length ?? 0)
    return max(min(natural, span.end - footer.length), lowest)
  }

  private func lineInRun(_ index: Int) -> Line? {
    let line = lineMap.line(of: index)
    return line >= run.first && line < run.last ? run.lines[line - run.first] : nil
  }

  /// A header or a footer, loaded and measured but not recorded where it is not in the run (R5).
  private func held(_ index: Int) -> Subview {
    context.work.charge()
    let isInRun = lineInRun(index) != nil
    let subview = subview(at: index, isInRun ? .visible : .pinned)
    if !isInRun { measure(subview, column: 0, .pinned) }
    return subview
  }

  private func hold(_ subview: Subview, at rel: Double, _ region: VisibleSpan) {
    guard isInRun(subview) || region.touches(from: rel, length: subview.length) else { return }
    subview.pinnedRel = rel
  }
}
