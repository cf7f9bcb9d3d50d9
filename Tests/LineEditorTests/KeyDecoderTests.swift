import Testing

@testable import LineEditor

@Suite struct KeyDecoderTests {
  private static let cases: [(bytes: String, keys: [Key])] = [
    ("abc", [.text("abc")]),
    ("a\r", [.text("a"), .named(.enter)]),
    ("\n", [.named(.enter)]),
    ("\t\u{7f}\u{8}", [.named(.tab), .named(.backspace), .named(.backspace)]),
    ("\u{1}\u{3}\u{1f}", [.control("a"), .control("c"), .control("_")]),
    ("\u{1b}[A\u{1b}OB\u{1b}[1;5C", [.named(.up), .named(.down), .named(.right, .control)]),
    ("\u{1b}[3~\u{1b}[5~\u{1b}[H", [.named(.delete), .named(.pageUp), .named(.home)]),
    ("\u{1b}[1;3D\u{1b}[Z", [.named(.left, .meta), .named(.tab, .shift)]),
    ("\u{1b}b\u{1b}\r", [.meta("b"), .named(.enter, .meta)]),
    ("\u{1b}[13;2u", [.named(.enter, .shift)]),
    ("\u{1b}\u{1b}[A", [.named(.escape), .named(.up)]),
    ("é漢👍🏽", [.text("é漢👍🏽")]),
    ("\u{1b}é", [.meta("é")]),
    ("\u{1b}[200~a\r\nb\rc\u{1b}[A\u{1b}[201~d", [.paste("a\nb\nc\u{1b}[A"), .text("d")]),
    ("\u{1b}[999Xx", [.unknown, .text("x")]),
    ("\u{1b}[\u{3}", [.unknown, .control("c")]),
  ]

  @Test(arguments: cases)
  func `bytes become keys`(bytes: String, keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: cases)
  func `wherever the bytes are split, the keys are the same`(bytes: String, keys: [Key]) {
    for split in 0...bytes.utf8.count {
      var decoder = KeyDecoder()
      let found =
        decoder.decode(bytes.utf8.prefix(split)) + decoder.decode(bytes.utf8.dropFirst(split))
      #expect(Self.joined(found) == Self.joined(keys))
    }
    var decoder = KeyDecoder()
    let found = bytes.utf8.flatMap { decoder.decode([$0]) }
    #expect(Self.joined(found) == Self.joined(keys))
  }

  @Test func `escape alone waits until the caller gives up`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1b]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.finish() == [.named(.escape)])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("[".utf8) == [.text("[")])
  }

  @Test func `a start that nothing follows is not lost`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode(Array("\u{1b}[".utf8)) == [])
    #expect(decoder.finish() == [.meta("[")])
    #expect(decoder.decode([0xc3]) == [])
    #expect(decoder.finish() == [.invalid(0xc3)])
  }

  @Test(
    arguments: [
      ([0xff], [Key.invalid(0xff)]),
      ([0x61, 0x80, 0x62], [.text("a"), .invalid(0x80), .text("b")]),
      ([0xc3, 0x28], [.invalid(0xc3), .text("(")]),
      ([0xed, 0xa0, 0x80], [.invalid(0xed), .invalid(0xa0), .invalid(0x80)]),
    ] as [([UInt8], [Key])]
  )
  func `what is not UTF-8 is named byte by byte`(bytes: [UInt8], keys: [Key]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes) == keys)
  }

  @Test func `a paste of many lines is one key, in whatever pieces it comes`() {
    let lines = (1...1_000).map { "print(\($0))" }
    let bytes = Array(("\u{1b}[200~" + lines.joined(separator: "\r") + "\u{1b}[201~x").utf8)
    for size in [1, 7, 4_096, bytes.count] {
      var decoder = KeyDecoder()
      var keys: [Key] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        keys += decoder.decode(bytes[start..<min(bytes.count, start + size)])
      }
      #expect(keys == [.paste(lines.joined(separator: "\n")), .text("x")])
    }
  }

  /// Joins consecutive texts, because pieces decide how they are grouped.
  private static func joined(_ keys: [Key]) -> [Key] {
    keys.reduce(into: []) { result, key in
      if case .text(let more) = key, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(key)
      }
    }
  }
}
