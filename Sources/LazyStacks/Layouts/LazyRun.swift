import DequeModule
import LazyExtents

/// What loads and measures subviews for a run.
protocol SubviewLoader: AnyObject {
  /// The subview with an index, measured now.
  func load(_ index: Int, _ reason: LoadReason) -> Subview
  /// Takes back a subview that is in the run no more.
  func release(_ subview: Subview)
}

/// The part of a scroll view's visible region in which a stack places subviews, counted from the
/// start of that region.
struct VisibleSpan {
  var start: Double
  var end: Double
  var length: Double { max(0, end - start) }
}

/// The contiguous subviews that a lazy stack holds, and what it knows or guesses about the rest.
///
/// Everything is kept along one axis and relative to the visible region (rule R2a): a correction
/// changes the lead alone, so it cannot move what is on screen.
///
/// - Invariant: `subviews` are the subviews `first..<last`, in order.
/// - Invariant: `lead` is 0 and exact if `first` is 0.
final class LazyRun {
  /// The index of the first subview of the run.
  var first = 0
  var subviews: Deque<Subview> = []
  /// Where the first subview would start while the run is empty.
  var emptyStart = 0.0
  /// What stands before the run, in points.
  var lead = 0.0
  /// Whether every subview before the run has been measured on the way (rule R7).
  var isLeadExact = true
  var spacing: Double
  var estimator: any ExtentEstimator
  let profile: Profile

  /// Whether the run grew at its start since the lead was settled.
  var grewAtStart = false
  /// Whether the run was started anew in this frame (rule R3).
  var jumped = false
  /// How many subviews were loaded since the frame began.
  var loads = 0
  /// Whether the run was cut short because too many subviews were loaded in one frame.
  var isCutShort = false
  /// Whether stand-ins for views that failed in an earlier frame are to be loaded again.
  var retriesStandIns = false
  /// The subview before the run that turned out to have another length than it had.
  var resized: ViewID?
  /// The subview whose measurement changed an estimate last.
  var learned: ViewID?

  init(count: Int, spacing: Double, profile: Profile) {
    estimator = MeanEstimator(count: count)
    self.spacing = spacing
    self.profile = profile
  }

  /// How many subviews there are.
  var count: Int { estimator.count }
  /// The index after the last subview of the run.
  var last: Int { first + subviews.count }
  /// Where the run starts, counted from the start of the visible region.
  var start: Double { subviews.first?.rel ?? emptyStart }
  /// Where the run ends, counted from the start of the visible region.
  var end: Double { subviews.last?.relEnd ?? emptyStart }
  /// From the start of the run to its end; by the lengths alone, so that it is exact however far
  /// away the visible region is.
  var extent: Double { extent(of: subviews.count) }

  /// The length of so many subviews from the start of the run, with the distances between them.
  func extent(of count: Int) -> Double {
    guard count > 0 else { return 0 }
    return subviews.prefix(count).reduce(-spacing) { $0 + $1.length + spacing }
  }

  /// Where the visible region starts in the stack, by what is known and guessed.
  var offset: Double { lead - start }

  /// The length of some subviews that are not in the run, each with its spacing.
  func advance(_ range: Range<Int>) -> Double {
    estimator.extent(of: range) + Double(range.count) * spacing
  }

  /// The length of the whole stack (rule R6).
  var length: Double {
    guard count > 0 else { return 0 }
    guard !subviews.isEmpty else { return advance(0..<count) - spacing }
    return lead + extent + advance(last..<count)
  }

  /// Whether the length is a guess in any part.
  var isLengthEstimated: Bool { !isLeadExact || last < count }

  /// Moves the run against the visible region.
  ///
  /// Only the first subview is moved and the others stay in line: where lengths are huge, moving
  /// each by itself would tear them apart by rounding.
  func move(by distance: Double) {
    guard distance != 0 else { return }
    begin(at: start + distance)
  }

  /// Puts the start of the run at a place, counted from the start of the visible region.
  func begin(at rel: Double) {
    emptyStart = rel
    guard let first = subviews.first, first.rel != rel else { return }
    first.rel = rel
    align()
  }

  /// Puts every subview but the first where the one before ends.
  private func align() {
    for (position, subview) in subviews.enumerated().dropFirst() {
      subview.rel = subviews[position - 1].relEnd + spacing
    }
  }

  /// Takes another distance between subviews; what stands before the run changes with it.
  func changeSpacing(to new: Double) {
    guard new != spacing else { return }
    lead += Double(first) * (new - spacing)
    spacing = new
    align()
  }

  /// Whether a subview of the run intersects a span (rule R2).
  func isVisible(_ subview: Subview, _ span: VisibleSpan) -> Bool {
    guard subview.rel.isClearlyLess(than: span.end) else { return false }
    if subview.length <= Double.tolerance {
      return !subview.rel.isClearlyLess(than: span.start)
    }
    return subview.relEnd.isClearlyGreater(than: span.start)
  }
}
