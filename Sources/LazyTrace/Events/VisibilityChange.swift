/// Other views are visible by a threshold than before.
public struct VisibilityChange: Equatable, Sendable {
  /// The views of which at least the fraction is visible now.
  public var ids: [ViewID]
  /// The fraction of a view that must be visible.
  public var threshold: Double
  /// Those of them that were not before, in their order.
  public var entered: [ViewID]
  /// Those that were before and no longer are, in their order.
  public var left: [ViewID]
  /// All that were before, in their order.
  package let idsBefore: [ViewID]

  /// Creates the change from what was visible to what is.
  public init(from old: [ViewID], to ids: [ViewID], threshold: Double) {
    self.init(from: old, to: ids, threshold: threshold, by: IDDifference(from: old, to: ids))
  }

  /// Creates the change from what was visible to what is, whose difference is known.
  package init(from old: [ViewID], to ids: [ViewID], threshold: Double, by difference: IDDifference)
  {
    self.ids = ids
    self.threshold = threshold
    idsBefore = old
    entered = difference.entered.map { ids[$0] }
    left = difference.left.map { old[$0] }
  }

  /// What came and what went: `row-6 in, row-1 out`.
  package var text: String {
    let parts = [(entered, " in"), (left, " out")].filter { !$0.0.isEmpty }
      .map { FoldedIDs.text(of: $0) + $1 }
    return parts.isEmpty ? "in another order" : parts.joined(separator: ", ")
  }

  /// A fraction as lines about visibility begin: `50 %: `.
  package static func heading(_ threshold: Double) -> String {
    NumberFormat.decimal(threshold * 100) + " %: "
  }
}
