/// A change of what a lazy layout makes of a run, or a question about it, with what it reads of
/// that.
protocol FoldChange {
  /// What is changed or asked.
  var folded: FoldedRun { get }
}

extension FoldChange {
  var run: LazyRun { folded.run }
  var fold: LazyFold { folded.fold }
  var isReversed: Bool { folded.isReversed }
  var lines: LineList { folded.lines }
  var count: Int { folded.count }
  var start: Double { folded.start }
  var end: Double { folded.end }
  var order: FoldOrder { folded.order }
  var seams: Seams { Seams(of: folded) }
}

/// A change for which rows are loaded or given up.
protocol FoldLoading: FoldChange {
  /// What loads them.
  var loader: RowLoader { get }
}

extension FoldLoading {
  var stepLines: StepLines { StepLines(of: folded, using: loader) }
}
