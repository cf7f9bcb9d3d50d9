/// Holds headers and footers of sections in sight at the edges of the visible region, in the run or
/// beside it (rule R15).
final class PinnedEdges {
  // These fields are read in each frame, and changed in single steps that run no callback.

  /// The headers and footers that an edge holds, in order.
  @exclusivity(unchecked) private(set) var held: [Subview] = []
  /// Headers and footers of sections in sight that are themselves out of sight, in order.
  ///
  /// They stay loaded because each frame asks where they stand.
  @exclusivity(unchecked) private(set) var hidden: [Subview] = []

  /// The bounds of sections, and the headers and footers of those in sight.
  struct Region {
    let sections: [SubviewList.Section]
    let kinds: PinnedScrollableViews
    /// The span that shows the container.
    let span: VisibleSpan
    /// The part of the span without the insets, at whose ends views are held.
    let edges: VisibleSpan
  }

  /// Holds headers and footers at the edges of a region while part of their section is in it.
  ///
  /// Those that are not in the run are loaded.
  func hold(within region: Region, in container: LazyStackNode) {
    letGo()
    let all = region.sections.flatMap { hold($0, within: region, in: container) }
    held = all.filter(\.isPinned).sorted { $0.index < $1.index }
    hidden = all.filter { !$0.isPinned }
    if container.isStopped { held.removeAll(where: \.isStandIn) }
  }

  /// Releases everything at the edges.
  func letGo() {
    for subview in held { subview.position.letGo() }
    if !held.isEmpty { held = [] }
    if !hidden.isEmpty { hidden = [] }
  }

  /// Holds the header and the footer of a section at their edges.
  ///
  /// - Returns: The subviews that belong at the edges of the section, even those that are out of
  ///   sight.
  private func hold(
    _ section: SubviewList.Section,
    within region: Region,
    in container: LazyStackNode
  ) -> [Subview] {
    var all: [Subview] = []
    let ends = container.heldAtEdges(section, pinning: region.kinds)
    if let first = ends.first.map(container.loadForEdge) {
      hold(
        first,
        at: place(ofFirst: first, in: section, within: region.edges, of: container),
        within: region,
        of: container
      )
      all.append(first)
    }
    if let last = ends.last.map(container.loadForEdge) {
      hold(
        last,
        at: place(ofLast: last, in: section, within: region.edges, of: container),
        within: region,
        of: container
      )
      all.append(last)
    }
    return all
  }

  /// The position of a subview held at the start of the edges: not before its own place, and not
  /// beyond the end of its section.
  ///
  /// An end that is not loaded counts as far away.
  private func place(
    ofFirst header: Subview,
    in section: SubviewList.Section,
    within edges: VisibleSpan,
    of container: LazyStackNode
  ) -> Double {
    let start = container.heldStart(of: section) ?? -.infinity
    let end = container.heldEnd(of: section) ?? .infinity
    return min(max(start, edges.start), end - header.length)
  }

  /// The position of a subview held at the end of the edges: not behind its own place, and not
  /// before the end of the subview at the section's start.
  private func place(
    ofLast footer: Subview,
    in section: SubviewList.Section,
    within edges: VisibleSpan,
    of container: LazyStackNode
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
    within region: Region,
    of container: LazyStackNode
  ) {
    let isInSight = region.span.touches(from: rel, length: subview.length)
    let isInRun = container.isInRun(subview)
    guard isInRun || isInSight else { return }
    subview.position.hold(at: rel, isInRun: isInRun)
  }
}
