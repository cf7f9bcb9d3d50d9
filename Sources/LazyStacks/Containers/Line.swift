/// What a lazy container loads, measures and places as one: a subview of a stack, the cells of a
/// grid that stand side by side.
///
/// A line is as long as the longest of its subviews (rule R5: in a grid the unit is the line).
final class Line {
  /// The index among the lines of its container; changes when data are inserted before it.
  let index: Int
  /// The subviews, at least one, in order.
  let subviews: [Subview]
  let length: Double
  /// The sections that its subviews are a part of, once they were asked for; whatever changes them
  /// makes new lines.
  var sections: [SubviewList.Section]?
  /// Where it starts, counted from the start of the visible region, in points (rule R2a).
  var rel = 0.0 {
    didSet { for subview in subviews { subview.rel = rel + subview.shift } }
  }

  /// The step of a lazy layout that placed it; nil in stacks and grids.
  let step: FoldStep?
  /// How far behind its start begins what can be seen of it.
  let seenShift: Double
  /// How long is what can be seen of it.
  let seenLength: Double

  /// Where it stood when a frame began, if the run had it then.
  var before = Before()

  /// What of a line was not the same when a frame began.
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
      subview.shift = subview.alignmentInLine.position(in: length - subview.length)
    }
  }

  /// A line of one subview that a lazy layout placed: it takes a length of the run, and is drawn
  /// behind its start by a shift.
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
    subview.shift = shift
  }

  /// Where it ends, counted from the start of the visible region.
  var relEnd: Double { rel + length }
  /// Where what can be seen of it starts, counted from the start of the visible region.
  var seenStart: Double { rel + seenShift }
  /// Where it ends.
  var seenEnd: Double { rel + seenShift + seenLength }
  /// The name by which the ledger mentions it: its first subview's.
  var label: ViewID { subviews[0].label }
  /// Whether a callback failed while one of the subviews was loaded.
  var isStandIn: Bool { subviews.contains(where: \.isStandIn) }
}
