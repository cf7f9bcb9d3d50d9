/// One row of a table: nanoseconds per item, over many rounds.
struct Measurement {
  var name: String
  var median: Double
  var minimum: Double
  var percentile99: Double

  /// How many times as long as the reference it took, if it was measured beside one.
  var ratio: Double?

  /// Runs `body` in rounds of `count` items each; the first round is not counted.
  init(_ name: String, count: Int, rounds: Int = 41, _ body: (Int) throws -> Void) rethrows {
    var times: [Double] = []
    for round in 0...rounds {
      let time = try nanoseconds(count, body)
      if round > 0 { times.append(time) }
    }
    self.init(name, times)
  }

  /// Runs `body` and `reference` in turns, and compares each round with the one beside it.
  ///
  /// So a disturbance of the machine affects both.
  init(
    _ name: String,
    count: Int,
    rounds: Int = 201,
    beside reference: (Int) throws -> Void,
    _ body: (Int) throws -> Void
  ) rethrows {
    var times: [Double] = []
    var ratios: [Double] = []
    for round in 0...rounds {
      let expected = try nanoseconds(count, reference)
      let time = try nanoseconds(count, body)
      if round > 0 {
        times.append(time)
        ratios.append(time / expected)
      }
    }
    self.init(name, times)
    ratios.sort()
    ratio = ratios[ratios.count / 2]
  }

  /// Runs `body` in rounds of `count` items each, with untimed work around each round.
  ///
  /// The first round is not counted.
  init(
    _ name: String,
    count: Int,
    rounds: Int,
    prepare: (Int) throws -> Void,
    undo: (Int) throws -> Void,
    _ body: (Int) throws -> Void
  ) rethrows {
    var times: [Double] = []
    for round in 0...rounds {
      try prepare(count)
      let time = try nanoseconds(count, body)
      try undo(count)
      if round > 0 { times.append(time) }
    }
    self.init(name, times)
  }

  private init(_ name: String, _ unsorted: [Double]) {
    let times = unsorted.sorted()
    self.name = name
    median = times[times.count / 2]
    minimum = times[0]
    percentile99 = times[times.count * 99 / 100]
  }

  static let header = row("", ["median ns", "min ns", "p99 ns", "ratio", "target"])

  /// The measurement as a line of the table.
  ///
  /// The ratio to one that was not measured beside it is that of the minima, which noise affects
  /// least.
  func line(against reference: Measurement? = nil, target: Double? = nil) -> String {
    let ratio = (ratio ?? reference.map { minimum / $0.minimum }).map(Self.rounded) ?? "-"
    let target = target.map { "<= \(Self.rounded($0))" } ?? "-"
    return Self.row(
      name,
      [Self.rounded(median), Self.rounded(minimum), Self.rounded(percentile99), ratio, target]
    )
  }

  /// The medians of several measurements side by side, and how many times as long as the first the
  /// slowest took, by the minima.
  static func line(
    _ name: String,
    _ measurements: [Measurement],
    target: Double? = nil
  ) -> String {
    let slowest = measurements.map(\.minimum).max() ?? 0
    let ratio = slowest / (measurements.first?.minimum ?? slowest)
    let target = target.map { ["<= \(Self.rounded($0))"] } ?? []
    return row(name, measurements.map { Self.rounded($0.median) } + [Self.rounded(ratio)] + target)
  }

  /// A line with a number that is not a time.
  static func line(_ name: String, _ value: Double) -> String { row(name, [Self.rounded(value)]) }

  /// A number with two decimals.
  static func rounded(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func row(_ name: String, _ columns: [String]) -> String {
    let padded = columns.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, 44 - name.count)) + padded.joined()
  }
}

/// The time of each of `count` items in one run of `body`, in nanoseconds.
private func nanoseconds(_ count: Int, _ body: (Int) throws -> Void) rethrows -> Double {
  let clock = ContinuousClock()
  let start = clock.now
  try body(count)
  let (seconds, attoseconds) = (clock.now - start).components
  return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(count)
}
