/// What a word of an entry may become.
public struct NameCompletion: Sendable, Equatable {
  /// One thing that it may become.
  public struct Candidate: Sendable, Equatable {
    /// The text.
    public var text: String
    /// What it is, on one line.
    public var detail: String
  }

  /// The part of the entry that is replaced, in bytes.
  public var range: Range<Int>
  /// What it may become, the likeliest first.
  public var candidates: [Candidate]
}
