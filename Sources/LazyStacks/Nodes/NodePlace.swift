/// Where a view stands and how large it is, and where it stood before a frame.
struct NodePlace {
  /// Where the view stands in its parent.
  private(set) var origin = Point.zero
  private(set) var size = Size.zero
  /// Where an eager view stood before a frame that changed something.
  private(set) var before: SightBefore?
  /// The sizes that the view took for offers.
  var sizes = SizeMemory()

  /// Puts the view's top leading corner at a point of its parent.
  mutating func move(to origin: Point) { self.origin = origin }

  mutating func resize(to size: Size) { self.size = size }

  /// Remembers where the view stood before a frame.
  mutating func remember(_ before: SightBefore) { self.before = before }

  /// Adds to what is remembered where the view starts across the axis of its container.
  mutating func rememberAcross(_ start: Double) { before?.across = start }
}
