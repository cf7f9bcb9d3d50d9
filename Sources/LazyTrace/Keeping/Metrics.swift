/// Counters of what happened, kept up to date as events pass.
public struct Metrics: Equatable, Sendable {
  /// The counters of one view type or of the whole window.
  public struct Counters: Equatable, Sendable {
    /// Nodes made.
    public var inits = 0
    /// Bodies evaluated.
    public var bodies = 0
    /// Measurements.
    public var measures = 0
    /// Views drawn, for the first time or again.
    public var renders = 0
    /// Views that came on screen.
    public var appears = 0
    /// Views that left the screen.
    public var disappears = 0
    /// Nodes given up.
    public var evicts = 0
  }

  /// The counters of all views together.
  public var total = Counters()
  /// The counters of each view type, by its name.
  public var byView: [ViewName: Counters] { views.byName }
  /// The counters of a view type; nil if nothing of it was counted.
  public func counters(of view: ViewName) -> Counters? { views[view] }
  private var views = ViewTallies()
  /// Frames made.
  public var frames = 0
  /// Subviews passed but not placed.
  public var walks = 0
  /// Subviews that entered the placed set.
  public var places = 0
  /// Subviews that left the placed set.
  public var removes = 0
  /// Corrections of the offset by lazy stacks.
  public var corrections = 0
  /// The sum of the corrections without their signs, in points.
  public var jitter = 0.0
  /// Moves of views in sight that no finger made, and of views that were pushed out of sight.
  public var moves = 0
  /// Views that crossed one of the window's thresholds, or an observer's.
  public var crossings = 0
  /// Seams in users' lazy layouts.
  public var seams = 0
  /// Subviews evaluated before they came into sight.
  public var prefetches = 0
  /// Subviews that were prepared in vain.
  public var prefetchDiscards = 0
  /// Frames that were shown later than expected.
  public var hitches = 0
  /// By how much they were late, together, in milliseconds.
  public var hitchTime = 0.0
  /// What all frames cost, in virtual milliseconds.
  public var cost = 0.0
  /// Diagnostics given.
  public var diagnostics = 0

  mutating func count(_ detail: borrowing Event.Detail) {
    switch detail {
    case .initialize(let view): count(view) { $0.inits += 1 }
    case .body(let view, _): count(view) { $0.bodies += 1 }
    case .measure(let view, _, _): count(view) { $0.measures += 1 }
    case .render(let view): count(view) { $0.renders += 1 }
    case .appear(let view): count(view) { $0.appears += 1 }
    case .disappear(let view): count(view) { $0.disappears += 1 }
    case .evict(let view): count(view) { $0.evicts += 1 }
    case .walk: walks += 1
    case .place: places += 1
    case .remove: removes += 1
    case .correction(let by, _, _):
      corrections += 1
      jitter += abs(by)
    case .moved: moves += 1
    case .seam: seams += 1
    case .crossing: crossings += 1
    case .prefetchBody: prefetches += 1
    case .prefetchDiscard: prefetchDiscards += 1
    case .hitch(let late, _):
      hitches += 1
      hitchTime += late
    case .frame(_, let account):
      frames += 1
      cost += account.cost
    case .diagnostic: diagnostics += 1
    default: break
    }
  }

  private mutating func count(_ view: String, _ change: (inout Counters) -> Void) {
    change(&total)
    views.count(view, change)
  }
}
