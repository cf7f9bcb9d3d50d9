import LazyExtents

/// What an edit kept, in the new order.
extension [KeptStretch] {
  /// Whether some of them changed places with others.
  var areShuffled: Bool {
    zip(self, dropFirst()).contains { $0.old.lowerBound > $1.old.lowerBound }
  }

  /// The stretch to which a new place belongs; nil for the place of something that came.
  ///
  /// - Complexity: O(log *stretches*).
  func stretch(at new: Int) -> KeptStretch? {
    lastOfFirst { $0.new <= new }.flatMap { new < $0.end ? $0 : nil }
  }

  /// How many places it kept.
  var keptCount: Int { reduce(0) { $0 + $1.old.count } }

  /// How many of some new places are of what came.
  func arrivals(in new: Range<Int>) -> Int {
    reduce(new.count) { $0 - ($1.new..<$1.end).clamped(to: new).count }
  }

  /// How many of some old places are of what went.
  func departures(in old: Range<Int>) -> Int {
    reduce(old.count) { $0 - $1.old.clamped(to: old).count }
  }
}
