internal import LazyTrace

/// The declarations of what a lazy container does with a subview, identified by its place.
enum PlacementEvents {
  static let walk = event(
    .walk,
    summary: "A subview was measured on the way to what is in sight, and not placed."
  ) { if case .walk(let index) = $0 { index } else { nil } }

  static let place = event(
    .place,
    summary: "A subview came among those that are placed."
  ) { if case .place(let index) = $0 { index } else { nil } }

  static let remove = event(
    .remove,
    summary: "A subview left those that are placed."
  ) { if case .remove(let index) = $0 { index } else { nil } }

  static let seam = event(
    .seam,
    summary:
      "A lazy layout of one's own begins anew with a subview, below all that stands above it."
  ) { if case .seam(let index) = $0 { index } else { nil } }

  private static func event(
    _ kind: Event.Kind,
    summary: String,
    of index: @escaping @Sendable (Event.Detail) -> Int?
  ) -> EventDeclaration {
    EventDeclaration(
      kind,
      summary: summary,
      of: index,
      line: { "subview " + EventLine.scriptPosition($0).description },
      fields: [
        .count("index", from: 1, meaning: "Which subview, from 1") { EventLine.scriptPosition($0) }
      ]
    )
  }
}
