/// A key press or a paste, decoded from the terminal's bytes.
public enum Key: Hashable, Sendable {
  /// Printable text, one or more characters that arrived together.
  case text(String)
  /// Text that was pasted; its line ends are line feeds.
  case paste(String)
  /// A byte that is not part of any UTF-8 text.
  case invalid(UInt8)
  /// A key with a name of its own, perhaps with a modifier held.
  case named(Name, Modifier = .none)
  /// A letter or sign with Control held, in lower case.
  case control(Character)
  /// A letter or sign with Alt held, or typed after Escape.
  case meta(Character)
  /// A sequence without a meaning.
  case unknown

  /// Keys with a name instead of a character.
  public enum Name: Hashable, Sendable {
    /// Return or Enter.
    case enter
    /// The tabulator key.
    case tab
    /// The key that deletes to the left.
    case backspace
    /// The key that deletes to the right.
    case delete
    /// Escape alone.
    case escape
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// The arrow up.
    case up
    /// The arrow down.
    case down
    /// To the start of the line.
    case home
    /// To the end of the line.
    case end
    /// A page up.
    case pageUp
    /// A page down.
    case pageDown
  }

  /// The modifier that is held while a named key is pressed.
  public enum Modifier: Hashable, Sendable {
    /// Nothing.
    case none
    /// Shift.
    case shift
    /// Alt, with Shift or without.
    case meta
    /// Control, with others or without.
    case control
  }
}
