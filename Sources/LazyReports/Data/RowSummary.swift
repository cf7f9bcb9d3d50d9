/// Rows of results by what they were run with: what the numbers of each column have in common.
public struct RowSummary {
  /// What rows have in common, and how a summary is written.
  public struct Layout {
    /// The names of the parameters, in order.
    public var parameters: [String]
    /// For each column whether less is better; nil where nobody said.
    public var prefersLess: (String) -> Bool?
    /// Whether each mean is compared with that of the first setting.
    public var isRelative: Bool
    /// Columns that are no results.
    public var otherColumns: [String]

    /// Creates a layout.
    public init(
      parameters: [String],
      prefersLess: @escaping (String) -> Bool? = { _ in nil },
      isRelative: Bool = false,
      otherColumns: [String] = []
    ) {
      (self.parameters, self.prefersLess) = (parameters, prefersLess)
      (self.isRelative, self.otherColumns) = (isRelative, otherColumns)
    }
  }

  /// A combination of values, with its numbers.
  private struct Setting {
    let values: [String]
    var numbers: [String: [Double]] = [:]
  }

  private let layout: Layout
  private var settings: [Setting] = []
  private var places: [[String]: Int] = [:]
  /// The columns with numbers, in the order of their first use.
  public private(set) var columns: [String] = []

  /// Creates a summary without rows.
  public init(_ layout: Layout) { self.layout = layout }

  /// Adds a row; settings are listed in the order of their first rows.
  public mutating func add(_ row: [DataValue.Field]) {
    let values = layout.parameters.map { row.value(of: $0)?.shown ?? "" }
    let place = places[values] ?? settings.count
    if place == settings.count {
      settings.append(Setting(values: values))
      places[values] = place
    }
    for field in row
    where !layout.parameters.contains(field.name) && !layout.otherColumns.contains(field.name) {
      guard let number = field.value.asNumber else { continue }
      if !columns.contains(field.name) { columns.append(field.name) }
      settings[place].numbers[field.name, default: []].append(number)
    }
  }

  /// A table for each column of numbers, a line for each setting.
  public var text: String {
    columns.map { table(of: $0) }.joined(separator: "\n")
  }

  private func table(of column: String) -> String {
    let prefersLess = layout.prefersLess(column)
    // What is the same everywhere tells nothing apart.
    let varying = layout.parameters.indices.filter { place in
      Set(settings.map { $0.values[place] }).count > 1
    }
    var heads = varying.map { layout.parameters[$0] } + ["mean ± sd", "median", "min", "max"]
    if layout.isRelative { heads.append("ratio") }
    let all = settings.map { ColumnStatistics($0.numbers[column] ?? []) }
    let means = all.compactMap { $0?.mean }
    let best = prefersLess.flatMap { $0 ? means.min() : means.max() }
    let first = all.first.flatMap { $0?.mean }
    let isMarked = means.contains { $0 != best }
    let lines = zip(settings, all).map { setting, statistics in
      varying.map { setting.values[$0] } + cells(of: statistics, firstMean: first)
        + [isMarked && statistics?.mean == best && best != nil ? "best" : ""]
    }
    let direction = prefersLess.map { $0 ? ", less is better" : ", more is better" } ?? ""
    return "\(column)\(direction)\n" + Self.aligned([heads + [""]] + lines, texts: varying.count)
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
      while text.last == " " { text.removeLast() }
      return text + "\n"
    }.joined()
  }
}
