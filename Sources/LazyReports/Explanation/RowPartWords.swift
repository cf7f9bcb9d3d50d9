internal import LazyTrace

/// Sentences about what came into sight and left it with rows that moved.
struct RowPartWords {
  private let parts: [FrameAccount.RowParts]
  private let views: ViewWords

  init(_ parts: [FrameAccount.RowParts], views: ViewWords) {
    (self.parts, self.views) = (parts, views)
  }

  /// One sentence for what came with all rows, and one for what left with them.
  var sentences: [String] {
    get throws {
      try [sentence(about: \.came, verb: "came into"), sentence(about: \.left, verb: "left")]
        .compactMap { $0 }
    }
  }

  private func sentence(
    about side: KeyPath<FrameAccount.RowParts, [SeenView]>,
    verb: String
  ) throws -> String? {
    let told = parts.filter { !$0[keyPath: side].isEmpty }
    guard !told.isEmpty else { return nil }
    let names = try told.map { part in
      try views.list(of: part[keyPath: side]) + " in " + views.list(of: [part.row])
    }
    let first = told[0][keyPath: side].compactMap(\.id).prefix(1)
    return names.joined(separator: ", ").startingSentence(sparing: first) + " \(verb) sight."
  }
}
