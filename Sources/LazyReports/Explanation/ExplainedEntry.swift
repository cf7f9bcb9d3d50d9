internal import LazyTrace

/// Explains in sentences why an offset changed once.
struct ExplainedEntry {
  let entry: LedgerEntry
  /// Where it stands among the other entries.
  let order: EntryOrder
  /// What is behind it, in words.
  let causes: EntryCauses
  /// What the container that keeps what is in sight in place says of its lines.
  let words: LineWords?
  /// Its estimate.
  private var change: EstimateChange? { words?.change }
  let lengths: MeasuredLengths
  /// What moved by itself in the frame.
  let moves: FrameMoves

  /// Why the container starts elsewhere, if it is known.
  let start: StartWords?
  /// The length of the content before the frame and after it, if it changed.
  let contentLength: (old: Double, new: Double)?
  /// Whether everything in sight moved along with the corrections of the frame.
  let isStill: Bool
  /// The scroll view and the axis along which its offset changed.
  let scroll: ScrollKey
  /// What stacks in rows say of the lines before what is in sight, by how much that was corrected.
  let inRows: [EstimateChange]

  /// Whether the sentences say what was measured and what is estimated from it.
  var tellsEstimate: Bool {
    entry.cause == .estimate && isCorrected || isReset || isOfMeasured
  }

  /// The sentences, each of which is a line.
  var sentences: [String] {
    if let anchored { return [anchored] }
    if entry.isInset {
      return ["The insets of the scroll view changed, and what is at the start goes with them."]
    }
    if let moved, [.estimate, .resize].contains(entry.cause), !isCorrected { return [moved] }
    switch entry.cause {
    case .user: return [MotionWords.sentence(about: entry)] + jump
    case .script: return [script] + (entry.estimated == .kept ? [] : jump)
    case .target: return [MotionWords.animation(of: entry)] + jump
    case .snap: return alignedAgain ?? [MotionWords.sentence(about: entry)] + jump
    case .clamp: return [MotionWords.end(of: entry) ?? clamp]
    case .data: return data + stillness
    case .estimate: return estimate + stillness
    case .resize: return resize
    }
  }

  /// That nothing in sight moved; empty if what is in sight was replaced or regrouped.
  private var stillness: [String] {
    guard isStill, moved == nil || isCorrected, change?.edit?.keepsPlaceAlone != true,
      change?.regrouped == nil,
      entry.cause != .data || change?.edit?.seen ?? 0 == 0, change?.edit?.keepsEnd != true
    else {
      return []
    }
    // In a grid the cells may go to other columns.
    if change?.edit?.reflows == true, moves.exist { return [] }
    let rest = Self.stillness.dropFirst("Nothing".count)
    if let measured = change?.measured,
      moves.resized.contains(measured.view?.id ?? measured.subject)
    {
      return ["Nothing else" + rest]
    }
    if moves.placeAcross { return ["Along its axis, nothing" + rest] }
    return [moves.haveHeld ? "Nothing else" + rest : Self.stillness]
  }

  /// That what is in sight moved by as much as the offset did, because a lazy layout is reversed.
  private var moved: String? {
    causes.placed.map {
      "\($0.startingSentence(sparing: [])); what stands after that keeps its place."
    }
  }

  /// That a correction was seen by nobody.
  static let stillness =
    "Nothing in sight moved by this: positions and offset changed by the same amount."

  private var script: String {
    let view = entry.subject.map { ViewWords.name(of: $0) } ?? "its target"
    switch entry.step {
    case .teleport:
      return
        "The program's scroll to \(view) jumped to one container length from it, to be animated "
        + "from there."
    case .landing where order.isTakenBack:
      return
        "The animation was over: to stand in its place, \(view) needs the offset to be "
        + "\(NumberFormat.decimal(entry.new))."
    case .arrival, .landing:
      return
        "The animation was over: \(view) was measured, and stands elsewhere than it was taken to "
        + "be."
    case nil: break
    }
    switch entry.estimated {
    case .asked: return "The program scrolled to where \(view) was taken to be."
    case .kept:
      return
        "The offset stays where \(view) was taken to be, whatever was learned since: what is in "
        + "sight moved instead."
    case nil: break
    }
    return entry.subject.map { "The program scrolled to \(ViewWords.name(of: $0))." }
      ?? "The program scrolled."
  }

  private var clamp: String {
    let limit = NumberFormat.decimal(entry.new)
    guard entry.change < 0 else {
      return "The content begins after that"
        + (order.isLast ? ": the offset is \(limit) at least." : ".")
    }
    return "The content ends before that" + (order.isLast ? ": the offset is \(limit) at most" : "")
      + (entry.shares(of: contentLength, causes: causes.container).map { ", as " + $0 }
        ?? sizeWords.map { ", as the " + $0 + newLength } ?? "")
      + "."
  }

  /// A sentence saying that a target behavior was asked again because the container's length
  /// changed.
  private var alignedAgain: [String]? {
    guard entry.isAlignedAgain else { return nil }
    let why = sizeWords.map { "The " + $0 } ?? "The container has another size"
    return [why + ", and the scroll target behavior aligns the content with that again."]
  }

  /// A phrase for another length of the container, with what around it is the reason, or of
  /// insets, or of both.
  var sizeWords: String? { entry.sizeWords(causes: causes.container) }

  private var jump: [String] {
    guard case .jump = change?.restart else { return [] }
    return words?.guessedLead.map { [$0] } ?? []
  }

  private var data: [String] {
    guard let change, let words else { return ["Data changed before what is in sight."] }
    if let regrouped = words.regrouped, !isOfEditAlone { return [regrouped] + movedStart }
    let before = start?.edits { lengths.isMeasuredNow($0) } ?? []
    let isSpacingAlone = before.isEmpty && change.edit == nil && movedStart.isEmpty
    let spacing = words.spacing(offsetBy: isSpacingAlone ? entry.change : nil)
    let told = before + edit(of: change) + [spacing].compactMap(\.self)
    if !told.isEmpty {
      let rest = before.isEmpty && spacing == nil ? restOfEdit(in: change) : []
      return told + movedStart + rest
    }
    return startAlone ?? [moved ?? "Data changed before what is in sight."]
  }

  /// Whether an edit did all of the entry, and other columns the rest.
  private var isOfEditAlone: Bool {
    guard let change, change.regrouped?.isWithEdit == false, let edit = change.edit else {
      return false
    }
    return abs(edit.change - entry.change) < 1e-6
  }

  /// What made the offset change by more or less than what came and went, in a layout of a user
  /// that keeps its end.
  private func restOfEdit(in change: EstimateChange) -> [String] {
    guard let placed = causes.placed, let edit = change.edit, movedStart.isEmpty,
      abs(entry.change - edit.change) > 1e-6
    else { return [] }
    return ["The other \(NumberFormat.change(entry.change - edit.change)) points: \(placed)."]
  }

  private func edit(of change: EstimateChange) -> [String] {
    change.edit.map { edit in
      words.map { $0.sentences(about: edit, isMeasured: lengths.isMeasuredNow) }
        ?? []
    } ?? []
  }

  private var estimate: [String] {
    if let words, let regrouped = words.regrouped {
      guard order.isAgain else { return [regrouped] }
      let learned = [words.measured, words.estimateThen].compactMap(\.self)
      return learned.isEmpty ? ["Lines were measured that had been guessed."] : learned
    }
    guard let change, var words, isCorrected else {
      return startAlone ?? [spacingAlone ?? measuredBefore]
    }
    words.formerEstimates = isOfOthers(change) ? nil : lengths.estimates[change.view]
    let measured = isOfOthers(change) ? nil : words.learned(correctedBy: entry.change)
    return [
      words.forgotten, words.exchangedAlike, measured,
      words.estimateThen, words.lead,
      age(of: change),
    ].compactMap(\.self)
  }

  /// That other distances before what is in sight are all that the offset followed.
  private var spacingAlone: String? {
    guard let change, let old = change.oldSpacing,
      abs(Double(change.lead.lines) * (change.lead.spacing - old) - entry.change) < 1e-6
    else { return nil }
    return words?.spacing(offsetBy: entry.change)
  }

  /// Whether what was measured stands after what is in sight, so that it did not correct the length
  /// before: lines of known lengths took the place of guessed ones.
  private func isOfOthers(_ change: EstimateChange) -> Bool {
    guard let measured = change.measured, change.old == change.new, measured.count == 1,
      lengths.isLastInSight(measured.subject)
    else { return false }
    return (measured.length - measured.assumed) * change.lead.corrected <= 0
  }

  /// A sentence saying that something before what is in sight was measured.
  ///
  /// The trace does not say which of the lines that are measured again changed its length.
  private var measuredBefore: String {
    if let countedInRow { return countedInRow }
    return change?.measuresAll == true
      ? "What stands before what is in sight was measured anew, and has another length."
      : "\(Self.name(of: entry.subject)) was measured before what is in sight."
  }

  /// A sentence saying that a stack in a row counts what is out of sight before it otherwise.
  private var countedInRow: String? {
    let inner = inRows.filter { abs($0.lead.corrected - entry.change) < 1e-6 }
    guard inner.count == 1, let change = inner.first else { return nil }
    let by = NumberFormat.decimal(abs(entry.change))
    return "The \(change.view.onOneLine) in the row at the start of what is in sight counts what "
      + "stands before that in it \(by) points \(entry.change > 0 ? "longer" : "shorter") than "
      + "before."
  }

  /// A sentence saying from when an estimate dates that is given up, if nothing new was learned in
  /// this frame.
  private func age(of change: EstimateChange) -> String? {
    guard change.old == change.new,
      let jump = lengths.jump(of: change, in: scroll)
    else { return nil }
    let words = LineWords(jump.change)
    return words.guess.map {
      "What had been left dates from frame \(jump.frame), when \($0)."
    }
  }

  private var resize: [String] {
    if let words, case .reset(let kept) = change?.restart { return reset(words, kept: kept) }
    if let startAlone { return startAlone + stillness }
    guard let subject = entry.subject else {
      return [
        beforeSight ?? "The container, or something before what is in sight, has another size."
      ]
    }
    if let passing = lengths.passing(of: subject, by: entry.change) {
      let estimate = tellsEstimate ? words?.changedEstimate : nil
      return [passing + ".", estimate].compactMap(\.self) + stillness
    }
    let told = [
      isOfSeveral ? words?.measured : nil,
      changedTogether ?? lengths.change(of: entry.subject) + ".",
      tellsEstimate ? words?.changedEstimate : nil,
    ]
    return told.compactMap(\.self) + stillness
  }

  /// A sentence about all that has another length before what is in sight, if the length of the
  /// subject is not all of the change.
  private var changedTogether: String? {
    guard let subject = entry.subject, let own = lengths.changed(subject), !isOfSeveral,
      abs(own.new - own.old - entry.change) > 1e-6
    else { return nil }
    let all = lengths.changedOutOfSight
    let (old, new) = all.reduce((0, 0)) { ($0.0 + $1.old, $0.1 + $1.new) }
    guard abs(new - old - entry.change) < 1e-6 else {
      guard all.contains(where: { $0.id != subject }) else { return nil }
      return lengths.change(of: subject) + ", and others before what is in sight have other "
        + "lengths, too."
    }
    guard all.count > 1 else { return all.first.map { lengths.change(of: $0.id) + "." } }
    let names = all.map { ViewWords.name(of: $0.id) }.joined(separator: ", ")
    return "\(names) are \(NumberFormat.decimal(new)) points long together and were "
      + NumberFormat.decimal(old) + "."
  }

  /// Whether the entry is about all lines that were measured; what others make of the estimate is
  /// told with the length of the content.
  private var isOfMeasured: Bool {
    entry.cause == .resize && entry.subject != nil && movedStart.isEmpty
      && (change?.measured?.count == 1 || isOfSeveral)
  }

  /// Whether the entry is about the total length of several lines.
  private var isOfSeveral: Bool {
    guard let measured = change?.measured, measured.count > 1 else { return false }
    return abs(measured.length - measured.assumed - entry.change) < 1e-6
  }

  private func reset(_ words: LineWords, kept: ViewID) -> [String] {
    let name = words.change.view.onOneLine
    let own = [
      words.regrouped, words.measured, words.estimateThen, words.lead,
      place(of: kept, in: words.change),
    ]
    // Columns that became others move lines that are still there.
    return (words.regrouped == nil && !order.isAgain ? edit(of: words.change) : [])
      + ["The \(name) \(words.otherAcross)\(LineWords.forgetting)"] + movedStart
      + own.compactMap(\.self)
  }

  /// The place of the line that was kept; a line cut by the edge is cut at the same fraction.
  private func place(of kept: ViewID, in change: EstimateChange) -> String {
    let counted = change.regrouped.map { change.lead.length - $0.length }
    // What came and went before the line that was kept did its part.
    let edited = change.regrouped == nil && !order.isAgain ? change.edit?.change ?? 0 : 0
    let moved = change.start - change.oldStart + edited
    let cut = NumberFormat.change(entry.change - (counted ?? change.lead.corrected) - moved)
    let name = ViewWords.name(of: kept)
    if change.regrouped != nil {
      guard cut != "0" else {
        return "The line of \(name) stands where the first line in sight stood."
      }
      return
        "The line of \(name) stands where the first line in sight stood, or is cut at the same "
        + "fraction: \(cut) points."
    }
    return cut == "0"
      ? "\(name) kept its place in the visible rect."
      : "\(name) is cut by the edge of the visible rect at the same fraction as before: "
        + "\(cut) points."
  }

  private var isReset: Bool {
    guard entry.cause == .resize, case .reset = change?.restart else { return false }
    return true
  }

  private var isCorrected: Bool {
    change.map { NumberFormat.change($0.lead.corrected) != "0" } ?? false
  }

  /// Why the offset followed where only lengths before a container changed; what stands between
  /// that and the start of what is in sight may have changed, too.
  private var startAlone: [String]? {
    guard let change, let start, !movedStart.isEmpty else { return nil }
    guard abs(start.by + change.lead.corrected - entry.change) > 1e-6 else { return movedStart }
    return [beforeSight ?? "Something before what is in sight has another length."]
  }

  private var beforeSight: String? { causes.followed.map { "Before what is in sight, \($0)." } }

  private var movedStart: [String] { [start?.moved].compactMap(\.self) }

  private static func name(of id: ViewID?) -> String {
    id.map { ViewWords.name(of: $0) } ?? "Something"
  }
}
