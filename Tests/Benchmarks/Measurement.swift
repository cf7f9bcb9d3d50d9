/// One row of a table: nanoseconds per item, over many rounds.
struct Measurement {
  var name: String
  var median: Double
  var minimum: Double
  var percentile99: Double

  /// Runs `body` in rounds of `count` items each; the first round is not counted.
  init(_ name: String, count: Int, rounds: Int = 41, _ body: (Int) throws -> Void) rethrows {
    let clock = ContinuousClock()
    var times: [Double] = []
    for round in 0...rounds {
      let start = clock.now
      try body(count)
      let (seconds, attoseconds) = (clock.now - start).components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) / 1e9
      if round > 0 { times.append(nanoseconds / Double(count)) }
    }
    times.sort()
    self.name = name
    median = times[times.count / 2]
    minimum = times[0]
    percentile99 = times[times.count * 99 / 100]
  }

  static let header = row("", ["median ns", "min ns", "p99 ns", "ratio", "target"])

  /// The measurement as a line of the table; ratios are of the minima, which noise moves least.
  func line(against reference: Measurement? = nil, target: Double? = nil) -> String {
    let ratio = reference.map { rounded(minimum / $0.minimum) } ?? "-"
    let target = target.map { "<= \(rounded($0))" } ?? "-"
    return Self.row(
      name,
      [rounded(median), rounded(minimum), rounded(percentile99), ratio, target]
    )
  }

  private static func row(_ name: String, _ columns: [String]) -> String {
    let padded = columns.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(1, 44 - name.count)) + padded.joined()
  }
}

private func rounded(_ value: Double) -> String {
  let hundredths = Int((value * 100).rounded())
  let fraction = hundredths % 100
  return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
}
