/// The line by which several views are aligned, and how far they reach to both sides of it.
struct AlignmentLine {
  let guide: AlignmentGuide
  /// The greatest distance from the start of a view to the line, in points.
  private var before = -Double.infinity
  /// The greatest distance from the line to the end of a view, in points.
  private var after = -Double.infinity
  /// The length of the longest view, which is exact if no view places the line.
  private var longest = 0.0
  private var isPlaced = false

  init(guide: AlignmentGuide) { self.guide = guide }

  mutating func add(of view: ViewDimensions, along axis: Axis) {
    let length = view.size[axis]
    let explicit = view[explicit: guide, axis]
    let position = explicit ?? guide.position(in: length)
    isPlaced = isPlaced || explicit != nil
    longest = max(longest, length)
    before = max(before, position)
    after = max(after, length.isInfinite ? length : length - position)
  }

  /// The length of all aligned views together.
  var length: Double { isPlaced ? max(0, before + after) : longest }

  /// The start of one of the views.
  func start(of view: ViewDimensions, along axis: Axis) -> Double {
    guard isPlaced else { return guide.position(in: longest - view.size[axis]) }
    let position = view[guide, axis]
    return before == position ? 0 : before - position
  }
}
