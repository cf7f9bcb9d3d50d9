/// Answers the editor's questions about the text, whose language the editor does not know.
///
/// Every answer is about the text as it is now. The editor may ask after each key, so answers
/// should take less than a blink. Offsets count UTF-8 code units from the start of the text. An
/// answer must not change anything that the user would see.
public protocol EditorLanguage {
  /// Whether Enter may submit the text; otherwise it begins another line.
  func isComplete(_ text: String) -> Bool

  /// The styles of parts of the text, in order and without overlaps.
  func highlights(in text: String) -> [Highlight]

  /// The completions of the word before the cursor; nil if nothing is known.
  func completion(in text: String, at cursor: Int) -> Completion?

  /// A line about the call around the cursor; nil if there is none.
  func hint(in text: String, at cursor: Int) -> String?

  /// The white space with which a line after a text begins.
  func indentation(after text: String) -> String

  /// Whether a line is indented one step less than the text before it suggests, because it begins
  /// with the end of a block.
  func closesBlock(_ line: String) -> Bool
}

extension EditorLanguage {
  /// True, so that any text may be submitted.
  public func isComplete(_ text: String) -> Bool { true }

  /// Empty, so that everything is drawn alike.
  public func highlights(in text: String) -> [Highlight] { [] }

  /// Nil, because nothing is known.
  public func completion(in text: String, at cursor: Int) -> Completion? { nil }

  /// Nil, because nothing is known.
  public func hint(in text: String, at cursor: Int) -> String? { nil }

  /// False, because no line closes a block.
  public func closesBlock(_ line: String) -> Bool { false }

  /// Empty, so that lines begin at the margin.
  public func indentation(after text: String) -> String { "" }
}

/// A range of the text that is drawn in a style.
public struct Highlight: Equatable, Sendable {
  /// The range, in UTF-8 code units.
  public var range: Range<Int>
  /// The style of the range.
  public var style: Style

  /// Creates a highlight.
  public init(_ range: Range<Int>, style: Style) {
    self.range = range
    self.style = style
  }
}

/// The completions for a range of the text.
public struct Completion: Equatable, Sendable {
  /// One completion.
  public struct Candidate: Equatable, Sendable {
    /// The text that is inserted.
    public var text: String
    /// Its description, on one line.
    public var detail: String

    /// Creates a candidate.
    public init(_ text: String, detail: String = "") {
      self.text = text
      self.detail = detail
    }
  }

  /// The range that is replaced, in UTF-8 code units.
  public var range: Range<Int>
  /// The completions, in the order in which they are shown.
  public var candidates: [Candidate]

  /// Creates a completion.
  public init(replacing range: Range<Int>, with candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
