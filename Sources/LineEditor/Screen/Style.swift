/// The style of a part of the screen.
public enum Style: Equatable, Sendable, CaseIterable {
  /// Plain text.
  case plain
  /// The text before a line.
  case prompt
  /// A keyword of the language.
  case keyword
  /// A text in quotes.
  case string
  /// A number.
  case number
  /// A comment.
  case comment
  /// A name in the language's library.
  case name
  /// A suggestion that was not typed.
  case ghost
  /// A message below the text.
  case hint
  /// The chosen line of a list.
  case chosen
}

/// The escape sequences that begin each style.
public struct Palette: Equatable, Sendable {
  private let codes: [[UInt8]]

  /// Colors that most terminals have.
  public static let colored = Palette { style in
    switch style {
    case .plain: ""
    case .prompt: "1"
    case .keyword: "35"
    case .string: "32"
    case .number: "33"
    case .comment: "90"
    case .name: "36"
    case .ghost, .hint: "2"
    case .chosen: "7"
    }
  }

  /// No colors; suggestions and what is chosen still look different.
  public static let colorless = Palette { style in
    switch style {
    case .ghost, .hint: "2"
    case .chosen: "7"
    default: ""
    }
  }

  private init(_ code: (Style) -> String) {
    codes = Style.allCases.map { style in
      let code = code(style)
      return code.isEmpty ? [] : Array("\u{1b}[\(code)m".utf8)
    }
  }

  /// The sequence that begins a style; empty for plain text.
  func start(of style: Style) -> [UInt8] {
    codes[Style.allCases.firstIndex(of: style) ?? 0]
  }

  static let end: [UInt8] = Array("\u{1b}[0m".utf8)
}
