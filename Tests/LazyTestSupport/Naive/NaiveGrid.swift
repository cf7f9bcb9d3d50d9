/// The places of a grid's columns, in the simplest cases.
public enum NaiveGrid: Equatable, Sendable {
  /// Columns of given widths.
  case fixed([Double], spacing: Double)
  /// A number of columns that share the width, each at least 10 points wide.
  case flexible(Int, spacing: Double)
  /// As many columns as fit, stretched to fill the width (D22).
  case adaptive(minimum: Double, spacing: Double)

  /// The place of a column across the grid, in points.
  public struct Column: Equatable, Sendable {
    /// The start across the grid.
    public var start: Double
    /// The width.
    public var length: Double
  }

  /// The columns, centered in a width.
  public func columns(in width: Double) -> [Column] {
    let (lengths, spacing) = lengths(in: width)
    let total = lengths.reduce(0, +) + spacing * Double(lengths.count - 1)
    var columns: [Column] = []
    var start = (width - total) / 2
    for length in lengths {
      columns.append(Column(start: start, length: length))
      start += length + spacing
    }
    return columns
  }

  private func lengths(in width: Double) -> ([Double], spacing: Double) {
    switch self {
    case .fixed(let lengths, let spacing): return (lengths, spacing)
    case .flexible(let count, let spacing):
      let share = (width - spacing * Double(count - 1)) / Double(count)
      return (Array(repeating: max(10, share), count: count), spacing)
    case .adaptive(let minimum, let spacing):
      var count = 1
      while Double(count + 1) * minimum + Double(count) * spacing <= width + 1e-6 { count += 1 }
      let share = (width - spacing * Double(count - 1)) / Double(count)
      return (Array(repeating: share, count: count), spacing)
    }
  }
}

extension NaiveGrid {
  /// The items that share a line, by their indices.
  ///
  /// A line has as many cells as there are columns. Headers and footers stand alone, and a section
  /// begins and ends with a line.
  static func lines(of items: [NaiveItem], columns: Int) -> [[Int]] {
    var lines: [[Int]] = []
    for (index, item) in items.enumerated() {
      if let last = lines.last, last.count < columns, item.role == .row,
        items[last[0]].role == .row, items[last[0]].sections == item.sections
      {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
      }
    }
    return lines
  }
}
