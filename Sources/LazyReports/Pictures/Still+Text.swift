public import LazyTrace
internal import WideCharacters

/// A still as text: a box of lines for each view; a side that is cut off has no line.
extension Still {
  /// The column of the right edge in a drawing that may have any width.
  private static let columns = 64
  /// The column of the right edge in the narrowest drawing.
  private static let leastColumns = 2
  /// A letter is about twice as high as it is wide.
  private static let aspect = 2.0
  /// The maximum number of rows, because a window may have any height.
  public static let mostRows = 60
  /// How many cells are drawn for a unit of work.
  private static let cellsPerUnit = 32

  /// What of a still is drawn as text.
  public struct TextLayout: Sendable {
    /// How many columns the drawing and its bars fill; nil for 65 and the bars.
    public var columns: Int?
    /// How many rows the drawing has at most beside its lower edge.
    public var mostRows = Still.mostRows
    /// Whether a view that has an id shows its text, too.
    public var showsWords = false

    /// Creates a layout.
    public init(columns: Int? = nil, mostRows: Int = Still.mostRows, showsWords: Bool = false) {
      (self.columns, self.mostRows, self.showsWords) = (columns, mostRows, showsWords)
    }
  }

  /// The drawing, rows separated by line feeds.
  ///
  /// - Parameters:
  ///   - layout: How large it is, and what it shows.
  ///   - meter: Where the work is charged, by the number of views and their drawn size.
  /// - Returns: The rows with line feeds between them.
  /// - Throws: Errors of the meter.
  public func text(
    _ layout: TextLayout = TextLayout(),
    meter: (any WorkMeter)? = nil
  ) throws -> String {
    let work = ReportWork(meter)
    let bar = bars[.vertical]?.width ?? 0
    let room = layout.columns.map { $0 - 1 - 2 * bar } ?? Self.columns
    let scale = Scale(
      size,
      columns: max(Self.leastColumns, room),
      mostRows: layout.mostRows,
      aspect: Self.aspect
    )
    var canvas = BoxCanvas(width: scale.columns + 1, height: scale.rows + 1)
    let window = BoxCanvas.Box(columns: 0...scale.columns, rows: 0...scale.rows)
    canvas.draw(window, covers: false)
    var labels: [Label] = []
    for box in boxes {
      let words = layout.showsWords ? box.labelWithWords : box.label
      let place = scale.place(of: box)
      try work.charge(for: words)
      try work.charge(place.columns.count * place.rows.count / Self.cellsPerUnit)
      let written = canvas.draw(place, label: words)
      labels.append(Label(words: words, box: place, isRow: box.node != nil, written: written))
    }
    let sights = labels.map { canvas.mend($0.written) }
    let unseen = zip(labels, sights).filter { $1 == .none && $0.isRow && $0.box.isThin }
    for (label, sight) in zip(labels, sights)
    where sight == .whole && label.words.cells > label.box.columns.count - 2 {
      canvas.write(label.words, beside: label.box, inPlaceOf: label.written)
    }
    let drawing = region.map { addBars(beside: $0, to: canvas.text, in: scale) } ?? canvas.text
    return drawing + Self.note(of: unseen.map(\.0.words), columns: scale.columns + 1)
  }

  /// A label that was drawn, and whether it is that of a subview of a lazy container.
  private struct Label {
    let words: String
    let box: BoxCanvas.Box
    let isRow: Bool
    let written: BoxCanvas.Written
  }

  /// Below a drawing, which of the views are too low for it; empty if all can be seen.
  private static func note(of labels: [String], columns: Int) -> String {
    guard let first = labels.first else { return "" }
    let others = labels.count > 1 ? " and \(labels.count - 1) more" : ""
    return "\n" + "Too low to be drawn: \(first)\(others).".wrapped(to: columns, atLeast: 20)
  }

  /// Drawings beside one another, each with the frame and the time above it.
  ///
  /// - Parameters:
  ///   - drawings: The texts of the stills.
  ///   - stills: The stills, as many.
  /// - Returns: The rows with line feeds between them.
  public static func sideBySide(_ drawings: [String], of stills: [Still]) -> String {
    let columns = zip(drawings, stills).map { drawing, still in
      let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false)
      return [still.caption] + rows.map(String.init)
    }
    let widths = columns.map { $0.map(\.cells).max() ?? 0 }
    return (0..<(columns.map(\.count).max() ?? 0)).map { row in
      var line = ""
      for (column, width) in zip(columns, widths) {
        let cell = row < column.count ? column[row] : ""
        line += cell + String(repeating: " ", count: width - cell.cells + 2)
      }
      return line.withoutTrailingSpaces
    }.joined(separator: "\n")
  }

  /// Draws the bars of a scroll view to the right of its rows and below its columns.
  private func addBars(beside region: Rect, to drawing: String, in scale: Scale) -> String {
    var rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let bar = bars[.vertical] {
      let top = scale.row(at: region.start(.vertical))
      let cells = bar.cells(count: scale.row(at: region.end(.vertical)) - top + 1, along: .vertical)
      for row in cells[0].indices where rows.indices.contains(top + row) {
        let padding = String(repeating: " ", count: scale.columns + 2 - rows[top + row].cells)
        rows[top + row] += padding + cells.map { String($0[row]) }.joined(separator: " ")
      }
    }
    if let bar = bars[.horizontal] {
      let left = scale.column(at: region.start(.horizontal))
      let cells = bar.cells(
        count: scale.column(at: region.end(.horizontal)) - left + 1,
        along: .horizontal
      )
      rows += cells.map { String(repeating: " ", count: left) + String($0) }
    }
    return rows.joined(separator: "\n")
  }
}

/// How points become columns and rows.
private struct Scale {
  let columns: Int
  let rows: Int
  private let horizontal: Double
  private let vertical: Double

  init(_ window: Size, columns: Int, mostRows: Int, aspect: Double) {
    self.columns = columns
    horizontal = Double(columns) / max(window.width, 1)
    let wanted = (window.height * horizontal / aspect).rounded()
    rows = wanted.whole(in: 2...max(2, mostRows))
    vertical = Double(rows) / max(window.height, 1)
  }

  func column(at x: Double) -> Int { (x * horizontal).rounded().whole(in: 0...columns) }

  func row(at y: Double) -> Int { (y * vertical).rounded().whole(in: 0...rows) }

  func place(of box: Still.Box) -> BoxCanvas.Box {
    let (frame, visible) = (box.frame, box.visible)
    return BoxCanvas.Box(
      columns: column(at: visible.start(.horizontal))...column(at: visible.end(.horizontal)),
      rows: row(at: visible.start(.vertical))...row(at: visible.end(.vertical)),
      hasTop: frame.start(.vertical) >= visible.start(.vertical),
      hasBottom: frame.end(.vertical) <= visible.end(.vertical),
      hasLeft: frame.start(.horizontal) >= visible.start(.horizontal),
      hasRight: frame.end(.horizontal) <= visible.end(.horizontal)
    )
  }
}

extension BoxCanvas {
  fileprivate mutating func draw(_ box: Box, label: String) -> Written {
    draw(box)
    return write(
      label,
      column: box.columns.lowerBound + 1,
      row: box.labelRow,
      upTo: box.columns.upperBound
    )
  }
}

extension BoxCanvas.Box {
  /// Whether it has no row inside, so that others may hide its label.
  fileprivate var isThin: Bool { rows.upperBound - rows.lowerBound < 2 }

  /// The row of its label: the first one inside, if it has any.
  fileprivate var labelRow: Int {
    rows.upperBound - rows.lowerBound > 1 ? rows.lowerBound + 1 : rows.lowerBound
  }
}
