extension Character {
  /// How many cells of a grid it fills where a Latin letter fills one: two if it is Chinese,
  /// Japanese, Korean or an emoji.
  ///
  /// Marks on a letter fill none. Terminals disagree about joined emoji; what begins like one is
  /// assumed to fill two.
  package var cells: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.value < 0x80 && utf8.count == 1 { return 1 }
    let properties = first.properties
    let isEmoji =
      properties.isEmojiPresentation
      || properties.isEmoji && unicodeScalars.contains("\u{fe0f}")
    return isEmoji ? 2 : unicodeScalars.reduce(0) { $0 + Self.cells(of: $1) }
  }

  private static func cells(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return scalar == "\u{ad}" ? 0 : 1 }
    // Vowels and final consonants of a Korean syllable stand in its cells.
    if (0x1160...0x11ff).contains(scalar.value) { return 0 }
    if scalar.isWithoutWidth { return 0 }
    return wideRanges.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// The ranges of code points that fill two cells, according to Unicode.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0xa4cf,
    0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe10...0xfe19, 0xfe30...0xfe6f,
    0xff00...0xff60, 0xffe0...0xffe6, 0x16fe0...0x18cff, 0x1b000...0x1b2ff, 0x1f200...0x1f320,
    0x1f1e6...0x1f1ff, 0x1f900...0x1f9ff, 0x20000...0x3fffd,
  ]
}

extension Unicode.Scalar {
  /// Whether it is drawn into the cells of what stands before it, or not at all.
  package var isWithoutWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension StringProtocol {
  /// How many cells of a grid the text fills.
  package var cells: Int { reduce(0) { $0 + $1.cells } }
}
