import DequeModule
import LazyExtents

/// What loads and measures lines for a run.
protocol LineLoader: AnyObject {
  /// The line with an index, or the last one if there are fewer, once it is known which subviews
  /// come before it; nil where there are none.
  func reached(_ index: Int) -> Int?
  /// The line with an index, measured now.
  func load(_ index: Int, _ reason: LoadReason) -> Line
  /// The subview with an index, measured now where a lazy layout puts it.
  func hold(_ index: Int, at place: FoldPlace, _ reason: LoadReason) -> Subview
  /// The subview with an index, with what changed in its data, and its size for an offer.
  func size(_ index: Int, for offer: ProposedSize, _ reason: LoadReason) -> Size
  /// Whether the subview with an index says something else to its layout than when it was placed.
  func saysOther(_ index: Int) -> Bool
  /// Fills the lazy stacks in a line that came into the run.
  func fillRow(at position: Int)
  /// Takes back a line that is in the run no more.
  func release(_ line: Line)
  /// Whether work was stopped: then the lines that are loaded are stand-ins.
  var hasStopped: Bool { get }
}

/// The part of a scroll view's visible region in which a stack places subviews, counted from the
/// start of that region.
struct VisibleSpan: Equatable {
  var start: Double
  var end: Double
  var length: Double { max(0, end - start) }

  /// Whether something that starts at a place intersects the span (rule R2).
  func touches(from rel: Double, length: Double) -> Bool {
    guard rel.isClearlyLess(than: end) else { return false }
    if length <= Double.tolerance { return !rel.isClearlyLess(than: start) }
    return (rel + length).isClearlyGreater(than: start)
  }

  /// Whether it can be walked to from what ends at a place (rule R3).
  func isInReach(fromEnd end: Double, _ profile: Profile) -> Bool {
    start - end <= profile.reachForward * length + Double.tolerance
  }

  /// Whether it can be walked back to from what starts at a place (rule R3).
  func isInReach(fromStart rel: Double, _ profile: Profile) -> Bool {
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
  /// The lines of the run, what stands before them, and how they came there.
  ///
  /// It is read all over a frame, and changed in single steps that run nothing else.
  @exclusivity(unchecked) private(set) var placement = Placement()
  /// How often it changed which lines there are.
  private(set) var edits = 0
  var spacing: Double
  var estimator: any ExtentEstimator
  /// What a line is taken to be long before the first one is known: the mean of a sample (R6).
  var coldLength = 0.0
  let profile: Profile
  /// How a lazy layout places what the run holds; nil in stacks and grids.
  private(set) var fold: LazyFold?
  /// The first line of those that a lazy layout has to place again.
  var unfolded: Int?

  /// Whether the run grew at its start since the lead was settled.
  var grewAtStart = false
  /// The line that the run began with when the update began, or when it was started anew in it.
  ///
  /// Only what comes in before this line is growth (rule R7). Nil between updates.
  var firstInUpdate: Int?
  /// How many subviews were loaded since the frame began.
  var loads = 0
  /// Whether the run was cut short because too many subviews were loaded in one frame.
  var isCutShort = false
  /// Whether a callback failed that would have told what comes after the run.
  var lacksNext = false
  /// Whether stand-ins for views that failed in an earlier frame are to be loaded again.
  var retriesStandIns = false
  /// The position of the first line that was measured again and that others follow not yet.
  var settled: Int?
  /// What was found out since the trace was told; nil where nothing was, as in most frames.
  private(set) var findings: RunFindings?
  /// What the trace was told last.
  var told: RunFindings.Told

  init(
    _ estimator: any ExtentEstimator,
    spacing: Double,
    profile: Profile,
    fold: LazyFold? = nil
  ) {
    self.estimator = estimator
    self.fold = fold
    count = estimator.count
    self.spacing = spacing
    self.profile = profile
    told = RunFindings.Told(estimate: estimator.estimate)
  }

  /// Changes which lines there are.
  ///
  /// They are taken out meanwhile: a change in place would overlap with what it reads.
  func edit(_ change: (inout Deque<Line>) -> Void) {
    var edited = lines
    placement.lines = []
    change(&edited)
    placement.lines = edited
    edits += 1
  }

  /// Makes room for lines after those that are known, or takes some away, because more became known
  /// of how many there are.
  func grow(at index: Int, by change: Int) {
    guard change != 0 else { return }
    if change > 0 {
      estimator.insert(count: change, at: index)
    } else {
      estimator.remove(index..<index - change)
    }
    count += change
  }

  /// Writes down something that the trace is to be told.
  func noteFindings(_ note: (RunFindings) -> Void) {
    let findings = findings ?? RunFindings()
    note(findings)
    self.findings = findings
  }

  /// Hands over what was found out since the trace was told, and forgets it; nil where nothing
  /// was that matters.
  func takeFindings() -> RunFindings? {
    defer { findings = nil }
    return findings
  }

  /// Has another lazy layout place what is held from now on.
  func changeFold(to fold: LazyFold?) { self.fold = fold }

  /// Has stand-ins for views that failed loaded again.
  func retryStandIns() { retriesStandIns = true }

  /// Begins another frame, once everything about this one is told.
  ///
  /// - Parameter keepsFindings: Whether somebody tells the trace what is found out.
  func endFrame(keepsFindings: Bool) {
    restarted = .not
    firstInUpdate = nil
    keptPlace = true
    fold?.endFrame()
    estimator.endLayout()
    if !keepsFindings, findings?.hasAny ?? false { findings = nil }
  }

  /// Whether it begins with the first line of all.
  var holdsFirst: Bool { first == 0 }

  /// Whether it ends with the last line of all.
  var holdsLast: Bool { last == count }

  /// Whether all that it holds stands after a line.
  func startsAfter(_ index: Int) -> Bool { index < first }

  /// How long a line was, or else is guessed to be.
  func expectedLength(of index: Int) -> Double {
    estimator.recorded(index) ?? estimator.estimate
  }

  /// The line with an index, if it is held.
  func line(_ index: Int) -> Line? {
    guard let place = place(ofLine: index) else { return nil }
    return placement.lines[place]
  }

  /// Which of the lines that are held is the one with an index.
  func place(ofLine index: Int) -> Int? {
    let place = index - first
    return place >= 0 && place < placement.lines.count ? place : nil
  }

  /// The index after the last line of the run.
  var last: Int { first + lines.count }
  /// From the start of the run to its end; by the lengths alone, so that it is exact however far
  /// away the visible region is.
  var extent: Double { extent(of: lines.count) }

  /// The length of so many lines from the start of the run, with the distances between them.
  func extent(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return lines.prefix(count).reduce(-spacing) { $0 + $1.length + spacing }
  }

  /// The length of some lines that are not in the run, each with its spacing.
  func advance(_ range: Range<Int>) -> Double {
    let isCold = estimator.measuredCount == 0 && estimator.samples
    let extent = isCold ? Double(range.count) * coldLength : estimator.extent(of: range)
    return extent + Double(range.count) * spacing
  }

  /// The length of the whole stack (rule R6).
  var length: Double {
    guard count > 0 else { return 0 }
    if fold != nil, let length = skippedLength { return length }
    guard !lines.isEmpty else { return advance(0..<count) - spacing }
    let length = lead + extent + (lengthBelow ?? advance(last..<count))
    return fold == nil ? length : max(length, lead + reachEnd - start)
  }

  /// Whether the length is a guess in any part.
  var isLengthEstimated: Bool { !isLeadExact || !estimator.knows(last..<count) }

  /// Whether lines are left after the run and it is guessed how long they are; a guess of 0 says
  /// nothing about where they end.
  var guessesEnd: Bool { last < count && estimator.estimate > 0 }

  /// Moves the run against the visible region.
  ///
  /// Only the first line is moved and the others stay in line: where lengths are huge, moving
  /// each by itself would tear them apart by rounding.
  func move(by distance: Double) {
    guard distance != 0 else { return }
    begin(at: start + distance)
  }

  /// Puts the start of the run at a place, counted from the start of the visible region.
  func begin(at rel: Double) {
    emptyStart = rel
    guard let first = lines.first, first.rel != rel else { return }
    first.rel = rel
    align()
  }

  /// Puts every line but the first where the one before ends.
  func align() {
    for (position, line) in lines.enumerated().dropFirst() {
      line.rel = lines[position - 1].relEnd + spacing
    }
  }

  /// Takes another distance between lines; what stands before the run changes with it.
  func changeSpacing(to new: Double) {
    guard new != spacing else { return }
    if !lines.isEmpty { noteFindings { $0.oldSpacing = $0.oldSpacing ?? spacing } }
    lead += Double(first) * (new - spacing)
    spacing = new
    align()
  }

  /// Whether a line of the run intersects a span (rule R2).
  func isVisible(_ line: Line, _ span: VisibleSpan) -> Bool { span.shows(line) }

  /// By how much places in the run may differ by rounding alone, in points.
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

/// What of the placement the run itself reads and changes.
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
