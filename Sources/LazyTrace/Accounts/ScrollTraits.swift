/// What is true of any of some scroll views, so that advice need not ask for it.
public struct ScrollTraits: OptionSet, Sendable {
  /// It is drawn upside down, as the list of a chat may be.
  public static let isUpsideDown = ScrollTraits(rawValue: 1)
  /// A default anchor lets it open at its end.
  public static let opensAtEnd = ScrollTraits(rawValue: 2)
  /// It aligns the views in it, as a target behavior asks for it.
  public static let alignsViews = ScrollTraits(rawValue: 4)
  /// A `ScrollPosition` is joined to it.
  public static let hasPosition = ScrollTraits(rawValue: 8)

  /// The traits as bits.
  public let rawValue: UInt8

  /// Creates traits from their bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
}
