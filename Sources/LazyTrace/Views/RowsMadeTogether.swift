/// The rows of an eager container that is in sight in a row of a lazy one: they are made together
/// with that.
public struct RowsMadeTogether: Equatable, Sendable {
  /// The id of the first one.
  public var first: ViewID
  /// How many there are.
  public var count: Int
  /// How many of them are in sight.
  public var inSight: Int

  /// Creates the rows of one container.
  package init(first: ViewID, count: Int, inSight: Int) {
    (self.first, self.count, self.inSight) = (first, count, inSight)
  }
}
