internal import LazyTrace

extension FoldedIDs {
  /// The ids with commas between them; the work is charged one by one.
  static func text(of ids: [ViewID], charging work: ReportWork) throws -> String {
    try text(of: ids) { try work.charge(for: $0) }
  }
}
