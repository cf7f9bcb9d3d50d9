internal import LazyReports

/// How the rows of one sweep differ from those of another.
struct SweepComparison {
  /// What a difference means.
  enum Verdict: String {
    case better, worse, other, same
  }

  /// What tells a row from others of its sweep.
  private struct Key: Hashable {
    let setting: String
    let seed: String
    let part: String
  }

  /// A column of a combination of parameters.
  private struct Line {
    let setting: String
    let column: String
    let base: ColumnStatistics
    let new: ColumnStatistics
    let verdict: Verdict
  }

  private typealias Row = (key: Key, numbers: [(name: String, value: Double)])

  private var compared: [Line] = []
  /// The columns with numbers that both have, in the order of their first use.
  private(set) var columns: [String] = []
  /// What stands in one of them only, or failed.
  private(set) var notes: [String] = []

  init(_ base: SweepRows, with new: SweepRows, prefersLess: (String) -> Bool?) {
    let (old, now) = (Self.rows(of: base), Self.rows(of: new))
    let present = Dictionary(now.rows.map { ($0.key, $0.numbers) }) { first, _ in first }
    var settings: [String] = []
    var pairs: [String: [String: [(base: Double, new: Double)]]] = [:]
    for (key, numbers) in old.rows {
      guard let others = present[key] else { continue }
      if pairs[key.setting] == nil { settings.append(key.setting) }
      for (name, value) in numbers {
        guard let other = others.first(where: { $0.name == name })?.value else { continue }
        if !columns.contains(name) { columns.append(name) }
        pairs[key.setting, default: [:]][name, default: []].append((value, other))
      }
    }
    for column in columns {
      for setting in settings {
        let found = pairs[setting]?[column] ?? []
        guard let first = ColumnStatistics(found.map(\.base)),
          let second = ColumnStatistics(found.map(\.new)),
          let differences = ColumnStatistics(found.map { $0.new - $0.base })
        else { continue }
        compared.append(
          Line(
            setting: setting,
            column: column,
            base: first,
            new: second,
            verdict: Self.verdict(differences, prefersLess: prefersLess(column))
          )
        )
      }
    }
    let keys = Set(old.rows.map(\.key))
    let lone = [
      (old.rows.count { present[$0.key] == nil }, base.path),
      (now.rows.count { !keys.contains($0.key) }, new.path),
    ]
    for (count, path) in lone where count > 0 {
      notes.append("\(count) \(count == 1 ? "row stands" : "rows stand") only in '\(path)'")
    }
    let lost = Set(old.rows.flatMap { $0.numbers.map(\.name) })
      .subtracting(now.rows.flatMap { $0.numbers.map(\.name) })
    for name in lost.sorted() {
      notes.append("'\(new.path)' has no numbers in the column '\(name)'")
    }
    for (failed, path) in [(old.failed, base.path), (now.failed, new.path)] where failed > 0 {
      notes.append("\(failed) \(failed == 1 ? "job" : "jobs") in '\(path)' did not end well")
    }
  }

  var isEmpty: Bool { compared.isEmpty }

  var hasDifferences: Bool { compared.contains { $0.verdict != .same } }

  func has(_ verdict: Verdict) -> Bool { compared.contains { $0.verdict == verdict } }

  /// The numbers of all rows of jobs that were done.
  private static func rows(of sweep: SweepRows) -> (rows: [Row], failed: Int) {
    var rows: [Row] = []
    var failed = 0
    for job in sweep.jobs {
      for row in job.rows {
        guard row.value(of: "status") == .text(SweepOutcome.Status.done.rawValue) else {
          failed += 1
          continue
        }
        let setting = job.parameters.map { "\($0.name)=\($0.value.shown)" }
          .joined(separator: "\u{1f}")
        let part = row.value(of: "part")?.json ?? ""
        let results = row.drop { $0.name != "status" }.dropFirst()
        rows.append(
          (
            Key(setting: setting, seed: job.seed.json, part: part),
            results.compactMap { field in field.value.asNumber.map { (field.name, $0) } }
          )
        )
      }
    }
    return (rows, failed)
  }

  private static func verdict(
    _ differences: ColumnStatistics,
    prefersLess: Bool?
  ) -> Verdict {
    let error = (differences.deviation ?? 0) / Double(differences.count).squareRoot()
    guard differences.mean.magnitude > 2 * error else { return .same }
    guard let prefersLess else { return .other }
    return (differences.mean < 0) == prefersLess ? .better : .worse
  }

  /// What differs, a line each, and how much of everything there is.
  var lines: [String] {
    let told = compared.filter { $0.verdict != .same }.map { line in
      let ratio = line.new.mean / line.base.mean
      let times = ratio.isFinite ? ", \(ColumnStatistics.text(of: ratio)) times" : ""
      let values = line.setting.replacing("\u{1f}", with: " ")
      let setting = values.isEmpty ? "" : " with \(values)"
      return "\(line.verdict.rawValue): \(line.column)\(setting): "
        + "\(line.base.meanText) → \(line.new.meanText)\(times)"
    }
    let counts = [Verdict.better, .worse, .other, .same].compactMap { verdict in
      let count = compared.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return told + [counts.joined(separator: ", ")]
  }
}
