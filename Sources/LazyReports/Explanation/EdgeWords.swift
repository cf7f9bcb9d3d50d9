internal import LazyTrace

/// Says what an edge does with a header or footer while something is scrolled.
struct EdgeWords {
  let views: ViewWords

  /// The sentence about one view.
  ///
  /// - Parameter change: What the edge did.
  /// - Returns: The sentence.
  /// - Throws: What the meter throws.
  func sentence(about change: FrameAccount.EdgeChange) throws -> String {
    let name = try views.subject(of: [change.view])
      .startingSentence(sparing: [change.view.id].compactMap(\.self))
    let edge =
      switch change.kind {
      case .taken: "the edge holds it now"
      case .letGo: "the edge held it, and it stands at its own place now"
      case .pushed: "the edge holds it as far as its section reaches"
      }
    return "\(name) moved by \(NumberFormat.change(change.by)) and not by "
      + "\(NumberFormat.change(change.asked)): \(edge)."
  }
}
