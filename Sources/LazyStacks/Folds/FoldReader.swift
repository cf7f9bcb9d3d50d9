/// The subviews that one step of a lazy layout can measure and place.
final class FoldReader: LazySubviewSource {
  private let first: Int
  private let end: Int
  private let axis: Axis
  private let name: String
  private let reason: LoadReason
  private unowned let container: LazyStackNode
  private var isOver = false
  /// Where the layout put subviews, by their places in the step; lengths are added later.
  private(set) var places: [(origin: Point, offer: ProposedSize)?] = []
  /// How many subviews the step asked about, and whether it asked for their end.
  private var asked = 0
  private var sawEnd = false
  private var sawIndex = false
  private var sizes: [(place: Int, offer: ProposedSize, size: Size)] = []
  /// Whether sizes come from memory, and nothing is measured.
  private let isRepeated: Bool
  /// Whether something was asked for that nobody remembers: a size, or a subview that is gone.
  private(set) var lacksAnswer = false

  /// Reads the subviews of a container from one index up to another.
  ///
  /// A repeated step answers with what is loaded and remembered: comparing it changes nothing.
  init(
    _ range: Range<Int>,
    of container: LazyStackNode,
    named name: String,
    because reason: LoadReason,
    isRepeated: Bool = false
  ) {
    first = range.lowerBound
    end = range.upperBound
    axis = container.axis
    self.name = name
    self.reason = reason
    self.container = container
    self.isRepeated = isRepeated
  }

  /// Ends the step, so that further questions are errors.
  func finish() { isOver = true }

  func check() throws {
    guard !isOver else { throw LazyLayoutError.overdue(layout: name) }
  }

  var count: Int { isOver ? 0 : end - first }

  /// What the step asked about subviews behind those that it placed.
  func peeks(behind placed: Int) -> FoldPeeks {
    FoldPeeks(
      count: max(0, asked - placed),
      sawEnd: sawEnd,
      sawIndex: sawIndex,
      end: end < container.list.count ? end : nil,
      sizes: asked > placed ? sizes.filter { $0.place >= placed } : []
    )
  }

  func noteAsked(_ place: Int) { asked = max(asked, place + 1) }

  func noteEnd() { sawEnd = true }

  func index(of place: Int) -> Int {
    sawIndex = true
    return first + place
  }

  private func index(inContainer place: Int) -> Int { container.catalog.described(first + place) }

  func id(at place: Int) throws -> ViewID? {
    try check()
    return try container.catalog.id(at: index(inContainer: place))
  }

  func role(at place: Int) throws -> SubviewRole {
    try check()
    let index = index(inContainer: place)
    if let loaded = container.loaded(index) { return loaded.role }
    guard !isRepeated else {
      lacksAnswer = true
      return .content
    }
    return try container.catalog.place(at: index, because: reason).segment.role
  }

  func value(at place: Int, named name: String) throws -> Any? {
    try subview(at: place)?.node.traits.valueForLayout(name)
  }

  func size(at place: Int, proposal: ProposedSize) throws -> Size {
    guard let subview = try subview(at: place) else { return .zero }
    let offer = offer(proposal)
    let size = size(of: subview, for: offer)
    sizes.append((place, offer, size))
    return Size(along: size.height, across: size.width, axis: axis)
  }

  /// The size of a subview for an offer; where a repeated step has none, the one that it has now.
  func size(of subview: Subview, for offer: ProposedSize) -> Size {
    if isRepeated, !subview.node.remembers(offer) {
      lacksAnswer = true
      return subview.node.size
    }
    return container.measurer.size(of: subview, for: offer, because: reason)
  }

  func placeable(_ proposal: ProposedSize, at place: Int) throws -> ProposedSize {
    let offer = offer(proposal)
    guard offer.hasInfiniteLength else { return proposal }
    if isRepeated { lacksAnswer = true }
    guard let usable = try subview(at: place)?.node.placeable(offer) else { return proposal }
    return ProposedSize(width: usable[axis.cross], height: usable[axis])
  }

  /// The offer of a layout, which is written for vertical scrolling, as the subview gets it.
  private func offer(_ proposal: ProposedSize) -> ProposedSize {
    ProposedSize(along: proposal.height, across: proposal.width, axis: axis).withoutNegativeLengths
  }

  func put(_ place: Int, at origin: Point, proposal: ProposedSize) throws {
    try check()
    guard origin.x.isPlace, origin.y.isPlace else {
      throw LazyLayoutError.badPlace(layout: name, index: first + place)
    }
    guard place < Self.mostSubviews else { throw LazyLayoutError.longStep(layout: name) }
    if isRepeated { noteIfGone(index(inContainer: place)) }
    while places.count <= place { places.append(nil) }
    places[place] = (origin, offer(proposal))
  }

  /// The greatest number of subviews that a step may take.
  static let mostSubviews = 10_000

  /// The subview at a place of the step; `nil` if it is gone and a repeated step asks for it.
  private func subview(at place: Int) throws -> Subview? {
    try check()
    try container.context.work.poll(1)
    let index = index(inContainer: place)
    guard isRepeated else { return container.loader.subview(at: index, because: reason) }
    noteIfGone(index)
    return container.loaded(index)
  }

  /// The subview that was put at a place of the step, also once the step is over; a repeated step
  /// gets it as it is, and `nil` if it is gone.
  func placed(at place: Int) -> Subview? {
    let index = index(inContainer: place)
    return isRepeated
      ? container.loaded(index) : container.loader.subview(at: index, because: reason)
  }

  private func noteIfGone(_ index: Int) { if container.loaded(index) == nil { lacksAnswer = true } }
}

/// A violation of the rules for lazy layouts.
enum LazyLayoutError: Error, Equatable, CustomStringConvertible {
  /// A subview was used after its step ended.
  case overdue(layout: String)
  /// A place is NaN or infinite.
  case badPlace(layout: String, index: Int)
  /// A step took too many subviews.
  case longStep(layout: String)
  /// A step placed no subview.
  case nothingPlaced(layout: String, index: Int)
  /// A step left a subview out.
  case leftOut(layout: String, index: Int)
  /// A subview lies above the floor of the step before.
  case aboveFloor(layout: String, index: Int, place: Double, floor: Double)
  /// The floor decreased or is not a number.
  case badFloor(layout: String, floor: Double, before: Double)
  /// A step differed when it was made again from the same cursor.
  case remembers(layout: String, index: Int)
  /// A skip led to another place than placing the subviews did.
  case skipsWrongly(layout: String, count: Int, floor: Double, placed: Double)
  /// A skip led to a floor above the one before, or to one that is not a number.
  case badSkip(layout: String, floor: Double, before: Double)
  /// The ceiling lies above the floor or is not a number.
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
    case .remembers(let layout, let index):
      "\(layout) placed subview \(index + 1) elsewhere when it was asked again with the same "
        + "cursor; what a step does may depend on self, the cursor and the subviews alone"
    case .skipsWrongly(let layout, let count, let floor, let placed):
      "skip of \(layout) says that the floor is \(floor) behind \(count) subviews; placed they "
        + "have it at \(placed)"
    case .badSkip(let layout, let floor, let before):
      "skip of \(layout) gave the floor \(floor) after \(before); it is a finite number and never "
        + "decreases"
    case .badCeiling(let layout, let ceiling, let floor):
      "\(layout) gave the ceiling \(ceiling) with the floor \(floor); it is a finite number, and "
        + "not above the floor"
    }
  }
}
