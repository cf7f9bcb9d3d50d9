public import LazyTrace

/// What can be seen in a window at one moment: the value from which every picture of it is made.
public struct Still: Equatable, Sendable {
  /// A view that is shown as one box: each subview of a lazy container, and elsewhere each view
  /// without others inside.
  public struct Box: Equatable, Sendable {
    /// Its id, or that of the view whose only view it is, or the beginning of its text, or else its
    /// type.
    public var label: String
    /// The texts in it, with points between them; nil if there are none.
    public var words: String?
    /// The rectangle around what is drawn of it in the window, in points.
    public var frame: Rect
    /// The part of it that no scroll view cuts off, in points.
    public var visible: Rect
    /// What holds it where it is.
    public var state: State
    /// The number by which the trace knows it, if it is a subview of a lazy container.
    public var node: Int?
  }

  /// A view near those in sight, which has no place.
  public struct Waiting: Equatable, Sendable {
    /// Its id.
    public var label: String
    /// What it is kept for.
    public var state: State
    /// The number by which the trace knows it.
    public var node: Int
  }

  /// What holds a view where it is, or why it is kept without a place.
  public enum State: String, Sendable {
    /// The layout of its container.
    case placed
    /// An edge of a scroll view.
    case pinned
    /// It was evaluated before it came into sight.
    case prefetched
    /// It was on screen, and is kept for some updates (rule R11).
    case retained
  }

  /// The window's size, in points.
  public var size: Size
  /// The number of the frame; nil for views that belong to none.
  public var frame: Int?
  /// The virtual time, in seconds.
  public var time: Double
  /// The views in drawing order, the topmost last.
  public var boxes: [Box]
  /// The subviews of lazy containers that are loaded and have no place, in order.
  public var waiting: [Waiting]
  /// The fractions for which the window tells what is visible, 0...1.
  public var thresholds: [Double]
  /// Where the outermost scroll view is in the window, in points; nil if there is none.
  public var region: Rect?
  /// The bars of the outermost scroll view, by its scrolling axes.
  public var bars: [Axis: ScrollBar]

  /// Finds what can be seen.
  ///
  /// - Parameters:
  ///   - trees: The views of the window.
  ///   - size: The window's size, in points.
  ///   - moment: The number of the frame and the virtual time in seconds.
  ///   - bars: The bars of the outermost scroll view, by its scrolling axes.
  ///   - thresholds: The fractions for which the window tells what is visible.
  ///   - meter: Where the work is charged, by the number of views.
  /// - Throws: Errors of the meter.
  public init(
    of trees: [ViewTree],
    size: Size,
    at moment: (frame: Int?, time: Double) = (nil, 0),
    bars: [Axis: ScrollBar] = [:],
    thresholds: [Double] = [],
    meter: (any WorkMeter)? = nil
  ) throws {
    (self.size, self.bars, self.thresholds) = (size, bars, thresholds)
    (frame, time) = moment
    region = trees.firstScrollFrame
    (boxes, waiting) = ([], [])
    try collect(trees, under: nil, charging: ReportWork(meter))
  }

  /// Adds what is drawn as one box.
  private mutating func collect(
    _ trees: [ViewTree],
    under outer: ViewID?,
    charging work: ReportWork
  ) throws {
    for tree in trees.inDrawnOrder {
      try work.charge(1 + tree.unplaced.count)
      waiting += tree.unplaced.map {
        Waiting(
          label: FoldedIDs.text(of: $0.id),
          state: $0.isRetained ? .retained : .prefetched,
          node: $0.node
        )
      }
      guard let visible = tree.visible, !tree.isHidden else { continue }
      let id = tree.id ?? outer
      if try tree.isOneBox(charging: work) {
        let words = try tree.allWords(charging: work)?.onOneLine
        boxes.append(
          Box(
            label: id.map(FoldedIDs.text) ?? words ?? tree.name.onOneLine,
            words: words,
            frame: tree.drawn ?? tree.frame,
            visible: visible,
            state: tree.isPinned ? .pinned : .placed,
            node: tree.isSubview ? tree.node : nil
          )
        )
      } else {
        let inner = tree.children.count == 1 ? id : nil
        try collect(tree.childrenFromBehind, under: inner, charging: work)
      }
    }
  }
}

extension Still.Box {
  /// The label and, if that is something else, the text.
  var labelWithWords: String {
    guard let words, words != label else { return label }
    return label + "  " + words
  }

  /// How much of it is visible, 0...1.
  var visibleShare: Double {
    Axis.allCases.reduce(1) { share, axis in
      share * min(1, visible.size[axis] / max(frame.size[axis], 0.001))
    }
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

  /// The texts in it, with points between them; nil if there are none.
  fileprivate func allWords(charging work: ReportWork) throws -> String? {
    try work.charge()
    if let words { return words }
    let texts = try children.compactMap { try $0.allWords(charging: work) }
    return texts.isEmpty ? nil : texts.joined(separator: " · ")
  }

  /// Whether a view inside is itself a subview of a lazy container.
  fileprivate func hasSubviewsBelow(charging work: ReportWork) throws -> Bool {
    try children.contains { child in
      try work.charge()
      return try child.isSubview || child.hasSubviewsBelow(charging: work)
    }
  }

  /// How far in front of its siblings it is drawn: rows, then pinned views in their places, then
  /// those that an edge holds elsewhere.
  fileprivate var height: Int { isDisplaced ? 2 : isPinned ? 1 : 0 }
}
