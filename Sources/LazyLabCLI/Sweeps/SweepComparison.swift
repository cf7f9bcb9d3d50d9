internal import LazyReports

/// How the rows of one sweep differ from those of another.
struct SweepComparison {
  /// What a difference means.
  enum Verdict: String {
    case better, worse, other, same
  }

  /// What tells a row from others of its sweep.
  private struct Key: Hashable {
    let setting: [UInt8]
    let seed: String
    let part: String
  }

  /// A row of a job that was done, with its results.
  private struct Row {
    let key: Key
    let setting: String
    let results: [DataValue.Field]
  }

  private var compared: [ColumnComparison] = []
  /// The columns that both have, in the order of their first use.
  private var columns: [String] = []
  /// What stands in one of them only, or failed.
  private(set) var notes: [String] = []

  init(_ base: SweepRows, with new: SweepRows, prefersLess: (String) -> Bool?) {
    let (old, now) = (Self.rows(of: base), Self.rows(of: new))
    let present = Dictionary(now.rows.map { ($0.key, $0) }) { first, _ in first }
    var settings: [(key: [UInt8], text: String)] = []
    var pairs: [[UInt8]: [[UInt8]: [ColumnComparison.Pair]]] = [:]
    for row in old.rows {
      guard let other = present[row.key] else { continue }
      if pairs[row.key.setting] == nil { settings.append((row.key.setting, row.setting)) }
      for field in row.results {
        guard let value = other.results.value(of: field.name) else { continue }
        if !columns.contains(where: field.name.hasSameBytes) { columns.append(field.name) }
        let name = Array(field.name.utf8)
        pairs[row.key.setting, default: [:]][name, default: []].append((field.value, value))
      }
    }
    for column in columns {
      for setting in settings {
        guard let found = pairs[setting.key]?[Array(column.utf8)] else { continue }
        compared.append(
          ColumnComparison(
            setting: setting.text,
            column: column,
            pairs: found,
            prefersLess: prefersLess(column)
          )
        )
      }
    }
    noteMissing(old.rows, in: now.rows, paths: (base.path, new.path))
    for (failed, path) in [(old.failed, base.path), (now.failed, new.path)] where failed > 0 {
      notes.append("\(failed) \(failed == 1 ? "job" : "jobs") in '\(path)' did not end well")
    }
  }

  private mutating func noteMissing(
    _ old: [Row],
    in now: [Row],
    paths: (old: String, new: String)
  ) {
    let (before, after) = (Set(old.map(\.key)), Set(now.map(\.key)))
    let lone = [
      (old.count { !after.contains($0.key) }, paths.old),
      (now.count { !before.contains($0.key) }, paths.new),
    ]
    for (count, path) in lone where count > 0 {
      notes.append("\(count) \(count == 1 ? "row stands" : "rows stand") only in '\(path)'")
    }
    let names = { (rows: [Row]) in Set(rows.flatMap { $0.results.map { Array($0.name.utf8) } }) }
    for name in names(old).subtracting(names(now)).sorted(by: { $0.lexicographicallyPrecedes($1) })
    {
      let text = String(decoding: name, as: UTF8.self).onOneLine
      notes.append("'\(paths.new)' has no column '\(text)'")
    }
  }

  var isEmpty: Bool { compared.isEmpty }

  var hasDifferences: Bool { compared.contains { $0.verdict != .same } }

  func has(_ verdict: Verdict) -> Bool { compared.contains { $0.verdict == verdict } }

  /// Whether both have numbers in a column.
  func hasNumbers(in column: String) -> Bool {
    compared.contains { $0.column.hasSameBytes(as: column) && $0.numbers != nil }
  }

  /// The columns with numbers that differ without being better or worse.
  var columnsWithoutDirection: [String] {
    columns.filter { column in
      compared.contains {
        $0.column.hasSameBytes(as: column) && $0.numbers != nil && $0.verdict == .other
      }
    }
  }

  /// The results of all rows of jobs that were done.
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
        let key = Key(
          setting: Array(setting.joined(separator: "\u{1f}").utf8),
          seed: job.seed.json,
          part: row.value(of: "part")?.json ?? ""
        )
        let results = row.drop { $0.name != "status" }.dropFirst()
        rows.append(
          Row(key: key, setting: setting.joined(separator: " "), results: Array(results))
        )
      }
    }
    return (rows, failed)
  }

  /// What differs, a line each, and how much of everything there is.
  var lines: [String] {
    let told = compared.filter { $0.verdict != .same }.map(\.line)
    let counts = [Verdict.better, .worse, .other, .same].compactMap { verdict in
      let count = compared.count { $0.verdict == verdict }
      return count == 0 ? nil : "\(count) \(verdict.rawValue)"
    }
    return told + [counts.joined(separator: ", ")]
  }
}

/// The values of a column for a combination of parameters, before and now.
private struct ColumnComparison {
  /// Two values of the same seed.
  typealias Pair = (base: DataValue, new: DataValue)

  let setting: String
  let column: String
  let verdict: SweepComparison.Verdict
  /// What the numbers were and are, and how they differ; nil if no pair is of numbers.
  let numbers: (base: ColumnStatistics, new: ColumnStatistics, difference: ColumnStatistics)?
  /// How many pairs are not of numbers and differ.
  private let differing: Int
  private let count: Int

  init(setting: String, column: String, pairs: [Pair], prefersLess: Bool?) {
    (self.setting, self.column, count) = (setting, column, pairs.count)
    let others = pairs.filter { $0.base.asNumber == nil || $0.new.asNumber == nil }
    differing = others.count { $0.base != $0.new }
    let measured = pairs.compactMap { pair in
      Self.difference(pair).flatMap { difference in
        pair.base.asNumber.flatMap { base in
          pair.new.asNumber.map { (base: base, new: $0, difference: difference) }
        }
      }
    }
    if let base = ColumnStatistics(measured.map(\.base)),
      let new = ColumnStatistics(measured.map(\.new)),
      let difference = ColumnStatistics(measured.map(\.difference))
    {
      numbers = (base, new, difference)
    } else {
      numbers = nil
    }
    let verdict = numbers.map { Self.verdict($0.difference, prefersLess: prefersLess) } ?? .same
    self.verdict = verdict == .same && differing > 0 ? .other : verdict
  }

  /// How much greater the second number is, exactly for whole ones; nil if one is no number.
  private static func difference(_ pair: Pair) -> Double? {
    if case .integer(let base) = pair.base, case .integer(let new) = pair.new {
      let difference = new.subtractingReportingOverflow(base)
      if !difference.overflow { return Double(difference.partialValue) }
    }
    return pair.base.asNumber.flatMap { base in pair.new.asNumber.map { $0 - base } }
  }

  private static func verdict(
    _ differences: ColumnStatistics,
    prefersLess: Bool?
  ) -> SweepComparison.Verdict {
    let error = (differences.deviation ?? 0) / Double(differences.count).squareRoot()
    guard differences.mean.magnitude > 2 * error else { return .same }
    guard let prefersLess else { return .other }
    return (differences.mean < 0) == prefersLess ? .better : .worse
  }

  /// What differs.
  var line: String {
    let with = setting.isEmpty ? "" : " with \(setting)"
    return "\(verdict.rawValue): \(column)\(with): "
      + [change, differing > 0 ? "\(differing) of \(count) differ" : nil].compactMap(\.self)
      .joined(separator: ", ")
  }

  private var change: String? {
    guard let numbers else { return nil }
    let (old, new) = (numbers.base.meanText, numbers.new.meanText)
    guard old != new else {
      return "\(old), by \(ColumnStatistics.text(of: numbers.difference.mean))"
    }
    let ratio = numbers.new.mean / numbers.base.mean
    let times = ratio.isFinite ? ", \(ColumnStatistics.text(of: ratio)) times" : ""
    return "\(old) → \(new)\(times)"
  }
}
