/// What a container offers a view: a length in each direction, or nothing.
///
/// A missing length asks for the view's ideal length; infinity asks for its largest.
public struct ProposedSize: Hashable, Sendable {
  /// The offered width in points; `nil` asks for the ideal one.
  public var width: Double?
  /// The offered height in points; `nil` asks for the ideal one.
  public var height: Double?

  /// Offers nothing in either direction.
  @inlinable public static var unspecified: ProposedSize { ProposedSize(width: nil, height: nil) }

  /// Creates an offer from a width and a height.
  @inlinable
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates an offer from the lengths along an axis and across it.
  @inlinable
  public init(along: Double?, across: Double?, axis: Axis) {
    self =
      axis == .vertical
      ? ProposedSize(width: across, height: along) : ProposedSize(width: along, height: across)
  }

  /// Offers exactly a size.
  @inlinable
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The length offered along an axis; `nil` asks for the ideal one.
  @inlinable
  public subscript(axis: Axis) -> Double? {
    get { axis == .vertical ? height : width }
    set {
      if axis == .vertical { height = newValue } else { width = newValue }
    }
  }
}
