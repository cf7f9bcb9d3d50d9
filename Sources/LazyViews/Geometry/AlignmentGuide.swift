/// A named line across views by which a container lines them up.
///
/// It has a position in every view: the one that the view gives it, or a fraction of the view's
/// length. The caller decides along which direction the position counts, so that layouts are
/// written once for both axes.
public struct AlignmentGuide: Hashable, Sendable {
  /// The name by which scripts know the line.
  public let name: String
  /// The default position of the line, as a fraction of the view's length.
  @usableFromInline package let fraction: Double

  package static let leading = AlignmentGuide(name: "leading", fraction: 0)
  package static let trailing = AlignmentGuide(name: "trailing", fraction: 1)
  package static let top = AlignmentGuide(name: "top", fraction: 0)
  package static let bottom = AlignmentGuide(name: "bottom", fraction: 1)
  package static let center = AlignmentGuide(name: "center", fraction: 0.5)
  package static let firstTextBaseline = AlignmentGuide(name: "firstTextBaseline", fraction: 1)
  package static let lastTextBaseline = AlignmentGuide(name: "lastTextBaseline", fraction: 1)

  /// The position of the line in a view of a length that gives it none; 0 where two infinite
  /// lengths were compared.
  @inlinable
  package func position(in length: Double) -> Double {
    fraction == 0 || length.isNaN ? 0 : fraction * length
  }

  /// The position of the line in a container whose views position it as given.
  package func combined(_ positions: [Double]) -> Double? {
    guard let first = positions.first else { return nil }
    switch self {
    case .firstTextBaseline: return positions.reduce(first, min)
    case .lastTextBaseline: return positions.reduce(first, max)
    default: return positions.reduce(0, +) / Double(positions.count)
    }
  }
}
