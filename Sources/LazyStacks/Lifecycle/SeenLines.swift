import DequeModule

/// The lines that a lazy container held when a frame began, to tell afterwards why they moved.
struct SeenLines {
  /// One line as it was.
  struct Line {
    var view: SeenView
    /// The index of its first subview at that time.
    var index: Int
    var cells: Int
    var rel: Double
    var length: Double
    /// Whether it was on screen.
    var isShown: Bool
    var label: ViewID
  }

  var frame = 0
  var lines: [Line] = []
  var spacing = 0.0
  var columns = 0
  /// The length of the container across.
  var crossLength = 0.0
  /// What an edge held, with its length and where that stood.
  var pins: [(label: ViewID, rel: Double, length: Double)] = []

  mutating func take(_ stack: LazyStackNode, in frame: Int) {
    self.frame = frame
    spacing = stack.run.spacing
    columns = stack.columns?.count ?? 1
    crossLength = stack.crossLength
    lines.removeAll(keepingCapacity: true)
    for line in stack.run.lines {
      let first = line.subviews[0]
      lines.append(
        Line(
          view: first.seen,
          index: first.index,
          cells: line.subviews.count,
          rel: line.rel,
          length: line.length,
          isShown: line.subviews.contains { $0.isPlaced },
          label: first.label
        )
      )
    }
    if !stack.pins.isEmpty || !pins.isEmpty {
      pins = stack.pins.map { ($0.label, $0.shownRel, $0.length) }
    }
  }
}

extension Subview {
  /// The view as a person finds it.
  var seen: SeenView {
    guard id == nil else { return SeenView(id: id, name: viewName) }
    switch role {
    case .header: return SeenView(name: "header", place: index + 1)
    case .footer: return SeenView(name: "footer", place: index + 1)
    default: return SeenView(name: viewName, place: index + 1)
    }
  }
}
