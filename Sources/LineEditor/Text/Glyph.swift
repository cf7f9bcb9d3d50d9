internal import WideCharacters

/// How a character is drawn: the text for the terminal, and the number of cells that it fills.
struct Glyph: Equatable {
  let text: String
  let width: Int

  init(_ character: Character) {
    guard let first = character.unicodeScalars.first else {
      self.init(text: "", width: 0)
      return
    }
    if first == "\t" {
      self.init(text: "  ", width: 2)
    } else if first.value < 32 || first.value == 127 {
      self.init(text: "^" + String(Unicode.Scalar(UInt8(first.value ^ 64))), width: 2)
    } else if character.unicodeScalars.contains(where: \.hasEffect) {
      // Characters that control a terminal, or turn what follows, are not sent to it.
      self.init(text: "\u{fffd}", width: 1)
    } else if first.isWithoutWidth {
      self.init(text: "\u{25cc}" + String(character), width: 1)
    } else {
      self.init(text: String(character), width: max(1, character.cells))
    }
  }

  /// The glyph for a limited number of cells; a mark if it does not fit.
  func fitted(in columns: Int) -> Glyph {
    width <= max(1, columns) ? self : Glyph(text: "?", width: 1)
  }

  private init(text: String, width: Int) {
    self.text = text
    self.width = width
  }
}

extension Unicode.Scalar {
  /// Whether the character does something to a terminal instead of showing something: it controls
  /// it, ends a line, or turns the direction of what follows.
  fileprivate var hasEffect: Bool {
    switch value {
    case 0x80..<0xa0, 0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
