/// Where the brackets of a Swift source close, found in a single pass.
struct Brackets {
  private var closings: [Int: Int] = [:]

  /// Finds the brackets of code, of all kinds together.
  init(in code: [Character]) {
    var open: [Int] = []
    for (place, character) in code.enumerated() {
      switch character {
      case "(", "[", "{": open.append(place)
      case ")", "]", "}":
        if let opening = open.popLast() { closings[opening] = place }
      default: break
      }
    }
  }

  /// The place of the bracket that closes the one at a place; nil if none does.
  func closing(of opening: Int) -> Int? { closings[opening] }
}

extension Character {
  /// Whether it is a letter or a digit; those of ASCII, which most are, take no look-up.
  var isPartOfWord: Bool {
    guard let value = asciiValue else { return isLetter || isNumber }
    return switch value {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
