import LazyExtents

/// The contiguous lines that a lazy container holds, and what it knows or guesses about the rest.
///
/// - Invariant: `lines` are the lines `first..<last`, in order.
/// - Invariant: `lead` is 0 and exact if `first` is 0.
final class LazyRun {
  // Fields that are not checked for overlapping access are changed in single steps that run nothing
  // else.

  /// How many lines there are, in the run or not.
  @exclusivity(unchecked) var count: Int
  /// The index of the first line of the run.
  @exclusivity(unchecked) var first = 0
  /// The lines of the run, the lead before them, and how they came there.
  ///
  /// It is read all over a frame, and changed in single steps that run nothing else.
  @exclusivity(unchecked) private(set) var placement = Placement()
  @exclusivity(unchecked) var spacing: Double
  /// What is known and assumed of the lengths of lines.
  let lengths: LineLengths
  let profile: Profile
  /// What a lazy layout that places the lines makes of the run; nil in stacks and grids.
  @exclusivity(unchecked) private(set) var folded: FoldedRun?

  /// How the run grows at its start in the update in progress.
  @exclusivity(unchecked) var growth = Growth()
  /// How far this frame came with loading lines.
  @exclusivity(unchecked) var loading = Loading()
  /// The position of the first line that was measured again and to which later lines are not
  /// aligned yet.
  @exclusivity(unchecked) var settled: Int?
  /// What was found out since the last report to the trace; nil if nothing was, as in most frames.
  @exclusivity(unchecked) private(set) var findings: RunFindings?
  /// What was last reported to the trace.
  @exclusivity(unchecked) var told: RunFindings.Told

  init(
    _ estimator: any ExtentEstimator,
    spacing: Double,
    profile: Profile,
    fold: LazyFold? = nil
  ) {
    lengths = LineLengths(estimator)
    count = estimator.count
    self.spacing = spacing
    self.profile = profile
    told = RunFindings.Told(estimate: estimator.estimate)
    changeFold(to: fold)
  }

  /// Changes which lines there are.
  ///
  /// They are taken out of the placement meanwhile, because a change in place would overlap with
  /// what it reads.
  func edit(_ change: (inout LineList) -> Void) {
    var edited = lines
    placement.lines = LineList()
    change(&edited)
    placement.lines = edited
    placement.edits += 1
  }

  /// Adds or removes lines after the known ones, because more is known about their number.
  func grow(at index: Int, by change: Int) {
    guard change != 0 else { return }
    loading.oldCount = loading.oldCount ?? findings?.before.count ?? count
    if change > 0 {
      lengths.estimator.insert(count: change, at: index)
    } else {
      lengths.estimator.remove(index..<index - change)
    }
    count += change
  }

  /// Notes something to report to the trace.
  func noteFindings(_ note: (RunFindings) -> Void) {
    let findings = findings ?? RunFindings()
    note(findings)
    self.findings = findings
  }

  /// Notes in the findings that a line came into sight or changed its length.
  func takeNote(of line: Line) {
    guard !line.isStandIn, let assumed = FormerLength(of: line, in: self).assumed else { return }
    noteFindings { $0.count(line, as: assumed) }
  }

  /// Records a measured length (rule R5), but not that of a stand-in for a failed view.
  func learn(_ line: Line) {
    guard !line.isStandIn else { return }
    learn(line.length, at: line.index)
    learned = line.label
  }

  /// Has the estimator learn a length; only then is told of it who may ask about the run.
  func learn(_ length: Double, at index: Int) {
    lengths.estimator.learn(length, at: index)
    lengths.listener?.tell()
  }

  /// Has the estimator forget all lengths.
  func forgetLengths() {
    lengths.estimator.forgetAll()
    lengths.listener?.tell()
  }

  /// Remembers the first line of the run, once in an update.
  func beginUpdate() {
    if growth.limit == nil { growth.limit = first }
  }

  /// Notes that what a jump brought into sight is now remembered.
  func arrive() {
    if restarted == .jumped { restarted = .arrived }
  }

  /// Returns what was found out since the last report and forgets it; nil if nothing that matters
  /// was.
  func takeFindings() -> RunFindings? {
    defer { findings = nil }
    return findings
  }

  /// Makes another lazy layout place the lines from now on.
  func changeFold(to fold: LazyFold?) {
    folded = fold.map { FoldedRun(of: self, with: $0, instead: folded) }
  }

  /// Makes the next fill load stand-ins for failed views again.
  func retryStandIns() { loading.retriesStandIns = true }

  /// Begins another frame, once everything about this one has been reported.
  ///
  /// - Parameters:
  ///   - keepsFindings: Whether findings are reported to the trace.
  ///   - isStretched: Whether the content is seen beyond one of its ends. What is trimmed then and
  ///     comes back is no growth (rule R7): pushing against an end learns nothing.
  func endFrame(keepsFindings: Bool, isStretched: Bool) {
    restarted = .not
    loading.oldCount = nil
    if !isStretched { growth.limit = nil }
    keptPlace = true
    folded?.endFrame()
    lengths.estimator.endLayout()
    findings?.endFrame()
    if !keepsFindings, findings?.hasAny ?? false { findings = nil }
  }

  /// Whether the run begins with the container's first line.
  var holdsFirst: Bool { first == 0 }

  /// Whether the run ends with the container's last line.
  var holdsLast: Bool { last == count }

  /// Whether all lines of the run are after a line.
  func startsAfter(_ index: Int) -> Bool { index < first }

  /// The last known length of a line, otherwise its estimate.
  func expectedLength(of index: Int) -> Double {
    lengths.recorded(index) ?? lengths.estimate
  }

  /// The line with an index, if the run holds it.
  func line(at index: Int) -> Line? {
    guard let place = place(ofLine: index) else { return nil }
    return placement.lines[place]
  }

  /// The position in the run of the line with an index.
  func place(ofLine index: Int) -> Int? {
    let place = index - first
    return place >= 0 && place < placement.lines.count ? place : nil
  }

  /// The index after the last line of the run.
  var last: Int { first + lines.count }
  /// The length of the run, in points.
  ///
  /// It is computed from the lengths alone, so that it is exact however far away the visible region
  /// is.
  var extent: Double {
    guard !lines.isEmpty else { return 0 }
    let spacing = spacing
    var sum = -spacing
    lines.walk { sum = sum + $0.length + spacing }
    return sum
  }

  /// The length of a number of lines from the start of the run, with the spacing between them.
  func extent(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return lines.prefix(count).reduce(-spacing) { $0 + $1.length + spacing }
  }

  /// The length of some lines outside of the run, each with its spacing.
  func advance(_ range: Range<Int>) -> Double {
    lengths.extent(of: range) + Double(range.count) * spacing
  }

  /// The length of the whole stack (rule R6).
  var length: Double {
    guard count > 0 else { return 0 }
    // What contains the layout took this for its length.
    if let whole = lengths.cold.whole, lines.isEmpty, lengths.isCold, whole.count == count {
      return whole.length
    }
    if let length = skippedPlaces?.length { return length }
    guard !lines.isEmpty else { return advance(0..<count) - spacing }
    let length = lead + extent + (folded?.lengthBelow ?? advance(last..<count))
    return folded == nil ? length : max(length, lead + reachEnd - start)
  }

  /// Whether any part of the length is estimated.
  var isLengthEstimated: Bool { !isLeadExact || !lengths.knows(last..<count) }

  /// Whether the length of the lines after the run is estimated.
  ///
  /// An estimate of 0 does not say where they end.
  var guessesEnd: Bool { last < count && lengths.estimate > 0 }

  /// Where a line starts in the stack: exact in the run, by the mean after it, by proportion before
  /// it (rule R14).
  func position(of index: Int) -> Double {
    if let position = skippedPlaces?.position(of: index) { return position }
    if index >= last {
      let gap = lines.isEmpty ? 0 : spacing
      return lead + extent + gap + advance(last..<index)
    }
    if index < first {
      let known = advance(0..<first)
      let fraction = known > 0 ? advance(0..<index) / known : Double(index) / Double(first)
      return lead * fraction
    }
    guard index > first else { return lead }
    return lead + extent(of: index - first) + spacing
  }

  /// The index at a fraction of all lines, by their number.
  func index(atFraction fraction: Double) -> Int {
    steps(atFraction: fraction).whole(in: .min...count - 1)
  }

  /// How many lines a fraction of the way from the first to the last line is.
  func steps(atFraction fraction: Double) -> Double {
    min(max(fraction, 0), 1) * Double(count - 1)
  }

  /// Whether the run is empty, and a span is far from where it would start.
  func isFar(from span: VisibleSpan) -> Bool {
    lines.isEmpty && count > 0 && !span.isInReach(fromEnd: emptyStart, profile: profile)
  }

  /// Whether the lengths of all lines between the run and another line are known.
  func knows(upTo line: Int) -> Bool {
    guard line < first || line > last else { return true }
    guard lengths.remembers else { return false }
    let between = line < first ? line..<first : last..<line
    return lengths.estimator.records.summary(of: between).measuredCount == between.count
  }

  /// Moves the run relative to the visible region.
  ///
  /// Only the first line is moved, and the others are aligned to it. If lengths are huge, moving
  /// each line by itself would tear them apart by rounding.
  func move(by distance: Double) {
    guard distance != 0 else { return }
    begin(at: start + distance)
  }

  /// Puts the start of the run at a position, counted from the start of the visible region.
  func begin(at rel: Double) {
    emptyStart = rel
    guard let first = lines.first, first.rel != rel else { return }
    first.rel = rel
    align()
  }

  /// Puts every line but the first where the one before it ends.
  func align() {
    let spacing = spacing
    var end: Double?
    lines.walk { line in
      if let end { line.rel = end + spacing }
      end = line.relEnd
    }
  }

  /// Changes the spacing between lines, and with it the lead.
  func changeSpacing(to new: Double) {
    guard new != spacing else { return }
    if !lines.isEmpty { noteFindings { $0.oldSpacing = $0.oldSpacing ?? spacing } }
    lead += Double(first) * (new - spacing)
    spacing = new
    // Nothing that was measured says why the lead is another one.
    learned = nil
    align()
  }

  /// How much positions in the run may differ by rounding alone, in points.
  var rounding: Double { Double.slack(at: max(abs(start), abs(end), lead)) }
}

/// Where a lazy layout makes a difference.
extension LazyRun {
  var fold: LazyFold? { folded?.fold }

  /// Whether a lazy layout folds from the end of the container to its start.
  var isReversed: Bool { folded?.isReversed ?? false }

  /// The places of lines outside of the run, as far as a lazy layout gives them.
  var skippedPlaces: SkippedPlaces? { folded.flatMap(SkippedPlaces.init) }

  /// The position that the subviews before the run reach to.
  var reachBefore: Double { folded?.reachBefore ?? start - spacing }

  /// Where the topmost subview of the run starts.
  var reachStart: Double { folded?.reachStart ?? start }

  /// Where the lowest subview of the run ends.
  var reachEnd: Double { folded?.reachEnd ?? end }
}

/// The parts of the placement that the run itself reads and changes.
extension LazyRun {
  var lines: LineList { placement.lines }
  var start: Double { placement.start }
  var end: Double { placement.end }
  var offset: Double { placement.offset }
  var jumped: Bool { placement.jumped }

  var emptyStart: Double {
    get { placement.emptyStart }
    set { placement.emptyStart = newValue }
  }

  var lead: Double {
    get { placement.lead }
    set { placement.lead = newValue }
  }

  var isLeadExact: Bool {
    get { placement.isLeadExact }
    set { placement.isLeadExact = newValue }
  }

  var keptPlace: Bool {
    get { placement.keptPlace }
    set { placement.keptPlace = newValue }
  }

  var restarted: Placement.Restarted {
    get { placement.restarted }
    set { placement.restarted = newValue }
  }

  var resized: ViewID? {
    get { placement.resized }
    set { placement.resized = newValue }
  }

  var learned: ViewID? {
    get { placement.learned }
    set { placement.learned = newValue }
  }

  func guessLead(_ lead: Double) { self.lead = lead }

  func forgetResized() { resized = nil }
}
