internal import LazyTrace

extension EstimateChange.Edit {
  /// That some of the removed lines were in sight.
  var seenWords: String {
    guard seen > 0 else { return "" }
    return removed == 1 ? " (in sight until then)" : " (\(seen) of them in sight until then)"
  }
}
