/// Subviews that an edit left side by side.
public struct KeptStretch: Sendable, Equatable {
  /// Their indices before the edit; never empty.
  public var old: Range<Int>
  /// The index of the first of them afterwards.
  public var new: Int
  /// Whether they were moved themselves, past others that were not.
  public var isMoved: Bool

  /// Describes a stretch.
  public init(old: Range<Int>, new: Int, isMoved: Bool) {
    self.old = old
    self.new = new
    self.isMoved = isMoved
  }

  /// The index after the last of them, afterwards.
  public var end: Int { new + old.count }
}
