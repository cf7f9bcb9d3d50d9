internal import LazyStacks

/// Amounts as users write them after `--memory`, `--time` and `--instructions`.
enum Amount {
  /// Reads bytes: `256M`, `64K`, `1.5G`; a number alone means bytes.
  static func bytes(in text: String) throws(WrongAmount) -> Int {
    let units: [String: Double] = ["": 1, "B": 1, "K": 0x400, "M": 0x10_0000, "G": 0x4000_0000]
    let bytes = try whole(in: text, units: units, example: "256M")
    guard bytes >= leastMemory else { throw WrongAmount(text: text, example: "256M", isLess: true) }
    return bytes
  }

  /// What Lua takes before a script begins.
  private static let leastMemory = 0x1_0000

  /// Reads a time: `10s`, `500ms`, `2m`, `1h`; a number alone means seconds.
  static func time(in text: String) throws(WrongAmount) -> Duration {
    let units: [String: Double] = [
      "": 1000, "S": 1000, "MS": 1, "M": 60_000, "MIN": 60_000, "H": 3_600_000,
    ]
    return .milliseconds(try whole(in: text, units: units, example: "10s"))
  }

  /// Reads a number of instructions: `1e9`, `500M`, `20000`.
  static func count(in text: String) throws(WrongAmount) -> Int {
    try whole(in: text, units: ["": 1, "K": 1e3, "M": 1e6, "G": 1e9], example: "1e9")
  }

  /// Reads a number, at least 1, in one of some units.
  private static func whole(
    in text: String,
    units: [String: Double],
    example: String
  ) throws(WrongAmount) -> Int {
    let unit = String(text.reversed().prefix { $0.isLetter }.reversed())
    let number = text.dropLast(unit.count)
    guard let factor = units[unit.uppercased()], let value = Double(number),
      value.isFinite, value * factor >= 1, value * factor < 9e18
    else { throw WrongAmount(text: text, example: example) }
    return (value * factor).whole
  }
}

/// A word that is not an amount.
struct WrongAmount: Error, CustomStringConvertible {
  let text: String
  let example: String
  /// Whether it is an amount with which nothing can be done.
  var isLess = false

  var description: String {
    isLess
      ? "'\(text)' is less than 64K, with which no script runs; write one like \(example)"
      : "'\(text)' is no amount; write one like \(example)"
  }
}
