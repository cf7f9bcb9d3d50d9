internal import LazyStacks

/// What came in sight and went out of it.
enum SightEvents {
  static let visible = EventDeclaration(
    .visible,
    "Other subviews are in sight than before.",
    of: { if case .visible(let ids) = $0 { ids } else { nil } },
    line: { FoldedIDs.text($0) },
    units: { $0.count },
    fields: [.ids("ids", ids) { $0 }]
  )

  static let visibility = EventDeclaration(
    .visibility,
    "Other targets are in sight as far as `onScrollTargetVisibilityChange` asks.",
    of: { detail -> (ids: [ViewID], threshold: Double)? in
      if case .visibility(let ids, let threshold) = detail { (ids, threshold) } else { nil }
    },
    line: { NumberFormat.decimal($0.threshold) + ": " + FoldedIDs.text($0.ids) },
    units: { $0.ids.count },
    fields: [
      .ids("ids", ids) { $0.ids },
      .fraction("threshold", "The fraction that must be visible") { $0.threshold },
    ]
  )

  private static let ids = "Ids in placement order"
}
