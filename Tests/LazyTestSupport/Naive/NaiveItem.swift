/// A subview of the list that a ``NaiveLazyStack`` shows.
public struct NaiveItem: Hashable, Sendable, CustomStringConvertible {
  /// What the subview is to its section (R15).
  public enum Role: String, Sendable {
    /// The view above the rows.
    case header
    /// A row, or a view outside any section.
    case row
    /// The view below the rows.
    case footer
  }

  /// Of what kind the subview is, as far as that is told without looking at it.
  public enum Kind: Hashable, Sendable {
    /// A header, a footer or another view that is written down.
    case single(Role)
    /// What stands at a place in each element of a part.
    case element(of: Int, place: Int)
  }

  /// The identity, unique in its list.
  public var id: Int

  /// What the subview measures now, in points.
  public var length: Double

  /// The element's value: a data change that raises it has visible subviews measured anew.
  public var version: Int

  /// What the subview is to the innermost of its sections.
  public var role = Role.row

  /// The sections that it is a part of, outermost first.
  public var sections: [Int] = []

  /// Whether it has no value to compare, so that each data change describes it anew (R16).
  public var isStatic = false

  /// What the subview is guessed by, where kinds are told apart.
  public var kind = Kind.single(.row)

  /// Makes an item outside any section.
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
  /// What the subview measures in a window of a width: every third one flows, so that it is shorter
  /// the wider the window is; ``length`` is that of 390 points.
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
