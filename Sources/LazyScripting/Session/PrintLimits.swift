/// The limits of printing a value after an entry.
public struct PrintLimits: Sendable, Equatable {
  /// How many levels of tables.
  public var depth = 4
  /// How many elements and fields of one table.
  public var width = 40

  /// Creates the limits that a session begins with.
  public init() {}
}
