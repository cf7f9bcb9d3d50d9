/// What a lazy layout asks about the subviews of a step, and where it puts them.
final class FoldReader: LazySubviewSource {
  private let first: Int
  private let end: Int
  private let axis: Axis
  private let name: String
  private let reason: LoadReason
  private unowned let container: LazyStackNode
  private var isOver = false
  /// Where subviews were put, by their places in the step, without their lengths.
  private(set) var places: [(origin: Point, offer: ProposedSize)?] = []

  /// Reads the subviews of a container from an index up to another one.
  init(
    _ range: Range<Int>,
    of container: LazyStackNode,
    named name: String,
    _ reason: LoadReason
  ) {
    first = range.lowerBound
    end = range.upperBound
    axis = container.axis
    self.name = name
    self.reason = reason
    self.container = container
  }

  /// Lets nothing more be asked.
  func finish() { isOver = true }

  func check() throws {
    guard !isOver else { throw LazyLayoutError.overdue(layout: name) }
  }

  var count: Int { isOver ? 0 : end - first }

  func index(of place: Int) -> Int { first + place }

  func id(_ place: Int) throws -> ViewID? {
    try check()
    return try container.catalog.id(at: first + place)
  }

  func role(_ place: Int) throws -> SubviewRole {
    try check()
    if let loaded = container.loaded(first + place) { return loaded.role }
    return try container.catalog.place(at: first + place, reason).segment.role
  }

  func value(_ place: Int, _ name: String) throws -> Any? {
    try subview(place).node.layoutValue(name)
  }

  func size(_ place: Int, _ proposal: ProposedSize) throws -> Size {
    let subview = try subview(place)
    let offer = ProposedSize(along: proposal.height, across: proposal.width, axis: axis)
    let size = container.measurer.size(of: subview, for: offer, reason)
    return Size(along: size.height, across: size.width, axis: axis)
  }

  func put(_ place: Int, at origin: Point, _ proposal: ProposedSize) throws {
    try check()
    guard origin.x.isFinite, origin.y.isFinite else {
      throw LazyLayoutError.badPlace(layout: name, index: first + place)
    }
    guard place < Self.mostSubviews else { throw LazyLayoutError.longStep(layout: name) }
    while places.count <= place { places.append(nil) }
    let offer = ProposedSize(along: proposal.height, across: proposal.width, axis: axis)
    places[place] = (origin, offer)
  }

  /// How many subviews a step may take.
  static let mostSubviews = 10_000

  private func subview(_ place: Int) throws -> Subview {
    try check()
    try container.context.work.poll(1)
    return container.subview(at: first + place, reason)
  }
}

/// What a lazy layout did that no lazy layout may do.
enum LazyLayoutError: Error, Equatable, CustomStringConvertible {
  /// A subview was used after its step.
  case overdue(layout: String)
  /// A place is NaN or infinite.
  case badPlace(layout: String, index: Int)
  /// A step took too many subviews.
  case longStep(layout: String)
  /// A step placed none.
  case nothingPlaced(layout: String, index: Int)
  /// A step left one out.
  case leftOut(layout: String, index: Int)
  /// A subview lies above the floor of the step before.
  case aboveFloor(layout: String, index: Int, place: Double, floor: Double)
  /// The floor decreased, or is no number.
  case badFloor(layout: String, floor: Double, before: Double)
  /// The ceiling lies above the floor, or is no number.
  case badCeiling(layout: String, ceiling: Double, floor: Double)

  var description: String {
    switch self {
    case .overdue(let layout):
      "the subviews of \(layout) are those of one step, which is over; keep what you read in the "
        + "cursor"
    case .badPlace(let layout, let index):
      "\(layout) put subview \(index + 1) at a place that is no finite number of points"
    case .longStep(let layout):
      "a step of \(layout) placed more than \(FoldReader.mostSubviews) subviews; a step is a line"
    case .nothingPlaced(let layout, let index):
      "a step of \(layout) placed nothing; it has to place subviews[1], which is subview "
        + "\(index + 1)"
    case .leftOut(let layout, let index):
      "a step of \(layout) left out subview \(index + 1) and placed a later one"
    case .aboveFloor(let layout, let index, let place, let floor):
      "\(layout) put subview \(index + 1) at \(place), above the floor \(floor) that it gave before"
    case .badFloor(let layout, let floor, let before):
      "\(layout) gave the floor \(floor) after \(before); it is a finite number and never decreases"
    case .badCeiling(let layout, let ceiling, let floor):
      "\(layout) gave the ceiling \(ceiling) with the floor \(floor); it is a finite number, and "
        + "not above the floor"
    }
  }
}
