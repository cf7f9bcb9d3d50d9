internal import LazyTrace

/// Rows of results by what they were run with: what the numbers of each column have in common.
///
/// The values of some parameters are compared with one another; those of all others are conditions,
/// under each of which one setting may be the best.
public struct RowSummary {
  /// What rows have in common, and how a summary is written.
  public struct Layout {
    /// The names of the parameters, in order.
    public var parameters: [String]
    /// Those whose values are compared; the others are conditions.
    public var compared: [String]
    /// For each column whether less is better; nil where nobody said.
    public var prefersLess: (String) -> Bool?
    /// Whether each mean is compared with that of the first setting under the same conditions.
    public var isRelative: Bool
    /// Columns that are no results.
    public var otherColumns: [String]

    /// Creates a layout.
    public init(
      parameters: [String],
      compared: [String],
      prefersLess: @escaping (String) -> Bool? = { _ in nil },
      isRelative: Bool = false,
      otherColumns: [String] = []
    ) {
      (self.parameters, self.compared, self.prefersLess) = (parameters, compared, prefersLess)
      (self.isRelative, self.otherColumns) = (isRelative, otherColumns)
    }
  }

  /// A combination of values, with its numbers by the places of their columns.
  private struct Setting {
    let values: [String]
    var numbers: [Int: [Double]] = [:]
  }

  private let layout: Layout
  private var settings: [Setting] = []
  private var places: [[[UInt8]]: Int] = [:]
  private var columnPlaces: [[UInt8]: Int] = [:]
  /// The columns with numbers, in the order of their first use.
  public private(set) var columns: [String] = []

  /// Creates a summary without rows.
  public init(_ layout: Layout) { self.layout = layout }

  /// Adds a row; settings are listed in the order of their first rows.
  public mutating func add(_ row: [DataValue.Field]) {
    let values = layout.parameters.map { row.value(of: $0)?.shown ?? "" }
    let key = values.map { Array($0.utf8) }
    let place = places[key] ?? settings.count
    if place == settings.count {
      settings.append(Setting(values: values))
      places[key] = place
    }
    for field in row
    where !layout.parameters.contains(field.name) && !layout.otherColumns.contains(field.name) {
      guard let number = field.value.asNumber else { continue }
      let column = columnPlaces[Array(field.name.utf8)] ?? columns.count
      if column == columns.count {
        columns.append(field.name)
        columnPlaces[Array(field.name.utf8)] = column
      }
      settings[place].numbers[column, default: []].append(number)
    }
  }

  /// Whether there are settings that are compared with one another.
  public var comparesSettings: Bool { varying.contains { isCompared($0) } }

  /// A table for each column of numbers, a line for each setting, and empty lines between tables.
  public var text: String {
    columns.indices.map { table(of: $0) }.joined(separator: "\n\n")
  }

  /// The places of the parameters that have several values; what is the same everywhere tells
  /// nothing apart.
  private var varying: [Int] {
    layout.parameters.indices.filter { place in
      settings.contains { !$0.values[place].hasSameBytes(as: settings[0].values[place]) }
    }
  }

  private func isCompared(_ place: Int) -> Bool {
    layout.compared.contains(layout.parameters[place])
  }

  private func table(of column: Int) -> String {
    let name = columns[column]
    let prefersLess = layout.prefersLess(name)
    let conditions = varying.filter { !isCompared($0) }
    let shown = conditions + varying.filter { isCompared($0) }
    var heads = shown.map { layout.parameters[$0] } + ["mean ± sd", "median", "min", "max"]
    if layout.isRelative { heads.append("ratio") }
    var groups: [[Setting]] = []
    var known: [[[UInt8]]: Int] = [:]
    for setting in settings {
      let key = conditions.map { Array(setting.values[$0].utf8) }
      let place = known[key] ?? groups.count
      if place == groups.count { groups.append([]) }
      known[key] = place
      groups[place].append(setting)
    }
    let rows = groups.flatMap { group in
      lines(of: group, column: column, shown: shown, prefersLess: prefersLess)
    }
    let direction = prefersLess.map { $0 ? ", less is better" : ", more is better" } ?? ""
    return "\(name)\(direction)\n" + Self.aligned([heads + [""]] + rows, texts: shown.count)
  }

  /// The lines of settings under the same conditions.
  private func lines(
    of group: [Setting],
    column: Int,
    shown: [Int],
    prefersLess: Bool?
  ) -> [[String]] {
    let all = group.map { ColumnStatistics($0.numbers[column] ?? []) }
    let means = all.compactMap { $0?.mean }
    let best = prefersLess.flatMap { $0 ? means.min() : means.max() }
    let first = all.first.flatMap { $0?.mean }
    let isMarked = means.contains { $0 != best }
    return zip(group, all).map { setting, statistics in
      shown.map { setting.values[$0] } + cells(of: statistics, firstMean: first)
        + [isMarked && statistics?.mean == best && best != nil ? "best" : ""]
    }
  }

  private func cells(of statistics: ColumnStatistics?, firstMean: Double?) -> [String] {
    guard let statistics else {
      return ["–", "–", "–", "–"] + (layout.isRelative ? ["–"] : [])
    }
    let text = ColumnStatistics.text
    var cells = [
      statistics.meanText, text(statistics.median), text(statistics.least),
      text(statistics.greatest),
    ]
    if layout.isRelative {
      let ratio = firstMean.flatMap { $0 == 0 ? nil : statistics.mean / $0 }
      cells.append(ratio.map { text($0) } ?? "–")
    }
    return cells
  }

  /// Lines whose first cells are texts and whose other cells are numbers.
  private static func aligned(_ lines: [[String]], texts: Int) -> String {
    let widths = (lines.first ?? []).indices.map { place in
      lines.map { $0[place].count }.max() ?? 0
    }
    return lines.map { line in
      var text = ""
      for (place, cell) in line.enumerated() {
        let space = String(repeating: " ", count: widths[place] - cell.count)
        text += "  " + (place < texts || place == line.count - 1 ? cell + space : space + cell)
      }
      return text.withoutTrailingSpaces
    }.joined(separator: "\n")
  }
}
