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

  /// - Returns: What belongs at an edge of the section, also if it is out of sight.
  private func hold(
    _ section: SubviewList.Section,
    _ region: Region,
    in container: LazyStackNode
  ) -> [Subview] {
    var all: [Subview] = []
    let ends = container.heldAtEdges(section, region.kinds)
    if let first = ends.first.map(container.loadForEdge) {
      hold(first, at: place(ofFirst: first, section, region.edges, container), region, container)
      all.append(first)
    }
    if let last = ends.last.map(container.loadForEdge) {
      hold(last, at: place(ofLast: last, section, region.edges, container), region, container)
      all.append(last)
    }
    return all
  }

  /// At the start of the edges, but not before its own place, nor beyond the end of its section; an
  /// end that is not loaded is far away.
  private func place(
    ofFirst header: Subview,
    _ section: SubviewList.Section,
    _ edges: VisibleSpan,
    _ container: LazyStackNode
  ) -> Double {
    let start = container.heldStart(of: section) ?? -.infinity
    let end = container.heldEnd(of: section) ?? .infinity
    return min(max(start, edges.start), end - header.length)
  }

  /// At the end of the edges, but not behind its own place, nor before the end of what stands at
  /// the start of the section.
  private func place(
    ofLast footer: Subview,
    _ section: SubviewList.Section,
    _ edges: VisibleSpan,
    _ container: LazyStackNode
  ) -> Double {
    let start = container.heldStart(of: section) ?? -.infinity
    let natural = container.heldLine(of: footer.index)?.seenStart ?? .infinity
    let first = container.firstOfSection(section).flatMap(container.heldLine)
    let lowest = start + (first?.seenLength ?? 0)
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
