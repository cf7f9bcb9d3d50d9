internal import LazyStacks
internal import Lua

/// Describes the difference of two values that were expected to be equal.
struct DifferenceText {
  let printer: ValuePrinter

  /// The number of keys of a path that are written before and after an omission.
  private static let shownKeys = 6
  /// The number of bytes that are written of strings whose difference is invisible.
  private static let shownBytes = 8

  /// The found and the expected value, and where they differ.
  func text(
    of actual: LuaValue,
    expected: LuaValue,
    difference: ValueDifference
  ) throws
    -> String
  {
    let whole = "got \(try printer.describe(actual)), expected \(try printer.describe(expected))"
    return whole + (note(on: difference).map { "; \($0)" } ?? "")
  }

  /// Where two values differ, and what their texts do not show; nil if the texts say everything.
  func note(on difference: ValueDifference) -> String? {
    let (left, right) = (difference.left, difference.right)
    let detail = detail(of: left, and: right)
    guard !difference.path.isEmpty else { return detail }
    let values = detail ?? "\(literal(of: left)) and \(literal(of: right))"
    return "they differ at \(path(of: difference.path)): \(values)"
  }

  /// The keys as a script would write them: `[3].x`.
  private func path(of keys: [LuaValue]) -> String {
    let texts = keys.enumerated().map { index, key -> String in
      guard let name = key.text, ValuePrinter.isName(name) else { return "[\(Literal.of(key))]" }
      return index == 0 ? name : ".\(name)"
    }
    guard texts.count > 2 * Self.shownKeys + 1 else { return texts.joined() }
    let left = texts.count - 2 * Self.shownKeys
    return texts.prefix(Self.shownKeys).joined() + "… (\(left) more) …"
      + texts.suffix(Self.shownKeys).joined()
  }

  /// A value as the printer shows it; different bytes that are not UTF-8 look alike.
  private func literal(of value: LuaValue) -> String {
    if case .string(let text) = value { return Literal.quoted(text.description) }
    return Literal.of(value, in: printer.session.state)
  }

  /// The text for two values that print alike; nil if their texts show the difference.
  private func detail(of left: LuaValue, and right: LuaValue) -> String? {
    let (first, second) = (literal(of: left), literal(of: right))
    guard first == second else { return nil }
    switch (left, right) {
    case (.string(let left), .string(let right)): return bytes(of: left.bytes, and: right.bytes)
    case (.number, .number): return "NaN is equal to nothing"
    default: return "two different values of type \(left.typeName)"
    }
  }

  private func bytes(of left: [UInt8], and right: [UInt8]) -> String {
    let same = commonPrefix(of: left, and: right)
    return "strings of \(left.count) and \(right.count) bytes, which differ from byte \(same + 1) "
      + "on: \(spelled(left.dropFirst(same))) and \(spelled(right.dropFirst(same)))"
  }

  /// The length of the common beginning of two texts, in bytes.
  ///
  /// It compares eight bytes at a time, because a script can be stopped only afterwards.
  private func commonPrefix(of left: [UInt8], and right: [UInt8]) -> Int {
    let count = min(left.count, right.count)
    var same = 0
    left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        while same + 8 <= count, left.isSame(as: right, at: same) { same += 8 }
      }
    }
    return same + zip(left[same...], right[same...]).prefix { $0 == $1 }.count
  }

  private func spelled(_ bytes: ArraySlice<UInt8>) -> String {
    let shown = bytes.prefix(Self.shownBytes).map { byte in
      (33...126).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "\"\(shown.joined())" + (bytes.count > shown.count ? "…\"" : "\"")
  }
}
