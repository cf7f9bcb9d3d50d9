/// A subview of the list that a ``NaiveLazyStack`` shows.
public struct NaiveItem: Hashable, Sendable, CustomStringConvertible {
  /// The role of the subview in its section (R15).
  public enum Role: String, Sendable {
    /// A view above the rows.
    case header
    /// A row, or a view outside any section.
    case row
    /// A view below the rows.
    case footer
  }

  /// The kind of the subview, as far as it is known without loading it.
  public enum Kind: Hashable, Sendable {
    /// A header, a footer or another view outside of a `ForEach`.
    case single(Role)
    /// The subview at a place in each element of a part.
    case element(of: Int, place: Int)
  }

  /// The identity, unique in its list.
  public var id: Int

  /// The present length of the subview, in points.
  public var length: Double

  /// The element's value; a data change that raises it makes visible subviews be measured again.
  public var version: Int

  /// The role of the subview in the innermost of its sections.
  public var role = Role.row

  /// The sections that contain it, outermost first.
  public var sections: [Int] = []

  /// Whether it has no value to compare, so that each data change describes it again (R16).
  public var isStatic = false

  /// The kind by which its length is estimated, if kinds are distinguished.
  public var kind = Kind.single(.row)

  /// Creates an item outside of any section.
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
  /// The length of the subview in a window with a width.
  ///
  /// Every third subview flows, so that it is shorter the wider the window is; ``length`` is that
  /// for 390 points.
  public func length(in width: Double) -> Double {
    id.isMultiple(of: 3) ? (length * 390 / width * 8).rounded() / 8 : length
  }
}

extension NaiveItem {
  /// Items with the ids 0, 1, 2, … and the given lengths.
  public static func list(_ lengths: [Double]) -> [NaiveItem] {
    lengths.enumerated().map { NaiveItem(id: $0.offset, length: $0.element) }
  }
}
