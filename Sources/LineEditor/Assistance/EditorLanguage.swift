/// What the editor asks about the text, whose language it does not know.
///
/// Every answer is about the text as it is now; the editor may ask after each key, so that answers
/// should take less than a blink. Offsets count UTF-8 code units from the start of the text. An
/// answer must not change what the user would see.
public protocol EditorLanguage {
  /// Whether Enter may hand the text over; otherwise it begins another line.
  func isComplete(_ text: String) -> Bool

  /// How parts of the text are drawn, in order and without overlaps.
  func highlights(in text: String) -> [Highlight]

  /// What the word before the cursor may become; nil if nothing is known.
  func completion(in text: String, at cursor: Int) -> Completion?

  /// A line about the call in which the cursor stands; nil if it stands in none.
  func hint(in text: String, at cursor: Int) -> String?

  /// The white space with which a line begins that follows a text.
  func indentation(after text: String) -> String

  /// Whether a line is indented one step less than the text before it suggests, because it begins
  /// with the end of a block.
  func closesBlock(_ line: String) -> Bool
}

extension EditorLanguage {
  /// Any text may be handed over.
  public func isComplete(_ text: String) -> Bool { true }

  /// Everything is drawn alike.
  public func highlights(in text: String) -> [Highlight] { [] }

  /// Nothing is known.
  public func completion(in text: String, at cursor: Int) -> Completion? { nil }

  /// Nothing is known.
  public func hint(in text: String, at cursor: Int) -> String? { nil }

  /// No line closes a block.
  public func closesBlock(_ line: String) -> Bool { false }

  /// Lines begin at the margin.
  public func indentation(after text: String) -> String { "" }
}

/// A part of the text that is drawn in a style.
public struct Highlight: Equatable, Sendable {
  /// The part, in UTF-8 code units.
  public var range: Range<Int>
  /// How it is drawn.
  public var style: Style

  /// Creates a highlight.
  public init(_ range: Range<Int>, style: Style) {
    self.range = range
    self.style = style
  }
}

/// What a part of the text may be replaced with.
public struct Completion: Equatable, Sendable {
  /// One thing that it may become.
  public struct Candidate: Equatable, Sendable {
    /// The text that is put in.
    public var text: String
    /// Its description, on one line.
    public var detail: String

    /// Creates a candidate.
    public init(_ text: String, detail: String = "") {
      self.text = text
      self.detail = detail
    }
  }

  /// The part that is replaced, in UTF-8 code units.
  public var range: Range<Int>
  /// What it may become, in the order in which it is shown.
  public var candidates: [Candidate]

  /// Creates a completion.
  public init(replacing range: Range<Int>, with candidates: [Candidate]) {
    self.range = range
    self.candidates = candidates
  }
}
