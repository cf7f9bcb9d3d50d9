internal import LazyReports
internal import LazyStacks
internal import Lua

/// The result of `lab.compare`: the metrics of some variants, in the order in which they were
/// written.
final class Comparison: HostClass {
  static let className = "Comparison"

  let metrics: [Metric]
  /// The result of each variant.
  let rows: [Row]
  /// What each variant gave, seed by seed.
  let runs: [Run]
  private let isRelative: Bool

  /// The result of one variant.
  struct Row {
    let name: String
    /// The value of each metric; with seeds its mean.
    let values: [LuaValue]
  }

  /// What a variant gave once.
  struct Run {
    /// The index of the variant.
    let variant: Int
    /// The seed, if one was asked for.
    let seed: UInt64?
    /// The value of each metric.
    let values: [LuaValue]
  }

  init(_ metrics: [Metric], of names: [String], runs: [Run], isRelative: Bool) {
    (self.metrics, self.runs, self.isRelative) = (metrics, runs, isRelative)
    rows = names.enumerated().map { index, name in
      let own = runs.filter { $0.variant == index }
      guard own.count > 1 || own.first?.seed != nil else {
        return Row(name: name, values: own.first?.values ?? [])
      }
      let means = metrics.indices.map { metric in
        ColumnStatistics(own.compactMap { $0.values[metric].number }).map(\.mean)
      }
      return Row(name: name, values: means.map { $0.map(LuaValue.number) ?? .nil })
    }
  }

  /// The rows as `comparison:rows()` gives them.
  var fields: [[DataValue.Field]] {
    runs.map { run in
      let seed = run.seed.map { [DataValue.Field("seed", DataValue(seed: $0))] } ?? []
      let values = zip(metrics, run.values).map { metric, value in
        DataValue.Field(metric.name, value.asData)
      }
      return [DataValue.Field("variant", .text(rows[run.variant].name))] + seed + values
    }
  }

  /// The means, deviations and ratios, or the table of a single run.
  var text: String {
    guard isRelative || runs.contains(where: { $0.seed != nil }) else { return table }
    var summary = RowSummary(
      RowSummary.Layout(
        parameters: ["variant"],
        compared: ["variant"],
        isRelative: isRelative,
        otherColumns: ["seed"]
      )
    )
    for row in fields { summary.add(row) }
    return summary.text
  }

  /// A line for each variant and a column for each metric.
  private var table: String {
    let names = [""] + (hasUnits ? [""] : []) + rows.map(\.name)
    let columns = metrics.indices.map(column)
    let widths = columns.map { $0.map(\.count).max() ?? 0 }
    let nameWidth = names.map(\.count).max() ?? 0
    return names.enumerated().map { line, name in
      let cells = zip(columns, widths).map { column, width in
        String(repeating: " ", count: width - column[line].count) + column[line]
      }
      let name = name + String(repeating: " ", count: nameWidth - name.count)
      return ([name] + cells).joined(separator: "  ").withoutTrailingSpaces
    }.joined(separator: "\n")
  }

  private var hasUnits: Bool { metrics.contains { !$0.isWhole } }

  /// The name of a metric, its unit, and its values with the same number of decimals.
  private func column(at index: Int) -> [String] {
    let metric = metrics[index]
    let numbers = rows.map { $0.values[index].number ?? 0 }
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
    let unit = metric.unit ?? ""
    return [metric.name] + (hasUnits ? [unit] : [])
      + numbers.map { Printed.number($0, decimals: isWhole ? 0 : 2) }
  }

  static func describe(_ type: inout HostBehavior<Comparison>) {
    let reference = type.reference
    type.description = { comparison, call in call.push(comparison.text) }
    type.missingSet = { _, _ in throw Mistake("a comparison can only be read") }
    type.count = { $0.rows.count }
    type.entry = { comparison, index, call in
      call.push(comparison.rows[index].name)
      try call.push(
        ComparedVariant(comparison, at: index),
        as: reference.get().types[ComparedVariant.self]
      )
    }
    type.missing = { comparison, call in
      guard let index = try comparison.index(of: call.value(at: 0)) else { return .none }
      let variant = ComparedVariant(comparison, at: index)
      return try call.push(variant, as: reference.get().types[ComparedVariant.self])
    }
  }

  /// The index of a variant by its name or number; nil for an unused number, which ends `ipairs`.
  private func index(of key: LuaValue) throws -> Int? {
    if let number = key.integer { return rows.indices.contains(number - 1) ? number - 1 : nil }
    guard let name = key.text else { throw Mistake("a variant has a name, not \(Literal.of(key))") }
    if let index = rows.firstIndex(where: { $0.name.hasSameBytes(as: name) }) { return index }
    throw Mistake.unknown(
      "no variant is called \(Literal.name(name))",
      name: name,
      among: rows.map(\.name),
      listed: "there are"
    )
  }
}

/// The result of `lab.compare` for one variant.
final class ComparedVariant: HostClass {
  static let className = "ComparedVariant"

  private let metrics: [Metric]
  private let row: Comparison.Row

  init(_ comparison: Comparison, at index: Int) {
    metrics = comparison.metrics
    row = comparison.rows[index]
  }

  static func describe(_ type: inout HostBehavior<ComparedVariant>) {
    type.description = { variant, call in
      let parts = zip(variant.metrics, variant.row.values).map { metric, value in
        "\(metric.name) \(Printed.number(value.number ?? 0))"
      }
      return call.push("\(variant.row.name): " + parts.joined(separator: "  "))
    }
    type.equals = { $0.row.name == $1.row.name && $0.row.values == $1.row.values }
    type.missingSet = { _, _ in throw Mistake("a comparison can only be read") }
    type.count = { $0.metrics.count }
    type.entry = { variant, index, call in
      call.push(variant.metrics[index].name)
      call.push(variant.row.values[index])
    }
    type.missing = { variant, call in
      let key = try call.value(at: 0)
      guard let name = key.text else {
        throw Mistake("a metric has a name, not \(Literal.of(key))")
      }
      if let index = variant.metrics.firstIndex(where: { $0.name == name }) {
        return call.push(variant.row.values[index])
      }
      guard Metric.all.contains(where: { $0.name == name }) else {
        throw Mistake.unknown(
          "no metric is called \(Literal.name(name))",
          name: name,
          among: variant.metrics.map(\.name),
          listed: "compared were"
        )
      }
      throw Mistake(
        "\(name) was not compared; write metrics = { \(Literal.quoted(name)), … } in lab.compare"
      )
    }
  }
}

extension LuaValue {
  /// The value of a metric as programs read it.
  fileprivate var asData: DataValue {
    if case .integer(let integer) = self { return .integer(integer) }
    return number.map { .number($0) } ?? .null
  }
}
