internal import LazyTrace

/// Explains in sentences what a container knows or estimates of the lines that it does not hold.
struct LineWords {
  var change: EstimateChange
  /// Whether what lines had counted is a length of an earlier pass, which nobody saw.
  var followsInterim = false
  /// Whether what lines had counted is told, and not what they had been taken to be.
  var tellsCounted = false
  /// The first and the last change of the estimate in the frame.
  private let first: EstimateChange
  private let last: EstimateChange
  /// What had been assumed of lines in earlier frames, as it is written, where what was measured
  /// stood among those before what is in sight; nil where it did not.
  var formerEstimates: Set<String>?
  /// Whether other containers stand before this one, so that its lines are told from theirs.
  var isOneOfSeveral = false
  /// The container, if several of the scroll view assume something else.
  var owner: SeenView?

  init(_ change: EstimateChange, from first: EstimateChange? = nil, to last: EstimateChange? = nil)
  {
    self.change = change
    self.first = first ?? change
    self.last = last ?? change
  }

  /// A sentence that compares the length of measured lines with the length assumed before.
  var measured: String? {
    guard let measured = change.measured else { return nil }
    let isOne = measured.count == 1
    let last = Self.named(measured, in: change, startsSentence: isOne)
    let bare = ViewWords.withoutComma(last)
    let name = isOne ? last : "\(Self.counted(measured.count, in: change)), \(bare) measured last,"
    // In the places of measured lines of a grid, lines of other cells may have counted.
    let they =
      measured.isOfPlaces
      ? isOne ? "the one in its place" : "those in their places" : isOne ? "it" : "they"
    let fact =
      "\(name) \(verb(for: measured)) \(points(measured.length))" + (isOne ? "" : " together")
    // Where all lengths were forgotten, the guess for them is not what they were.
    if isReset || followsInterim { return fact + "." }
    // What came in just now had counted nothing, and stood with a guess for a moment only.
    if isMixed(measured) { return fact + "." }
    guard change.old > 0 || measured.assumed > 0 else { return fact + "; nothing had been known." }
    if isNew(measured), let former = formerGuess {
      // Where they had not all counted the same, nothing says what this one had.
      guard let counted = former.each else { return fact + "." }
      return fact + "; among those before what is in sight \(isOne ? "it" : "each of them") had "
        + "counted \(number(counted))."
    }
    let assumed = assumedFirst(measured)
    let isSame = same(measured.length, as: assumed)
    guard measured.guessed > 0 else {
      let was = isPlacedByLayout ? "took up" : isOne ? "was" : "were"
      return fact + (isSame ? ", as before." : "; \(they) \(was) \(number(measured.assumed)).")
    }
    if isSame { return fact + ", as \(they) had been taken to\(isPlacedByLayout ? "" : " be")." }
    guard measured.guessed == measured.count, !measured.isOfPlaces, !tellsCounted else {
      return fact + "; \(they) had counted \(number(measured.assumed))."
    }
    return fact + "; \(they) had been taken to \(isPlacedByLayout ? "take up" : "be") "
      + "\(number(assumed))\(same(assumed, as: measured.assumed) ? inTurn(measured) : "")."
  }

  /// The length that had been assumed before the frame, where an earlier pass of it measured the
  /// same lines.
  private func assumedFirst(_ measured: EstimateChange.Measured) -> Double {
    guard measured.guessed == measured.count, let earlier = first.measured,
      earlier.subject == measured.subject, earlier.count == measured.count
    else { return measured.assumed }
    return earlier.assumed
  }

  var isReset: Bool { change.isReset }

  private func verb(for measured: EstimateChange.Measured) -> String {
    let isOne = measured.count == 1
    guard !isReset else {
      return isPlacedByLayout ? isOne ? "takes up" : "take up" : isOne ? "is" : "are"
    }
    guard !isPlacedByLayout else {
      return isNew(measured) ? "turned out to take up" : isOne ? "takes up" : "take up"
    }
    return isNew(measured) ? "turned out to be" : isOne ? "is" : "are"
  }

  /// Whether something was measured for the first time, and all had counted with a guess.
  private func isNew(_ measured: EstimateChange.Measured) -> Bool {
    measured.unseen > 0 && measured.guessed == measured.count
  }

  /// Whether a lazy layout of a user places the views.
  ///
  /// Then a length is how far a view moves the end of what is placed, and not how long it is.
  var isPlacedByLayout: Bool { !Self.stacksAndGrids.contains(change.view) }

  private static let stacksAndGrids = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]

  private func points(_ length: Double) -> String {
    number(length) + (isPlacedByLayout ? " points" : " points long")
  }

  /// A phrase for an estimate that each line corrected, so that the assumed lengths differed.
  private func inTurn(_ measured: EstimateChange.Measured) -> String {
    let isGuessed = measured.count > 1 && measured.unseen == measured.count && change.old > 0
    guard isGuessed, !same(Double(measured.count) * change.old, as: measured.assumed) else {
      return ""
    }
    return ", each by the estimate at the moment when it was reached"
  }

  /// Sentences about a measured length that differs from the assumed one, and the new estimate.
  var news: [String] {
    let isNew = change.measured.map { !same($0.length, as: $0.assumed) } ?? false
    guard isNew || change.old != change.new else {
      return [exchangedAlike, otherSpacing, otherLines, otherLines.flatMap { _ in estimate }]
        .compactMap(\.self)
    }
    return [
      exchangedAlike, otherSpacing, otherLines, otherEstimator, isNew ? measured : nil,
      estimate,
      oldLead,
    ].compactMap(\.self)
  }

  /// A sentence about other distances, where nothing before what is in sight tells of them.
  private var otherSpacing: String? {
    change.lead.lines == 0 && change.edit == nil ? spacing(offsetBy: nil) : nil
  }

  /// A sentence about another estimator, which makes other guesses of the same lengths.
  private var otherEstimator: String? {
    change.oldEstimator.map { old in
      "The estimator of the \(change.view.onOneLine) is \(change.estimator.onOneLine) and was "
        + "\(old.onOneLine)."
    }
  }

  /// A sentence about an unchanged length before the lines in sight, if the estimate changed.
  private var oldLead: String? {
    let lead = change.lead
    guard change.old > 0, !same(change.old, as: change.new), !lead.isExact, lead.known < lead.lines,
      !change.isOutOfSight, NumberFormat.change(lead.corrected) == "0"
    else { return nil }
    // If lines came or went, the lines before are not the same as they were; nor are their lengths
    // if some were measured.
    let each = change.old + lead.spacing
    let isSame = change.edit == nil && same(Double(lead.lines) * each, as: lead.length)
    return "\(linesBefore.capitalizedFirst) \(isSame ? "still " : "")"
      + "\(lead.lines == 1 ? "counts" : "count") \(sum(lead.length, estimate: change.old))."
  }

  /// A sentence about the length assumed for unknown lines, if that changed.
  var changedEstimate: String? { change.old != change.new ? estimate : nil }

  /// A sentence about the length assumed for unknown lines; nil if there are none.
  var estimate: String? {
    guard last.guessesLength else { return nil }
    let source =
      "\(last.estimator.onOneLine), from \(last.lengths) "
      + (last.lengths == 1 ? "length" : "lengths")
    let start =
      article
      + (isPlacedByLayout ? " that was not placed is" : " whose length is not known is")
    let be = isPlacedByLayout ? "take up" : "be"
    guard !same(first.old, as: last.new) else {
      return "\(start) still taken to \(be) \(points(last.new)) (\(last.estimator.onOneLine))."
    }
    let before = first.old > 0 ? "; it was \(number(first.old)) before" : ""
    return "\(start) now taken to \(be) \(points(last.new)) (\(source))\(before)."
  }

  /// A sentence about the length that was assumed for unknown lines when the length before those in
  /// sight was counted; a later pass of the frame may have learned that it is another one.
  var estimateThen: String? {
    guard change.lead.known < change.lead.lines, !same(change.new, as: last.new) else {
      return estimate
    }
    return article
      + (isPlacedByLayout ? " that was not placed was" : " whose length is not known was")
      + " then taken to \(isPlacedByLayout ? "take up" : "be") \(points(change.new))"
      + (first.old > 0 ? "; it was \(number(first.old)) before." : ".")
  }

  /// A sentence about the length before the lines in sight, and the one assumed earlier; nil where
  /// nothing was and is before them.
  var lead: String? {
    let lead = change.lead
    let before = lead.length - lead.corrected
    guard lead.lines > 0 else {
      guard before >= 0 else {
        return "Nothing stands before what is in sight, which had been taken to begin "
          + "\(number(-before)) points before the first of all."
      }
      return number(before) == "0"
        ? nil
        : "Nothing stands before what is in sight; \(number(before)) points had been left for it."
    }
    let sentence = "So \(linesBefore) count \(sum(lead.length, estimate: change.new))\(knowledge)"
    // Where the end is kept, the same lines had not been before what is in sight.
    let isCompared = change.regrouped == nil && change.edit?.keepsEnd != true
    return isCompared ? "\(sentence); \(had(before))." : sentence + "."
  }

  /// A sentence saying that a grid has more lines or fewer, where the cells that came and went are
  /// named without them.
  var otherLines: String? {
    // What was never measured has no lines to compare with.
    guard change.view.hasSuffix("Grid"), change.regrouped == nil, !change.isInRow, change.old > 0
    else { return nil }
    let more =
      change.behind + change.ahead + (change.edit.map { $0.inserted - $0.removed } ?? 0)
    guard more != 0 else { return nil }
    return "The \(change.view) has \(Self.counted(abs(more), in: change)) "
      + "\(more > 0 ? "more" : "less") than before."
  }

  /// A phrase for the assumed length of the lines before a jump's target.
  var guess: String? {
    let lead = change.lead
    return product(lead.lines, length: lead.length - lead.corrected, estimate: change.old)
      .map { "\(Self.counted(lead.lines, in: change)) were taken to be \($0) points" }
  }

  /// A sentence about the assumed length before a jump's target; nil if it is known.
  var guessedLead: String? {
    let lead = change.lead
    guard lead.lines > 0, !lead.isExact else { return nil }
    let way = "The way there was not measured: "
    guard let sum = product(lead.lines, length: lead.length - lead.corrected, estimate: change.old)
    else {
      let measured = lead.known > 0 ? ", but for \(lead.known) of them that had been measured" : ""
      return way + "the length of \(linesBefore) is a guess\(measured)."
    }
    return way + "\(linesBefore) were taken to be \(sum) points; that is a guess."
  }

  private var linesBefore: String {
    "the " + Self.counted(change.lead.lines, in: change)
      + (isOneOfSeveral ? " of this \(change.view.onOneLine)" : "") + " before what is in sight"
  }

  private var knowledge: String {
    let lead = change.lead
    if lead.known == lead.lines { return ", each as long as it was measured" }
    return lead.known > 0 ? ", \(lead.known) of them as long as they were measured" : ""
  }

  private func had(_ before: Double) -> String {
    if let sum = product(change.lead.lines, length: before, estimate: change.old) {
      return "they had counted \(sum)"
    }
    if let former = formerGuess?.each,
      let sum = product(change.lead.lines, length: before, estimate: former)
    {
      return "they had still counted \(sum)"
    }
    // Another layout may place another number of views before what is in sight.
    if change.forgetsLengths || change.hasOtherLayout {
      return "\(number(before)) points had stood before that"
    }
    if case .reset = change.restart { return "they had counted \(number(before))" }
    guard before >= 0 else {
      return "what is in sight had been taken to begin \(number(-before)) points before the first "
        + "of all"
    }
    return "\(number(before)) had been left for them"
  }

  private func sum(_ length: Double, estimate: Double) -> String {
    (product(change.lead.lines, length: length, estimate: estimate) ?? number(length)) + " points"
  }

  /// A length written as a product, if all lines have the same length.
  func product(_ count: Int, length: Double, estimate: Double) -> String? {
    let spacing = change.lead.spacing
    guard count > 1, change.lead.known == 0, same(Double(count) * (estimate + spacing), as: length)
    else { return nil }
    let each = spacing == 0 ? number(estimate) : "(\(number(estimate)) + \(number(spacing)))"
    return "\(count) × \(each) = \(number(length))"
  }

  /// Whether two lengths are written alike, or differ only by rounding in long sums.
  func same(_ left: Double, as right: Double) -> Bool {
    number(left) == number(right) || abs(left - right) <= 4 * right.ulp
  }

  func number(_ value: Double) -> String { NumberFormat.decimal(value) }
}

extension LineWords {
  /// The name of a container's lines: a subview of a vertical stack is a row.
  static func noun(for change: EstimateChange) -> String {
    switch change.view {
    case "LazyVStack": "row"
    case "LazyVGrid", "LazyHGrid": "line"
    default: "view"
    }
  }

  private static func named(
    _ measured: EstimateChange.Measured,
    in change: EstimateChange,
    startsSentence: Bool
  ) -> String {
    let beginning = startsSentence ? "The line of " : "that of "
    return (noun(for: change) == "line" ? beginning : "") + name(of: measured)
  }

  /// The name of what was measured: its id, otherwise its name and place.
  private static func name(of measured: EstimateChange.Measured) -> String {
    guard let view = measured.view, view.id == nil else {
      return ViewWords.name(of: measured.subject, noun: "row")
    }
    return ViewWords.subject(of: view)
  }

  private var article: String {
    "A \(Self.noun(for: change))"
      + (owner.map { " of " + ViewWords.subject(of: $0) } ?? "")
  }

  static func counted(_ count: Int, in change: EstimateChange) -> String {
    "\(count) " + noun(for: change) + (count == 1 ? "" : "s")
  }

  /// A sentence about the spacing between lines, if it changed.
  ///
  /// - Parameter offsetBy: By how much the offset changed, if nothing else is told of that: lines
  ///   that left sight in the same frame had not been before what is in sight.
  /// - Returns: The sentence; nil where the spacing is the same.
  func spacing(offsetBy: Double?) -> String? {
    guard let old = change.oldSpacing, old != change.lead.spacing else { return nil }
    let each = change.lead.spacing - old
    let before = change.lead.lines - (change.edit?.inserted ?? 0)
    let counted = offsetBy.flatMap { Int(exactly: (($0 / each) * 1e6).rounded() / 1e6) }
    let count = min(before, counted ?? before)
    let by = NumberFormat.change(Double(count) * each)
    let share = count > 0 && change.restart == nil ? ": \(by) points" : ""
    let sentence = "The spacing is \(number(change.lead.spacing)) points and was \(number(old))"
    guard count != 0 else { return sentence + "." }
    return sentence + ", also that of the \(Self.counted(count, in: change)) before what is in "
      + "sight\(share)."
  }

  /// By how much more went with what stood before than counts at the distance that there is now.
  func oldSpacing(of removed: Int) -> Double {
    change.oldSpacing.map { Double(removed) * ($0 - change.lead.spacing) } ?? 0
  }
}
