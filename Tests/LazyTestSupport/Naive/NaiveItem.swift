/// An element of the list that a ``NaiveLazyStack`` shows: one subview.
public struct NaiveItem: Hashable, Sendable, CustomStringConvertible {
  /// The identity, unique in its list.
  public var id: Int

  /// What the subview measures now, in points.
  public var length: Double

  /// The element's value: a data change that raises it has visible subviews measured anew.
  public var version: Int

  /// Makes an item.
  public init(id: Int, length: Double, version: Int = 0) {
    self.id = id
    self.length = length
    self.version = version
  }

  /// The item as text: its id and length.
  public var description: String {
    version == 0 ? "\(id):\(length)" : "\(id):\(length)@\(version)"
  }
}

extension NaiveItem {
  /// Items with the ids 0, 1, 2, … and the given lengths.
  public static func list(_ lengths: [Double]) -> [NaiveItem] {
    lengths.enumerated().map { NaiveItem(id: $0.offset, length: $0.element) }
  }
}
