import LazyExtents

/// What became of the subviews of elements that were thought to be alike, once they are counted one
/// by one.
struct FoundUneven {
  private let segment: SubviewList.Segment
  /// The list with the elements that are in use.
  private let opened: OpenedList?

  init(_ segment: SubviewList.Segment, in opened: OpenedList?) {
    self.segment = segment
    self.opened = opened
  }

  /// The change if the elements are still those of one segment.
  func counted(as other: SubviewList.Segment, charging work: Work) -> SubviewListChange.Part {
    let elements = segment.change(to: other, charging: work)
    guard let new = other.uneven else { return .gone(segment) }
    var known = 0
    for stretch in elements.byOld where stretch.new < new.knownElements {
      let count = min(stretch.old.count, new.knownElements - stretch.new)
      known = max(known, stretch.old.lowerBound + count)
    }
    let old = UnevenElements(alike: segment.arity, known: known, of: segment.elementCount)
    var inner: [Int: SubviewListChange] = [:]
    for element in 0..<known {
      guard let list = opened?.element(element, of: segment),
        let now = elements.newIndex(of: element),
        now < new.knownElements
      else { continue }
      inner[element] = change(of: list, to: new.lists[now].list, charging: work)
    }
    let change = old.change(to: new, elements: elements, inner: inner, charging: work)
    return SubviewListChange.Part(old: segment, newStart: other.start, arity: 1, change: change)
  }

  /// The change if the list has the views of all elements side by side; everything is gone if it
  /// has none of them.
  func scattered(in new: SubviewList, charging work: Work) -> SubviewListChange.Part {
    guard case .elements = segment.kind, segment.uneven == nil else { return .gone(segment) }
    var places: [ViewKey: Range<Int>] = [:]
    var first: Int?
    let depth = segment.key.components.count + 1
    for other in new.segments where other.key.isInside(segment.key) {
      guard work.goesOn(), other.key.components.count >= depth else { continue }
      let key = other.key.beginning(depth)
      let end = other.start + other.count
      places[key] = (places[key]?.lowerBound ?? other.start)..<end
      first = min(first ?? other.start, other.start)
    }
    guard let start = first else { return .gone(segment) }
    let stretches = (0..<segment.elementCount).flatMap { element -> [KeptStretch] in
      guard work.goesOn(), let id = segment.id(ofElement: element),
        let place = places[segment.key.appending(.element(segment.surroundings.idOfElement(id)))]
      else { return [] }
      return kept(of: element, at: place, in: new, charging: work).map {
        KeptStretch(old: $0.old, new: $0.new - start, isMoved: $0.isMoved)
      }
    }
    let change = ElementChange(of: segment.count, keeping: stretches, charging: work)
    return SubviewListChange.Part(old: segment, newStart: start, arity: 1, change: change)
  }

  /// What is kept of an element that now stands at a place of the list.
  private func kept(
    of element: Int,
    at place: Range<Int>,
    in new: SubviewList,
    charging work: Work
  ) -> [KeptStretch] {
    let start = element * segment.arity
    if let list = opened?.element(element, of: segment) {
      return change(of: list, to: new, charging: work).stretches.map {
        let old = $0.old.lowerBound + start..<$0.old.upperBound + start
        return KeptStretch(old: old, new: $0.new, isMoved: false)
      }
    }
    let count = min(segment.arity, place.count)
    guard count > 0 else { return [] }
    return [KeptStretch(old: start..<start + count, new: place.lowerBound, isMoved: false)]
  }

  /// What became of the subviews of an element whose composite views are evaluated now.
  private func change(
    of element: OpenedList,
    to new: SubviewList,
    charging work: Work
  ) -> SubviewListChange {
    SubviewListChange(
      from: element.list,
      to: new,
      knowing: element,
      charging: work,
      countsBodies: true
    )
  }
}
