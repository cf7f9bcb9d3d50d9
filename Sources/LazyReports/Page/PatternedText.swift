/// A text whose numbers are taken out, so that texts which differ in these alone share the rest.
struct PatternedText: Hashable, Sendable {
  /// The number of what stands around the numbers, in a table.
  let pattern: Int
  /// The numbers, as a reader of JSON writes them again.
  let numbers: [String]

  /// How many bytes of a page it takes beside its pattern.
  var bytesInPage: Int { numbers.reduce(6) { $0 + 1 + $1.utf8.count } }
}

extension ValueTable<[String]> {
  /// Takes the numbers out of a text.
  mutating func take(_ text: String) -> PatternedText {
    var (pieces, numbers) = ([String](), [String]())
    let utf8 = text.utf8
    var (piece, place) = (utf8.startIndex, utf8.startIndex)
    while place < utf8.endIndex {
      guard utf8[place].isDigit else {
        place = utf8.index(after: place)
        continue
      }
      let end = utf8[place...].endOfNumber
      if let number = text[place..<end].asNumberOfJSON {
        pieces.append(String(text[piece..<place]))
        numbers.append(String(number))
        piece = number.endIndex
      }
      place = end
    }
    pieces.append(String(text[piece...]))
    return PatternedText(pattern: self.place(of: pieces), numbers: numbers)
  }

  /// How many bytes of a page those take that were taken in last.
  func bytesInPage(from first: Int) -> Int {
    all[first...].reduce(0) { $1.reduce($0 + 3) { $0 + $1.bytesInPage } }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension Substring.UTF8View {
  /// Where the digits end that it begins with, and those behind a point.
  fileprivate var endOfNumber: Index {
    let whole = prefix { $0.isDigit }
    guard whole.endIndex < endIndex, self[whole.endIndex] == UInt8(ascii: ".") else {
      return whole.endIndex
    }
    let fraction = self[index(after: whole.endIndex)...].prefix { $0.isDigit }
    return fraction.isEmpty ? whole.endIndex : fraction.endIndex
  }
}

extension Substring {
  /// The number that it begins with, if its digits are those with which every reader writes it
  /// again: few, none too many at an end.
  fileprivate var asNumberOfJSON: Substring? {
    let parts = split(separator: ".", maxSplits: 1)
    guard parts[0].count <= 9, parts[0] == "0" || !parts[0].hasPrefix("0") else { return nil }
    guard parts.count == 2, parts[1].count <= 6, !parts[1].hasSuffix("0") else { return parts[0] }
    return self
  }
}
