internal import LazyTrace

extension LineWords {
  /// A sentence about cells that changed their lines because the columns changed.
  var regrouped: String? {
    guard let old = change.regrouped, old.oldColumns != old.columns else { return nil }
    let word = change.view.hasPrefix("LazyH") ? "rows" : "columns"
    guard old.lines > 0 || change.lead.lines > 0 else {
      return "\(old.oldColumns) \(word) became \(old.columns)."
    }
    return "\(old.oldColumns) \(word) became \(old.columns), so that what stood in "
      + "\(Self.counted(old.lines, in: change)) (\(NumberFormat.decimal(old.length)) points) "
      + "before what is in sight stands in \(Self.counted(change.lead.lines, in: change))."
  }
}
