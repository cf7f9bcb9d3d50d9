/// What lines about events have in common.
package enum EventWords {
  /// What a value was and what it is.
  package static func transition(from old: Double, to new: Double) -> String {
    NumberFormat.decimal(old) + " → " + NumberFormat.decimal(new)
  }

  /// The causes of a change of the content offset: each once, with the sum of its entries.
  package static func causes(of entries: [LedgerEntry]) -> String {
    var sums = CauseSums()
    for entry in entries { sums.add(entry.cause, change: entry.change) }
    return sums.text
  }

  /// An index as scripts count: from 1.
  package static func scriptPosition(_ index: Int) -> Int {
    index < Int.max ? index + 1 : index
  }
}
