/// The completions of a word in an entry.
public struct NameCompletion: Sendable, Equatable {
  /// One completion.
  public struct Candidate: Sendable, Equatable {
    /// The text that replaces the word.
    public var text: String
    /// A description on one line.
    public var detail: String
  }

  /// The range of the entry that is replaced, in bytes.
  public var range: Range<Int>
  /// The completions, the likeliest first.
  public var candidates: [Candidate]
}
