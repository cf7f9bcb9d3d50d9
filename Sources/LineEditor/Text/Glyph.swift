/// How a character is drawn: the text for the terminal, and the number of cells that it fills.
///
/// Terminals disagree about joined emoji; a character with such a start is assumed to fill two
/// cells.
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
    } else if (0x80..<0xa0).contains(first.value) {
      // Characters that control a terminal are not sent to it.
      self.init(text: "\u{fffd}", width: 1)
    } else if Self.isWithoutWidth(first) {
      self.init(text: "\u{25cc}" + String(character), width: 1)
    } else {
      self.init(text: String(character), width: Self.isWide(character, first: first) ? 2 : 1)
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

  private static func isWithoutWidth(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func isWide(_ character: Character, first: Unicode.Scalar) -> Bool {
    if first.value < 0x1100 { return character.unicodeScalars.contains("\u{fe0f}") }
    if wideRanges.contains(where: { $0.contains(first.value) }) { return true }
    return first.properties.isEmojiPresentation
      || character.unicodeScalars.contains("\u{fe0f}")
  }

  /// The ranges of code points that fill two cells, according to Unicode.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0xa4cf,
    0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
    0xff00...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18cff, 0x1b000...0x1b2ff, 0x1f200...0x1f320,
    0x1f1e6...0x1f1ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd,
  ]
}
