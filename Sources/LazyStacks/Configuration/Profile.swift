/// The parameters of the model (P1 to P24), each with SwiftUI's value or our documented choice.
public struct Profile: Equatable, Sendable {
  /// P1: the distance between neighbors without explicit spacing, in points.
  public var defaultSpacing = 8.0
  /// P3: how many subviews beyond the visible rect are evaluated while nothing moves.
  public var lookAhead = 1
  /// P4: how many subviews are sampled when a size is asked for before anything is placed.
  public var coldSample = 2
  /// P4: the length of a subview when not even a sample can be resolved, in points.
  public var coldLength = 32.0
  /// P5: how many updates of its stack a removed subview is kept; with 0 it is given up at once.
  public var retention = 16
  /// Whether rows are prepared before they come into sight while something scrolls (rule R12).
  public var prefetch = true
  /// P6: how far ahead rows are prepared, in lengths of what is visible.
  public var prefetchReach = 0.75
  /// P8: up to how many container lengths forward a stack walks instead of jumping.
  public var reachForward = 2.0
  /// P8: up to how many container lengths backward a stack walks instead of jumping.
  public var reachBackward = 3.0
  /// P9: up to how many container lengths a programmatic scroll walks to its target.
  public var exactReach = 3.0
  /// P10: the part of its speed that a millisecond leaves content after the finger lifted: 0.998
  /// (`.normal`) or 0.99 (`.fast`).
  public var decelerationRate = 0.998
  /// P11: the part of the first point beyond an end that shows when a finger pulls; with 0 no
  /// finger takes the content there.
  public var rubberBand = 0.55
  /// P19: the speed at which a fling ends, in points per second; slower ones do not begin.
  public var flingEnd = 10.0
  /// P20: the stiffness of the spring that brings content back from beyond an end, for a mass of 1.
  public var bounceStiffness = 119.0
  /// P25: how far content that a finger lets go of must show beyond its top to be refreshed, in
  /// points (a choice: nobody outside Apple knows the distance).
  public var refreshPull = 60.0
  /// P26: how far before what is visible rows are held as if they were, in units of ``cacheUnit``.
  ///
  /// SwiftUI holds none; lists of other toolkits do.
  public var cacheBefore = 0.0
  /// P26: how far after what is visible rows are held as if they were, in units of ``cacheUnit``.
  public var cacheAfter = 0.0
  /// P28: on which sides of what is visible rows are made to be held; they stay on both.
  public var cacheSides = CacheSides.both
  /// P28: how far rows are made to be held.
  public var cacheReach = CacheReach.measured
  /// P29: what `cacheBefore` and `cacheAfter` count.
  public var cacheUnit = CacheUnit.points
  /// P29: how many rows are held besides the one that keeps its place, if rows are counted: before
  /// and after it in the proportion in which it divides what is visible.
  public var cacheRows = 0
  /// P30: whether the first row, as the one that has the focus of the keyboard, stays alive
  /// wherever the content is scrolled.
  public var keepsFocus = false
  /// P27: how many frames after rows came into sight those around them are made and held.
  public var cacheDelay = 0
  /// P14: how many passes a frame may take before it ends with a diagnostic.
  public var maxPasses = 10
  /// P17: how often a grid divides a length among its columns: 1, or 2 as published measurements
  /// show.
  public var gridPasses = 2
  /// P18: what an edit above the visible rect leaves in place.
  public var editAnchor = EditAnchor.topmost
  /// P21: how many pixels a point has, to which reported offsets are rounded; 0 for no rounding.
  ///
  /// Positions themselves are never rounded.
  public var displayScale = 0.0
  /// P22: whether a default anchor follows new content after the container changed its length.
  public var anchorFollowsAfterResize = true
  /// P23: where a jump to the end of the content rests until the next layout.
  public var edgeLanding = EdgeLanding.content

  /// Whether rows outside of a `List` can be swiped open and dragged to other places, as in the
  /// 2027 releases (claims 141, 142).
  public var rowGestures = true
  /// Whether a scroll view in which no view is marked as a scroll target has none; otherwise every
  /// subview of its lazy stacks that has an id is one.
  public var strictScrollTargets = false

  /// Whether what a pinned header or footer covers counts as out of sight for thresholds.
  public var pinnedViewsCover = false

  /// Q14: whether `onScrollGeometryChange` calls its action with the first value, too, which is
  /// then the old one as well.
  public var initialScrollGeometryCallback = true

  /// P24: where a jump to a far view that was never measured rests.
  public var targetLanding = TargetLanding.measured

  /// Q8: when a row of a lazy container disappears.
  public var disappearAt = DisappearAt.removal
  /// Q10: whether the state of a row's own view outlives its node, as in 2022; the state of views
  /// nested in the row is lost.
  public var keepsRowState = false

  /// When rows of lazy containers disappear.
  public enum DisappearAt: String, CaseIterable, Sendable {
    /// When they leave the screen.
    case removal
    /// When they are given up.
    case eviction
  }

  /// How many subviews one stack may load in one pass before the frame ends with a diagnostic.
  public var loadLimit = 10_000
  /// How many subviews an eager container may have.
  public var eagerLimit = 200_000

  /// How a programmatic scroll handles rows on its way that were never measured.
  public var scrollStrategy = ScrollStrategy.estimate

  /// On which sides of what is visible rows can be made before they are.
  public enum CacheSides: String, CaseIterable, Sendable {
    /// Before and after it.
    case both
    /// After it; what was visible stays held before it.
    case after
  }

  /// How far rows can be made that are not visible.
  public enum CacheReach: String, CaseIterable, Sendable {
    /// As far as measured lengths reach.
    case measured
    /// As far as guessed lengths reach, too: what turns out to stand further away was measured.
    case guessed
  }

  /// What caches can be counted in.
  public enum CacheUnit: String, CaseIterable, Sendable {
    /// Points.
    case points
    /// Lengths of what is visible.
    case viewports
    /// Rows, counted from the one that keeps its place; in grids lines. A layout of one's own holds
    /// none.
    case rows
  }

  /// What an edit of data can leave in place.
  public enum EditAnchor: String, CaseIterable, Sendable {
    /// The topmost visible subview, as rule R10 says.
    case topmost
    /// The offset: what is inserted above pushes what is in sight, as earlier systems did.
    case offset
    /// The row that the last scroll left where it is, by its start or its end: it stays at its
    /// fraction of what is visible also when that gets another length.
    case remembered
  }

  /// Where a jump to the end of the content can rest.
  public enum EdgeLanding: String, CaseIterable, Sendable {
    /// At the end, wherever that turns out to be.
    case content
    /// At the estimated end: before the true one, or beyond it with nothing to show.
    case estimate
    /// Where the last row was guessed to begin, so that a longer one ends beyond what is visible.
    case lastRow
  }

  /// Where a jump to a far view that was never measured can rest.
  public enum TargetLanding: String, CaseIterable, Sendable {
    /// Where its anchor says, because it is measured first (rule R14).
    case measured
    /// At its estimated place: what is learned on the way moves it from there.
    case estimate
  }

  /// The behavior of the 2027 releases.
  public static let swiftui2027 = Profile()

  /// Views that are off screen are kept forever (contradiction X1).
  public static let legacyPersist: Profile = {
    var profile = Profile()
    profile.retention = 1_000_000_000
    profile.rowGestures = false
    return profile
  }()

  /// As reported in 2022: the state of a row is kept, and views nested in it lose theirs.
  public static let legacyRowState: Profile = {
    var profile = Profile()
    profile.keepsRowState = true
    profile.rowGestures = false
    return profile
  }()

  /// Scrolling as reported of earlier systems: insertions above push what is in sight, and jumps to
  /// far views and to the end rest at their estimated places.
  public static let legacyScroll: Profile = {
    var profile = Profile()
    profile.editAnchor = .offset
    profile.edgeLanding = .estimate
    profile.targetLanding = .estimate
    profile.rowGestures = false
    return profile
  }()

  /// The profiles by their names.
  public static let all: [(name: String, profile: Profile)] = [
    ("swiftui2027", .swiftui2027), ("legacyPersist", .legacyPersist),
    ("legacyRowState", .legacyRowState), ("legacyScroll", .legacyScroll),
  ]

  /// Creates the profile `swiftui2027`, to be changed value by value.
  public init() {}

  /// Whether what is in sight may come to lie elsewhere than in another profile although everything
  /// before was the same: after an edit, or where a program jumps to.
  public func landsElsewhere(than other: Profile) -> Bool {
    editAnchor != other.editAnchor || edgeLanding != other.edgeLanding
      || targetLanding != other.targetLanding
  }

  /// Whether rows out of sight are held as if they were visible.
  var caches: Bool { cacheBefore > 0 || cacheAfter > 0 || cacheRows > 0 }

  /// An offset as it is reported: in whole pixels, if there are any.
  public func published(_ offset: Double) -> Double {
    guard displayScale > 0 else { return offset }
    let pixels = (offset * displayScale).rounded()
    // Added to 0, a negative zero becomes a positive one.
    return pixels.isFinite ? 0 + pixels / displayScale : offset
  }
}
