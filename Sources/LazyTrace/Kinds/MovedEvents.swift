/// Moves that no finger made.
enum MovedEvents: EventFamily {
  static let kinds: [Event.Kind] = [.moved]

  fileprivate struct Move {
    let displacement: OffsetEvents.Displacement
    let account: MoveAccount?
  }

  fileprivate static let fields = displacement + account

  private static let displacement: [ReadField<Move>] = [
    .points("by", meaning: OffsetEvents.by) { $0.displacement.by },
    .text("cause", meaning: OffsetEvents.cause) { $0.displacement.cause.rawValue },
    .id("subject", meaning: OffsetEvents.subject, ifAbsent: .nothing) { $0.displacement.subject },
  ]

  private static let account: [ReadField<Move>] = [
    .id("viewID", meaning: "Its id, or its name and place", ifAbsent: .nothing) {
      $0.account?.view.nameInTrace
    },
    .id(
      "row",
      meaning:
        "The row, or the view with the same id, in which it moved",
      ifAbsent: .nothing
    ) { $0.account?.row?.nameInTrace },
    .flag(
      "isOutOfSight",
      meaning: "Whether it was in sight and is not any more",
      ifAbsent: .value(.flag(false))
    ) { $0.account?.isOutOfSight },
    .flag(
      "isGuess",
      meaning: "Whether `by` is a guess, as it is out of sight",
      ifAbsent: .value(.flag(false))
    ) { $0.account?.isGuess },
    .flag(
      "isArrival",
      meaning: "Whether it came into sight in the same frame, so that nobody saw it where it was",
      ifAbsent: .value(.flag(false))
    ) { $0.account?.isArrival },
    .records(
      "reasons",
      meaning: "The shares of the move, which sum to `by`",
      ifAbsent: .value(.records([])),
      of: reason
    ) { $0.account?.reasons },
  ]

  static let reason: [ReadField<MoveReason>] = [
    .text("kind", meaning: "What happened: " + reasonKinds) { $0.kind.rawValue },
    .points("by", meaning: "Its share of the move") { $0.by },
    .count("count", meaning: "To how many views it happened") { $0.count },
    .ids("views", meaning: "Those of them that were in sight") { $0.views.map(\.nameInTrace) },
    .points("old", meaning: "The length or distance before", ifAbsent: .nothing) { $0.old },
    .points("new", meaning: "The length or distance now", ifAbsent: .nothing) { $0.new },
    .flag(
      "isOfLine",
      meaning: "Whether these are lengths of the line of a grid that the view stands in; of "
        + "`lines`, whether that line has the cells that it had"
    ) {
      $0.isOfLine
    },
  ]

  private static let reasonKinds = MoveReason.Kind.allCases.map { "`\($0.rawValue)`" }
    .joined(separator: ", ")
}

extension Event.Kind {
  /// Something in sight moved although no finger moved it.
  public static let moved = Event.Kind(
    "moved",
    summary:
      "Something in sight changed its place, or was pushed out of sight, although no finger moved "
      + "it.",
    of: { detail -> MovedEvents.Move? in
      guard case .moved(let by, let cause, let subject, let account) = detail else { return nil }
      return MovedEvents.Move(
        displacement: OffsetEvents.Displacement(by: by, cause: cause, subject: subject),
        account: account
      )
    },
    line: { $0.displacement.text },
    fields: MovedEvents.fields
  )
}
