internal import LazyTrace

/// The sizes that an entry has to do with, in words.
extension LedgerEntry {
  /// A phrase without an article for a changed length of the container, or of the insets, that has
  /// to do with the entry.
  var sizeWords: String? { containerWords ?? insetWords }

  /// A phrase without an article for a changed length of the container.
  var containerWords: String? {
    guard let old = oldContainer, let new = container else { return nil }
    return "container is \(NumberFormat.decimal(new)) points long and was "
      + NumberFormat.decimal(old)
  }

  /// A phrase without an article for a changed length of the insets.
  var insetWords: String? {
    guard let old = oldInsets, let new = insets else { return nil }
    return Self.insetWords(from: old, to: new, at: insetEdge)
  }

  /// A phrase without an article for another inset at an edge, or for those at both.
  static func insetWords(from old: Double, to new: Double, at edge: String?) -> String {
    let (before, now) = (NumberFormat.decimal(old), NumberFormat.decimal(new))
    return edge.map { "\($0) inset of the scroll view is \(now) points and was \(before)" }
      ?? "insets of the scroll view take up \(now) points and took up \(before)"
  }
}
