import DequeModule
import LazyExtents

/// Loads and measures lines for a run.
protocol LineLoader {
  /// The index of a line, or of the last line if there are fewer; nil if there are none.
  ///
  /// It finds out which subviews come before the line.
  func reached(_ index: Int) -> Int?
  /// Loads and measures the line with an index.
  func load(_ index: Int, because reason: LoadReason) -> Line
  /// Loads the subview with an index and measures it where a lazy layout puts it.
  func hold(_ index: Int, at place: FoldPlace, because reason: LoadReason) -> Subview
  /// The size of the subview with an index for an offer, after changes in its data.
  func size(_ index: Int, for offer: ProposedSize, because reason: LoadReason) -> Size
  /// Whether the subview with an index tells its layout something else than when it was placed.
  func saysOther(_ index: Int) -> Bool
  /// Fills the lazy stacks in a line that came into the run.
  func fillRow(at position: Int)
  /// Takes back a line that left the run.
  func release(_ line: Line)
  /// Whether work was stopped, so that the lines that are loaded are stand-ins.
  var hasStopped: Bool { get }
}

/// The part of a scroll view's visible region in which a stack places subviews, counted from the
/// start of that region.
struct VisibleSpan: Equatable {
  var start: Double
  var end: Double
  var length: Double { max(0, end - start) }

  /// Whether a stretch that starts at a position intersects the span (rule R2).
  func touches(from rel: Double, length: Double) -> Bool {
    guard rel.isClearlyLess(than: end) else { return false }
    if length <= Double.tolerance { return !rel.isClearlyLess(than: start) }
    return (rel + length).isClearlyGreater(than: start)
  }

  /// Whether the span can be walked to from lines that end at a position (rule R3).
  func isInReach(fromEnd end: Double, profile: Profile) -> Bool {
    start - end <= profile.reachForward * length + Double.tolerance
  }

  /// Whether the span can be walked back to from lines that start at a position (rule R3).
  func isInReach(fromStart rel: Double, profile: Profile) -> Bool {
    rel - end <= profile.reachBackward * length + Double.tolerance
  }
}

/// The contiguous lines that a lazy container holds, and what it knows or guesses about the rest.
///
/// - Invariant: `lines` are the lines `first..<last`, in order.
/// - Invariant: `lead` is 0 and exact if `first` is 0.
final class LazyRun {
  /// How many lines there are, in the run or not.
  var count: Int
  /// The index of the first line of the run.
  var first = 0
  /// The lines of the run, the lead before them, and how they came there.
  ///
  /// It is read all over a frame, and changed in single steps that run nothing else.
  @exclusivity(unchecked) private(set) var placement = Placement()
  /// How often the lines of the run were changed.
  private(set) var edits = 0
  var spacing: Double
  var estimator: any ExtentEstimator
  /// Whether the estimator has to know every length; each frame asks, and an estimator is dear to
  /// copy.
  private(set) var measuresAll: Bool
  let profile: Profile
  /// What a lazy layout that places the lines makes of the run; nil in stacks and grids.
  private(set) var folded: FoldedRun?

  /// What is assumed before the first line is known.
  var cold = ColdGuess()
  /// How the run grows at its start in the update in progress.
  var growth = Growth()
  /// How far this frame came with loading lines.
  var loading = Loading()
  /// The position of the first line that was measured again and to which later lines are not
  /// aligned yet.
  var settled: Int?
  /// What was found out since the last report to the trace; nil if nothing was, as in most frames.
  private(set) var findings: RunFindings?
  /// What was last reported to the trace.
  var told: RunFindings.Told

  init(
    _ estimator: any ExtentEstimator,
    spacing: Double,
    profile: Profile,
    fold: LazyFold? = nil
  ) {
    self.estimator = estimator
    measuresAll = estimator.measuresAll
    count = estimator.count
    self.spacing = spacing
    self.profile = profile
    told = RunFindings.Told(estimate: estimator.estimate)
    changeFold(to: fold)
  }

  /// Goes on with another estimator, which has as many lines.
  func use(_ estimator: any ExtentEstimator) {
    self.estimator = estimator
    measuresAll = estimator.measuresAll
  }

  /// Changes which lines there are.
  ///
  /// They are taken out of the placement meanwhile, because a change in place would overlap with
  /// what it reads.
  func edit(_ change: (inout Deque<Line>) -> Void) {
    var edited = lines
    placement.lines = []
    change(&edited)
    placement.lines = edited
    edits += 1
  }

  /// Adds or removes lines after the known ones, because more is known about their number.
  func grow(at index: Int, by change: Int) {
    guard change != 0 else { return }
    loading.oldCount = loading.oldCount ?? findings?.countBefore ?? count
    if change > 0 {
      estimator.insert(count: change, at: index)
    } else {
      estimator.remove(index..<index - change)
    }
    count += change
  }

  /// Notes something to report to the trace.
  func noteFindings(_ note: (RunFindings) -> Void) {
    let findings = findings ?? RunFindings()
    note(findings)
    self.findings = findings
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
    estimator.endLayout()
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
    estimator.recorded(index) ?? estimator.estimate
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
  var extent: Double { extent(of: lines.count) }

  /// The length of a number of lines from the start of the run, with the spacing between them.
  func extent(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return lines.prefix(count).reduce(-spacing) { $0 + $1.length + spacing }
  }

  /// Whether no line was measured, so that ``ColdGuess/length`` stands for all of them.
  var isCold: Bool { estimator.measuredCount == 0 && estimator.samples }

  /// The distance by which one subview moves the floor of a lazy layout, as measured or assumed, in
  /// points.
  var subviewAdvance: Double { estimator.measuredCount > 0 ? estimator.estimate : cold.length }

  /// The length of some lines outside of the run, each with its spacing.
  func advance(_ range: Range<Int>) -> Double {
    let extent = isCold ? Double(range.count) * cold.length : estimator.extent(of: range)
    return extent + Double(range.count) * spacing
  }

  /// The length of the whole stack (rule R6).
  var length: Double {
    guard count > 0 else { return 0 }
    // What contains the layout took this for its length.
    if let whole = cold.whole, lines.isEmpty, isCold, whole.count == count { return whole.length }
    if let length = skippedPlaces?.length { return length }
    guard !lines.isEmpty else { return advance(0..<count) - spacing }
    let length = lead + extent + (folded?.lengthBelow ?? advance(last..<count))
    return folded == nil ? length : max(length, lead + reachEnd - start)
  }

  /// Whether any part of the length is estimated.
  var isLengthEstimated: Bool { !isLeadExact || !estimator.knows(last..<count) }

  /// Whether the length of the lines after the run is estimated.
  ///
  /// An estimate of 0 does not say where they end.
  var guessesEnd: Bool { last < count && estimator.estimate > 0 }

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
    for (position, line) in lines.enumerated().dropFirst() {
      line.rel = lines[position - 1].relEnd + spacing
    }
  }

  /// Changes the spacing between lines, and with it the lead.
  func changeSpacing(to new: Double) {
    guard new != spacing else { return }
    if !lines.isEmpty { noteFindings { $0.oldSpacing = $0.oldSpacing ?? spacing } }
    lead += Double(first) * (new - spacing)
    spacing = new
    align()
  }

  /// Whether a line of the run intersects a span (rule R2).
  func isVisible(_ line: Line, in span: VisibleSpan) -> Bool { span.shows(line) }

  /// How much positions in the run may differ by rounding alone, in points.
  var rounding: Double { Double.slack(at: max(abs(start), abs(end), lead)) }

  /// Whether everything that was on screen before moved alike, as in most frames.
  func movedAsOne(by distance: Double, in frame: Int) -> Bool {
    let rounding = rounding
    return lines.allSatisfy { line in
      line.subviews.allSatisfy { subview in
        guard let change = subview.change(in: frame) else { return true }
        return abs(change.rel - distance) <= rounding
      }
    }
  }
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
  var lines: Deque<Line> { placement.lines }
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
