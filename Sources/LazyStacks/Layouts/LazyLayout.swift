/// A lazy container's layout as a fold over its subviews in order.
///
/// A step takes the next subview or several (a line), places them, moves the cursor on, and says
/// above which place nothing later can lie. Everything is written for vertical scrolling: `y` runs
/// along the scroll and is 0 where the cursor began, `x` runs across from the leading edge. In a
/// container that scrolls horizontally both are swapped, with width and height.
///
/// A step may depend on the layout, the cursor and the subviews alone: the simulator goes back to
/// copies of earlier cursors, and begins fresh ones anywhere.
public protocol LazyLayout {
  /// The state of the fold; equal cursors continue alike.
  associatedtype Cursor: Equatable

  /// The name that the trace shows.
  var name: String { get }

  /// Throws ``ContentError`` for parameters that are invalid whatever the subviews are.
  func check() throws

  /// A fresh cursor: nothing lies above it, and the next subview is the one with the index.
  ///
  /// - Parameters:
  ///   - width: The cross length of the container, in points.
  ///   - index: The index of the next subview, from 0.
  /// - Returns: The cursor.
  /// - Throws: An error if the layout cannot begin; the next subview then stands in a column.
  func begin(width: Double, at index: Int) throws -> Cursor

  /// Places the next subviews: the first of those that are left and as many as belong to it, at
  /// least one, without gaps.
  func place(_ subviews: LazySubviews, from cursor: inout Cursor) throws -> LazyStep

  /// Whether ``skip(_:from:over:advance:)`` may know more than the estimate.
  var canSkip: Bool { get }

  /// Moves a cursor past subviews without loading them, for layouts that know their extent better
  /// than the estimate: a fixed pitch, times of day.
  ///
  /// Views that are placed from there on should lie as if all before them had been placed; if they
  /// do not, the views in sight hold still, and a seam is between them and what comes in above.
  ///
  /// - Parameters:
  ///   - cursor: Stands before the next subview, and afterwards `count` subviews further on.
  ///   - index: The index of the next subview, from 0.
  ///   - count: How many subviews it is moved past, at least one.
  ///   - advance: How far one subview moves the floor, as far as is known; in points.
  /// - Returns: The floor and the ceiling there; nil if the layout does not know, so that a fresh
  ///   cursor begins at the estimated place.
  /// - Throws: An error if the layout cannot tell; the place is then estimated.
  func skip(
    _ cursor: inout Cursor,
    from index: Int,
    over count: Int,
    advance: Double
  ) throws -> LazyStep?

  /// A copy that no step changes; a cursor that is a value is one already.
  func copy(_ cursor: Cursor) throws -> Cursor

  /// Whether another layout would place the same subviews in the same way.
  func isEqual(to other: any LazyLayout) -> Bool
}

extension LazyLayout {
  /// All parameters are valid, unless a layout says otherwise.
  public func check() throws {}

  /// No layout skips unless it says so.
  public var canSkip: Bool { false }

  /// The layout does not know.
  public func skip(
    _ cursor: inout Cursor,
    from index: Int,
    over count: Int,
    advance: Double
  ) throws -> LazyStep? { nil }

  /// The cursor itself, unless a layout says otherwise.
  public func copy(_ cursor: Cursor) throws -> Cursor { cursor }
}

/// Thrown by a lazy layout whose error was already reported: its next subview stands in a column,
/// and no callback counts as failed.
public struct ToldLayoutFailure: Error {
  /// Creates the error.
  public init() {}
}

/// The result of a step of a lazy layout, in points from where its cursor began.
public struct LazyStep: Equatable, Sendable {
  /// Nothing that is placed later starts above this.
  public var floor: Double
  /// Something that is placed here touches nothing above and keeps the spacing; nil for the
  /// default.
  public var ceiling: Double?

  /// Creates the result of a step.
  ///
  /// - Parameters:
  ///   - floor: Where the next subview can start at the earliest.
  ///   - ceiling: Where it can start without touching anything; by default the greater of `floor`
  ///     and the end of the lowest subview.
  public init(floor: Double, ceiling: Double? = nil) {
    self.floor = floor
    self.ceiling = ceiling
  }
}

/// Gives out the subviews of one step; see ``LazySubviews``.
protocol LazySubviewSource: AnyObject {
  /// How many subviews are left.
  var count: Int { get }
  /// Notes that the step asked for a subview, or for their end.
  func noteAsked(_ place: Int)
  func noteEnd()
  /// Throws once the step is over.
  func check() throws
  func index(of place: Int) -> Int
  func id(at place: Int) throws -> ViewID?
  func role(at place: Int) throws -> SubviewRole
  func value(at place: Int, named name: String) throws -> Any?
  func size(at place: Int, proposal: ProposedSize) throws -> Size
  func placeable(_ proposal: ProposedSize, at place: Int) throws -> ProposedSize
  func put(_ place: Int, at origin: Point, proposal: ProposedSize) throws
}

/// The subviews that are left when a step of a lazy layout begins, valid until the step is over.
public struct LazySubviews {
  let source: any LazySubviewSource

  /// How many are left.
  ///
  /// The end can come early, before subviews that are held still.
  public var count: Int {
    source.noteEnd()
    return source.count
  }

  /// Throws once the step is over, after which nothing here is valid.
  public func check() throws { try source.check() }

  /// Whether at least that many are left, without revealing how many.
  public func reaches(_ count: Int) -> Bool { count <= source.count }

  /// The subview at a position after the next one; nil after the last one.
  public subscript(place: Int) -> LazySubview? {
    guard place < source.count else {
      source.noteEnd()
      return nil
    }
    guard place >= 0 else { return nil }
    source.noteAsked(place)
    return LazySubview(source: source, place: place)
  }
}

/// A subview that a step of a lazy layout may place.
public struct LazySubview {
  let source: any LazySubviewSource
  let place: Int

  /// The index among all subviews of the container, from 0; asking loads nothing.
  public var index: Int { source.index(of: place) }

  /// The id, if it has one; asking loads nothing.
  public var id: ViewID? { get throws { try source.id(at: place) } }

  /// Its role in its section; asking loads nothing.
  public var role: SubviewRole { get throws { try source.role(at: place) } }

  /// The value of the view for a key, or else the key's default; loads the view.
  public func value<Value>(for key: LayoutKey<Value>) throws -> Value {
    try source.value(at: place, named: key.name) as? Value ?? key.defaultValue
  }

  /// The size that the subview takes for an offer, of which lengths below 0 count as 0; loads and
  /// measures it.
  public func sizeThatFits(_ proposal: ProposedSize) throws -> Size {
    try source.size(at: place, proposal: proposal)
  }

  /// The offer for which the subview can be placed: its ideal size stands in for an infinite one.
  public func placeable(_ proposal: ProposedSize) throws -> ProposedSize {
    try source.placeable(proposal, at: place)
  }

  /// Puts the subview's top leading corner at a point; the last call counts.
  ///
  /// - Returns: The size that it takes for the offer.
  @discardableResult
  public func place(at origin: Point, proposal: ProposedSize) throws -> Size {
    let offer = try placeable(proposal)
    try source.put(place, at: origin, proposal: offer)
    return try source.size(at: place, proposal: offer)
  }
}
