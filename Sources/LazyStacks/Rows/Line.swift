/// A line of a lazy container, which is loaded, measured and placed as one: a subview of a stack,
/// or the cells of a grid that stand side by side.
///
/// A line is as long as its longest subview (rule R5: in a grid the unit is the line).
final class Line {
  /// The index among the lines of the container; it changes when data are inserted before the line.
  let index: Int
  /// The subviews, at least one, in order.
  let subviews: [Subview]
  let length: Double
  /// The sections of its subviews, once they were asked for; a change of sections makes new lines.
  @exclusivity(unchecked) var sections: [SubviewList.Section]?
  /// Where the line starts, counted from the start of the visible region, in points (rule R2a).
  @exclusivity(unchecked) var rel = 0.0 {
    didSet { subviews.walk { $0.position.follow(line: rel) } }
  }

  /// The step of a lazy layout that placed it; nil in stacks and grids.
  let step: FoldStep?
  /// The distance from the line's start to its visible part, in points.
  let seenShift: Double
  /// The length of its visible part, in points.
  let seenLength: Double

  /// Where the line stood when a frame began, if the run had it then.
  @exclusivity(unchecked) var before = Before()

  /// What may have changed about a line since a frame began.
  struct Before {
    var rel = 0.0
    /// The index of its first subview.
    var index = 0
    /// Whether any of it was on screen.
    var isShown = false
  }

  init(index: Int, subviews: [Subview]) {
    self.index = index
    self.subviews = subviews
    length = subviews.reduce(0) { max($0, $1.length) }
    step = nil
    seenShift = 0
    seenLength = length
    for subview in subviews {
      subview.position.stand(inLine: length, length: subview.length)
    }
  }

  /// Creates a line for a subview that a lazy layout placed.
  ///
  /// The line takes a length of the run; the subview is drawn behind the line's start by a shift.
  init(
    index: Int,
    subview: Subview,
    of step: FoldStep,
    length: Double,
    shift: Double
  ) {
    self.index = index
    subviews = [subview]
    self.length = length
    self.step = step
    seenShift = shift
    seenLength = subview.length
    subview.position.stand(behindLine: shift)
  }

  /// Where the line ends, counted from the start of the visible region.
  var relEnd: Double { rel + length }
  /// Where its visible part starts, counted from the start of the visible region.
  var seenStart: Double { rel + seenShift }
  /// Where its visible part ends, counted from the start of the visible region.
  var seenEnd: Double { rel + seenShift + seenLength }
  /// The index of its first subview.
  var firstIndex: Int { subviews[0].index }
  /// The index of its last subview.
  var lastIndex: Int { subviews[subviews.count - 1].index }
  /// The name of the line in the ledger: the label of its first subview.
  var label: ViewID { subviews[0].label }
  /// Whether a callback failed while one of the subviews was loaded.
  var isStandIn: Bool { subviews.contains(where: \.isStandIn) }

  /// The same line as part of another step.
  func with(_ step: FoldStep) -> Line {
    let line = Line(
      index: index,
      subview: subviews[0],
      of: step,
      length: length,
      shift: seenShift
    )
    line.before = before
    line.rel = rel
    return line
  }
}
