internal import LazyTrace

extension MoveReason {
  /// Whether views have other lengths, and nothing else is said of them but why.
  fileprivate var isLength: Bool {
    kind == .resized && old != nil && new != nil && oldName == nil && !isOfLine
  }

  /// Whether nothing at all is said of them.
  fileprivate var isLengthAlone: Bool { isLength && causes.isEmpty }
}

extension [MoveReason] {
  /// The same, where an end of the content took back a part of what a scroll position did: how far
  /// the position would have gone is no reason, and the end was not reached by what changed now.
  var withinTheContent: [MoveReason] {
    guard let anchor = firstIndex(where: { $0.kind == .anchor }),
      let clamp = firstIndex(where: { $0.kind == .clamp }), self[anchor].by * self[clamp].by < 0
    else { return self }
    var all = self
    all[anchor].by += all[clamp].by
    all.remove(at: clamp)
    return all
  }

  /// Whether the shares account for a move.
  func sums(to by: Double) -> Bool {
    abs(reduce(-by) { $0 + $1.by }) <= 1e-6 * Swift.max(1, abs(by))
  }

  /// The number of views from which on their lengths are joined.
  private static let many = 3

  /// The same reasons, with the lengths of many views joined.
  var resizedTogether: [MoveReason] {
    let lengths = filter(\.isLength)
    if lengths.count >= Self.many, lengths.haveLikeCauses, let sum = lengths.together {
      return filter { !$0.isLength } + [sum]
    }
    let resized = filter(\.isLengthAlone)
    guard resized.count >= Self.many, let sum = resized.together else { return self }
    return filter { !$0.isLengthAlone } + [sum]
  }

  /// Whether all have the same causes, in views that have no ids.
  private var haveLikeCauses: Bool {
    allSatisfy { $0.causes == first?.causes && $0.causes.allSatisfy { $0.views.first?.id == nil } }
  }

  /// One reason that joins the lengths of all.
  var together: MoveReason? {
    guard var sum = first else { return nil }
    for reason in dropFirst() {
      sum.by += reason.by
      for view in reason.views { sum.seen.append(view) }
      sum.count += reason.count
      sum.old = (sum.old ?? 0) + (reason.old ?? 0)
      sum.new = (sum.new ?? 0) + (reason.new ?? 0)
    }
    if !haveLikeCauses { sum.causes = [] }
    return sum
  }
}
