/// What a part of the screen is, as far as it looks different.
public enum Style: Equatable, Sendable, CaseIterable {
  /// Text like any other.
  case plain
  /// What stands before the text.
  case prompt
  /// A word of the language itself.
  case keyword
  /// A text in quotes.
  case string
  /// A number.
  case number
  /// What the language passes over.
  case comment
  /// A name that the language's library has.
  case name
  /// What was not typed but is suggested.
  case ghost
  /// A message below the text.
  case hint
  /// What is chosen in a list.
  case chosen
}

/// The escape sequences that begin each style.
public struct Palette: Equatable, Sendable {
  private let codes: [[UInt8]]

  /// Colors, as most terminals have them.
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

  /// No colors; what was not typed and what is chosen still look different.
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

  /// What begins a style; nothing if it looks like plain text.
  func start(of style: Style) -> [UInt8] {
    codes[Style.allCases.firstIndex(of: style) ?? 0]
  }

  static let end: [UInt8] = Array("\u{1b}[0m".utf8)
}
