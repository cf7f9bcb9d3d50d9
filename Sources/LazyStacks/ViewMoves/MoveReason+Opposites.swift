import LazyExtents

extension [MoveReason] {
  /// The same without the same changes that move something to and fro.
  ///
  /// - Complexity: O(*reasons*).
  var withoutOpposites: [MoveReason] {
    guard count(where: { $0.seen.count > 0 }) > 1 else { return self }
    var isDropped = [Bool](repeating: false, count: count)
    var places: [ChangeOfViews: [Int]] = [:]
    for (place, reason) in enumerated() where reason.seen.count > 0 {
      let change = ChangeOfViews(reason)
      let same = places[change, default: []]
      if let index = same.firstIndex(where: { self[$0].by.isNearly(-reason.by) }) {
        isDropped[same[index]] = true
        isDropped[place] = true
        places[change]?.remove(at: index)
      } else {
        places[change, default: []].append(place)
      }
    }
    return zip(self, isDropped).filter { !$0.1 }.map(\.0)
  }
}

/// What happened to some views, without how far that moved another one.
private struct ChangeOfViews: Hashable {
  let kind: MoveReason.Kind
  let views: [SeenView]
  let old: Double?
  let new: Double?

  init(_ reason: MoveReason) {
    (kind, views, old, new) = (reason.kind, reason.views, reason.old, reason.new)
  }
}
