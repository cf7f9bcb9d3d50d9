import LazyExtents

/// Elements before what is in sight that give another number of views than they gave.
extension EditReport {
  /// The greatest number of views that came or went of which the elements are named.
  private static let fewViews = 12

  /// Names the elements to which everything belongs that came or went before the line that kept its
  /// place, if all of them were there and still are.
  func nameElements(around anchor: UpdateAnchor) {
    let (run, list) = (stack.run, stack.list)
    guard let edit = run.findings?.edit, edit.inserted + edit.removed <= Self.fewViews,
      edit.moved == 0, edit.brought == 0, !stack.catalog.isReversed,
      old.segments.contains(where: { $0.uneven != nil })
    else { return }
    let stretches = change.subviews.stretches
    var elements: [EstimateChange.Element] = []
    for gone in change.departures(before: anchor.old, movedTo: anchor.new).joined() {
      guard let was = old.unevenElement(at: gone) else { return }
      guard !elements.contains(where: { $0.id == was.id }) else { continue }
      let kept = was.range.lazy.compactMap { change.subviews.newIndex(of: $0) }.first
      elements.append(
        EstimateChange.Element(
          id: was.id,
          old: was.range.count,
          new: kept.flatMap { list.unevenElement(at: $0)?.range.count } ?? 0
        )
      )
    }
    for come in stretches.gaps(before: anchor.new).joined() {
      guard let now = list.unevenElement(at: come) else { return }
      if let place = elements.firstIndex(where: { $0.id == now.id }) {
        elements[place].new = now.range.count
        continue
      }
      let kept = stretches.first { $0.new < now.range.upperBound && $0.end > now.range.lowerBound }
      let was = kept.flatMap { stretch in
        old.unevenElement(at: stretch.old.lowerBound + max(0, now.range.lowerBound - stretch.new))
      }
      guard let was, was.id == now.id else { return }
      elements.append(
        EstimateChange.Element(id: now.id, old: was.range.count, new: now.range.count)
      )
    }
    guard elements.allSatisfy({ $0.new > 0 }) else { return }
    run.findings?.edit?.elements = elements
  }
}

extension SubviewList {
  /// The element that gives a subview, and all that it gives, if elements give different numbers.
  fileprivate func unevenElement(at index: Int) -> (id: ViewID, range: Range<Int>)? {
    let location = location(of: index)
    let segment = segments[location.segment]
    guard segment.uneven != nil, let id = segment.id(ofElement: location.element) else {
      return nil
    }
    let start = segment.start(of: location.element)
    let range = start..<start + segment.subviewCount(of: location.element)
    return range.contains(index) ? (id, range) : nil
  }
}
