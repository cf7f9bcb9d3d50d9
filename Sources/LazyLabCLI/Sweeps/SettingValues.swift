internal import LazyReports
internal import LazyScripting

/// The values of a parameter that a command line asks for: `rows=10,20`, `rows=10..1000*10`.
struct SettingValues: Equatable {
  /// What is wrong with a setting.
  struct Mistake: Error, Equatable {
    let message: String
  }

  /// The greatest number of values of a parameter, of seeds, and of jobs.
  static let most = 1_000_000

  let name: String
  /// The values as texts, in the order in which they were written.
  let texts: [String]

  /// Reads `name=value`, where values are separated by commas and may be ranges.
  init(parsing word: String) throws(Mistake) {
    guard let setting = RunParameters.Setting(parsing: word) else {
      throw Mistake(message: "--set takes name=value, got '\(word.onOneLine)'")
    }
    name = setting.name
    texts = try Self.values(in: setting.text, of: name)
  }

  /// Reads values that are separated by commas: numbers, texts and ranges.
  static func values(in list: String, of name: String) throws(Mistake) -> [String] {
    var texts: [String] = []
    var known: Set<[UInt8]> = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard part.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7f }) else {
        throw Mistake(message: "'\(name)' has a value with control characters")
      }
      for text in try ValueRange(parsing: part, of: name)?.texts ?? [part] {
        guard known.insert(Array(text.utf8)).inserted else {
          throw Mistake(message: "'\(name)' has the value '\(text)' twice")
        }
        texts.append(text)
      }
      guard texts.count <= most else {
        throw Mistake(message: "'\(name)' has \(texts.count) values; there are at most \(most)")
      }
    }
    return texts
  }
}

/// Numbers from one to another: `1..10`, `0..1+0.25`, `10..1000*10`.
private struct ValueRange {
  private let first: Double
  private let last: Double
  private let step: Double
  private let multiplies: Bool
  private let isWhole: Bool
  private let count: Int

  /// Reads a range; nil if a text is none.
  init?(parsing text: String, of name: String) throws(SettingValues.Mistake) {
    guard let dots = text.ranges(of: "..").first, let first = Double(text[..<dots.lowerBound])
    else { return nil }
    let rest = text[dots.upperBound...]
    let sign = rest.dropFirst().firstIndex { $0 == "*" || $0 == "+" }
    let step = sign.map { String(rest[rest.index(after: $0)...]) } ?? "1"
    guard let last = Double(rest[..<(sign ?? rest.endIndex)]), let step = Double(step),
      first.isFinite, last.isFinite, step.isFinite
    else {
      throw SettingValues.Mistake(
        message: "'\(text)' is no range of '\(name)'; write 1..10, 0..1+0.25 or 10..1000*10"
      )
    }
    (self.first, self.last, self.step) = (first, last, step)
    multiplies = sign.map { rest[$0] == "*" } ?? false
    isWhole =
      !text.contains { "eE".contains($0) }
      && [first, last, step].allSatisfy { $0 == $0.rounded() && $0.magnitude < 0x1p53 }
      && text.ranges(of: ".").count == 2
    guard multiplies ? step > 1 && first > 0 : step > 0 else {
      let remedy = multiplies ? "begins above 0 and multiplies by more than 1" : "adds more than 0"
      throw SettingValues.Mistake(
        message: "'\(text)' of '\(name)' would not end; a range \(remedy)"
      )
    }
    guard first <= last else {
      throw SettingValues.Mistake(message: "'\(text)' of '\(name)' is empty")
    }
    // What rounding adds to many steps is no reason to lose the last one.
    let steps = multiplies ? last.logRatio(to: first, base: step) : (last - first) / step
    let count = (steps + 1e-9).rounded(.down) + 1
    guard count <= Double(SettingValues.most) else {
      throw SettingValues.Mistake(
        message: "'\(text)' of '\(name)' has more than \(SettingValues.most) values"
      )
    }
    self.count = count.whole
  }

  var texts: [String] {
    var number = first
    return (0..<count).map { index in
      if !multiplies { number = first + Double(index) * step }
      defer { if multiplies { number *= step } }
      return isWhole ? number.whole.description : number.roundedToTwelveDigits.description
    }
  }
}

extension Double {
  /// The number without what rounding adds to sums: 0.1 three times is 0.3.
  fileprivate var roundedToTwelveDigits: Double {
    let size = magnitude
    guard size >= 1e-9, size < 1e9 else { return self }
    var scale = 1.0
    while size * scale < 1e11 { scale *= 10 }
    return (self * scale).rounded() / scale
  }

  /// How often a base must be multiplied to get from another number to this one, at least nearly.
  fileprivate func logRatio(to first: Double, base: Double) -> Double {
    var (number, count) = (first, 0.0)
    while number * base <= self * (1 + 1e-12), count <= Double(SettingValues.most) {
      number *= base
      count += 1
    }
    return count
  }
}
