@testable import LazyStacks

/// One event of every kind, and each kind in each of its forms, as no simulation would produce
/// them; a kind with a type of its own gives an example itself.
enum HandwrittenTrace {
  static let events: [Event] =
    first + changes + [
      event(3, id: "feed", .phase(old: .idle, new: .tracking)),
      event(3, .target(offset: 1300)),
      event(3, .hitch(late: 16.666666666666668, cost: 24)),
      event(3, .frame(passes: 1)),
      event(4, .frame(passes: 2)),
      event(4, id: "row-1", .diagnostic(Diagnostic(code: .duplicateID, message: "two\nlines"))),
      event(1_234_567, .visible(ids: [])),
    ] + Event.Kind.builtIn.compactMap(\.example).map { event(1, $0) }

  static let drag = event(
    3,
    .offset(
      old: 4727.272727272727,
      new: 6912.5,
      entries: [
        LedgerEntry(cause: .user, subject: nil, old: 4727.272727272727, new: 4577.272727272727),
        LedgerEntry(
          cause: .estimate,
          subject: "row-79",
          old: 4577.272727272727,
          new: 6912.5
        ),
      ]
    )
  )

  static func event(_ frame: Int, id: ViewID? = nil, _ detail: Event.Detail) -> Event {
    Event(frame: frame, time: Double(frame - 1) / 60, id: id, detail: detail)
  }

  private static let first: [Event] = [
    event(1, id: "row-1", .initialize(view: "Row")),
    event(1, id: "row-1", .body(view: "Row", reason: .visible)),
    event(1, id: "row-1", .measure(view: "Row", length: 44, reason: .visible)),
    event(1, .walk(index: 0)),
    event(1, id: "row-1", .place(index: 0)),
    event(1, id: "row-9", .prefetchBody(view: "Row", index: 8)),
    event(1, id: "row-9", .prefetchLayout(view: "Row", index: 8, length: 44)),
    event(1, id: "row-9", .prefetchDiscard(view: "Row", index: 8, isChanged: true)),
    event(1, id: "row-8", .prefetchDiscard(view: "Row", index: 7, isChanged: false)),
    event(1, id: "row-1", .seam(index: 0)),
    event(1, id: "row-1", .render(view: "Row")),
    event(1, id: "row-1", .appear(view: "Row")),
    event(1, .visible(ids: (1...8).map { .string("row-\($0)") })),
    event(
      2,
      .visibility(
        VisibilityChange(from: ["row-1", "row-3"], to: ["row-1", "row-2"], threshold: 0.8)
      )
    ),
    event(2, id: "row-1", .crossing(crossing)),
    event(1, id: "row-1", .taskStart(view: "Row")),
    event(2, id: "row-1", .taskCancel(view: "Row")),
    event(2, id: "row-1", .disappear(view: "Row")),
    event(2, id: "row-1", .remove(index: 0)),
    event(2, id: 7, .evict(view: "Row \"seven\"")),
  ]

  private static let crossing = ThresholdCrossing(
    threshold: 0.8,
    isVisible: false,
    offset: 12.5,
    progress: 0.25,
    scroll: "feed"
  )

  private static let estimates: [Event] = [
    event(3, .estimate(guess)),
    event(3, id: "feed", .estimate(reset)),
    event(3, .estimate(edited)),
  ]

  /// The estimates of a stack after a jump.
  static let guess: EstimateChange = {
    var change = EstimateChange(
      view: "LazyVStack",
      estimator: "mean",
      old: 83.33333333333333,
      new: 87.5,
      lead: EstimateChange.Lead(
        lines: 79,
        known: 0,
        length: 6912.5,
        corrected: 2335.2272727272725,
        spacing: 0,
        isExact: false
      ),
      start: 0
    )
    change.lengths = 16
    change.measured = EstimateChange.Measured(
      count: 1,
      unseen: 1,
      length: 150,
      assumed: 83.33333333333333,
      subject: "row-79"
    )
    change.measured?.guessed = 1
    change.restart = .jump(to: "row-80")
    return change
  }()

  private static var reset: EstimateChange {
    var change = guess
    change.container = "rows"
    change.restart = .reset(keeping: "row-80")
    change.measured = nil
    return change
  }

  private static var edited: EstimateChange {
    var change = guess
    change.restart = nil
    change.lead.corrected = 0
    var edit = EstimateChange.Edit()
    (edit.inserted, edit.removed) = (2, 1)
    (edit.insertedIDs, edit.removedIDs) = (["a", "b"], ["c"])
    edit.change = 87.5
    change.edit = edit
    return change
  }

  private static let changes: [Event] =
    [
      drag,
      event(3, id: "feed", .offset(old: 0, new: -0.00001, entries: [])),
      event(3, .contentSize(old: 1_000, new: 1_600.123456, isEstimated: true)),
      event(3, .contentSize(old: 1_600.123456, new: .infinity, isEstimated: false)),
      event(3, .correction(by: 2335.2273, cause: .estimate, subject: "row-79")),
    ] + estimates + [
      event(3, id: "row-80", .moved(by: -12, cause: .resize, subject: nil))
    ]
}
