/// Reads a line of JSON Lines: an object.
public struct RowReader {
  /// The greatest depth of values in values.
  private static let mostLevels = 100

  private let bytes: [UInt8]
  private var place = 0
  private var lastName: String?

  /// The values of a line with their names, in order; nil if it is no object, or not a whole one.
  public static func fields(of line: some Sequence<UInt8>) -> [DataValue.Field]? {
    var reader = RowReader(bytes: Array(line))
    guard let fields = reader.object(level: 0), reader.next() == nil else { return nil }
    return fields
  }

  /// Where what is no object, or not a whole one, cannot be read on, counted from 1.
  public static func mistake(in text: some Sequence<UInt8>) -> (line: Int, column: Int) {
    var reader = RowReader(bytes: Array(text))
    _ = reader.object(level: 0)
    _ = reader.next()
    let before = reader.bytes.prefix(reader.place)
    let feed = UInt8(ascii: "\n")
    let start = before.lastIndex(of: feed).map { $0 + 1 } ?? 0
    return (before.count { $0 == feed } + 1, reader.place - start + 1)
  }

  /// The name that was read last in what is no object, or not a whole one.
  static func lastName(in line: some Sequence<UInt8>) -> String? {
    var reader = RowReader(bytes: Array(line))
    _ = reader.object(level: 0)
    return reader.lastName
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte that is no space; nil at the end.
  private mutating func next() -> UInt8? {
    while place < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[place]) { place += 1 }
    return place < bytes.count ? bytes[place] : nil
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next() == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func object(level: Int) -> [DataValue.Field]? {
    guard level < Self.mostLevels, take("{") else { return nil }
    var fields: [DataValue.Field] = []
    if take("}") { return fields }
    repeat {
      guard let name = text() else { return nil }
      lastName = name
      guard take(":"), let value = value(level: level + 1) else { return nil }
      fields.append(DataValue.Field(name, value))
    } while take(",")
    return take("}") ? fields : nil
  }

  private mutating func array(level: Int) -> [DataValue]? {
    guard level < Self.mostLevels, take("[") else { return nil }
    var values: [DataValue] = []
    if take("]") { return values }
    repeat {
      guard let value = value(level: level + 1) else { return nil }
      values.append(value)
    } while take(",")
    return take("]") ? values : nil
  }

  private mutating func value(level: Int) -> DataValue? {
    switch next() {
    case UInt8(ascii: "{"): return object(level: level).map { .record($0) }
    case UInt8(ascii: "["): return array(level: level).map { .list($0) }
    case UInt8(ascii: "\""): return text().map { .text($0) }
    case UInt8(ascii: "t"): return word("true", .flag(true))
    case UInt8(ascii: "f"): return word("false", .flag(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func word(_ word: String, _ value: DataValue) -> DataValue? {
    guard bytes[place...].starts(with: word.utf8) else { return nil }
    place += word.utf8.count
    return value
  }

  private mutating func number() -> DataValue? {
    let digits = bytes[place...].prefix { byte in
      (48...57).contains(byte) || "+-.eE".utf8.contains(byte)
    }
    place += digits.count
    let text = String(decoding: digits, as: UTF8.self)
    if let integer = Int(text, radix: 10), !digits.starts(with: "-0".utf8) {
      return .integer(integer)
    }
    return Double(text).map { .number($0) }
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escaped() else { return nil }
        text += Array(String(scalar).utf8)
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    let byte = bytes[place]
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{c}"
    case UInt8(ascii: "u"): return unit()
    default: return Unicode.Scalar(byte)
    }
  }

  /// A character by its number, which may take two units.
  private mutating func unit() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard 0xd800...0xdbff ~= first else { return Unicode.Scalar(first) }
    guard bytes[place...].starts(with: "\\u".utf8) else { return nil }
    place += 2
    guard let second = hexadecimal(), 0xdc00...0xdfff ~= second else { return nil }
    return Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[place..<place + 4], as: UTF8.self)
    place += 4
    return UInt32(digits, radix: 16)
  }
}
