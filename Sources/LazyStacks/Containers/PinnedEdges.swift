/// What the edges of the visible region hold: headers and footers of sections in sight, in the run
/// or beside it (rule R15).
final class PinnedEdges {
  // What an edge holds is read in each frame, and changed in single steps that run no callback.

  /// What an edge holds, in order.
  @exclusivity(unchecked) private(set) var held: [Subview] = []
  /// Headers and footers of sections in sight that are out of sight themselves, in order; they stay
  /// loaded, because where they stand is asked in each frame.
  @exclusivity(unchecked) private(set) var hidden: [Subview] = []

  /// Where sections begin and end, and the headers and footers of those in sight.
  struct Region {
    let sections: [SubviewList.Section]
    let kinds: PinnedScrollableViews
    /// What shows the container.
    let span: VisibleSpan
    /// What the insets leave of the span: at its ends views are held.
    let edges: VisibleSpan
  }

  /// Holds headers and footers where the insets of a region end while a part of their section is in
  /// the region, and has those loaded that are not in the run.
  func hold(_ region: Region, in container: LazyStackNode) {
    letGo()
    let all = region.sections.flatMap { hold($0, region, in: container) }
    held = all.filter(\.isPinned).sorted { $0.index < $1.index }
    hidden = all.filter { !$0.isPinned }
    if container.isStopped { held.removeAll(where: \.isStandIn) }
  }

  /// Lets go of everything at the edges.
  func letGo() {
    for subview in held { subview.pinnedRel = nil }
    if !held.isEmpty { held = [] }
    if !hidden.isEmpty { hidden = [] }
  }

  /// - Returns: The header and the footer that belong at an edge, also those that are out of sight.
  private func hold(
    _ section: SubviewList.Section,
    _ region: Region,
    in container: LazyStackNode
  ) -> [Subview] {
    var all: [Subview] = []
    if let index = section.header, region.kinds.contains(.sectionHeaders) {
      let header = container.loadForEdge(index)
      hold(header, at: place(ofHeader: header, section, region.edges, container), region, container)
      all.append(header)
    }
    if let index = section.footer, region.kinds.contains(.sectionFooters) {
      let footer = container.loadForEdge(index)
      hold(footer, at: place(ofFooter: footer, section, region.edges, container), region, container)
      all.append(footer)
    }
    return all
  }

  /// At the start of the edges, but not before its own place, nor beyond the end of its section; an
  /// end that is not loaded is far away.
  private func place(
    ofHeader header: Subview,
    _ section: SubviewList.Section,
    _ edges: VisibleSpan,
    _ container: LazyStackNode
  ) -> Double {
    let start = container.heldLine(of: section.range.lowerBound)?.seenStart ?? -.infinity
    let end = container.heldEnd(of: section) ?? .infinity
    return min(max(start, edges.start), end - header.length)
  }

  /// At the end of the edges, but not behind its own place, nor before the end of the header.
  private func place(
    ofFooter footer: Subview,
    _ section: SubviewList.Section,
    _ edges: VisibleSpan,
    _ container: LazyStackNode
  ) -> Double {
    let start = container.heldLine(of: section.range.lowerBound)?.seenStart ?? -.infinity
    let natural = container.heldLine(of: footer.index)?.seenStart ?? .infinity
    let lowest = start + (section.header.flatMap(container.heldLine)?.seenLength ?? 0)
    return max(min(natural, edges.end - footer.length), lowest)
  }

  private func hold(
    _ subview: Subview,
    at rel: Double,
    _ region: Region,
    _ container: LazyStackNode
  ) {
    let isInSight = region.span.touches(from: rel, length: subview.length)
    guard container.isInRun(subview) || isInSight else { return }
    subview.pinnedRel = rel
  }
}
