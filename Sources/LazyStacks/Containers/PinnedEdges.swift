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

  /// Pins what belongs at the edges of what is visible, and takes back what they held before.
  ///
  /// Subviews that are not in the run are loaded.
  func update(for span: VisibleSpan, in container: LazyStackNode) {
    let before = held
    letGo()
    if !container.attributes.pinnedViews.isEmpty, container.run.count > 0 {
      hold(SectionsInSight(of: container, in: span).all, in: span, of: container)
    }
    for subview in before where !subview.isPinned && !container.isInRun(subview) {
      container.store.unpin(subview)
    }
  }

  /// Releases everything at the edges.
  func letGo() {
    for subview in held { subview.position.letGo() }
    if !held.isEmpty { held = [] }
    if !hidden.isEmpty { hidden = [] }
  }

  /// The headers and footers that are drawn over a view where they meet it.
  ///
  /// One that stands where it would stand anyway is behind those that an edge holds elsewhere, and
  /// of these the later one is in front.
  func pins(inFrontOf view: Node) -> ArraySlice<Subview> {
    let away = held.filter { !$0.isAtOwnPlace }
    let own = away.firstIndex { view.isPart(of: $0.node) }
    return away[(own.map { $0 + 1 } ?? 0)...]
  }

  /// Whether nothing of a subview is seen where it stands in the run: an edge holds it elsewhere,
  /// or one that an edge holds covers it.
  func hide(_ subview: Subview, in span: VisibleSpan) -> Bool {
    if held.contains(where: { $0 === subview && !$0.isAtOwnPlace }) { return true }
    let start = max(subview.rel, span.start)
    let end = min(subview.rel + subview.length, span.end)
    return held.contains { pin in
      pin !== subview && !pin.isAtOwnPlace && end.isClearlyGreater(than: start)
        && !pin.shownRel.isClearlyGreater(than: start) && !pin.shownEnd.isClearlyLess(than: end)
    }
  }

  /// Holds headers and footers at the edges while part of their section is between these.
  private func hold(
    _ sections: [SubviewList.Section],
    in span: VisibleSpan,
    of container: LazyStackNode
  ) {
    let edges = container.spanWithoutInsets(span)
    var all: [Subview] = []
    func hold(_ index: Int, at place: (Subview) -> Double) {
      let subview = container.loader.loadForEdge(index)
      let rel = place(subview)
      let isInRun = container.isInRun(subview)
      if isInRun || span.touches(from: rel, length: subview.length) {
        subview.position.hold(at: rel, isInRun: isInRun)
      }
      all.append(subview)
    }
    for section in sections {
      let section = PinnedSection(section, of: container)
      let ends = section.ends(pinning: container.attributes.pinnedViews)
      if let first = ends.first { hold(first) { section.place(ofFirst: $0, within: edges) } }
      if let last = ends.last { hold(last) { section.place(ofLast: $0, within: edges) } }
    }
    held = all.filter(\.isPinned).sorted { $0.index < $1.index }
    hidden = all.filter { !$0.isPinned }
    if container.isStopped { held.removeAll(where: \.isStandIn) }
  }
}
