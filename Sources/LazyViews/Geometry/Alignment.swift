/// A vertical line by which views stand under one another or in a frame.
public struct HorizontalAlignment: Hashable, Sendable {
  @usableFromInline package let guide: AlignmentGuide

  /// The leading edges.
  public static let leading = HorizontalAlignment(guide: .leading)
  /// The middles; the default of every stack.
  public static let center = HorizontalAlignment(guide: .center)
  /// The trailing edges.
  public static let trailing = HorizontalAlignment(guide: .trailing)

  /// The lines that have a name of their own, in their order.
  public static let named: [HorizontalAlignment] = [.leading, .center, .trailing]

  /// Creates a line that views place by `alignmentGuide(_:computeValue:)`, and
  /// that is at a fraction of the width of those that do not.
  public init(_ name: String, fraction: Double = 0.5) {
    guide = AlignmentGuide(name: name, fraction: fraction)
  }

  private init(guide: AlignmentGuide) { self.guide = guide }

  /// The name by which scripts know the line.
  public var name: String { guide.name }
}

/// A horizontal line by which views stand beside one another or in a frame.
public struct VerticalAlignment: Hashable, Sendable {
  @usableFromInline package let guide: AlignmentGuide

  /// The top edges.
  public static let top = VerticalAlignment(guide: .top)
  /// The middles; the default of every stack.
  public static let center = VerticalAlignment(guide: .center)
  /// The bottom edges.
  public static let bottom = VerticalAlignment(guide: .bottom)
  /// The baselines of the first lines of text; the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(guide: .firstTextBaseline)
  /// The baselines of the last lines of text; the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(guide: .lastTextBaseline)

  /// The lines that have a name of their own, in their order.
  public static let named: [VerticalAlignment] = [
    .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]

  /// Creates a line that views place by `alignmentGuide(_:computeValue:)`, and
  /// that is at a fraction of the height of those that do not.
  public init(_ name: String, fraction: Double = 0.5) {
    guide = AlignmentGuide(name: name, fraction: fraction)
  }

  private init(guide: AlignmentGuide) { self.guide = guide }

  /// The name by which scripts know the line.
  public var name: String { guide.name }
}

/// Two lines, one for each direction, that position a view in a rectangle.
public struct Alignment: Hashable, Sendable {
  /// The line that decides how far from the left a view stands.
  public var horizontal: HorizontalAlignment
  /// The line that decides how far from the top a view stands.
  public var vertical: VerticalAlignment

  /// The middle of both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)

  /// Creates an alignment of two lines.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The combinations that have a name in SwiftUI, with that name.
  public static let named: [(name: String, alignment: Alignment)] = [
    ("topLeading", Alignment(horizontal: .leading, vertical: .top)),
    ("top", Alignment(horizontal: .center, vertical: .top)),
    ("topTrailing", Alignment(horizontal: .trailing, vertical: .top)),
    ("leading", Alignment(horizontal: .leading, vertical: .center)),
    ("center", center),
    ("trailing", Alignment(horizontal: .trailing, vertical: .center)),
    ("bottomLeading", Alignment(horizontal: .leading, vertical: .bottom)),
    ("bottom", Alignment(horizontal: .center, vertical: .bottom)),
    ("bottomTrailing", Alignment(horizontal: .trailing, vertical: .bottom)),
    (
      "leadingFirstTextBaseline", Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    ),
    ("centerFirstTextBaseline", Alignment(horizontal: .center, vertical: .firstTextBaseline)),
    (
      "trailingFirstTextBaseline", Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
    ),
    ("leadingLastTextBaseline", Alignment(horizontal: .leading, vertical: .lastTextBaseline)),
    ("centerLastTextBaseline", Alignment(horizontal: .center, vertical: .lastTextBaseline)),
    ("trailingLastTextBaseline", Alignment(horizontal: .trailing, vertical: .lastTextBaseline)),
  ]

  /// The line that counts along an axis.
  @inlinable
  package func guide(_ axis: Axis) -> AlignmentGuide {
    axis == .horizontal ? horizontal.guide : vertical.guide
  }
}
