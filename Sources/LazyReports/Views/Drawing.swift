public import LazyTrace

/// Draws what can be seen in a window with characters.
///
/// A box stands for each subview of a lazy container, and elsewhere for each view without others
/// inside; a side that is cut off has no line. Pinned views are drawn over the rows of their
/// container, views with a `zIndex` over siblings with a smaller one, and hidden ones not at all.
public enum Drawing {
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

  /// The drawing, rows separated by line feeds.
  ///
  /// - Parameters:
  ///   - trees: The views of the window.
  ///   - window: The window's size, in points.
  ///   - columns: How many columns the drawing and its bars fill; nil for 65 and the bars.
  ///   - mostRows: How many rows the drawing has at most beside its lower edge.
  ///   - bars: The bars of the outermost scroll view, by its scrolling axes.
  ///   - meter: Where the work is charged, by the number of views and their drawn size.
  /// - Returns: The rows with line feeds between them.
  /// - Throws: Errors of the meter.
  public static func text(
    of trees: [ViewTree],
    window: Size,
    columns: Int? = nil,
    mostRows: Int = mostRows,
    bars: [Axis: ScrollBar] = [:],
    meter: (any WorkMeter)? = nil
  ) throws -> String {
    let work = ReportWork(meter)
    let room = columns.map { $0 - 1 - 2 * (bars[.vertical]?.width ?? 0) } ?? Self.columns
    let scale = Scale(window, columns: max(leastColumns, room), mostRows: mostRows)
    var canvas = BoxCanvas(width: scale.columns + 1, height: scale.rows + 1)
    canvas.draw(BoxCanvas.Box(columns: 0...scale.columns, rows: 0...scale.rows))
    var shown: [(tree: ViewTree, label: String)] = []
    try collect(trees, under: nil, into: &shown, charging: work)
    for (tree, label) in shown {
      guard let box = box(of: tree, in: scale) else { continue }
      try work.charge(for: label)
      try work.charge(box.columns.count * box.rows.count / cellsPerUnit)
      draw(box, label: label, on: &canvas)
    }
    guard let region = trees.firstScrollFrame else { return canvas.text }
    return add(bars, beside: region, to: canvas.text, in: scale)
  }

  /// Draws the bars of a scroll view to the right of its rows and below its columns.
  private static func add(
    _ bars: [Axis: ScrollBar],
    beside region: Rect,
    to drawing: String,
    in scale: Scale
  ) -> String {
    var rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let bar = bars[.vertical] {
      let top = scale.row(at: region.start(.vertical))
      let cells = bar.cells(count: scale.row(at: region.end(.vertical)) - top + 1, along: .vertical)
      for row in cells[0].indices where rows.indices.contains(top + row) {
        let padding = String(repeating: " ", count: scale.columns + 2 - rows[top + row].count)
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

  /// How points become columns and rows.
  private struct Scale {
    let columns: Int
    let rows: Int
    private let horizontal: Double
    private let vertical: Double

    init(_ window: Size, columns: Int, mostRows: Int) {
      self.columns = columns
      horizontal = Double(columns) / max(window.width, 1)
      let wanted = (window.height * horizontal / Drawing.aspect).rounded()
      rows = wanted.whole(in: 2...max(2, mostRows))
      vertical = Double(rows) / max(window.height, 1)
    }

    func column(at x: Double) -> Int {
      (x * horizontal).rounded().whole(in: 0...columns)
    }

    func row(at y: Double) -> Int { (y * vertical).rounded().whole(in: 0...rows) }
  }

  /// Finds what is drawn as one box, and its label: the id, the id of the view whose only view it
  /// is, the beginning of its text, or else the type.
  private static func collect(
    _ trees: [ViewTree],
    under outer: ViewID?,
    into shown: inout [(tree: ViewTree, label: String)],
    charging work: ReportWork
  ) throws {
    for tree in trees.inDrawnOrder {
      try work.charge()
      guard tree.visible != nil, !tree.isHidden else { continue }
      let id = tree.id ?? outer
      if try tree.isOneBox(charging: work) {
        let label = id.map(FoldedIDs.text) ?? (tree.onlyWords ?? tree.name).onOneLine
        shown.append((tree, label))
      } else {
        let inner = tree.children.count == 1 ? id : nil
        try collect(tree.childrenFromBehind, under: inner, into: &shown, charging: work)
      }
    }
  }

  /// The box of a view; nil if it is out of sight.
  private static func box(of tree: ViewTree, in scale: Scale) -> BoxCanvas.Box? {
    guard let visible = tree.visible else { return nil }
    let left = scale.column(at: visible.start(.horizontal))
    let right = scale.column(at: visible.end(.horizontal))
    let top = scale.row(at: visible.start(.vertical))
    let bottom = scale.row(at: visible.end(.vertical))
    let frame = tree.drawn ?? tree.frame
    return BoxCanvas.Box(
      columns: left...right,
      rows: top...bottom,
      hasTop: frame.start(.vertical) >= visible.start(.vertical),
      hasBottom: frame.end(.vertical) <= visible.end(.vertical),
      hasLeft: frame.start(.horizontal) >= visible.start(.horizontal),
      hasRight: frame.end(.horizontal) <= visible.end(.horizontal)
    )
  }

  private static func draw(_ box: BoxCanvas.Box, label: String, on canvas: inout BoxCanvas) {
    canvas.draw(box)
    let (left, right) = (box.columns.lowerBound, box.columns.upperBound)
    let (top, bottom) = (box.rows.lowerBound, box.rows.upperBound)
    let row = bottom - top > 1 ? top + 1 : top
    canvas.write(label, column: left + 1, row: row, upTo: right)
  }
}

extension [ViewTree] {
  /// The views in drawing order, the topmost last.
  fileprivate var inDrawnOrder: [ViewTree] {
    guard contains(where: { $0.zIndex != 0 || $0.height != 0 }) else { return self }
    return enumerated().sorted { one, other in
      (one.element.zIndex, one.element.height, one.offset)
        < (other.element.zIndex, other.element.height, other.offset)
    }.map(\.element)
  }

  /// The frame of the first scroll view; outer ones come before inner ones.
  fileprivate var firstScrollFrame: Rect? {
    for tree in self {
      if case .scroll = tree.kind { return tree.frame }
      if let frame = tree.children.firstScrollFrame { return frame }
    }
    return nil
  }
}

extension ViewTree {
  /// The views in it, what is behind others first: a background is behind the view that has it.
  fileprivate var childrenFromBehind: [ViewTree] {
    name == ":background" ? Array(children.dropFirst() + children.prefix(1)) : children
  }

  /// Whether its inside is not drawn, as for a subview and a button.
  fileprivate func isOneBox(charging work: ReportWork) throws -> Bool {
    guard !children.isEmpty, name != "Button" else { return true }
    return try isSubview && !hasSubviewsBelow(charging: work)
  }

  /// The text of the only text view.
  fileprivate var onlyWords: String? {
    words ?? (children.count == 1 ? children[0].onlyWords : nil)
  }

  /// Whether a view inside is itself a subview of a lazy container.
  fileprivate func hasSubviewsBelow(charging work: ReportWork) throws -> Bool {
    try children.contains { child in
      try work.charge()
      return try child.isSubview || child.hasSubviewsBelow(charging: work)
    }
  }
}

extension ViewTree {
  /// How far in front of its siblings it is drawn: rows, then pinned views in their places, then
  /// those that an edge holds elsewhere.
  fileprivate var height: Int { isDisplaced ? 2 : isPinned ? 1 : 0 }
}
