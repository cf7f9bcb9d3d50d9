internal import LazyTrace

/// Sentences about what came into sight and left it in rows that are in sight themselves.
struct RowPartWords {
  /// The same happened to views that are called alike, in some rows.
  private struct Alike {
    let views: [SeenView]
    var rows: [SeenView]
  }

  private let parts: [FrameAccount.RowParts]
  private let views: ViewWords

  /// Collects them, apart from what was named otherwise.
  init(_ parts: [FrameAccount.RowParts], besides told: Set<SeenView>, views: ViewWords) {
    self.parts = parts.map { part in
      var rest = part
      rest.came.removeAll(where: told.contains)
      rest.went.removeAll(where: told.contains)
      return rest
    }
    self.views = views
  }

  /// One sentence each for what went from all rows, came in them and left in them.
  var sentences: [String] {
    get throws {
      try [
        sentence(about: \.went, verb: "went"), sentence(about: \.came, verb: "came into sight"),
        sentence(about: \.left, verb: "left sight"),
      ].compactMap { $0 }
    }
  }

  private func sentence(
    about side: KeyPath<FrameAccount.RowParts, [SeenView]>,
    verb: String
  ) throws -> String? {
    let told = alike(side)
    guard !told.isEmpty else { return nil }
    let names = try told.map { part in
      try (part.views[0].id == nil ? views.subject(of: part.views) : views.list(of: part.views))
        + " in " + views.list(of: part.rows)
    }
    let first = told[0].views.compactMap(\.id).prefix(1)
    return names.joined(separator: ", ").startingSentence(sparing: first) + " \(verb)."
  }

  private func alike(_ side: KeyPath<FrameAccount.RowParts, [SeenView]>) -> [Alike] {
    var all: [Alike] = []
    for part in parts where !part[keyPath: side].isEmpty {
      if all.last?.views == part[keyPath: side] {
        all[all.count - 1].rows.append(part.row)
      } else {
        all.append(Alike(views: part[keyPath: side], rows: [part.row]))
      }
    }
    return all
  }
}
