import LazyExtents

/// What the container does for a lazy layout.
extension LazyStackNode {
  /// Loads the subview with an index and measures it where the layout puts it.
  func hold(_ index: Int, at place: FoldPlace, because reason: LoadReason) -> Subview {
    context.work.charge()
    let subview = subview(at: index, because: reason)
    guard !isStopped else { return subview }
    store.remove(at: index)
    subview.life.retention.renew()
    subview.position.letGo()
    subview.folded.take(place)
    measure(subview, column: 0, because: reason)
    return subview
  }

  func size(_ index: Int, for offer: ProposedSize, because reason: LoadReason) -> Size {
    context.work.charge()
    return measurer.size(of: subview(at: index, because: reason), for: offer, because: reason)
  }

  func saysOther(_ index: Int) -> Bool { loaded(index)?.folded.isOutdated ?? false }

  /// Takes over a layout with other parameters, and places everything again around what keeps its
  /// place.
  func changeLayout() {
    guard catalog.version > 0 else { return }
    if !placement.isEmpty {
      noteResetAnchor()
      run.noteFindings { $0.hasOtherLayout = true }
    }
    edits.hasOtherLayout = true
    run.changeFold(to: attributes.layout.map { LazyFold($0.value, in: self) })
  }
}

extension Node {
  /// The axis along which the nearest scroll view scrolls; nil without one, or if it scrolls along
  /// both.
  var scrollAxis: Axis? {
    let scroll = self as? ScrollNode ?? nearest(ScrollNode.self)
    guard let axes = scroll?.axes, axes.count == 1 else { return nil }
    return axes.first
  }
}
