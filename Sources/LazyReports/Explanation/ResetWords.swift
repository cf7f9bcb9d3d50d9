internal import LazyTrace

/// Says that a container has another length across, and what that does to all that it knew.
struct ResetWords {
  private let change: EstimateChange

  init(_ change: EstimateChange) { self.change = change }

  /// A sentence saying that everything was laid out again for another cross length.
  ///
  /// - Parameter owner: Words for the scroll view that it is in; empty where there is one alone.
  /// - Returns: The sentence; nil where it was not laid out again.
  func sentence(in owner: String) -> String? {
    guard case .reset = change.restart else { return nil }
    let name = change.view.onOneLine
    let regrouped = ColumnWords(change).sentence.map { " " + $0 } ?? ""
    return "The \(name)\(owner) \(otherAcross), so that everything in it was laid out anew."
      + regrouped
  }

  /// A sentence saying that all lengths are forgotten, where no line kept its place.
  var forgotten: String? {
    change.forgetsLengths ? "The \(change.view.onOneLine) \(otherAcross)\(Self.forgetting)" : nil
  }

  /// What another cross length does to what is known.
  static let forgetting = ", so all lengths that it knew are forgotten."

  /// The reason why all lengths are forgotten: another cross length, or other parameters of a
  /// layout.
  var otherAcross: String {
    guard !LineWords(change).isPlacedByLayout else {
      return change.hasOtherLayout ? "got other parameters" : "got another length across"
    }
    return "got another \(change.view.hasPrefix("LazyH") ? "height" : "width")"
  }
}
