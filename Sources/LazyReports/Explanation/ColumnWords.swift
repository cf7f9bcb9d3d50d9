internal import LazyTrace

/// Says that a grid has another number of columns, or rows if it is horizontal.
struct ColumnWords {
  private let change: EstimateChange

  init(_ change: EstimateChange) { self.change = change }

  /// A sentence about cells that changed their lines because the columns changed.
  var sentence: String? {
    guard let old = change.regrouped, old.oldColumns != old.columns else { return nil }
    let became =
      Self.columns(from: old.oldColumns, to: old.columns, of: change.view)
      + (old.isWithEdit ? ", and data came, went or moved" : "")
    guard old.lines > 0 || change.lead.lines > 0 else { return became + "." }
    return became + ", so that what stood in "
      + "\(LineWords.counted(old.lines, in: change)) (\(NumberFormat.decimal(old.length)) points) "
      + "before what is in sight stands in \(LineWords.counted(change.lead.lines, in: change))."
  }

  /// A phrase saying that a grid has another number of columns, for a reason of moves; nil if it
  /// has as many as before.
  static func columns(of reason: MoveReason) -> String? {
    guard let old = reason.old, let new = reason.new, old != new else { return nil }
    return columns(from: old.whole, to: new.whole, of: reason.grid ?? "LazyVGrid")
  }

  /// What other columns, or rows of a horizontal grid, do to where a cell stands in its line.
  static func otherColumns(of reason: MoveReason) -> String {
    let columns = reason.grid?.hasPrefix("LazyH") ?? false ? "rows" : "columns"
    return reason.isOwn ? ", so that cells stand in other \(columns)" : ", which begin elsewhere"
  }

  private static func columns(from old: Int, to new: Int, of grid: String) -> String {
    let one = grid.hasPrefix("LazyH") ? "row" : "column"
    return Counted.text(old, one: one) + " became \(new)"
  }
}
