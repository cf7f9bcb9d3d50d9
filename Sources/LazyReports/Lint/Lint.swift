public import LazyTrace

/// Looks for patterns in a run that cost more than they seem to, and reports what each cost.
///
/// It reads the trace alone, event by event; the caller passes in what the window shows now.
public struct Lint {
  private var frame = LintFrame()
  private var offsets = LintTally()
  private var lengths = LintTally()
  private var duplicates = LintTally()
  private var feedback = LintTally()
  private var hitches = LintTally()
  private var work: [String: Double] = [:]
  private var missed = LintTally()
  private var discards = LintTally()
  private var setUps = LintTally()
  private var tall = LintTally()
  private var dynamic = LintTally()
  private var states = LintTally()
  private var uneven = LintTally()
  private var empty = LintTally()
  private var vanished = LintTally()
  private var renewed = LintTally()
  private var tracked = LintTally()
  private var wide = LintTally()
  private var inside = LintTally()
  private var eager = LintTally()
  private var widest: (view: String, count: Int) = ("", 0)
  private var guessed = LintTally()
  private var corrected = 0
  /// The ids in sight of scroll views, the views on screen, the ids of all that were, the lengths
  /// of views and whether content is in part a guess, so far.
  private var sights: [Int?: [ViewID]] = [:]
  private var shown: Set<LintFrame.Shown> = []
  private var seen: Set<ViewID> = []
  private var measured: [LintFrame.Who: (length: Double, changes: Int)] = [:]
  private var guesses: Set<Int?> = []

  /// Creates a lint that has seen nothing yet.
  public init() {}

  /// The findings of everything that a trace still has, and of what its window shows.
  ///
  /// - Throws: What the meter throws.
  public static func findings(
    in trace: Trace,
    showing sight: LintSight,
    meter: (any WorkMeter)? = nil
  ) throws -> [LintFinding] {
    let work = ReportWork(meter)
    var lint = Lint()
    for event in trace.events() {
      try work.charge()
      lint.add(in: event)
    }
    for (rows, frame) in try sight.rowsInVain(in: trace, charging: work) {
      lint.eager.add(rows.first, in: frame, count: rows.count)
    }
    for vanishing in sight.vanished { lint.vanished.add(vanishing.id, in: vanishing.frame) }
    return lint.findings(clipped: sight.clipped, missing: sight.missing)
  }

  /// Takes in an event; events come in the order in which they happened.
  public mutating func add(in event: Event) {
    frame.add(event)
    switch event.detail {
    case .diagnostic(let diagnostic): add(diagnostic.code, in: event)
    case .body(_, .resolve): dynamic.add(event.id, in: event.frame)
    case .hitch(let late, _): hitches.add(nil, in: event.frame, amount: late)
    case .contentSize(_, _, true): guesses.insert(event.node)
    case .contentSize(_, _, false): guesses.remove(event.node)
    case .prefetchDiscard(_, _, true): discards.add(event.id, in: event.frame)
    case .frame(let passes, let account):
      end(event.frame, passes: passes, account: account)
      frame = LintFrame()
    default: break
    }
  }

  private mutating func add(_ code: Diagnostic.Code, in event: Event) {
    switch code {
    case .duplicateID: duplicates.add(event.id, in: event.frame)
    case .unevenElements, .evaluatesAll: uneven.add(event.id, in: event.frame)
    case .unreachableThreshold: tall.add(event.id, in: event.frame)
    default: break
    }
  }

  /// Looks at a frame as a whole.
  private mutating func end(_ number: Int, passes: Int, account: FrameAccount) {
    for landing in account.landings where abs(landing.miss) > 0.5 && !landing.isAtEnd {
      missed.add(landing.id, in: number, amount: abs(landing.miss))
    }
    for lost in account.lostStates where lost.reason == .retention {
      states.add(lost.view.id, in: number)
    }
    if hitches.frames.contains(number) {
      for share in account.costs { work[Self.name(of: share), default: 0] += share.milliseconds }
    }
    if frame.empty.count > 1 {
      empty.add(frame.empty.first, in: number, count: frame.empty.count)
    }
    let names = frame.callbacks.map(\.name)
    if names.contains("onAppear"), frame.measuredTwice.count > 0 {
      setUps.add(frame.measuredTwice.first, in: number, count: frame.measuredTwice.count)
    }
    // An observer of the offset is told the first one without a scroll.
    let measuring = frame.callbacks.first {
      Self.measuring.contains($0.name)
        && (!frame.moved.isEmpty || $0.name != "onScrollGeometryChange")
    }
    // One extra pass is what such an observer is for.
    if let measuring, passes > 2 || frame.measuredTwice.count > 0 {
      feedback.add(measuring.view.id, in: number, count: passes - 1)
    }
    if let observer = frame.callbacks.first(where: { $0.name == "onScrollGeometryChange" }),
      number > 1, !frame.scrolled.isDisjoint(with: guesses), account.window == nil
    {
      offsets.add(observer.view.id, in: number)
      if frame.isCorrected, !frame.isEdited { corrected += 1 }
    }
    lookAtViews(in: number, account: account)
    guard frame.callbacks.isEmpty, !frame.isEdited, let first = frame.resizes.first else { return }
    let farthest = frame.resizes.map(\.by).max() ?? 0
    lengths.add(first.id, in: number, amount: farthest)
  }

  /// Looks for rows that began anew without a scroll: as many went as came under ids that were
  /// never there before, or under the same ones, and these are most of a scroll view or of the
  /// window.
  private mutating func lookAtIDs(in number: Int, account: FrameAccount) {
    shown.subtract(frame.disappeared)
    let left = Set(frame.disappeared.map(\.name))
    let new = frame.appeared.filter { left.contains($0.name) || !seen.contains($0.id) }
    let isMost = new.count * 2 > shown.count + frame.appeared.count
    var isRenewed = !sights.isEmpty && isMost && frame.disappeared.count >= new.count
    for (scroll, ids) in frame.sights {
      let (former, now) = (Set(sights[scroll] ?? []), Set(ids))
      let came = now.subtracting(former).filter { !seen.contains($0) }.count
      let isOfScroll = came == former.subtracting(now).count && came * 2 > ids.count
      isRenewed = isRenewed || came > 1 && isOfScroll
      sights[scroll] = ids
    }
    // Where another container took the place of one, all in it begins anew for that.
    if isRenewed, new.count > 1, seen.count < Self.mostSeen, frame.moved.isEmpty,
      account.window == nil, account.replaced.isEmpty
    {
      renewed.add(new[0].id, in: number, count: new.count)
    }
    guard seen.count < Self.mostSeen else { return }
    shown.formUnion(frame.appeared)
    seen.formUnion(frame.appeared.map(\.id))
    for (_, ids) in frame.sights { seen.formUnion(ids) }
  }

  /// Looks at ids, readers and lengths of the views of a frame.
  private mutating func lookAtViews(in number: Int, account: FrameAccount) {
    lookAtIDs(in: number, account: account)
    let frames = Set(
      frame.callbacks.filter { $0.name == "onGeometryChange" }.map { $0.row?.id ?? $0.view.id }
    )
    if frames.count >= Self.fewTracked, !frame.scrolled.isEmpty, account.window == nil {
      tracked.add(frame.callbacks.first?.view.id, in: number, count: frames.count)
    }
    // Rows that each change what is their own read nothing widely.
    if let most = frame.readers.most, most.count >= Self.fewReaders,
      frame.callbacks.count < Self.fewTracked, frame.drawn * 2 < most.count
    {
      wide.add(most.first, in: number, count: most.count)
      if most.count > widest.count { widest = (most.view, most.count) }
    }
    if let inPlace = frame.readersInside.most, inPlace.count >= Self.fewTracked {
      inside.add(inPlace.first, in: number, count: inPlace.count)
    }
    if LintSight.areTooMany(frame.eager.count, for: frame.eagerInSight) {
      eager.add(frame.eager[0], in: number, count: frame.eager.count)
    }
    let isQuiet =
      frame.callbacks.isEmpty && !frame.isEdited && !frame.isUpdated && account.authors.isEmpty
    for (view, length) in frame.lengths {
      guard let known = measured[view] else {
        measured[view] = (length, 0)
        continue
      }
      let isOther = abs(known.length - length) > 0.5 && known.length > 0
      let changes = known.changes + (isOther && isQuiet ? 1 : 0)
      measured[view] = (length, changes)
      if isOther, isQuiet, changes >= Self.fewLengths {
        guessed.add(view.id, in: number, amount: abs(known.length - length))
      }
    }
  }

  /// From how many rows on, bodies in a frame, and lengths of one view on, it is no accident.
  private static let (fewTracked, fewReaders, fewLengths) = (3, 30, 3)
  /// How many ids are remembered.
  private static let mostSeen = 100_000

  /// The observers of measured values.
  private static let measuring = [
    "onGeometryChange", "onScrollGeometryChange", "onPreferenceChange",
  ]

  private static func name(of share: CostShare) -> String {
    [share.work.rawValue, share.view].compactMap(\.self).joined(separator: " of ")
  }

  /// The findings, in the order of the names of the rules.
  ///
  /// - Parameters:
  ///   - clipped: The views that the window now shows partly cut off.
  ///   - missing: The views that are missing now and would be drawn in sight.
  /// - Returns: At most one finding for each rule.
  public func findings(
    clipped: [ClippedView],
    missing: [UndrawnView] = []
  ) -> [LintFinding] {
    let found =
      (aboutPlaces + aboutRows + aboutReads + [
        cutOff(among: clipped), late, undrawn(among: missing),
      ])
      .compactMap(\.self)
    return LintRule.allCases.flatMap { rule in found.filter { $0.rule == rule } }
  }

  /// Patterns that change positions, or that react to positions.
  private var aboutPlaces: [LintFinding?] {
    [
      offsets.finding(
        of: .absoluteOffset,
        cost:
          "An observer of the offset of a content that is in part a guess changed something in "
          + offsets.inFrames
          + (corrected > 0
            ? "; in \(corrected) of them what was only guessed had changed the offset" : "")
      ),
      // A row that is opened once is meant to push what follows.
      lengths.frames.count < 2
        ? nil
        : lengths.finding(
          of: .changingLength,
          cost:
            "What was in sight moved in \(lengths.inFrames) because something before it got "
            + "another length, \(NumberFormat.decimal(lengths.amount)) points in all"
        ),
      feedback.finding(
        of: .feedback,
        cost: "An observer of what was measured changed it again: "
          + Counted.text(feedback.count, one: "further pass", many: "further passes")
          + " in \(feedback.inFrames)"
      ),
      missed.finding(
        of: .missedTarget,
        cost: "\(Counted.text(missed.count, one: "scroll")) of a program missed, by "
          + "\(NumberFormat.decimal(missed.amount)) points in all"
      ),
      tracked.frames.count < 3
        ? nil
        : tracked.finding(
          of: .trackedFrames,
          cost: "Observers of the frames of rows changed data in \(tracked.inFrames), "
            + "\(tracked.count) times in all, and each of these frames was laid out again"
        ),
      guessed.finding(
        of: .nestedGuess,
        cost: "The length of a row went on changing though nothing in it did, by "
          + "\(NumberFormat.decimal(guessed.amount)) points in all"
      ),
      tall.finding(
        of: .tallTarget,
        cost: "\(Counted.text(tall.count, one: "target")) can never be told as visible"
      ),
    ]
  }

  /// Patterns of rows that are made, measured or given up.
  private var aboutRows: [LintFinding?] {
    [
      duplicates.finding(
        of: .duplicateID,
        cost: "\(Counted.text(duplicates.count, one: "id")) occurred more than once"
      ),
      (dynamic.count > 0 ? dynamic : uneven).finding(
        of: .dynamicRows,
        cost:
          dynamic.count > 0
          ? "\(Counted.text(dynamic.count, one: "body ran", many: "bodies ran")) only to find out "
            + "how many views elements are"
          : "elements of \(Counted.text(uneven.count, one: "ForEach", many: "ForEach")) were "
            + "evaluated only to count their views"
      ),
      eager.finding(
        of: .eagerRows,
        cost: "\(eager.count) bodies ran in \(eager.inFrames) for rows of an eager container, most "
          + "of them out of sight"
      ),
      discards.finding(
        of: .prefetchDiscard,
        cost:
          "\(Counted.text(discards.count, one: "row")) had been prepared and changed before or "
          + "when they came into sight"
      ),
      setUps.finding(
        of: .setUpOnAppear,
        cost:
          "\(Counted.text(setUps.count, one: "row was", many: "rows were")) measured again in the "
          + "frame of appearing"
      ),
      states.finding(
        of: .stateInRow,
        cost:
          "\(Counted.text(states.count, one: "row")) lost a state that was not as it began, being "
          + "out of sight for too long"
      ),
      empty.finding(
        of: .zeroLength,
        cost:
          "\(Counted.text(empty.count, one: "row was", many: "rows were")) measured 0 points long, "
          + "and all of them were loaded"
      ),
    ]
  }

  /// Patterns of what views are told apart by, and of what they read.
  private var aboutReads: [LintFinding?] {
    [
      renewed.frames.count < 2
        ? nil
        : renewed.finding(
          of: .newIDs,
          cost: "Most views on screen had ids that were never there before, or began anew under "
            + "theirs, in \(renewed.inFrames) without a scroll: \(renewed.count) views in all; if "
            + "the elements are the same, their ids are not"
        ),
      inside.finding(
        of: .inPlaceChange,
        cost:
          "\(inside.count) bodies ran in \(inside.inFrames) because something else was changed in "
          + "place in a property that each had read"
      ),
      wide.finding(
        of: .wideRead,
        cost:
          "\(widest.count) bodies of \(widest.view) ran in one frame because each had read what "
          + "was changed"
      ),
    ]
  }

  private var late: LintFinding? {
    // The name decides between equal sums, so that the order of a table never shows.
    let dearest = work.max { ($0.value, $1.key) < ($1.value, $0.key) }
    let what = dearest.map {
      "; the dearest in them was \($0.key), \(NumberFormat.decimal($0.value)) ms"
    }
    return hitches.finding(
      of: .hitch,
      cost: "\(Counted.text(hitches.count, one: "frame was", many: "frames were")) late, "
        + "\(NumberFormat.decimal(hitches.amount)) ms in all" + (what ?? "")
    )
  }

  private func undrawn(among missing: [UndrawnView]) -> LintFinding? {
    var parts: [String] = []
    if vanished.count > 0 {
      let rows = Counted.text(vanished.count, one: "row was removed", many: "rows were removed")
      parts.append("\(rows) while part of them would still be drawn in sight")
    }
    if !missing.isEmpty {
      let rows = Counted.text(
        missing.count,
        one: "row is not there now",
        many: "rows are not there now"
      )
      parts.append("\(rows) that would be drawn in sight")
    }
    guard let id = vanished.first?.id ?? missing.first?.id else { return nil }
    return LintFinding(
      rule: .transformIntoView,
      id: id,
      frame: vanished.first?.frame ?? 0,
      cost: parts.joined(separator: ", and ")
    )
  }

  private func cutOff(among clipped: [ClippedView]) -> LintFinding? {
    guard let first = clipped.first else { return nil }
    let points = clipped.reduce(0) {
      $0 + $1.cut.top + $1.cut.bottom + $1.cut.leading + $1.cut.trailing
    }
    return LintFinding(
      rule: .cutOff,
      id: first.id,
      frame: 0,
      cost: "\(Counted.text(clipped.count, one: "view is", many: "views are")) cut off now, "
        + "\(NumberFormat.decimal(points)) points in all"
    )
  }
}
