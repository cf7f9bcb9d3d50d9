/// How often things happened to a view, for metrics and for the rows of a lazy container, and what
/// they cost.
struct NodeCounts {
  /// How often the view was evaluated, if it is counted by itself.
  var evaluations = 0
  /// How often the view took a size that was measured anew.
  private(set) var measures = 0
  /// How often the view came on screen.
  var appears = 0
  /// Whether the view was measured since it was placed last.
  var isMeasuredAnew = false
  /// The cost of the work on the view; nil if none is declared.
  var cost: NodeCost?

  /// Counts that the view took a size that was measured.
  mutating func noteMeasure() {
    isMeasuredAnew = false
    measures += 1
  }
}
