/// Where the region of a scroll view rests along an axis when nothing moves it.
struct Resting {
  /// What default anchors say, as fractions of the way from the smallest to the greatest offset.
  private(set) var anchors = Anchors()
  /// Whether a position, rather than a default anchor, says what to show when sizes change.
  private(set) var staysAtEdge = false
  /// Whether the region got its first place in content that is not empty.
  var isPositioned = false
  /// Where the region rested after the last layout.
  var rest = Rest()
  /// The length of the region when the content was last placed.
  var positionedIn: Double?
  /// Whether the default anchor ignores changes of the content until somebody scrolls (P22).
  var ignoresContent = false
  /// The fraction of the content that a default anchor keeps in the region until somebody scrolls.
  var keptFraction: Double?

  /// What `defaultScrollAnchor` says about an axis, for each of its roles.
  struct Anchors {
    var initialOffset: Double?
    var sizeChanges: Double?
    var alignment: Double?
  }

  /// Whether the region rests at a place that it keeps when sizes change: the start, or a default
  /// anchor.
  struct Rest {
    /// The smallest offset, if the region is there.
    var start: Double?
    var isAtAnchor = false
    /// Whether all of the content is shown, so that the region is at any anchor.
    var isWhole = false
    /// Whether default anchors are others since then.
    var isSwitched = false
  }

  /// Forgets where the region rested, so that it keeps no place when sizes change.
  mutating func forgetRest() { rest = Rest() }

  /// Forgets all that a default anchor does until somebody scrolls, because somebody did.
  mutating func noteScroll() {
    forgetRest()
    ignoresContent = false
    keptFraction = nil
  }

  /// Takes the anchors from the modifiers of the scroll view.
  ///
  /// Another anchor keeps what sizes change only if the region is there: to choose it changes none.
  mutating func take(_ settings: ScrollSettings, along axis: Axis) {
    let former = anchors
    defer {
      if anchors.alignment != former.alignment { rest.isSwitched = isPositioned }
      if anchors.sizeChanges != former.sizeChanges {
        rest.isAtAnchor = rest.isWhole && anchors.sizeChanges != nil
      }
    }
    anchors.initialOffset = settings.fraction(.initialOffset, along: axis)
    anchors.sizeChanges = settings.fraction(.sizeChanges, along: axis)
    anchors.alignment = settings.fraction(.alignment, along: axis)
    // A position that was sent to an edge stays there (rule R10).
    let edge = settings.position?.edge
    staysAtEdge = edge?.axis == axis
    if let edge, staysAtEdge {
      anchors.sizeChanges = edge.isStart ? 0 : 1
      if !isPositioned { anchors.initialOffset = anchors.sizeChanges }
    }
  }
}
