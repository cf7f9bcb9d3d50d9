internal import LazyTrace

/// What the stills of a window have in common, each only once: a row that scrolls by is in one
/// place of the content for as long as it can be seen.
struct StillTables: Equatable, Sendable {
  /// Where a box is.
  struct Place: Hashable, Sendable {
    /// The number of what it is.
    let shape: Int
    /// Whether it moves with the content of the outermost scroll view.
    let isInContent: Bool
    /// Its origin in the window or, moved by the offset, in the content; in thousandths of a point.
    let x: Int
    let y: Int
    /// The part of it that is shown, in the window; empty if only the scroll view or, outside the
    /// content, the window cuts it off.
    let visible: [Double]
  }

  private(set) var shapes = ValueTable<Still.Shape>()
  private(set) var places = ValueTable<Place>()
  private(set) var names = ValueTable<String>()
  private(set) var screens = ValueTable<Screen>()
  private(set) var measured = ValueTable<[Double]>()
  /// The stills, in order.
  private(set) var entries: [Entry] = []
  /// About how many bytes of a page all of it takes.
  private(set) var bytesInPage = 0

  /// What seldom changes from still to still.
  struct Screen: Hashable, Sendable {
    let size: Size
    let thresholds: [Double]
    /// The region of the outermost scroll view; nil if there is none.
    let region: Rect?
  }

  /// A still by the numbers of what it shows.
  struct Entry: Equatable, Sendable {
    let screen: Int
    /// Its boxes.
    let boxes: [Int]
    /// The measured parts of the content, in the order of its bars.
    let measured: [Int]
    /// The views that were prefetched, and those that are retained.
    let waiting: [[Int]]
  }

  /// The boxes of the last still where they are in the window.
  private var last: Set<Place> = []

  /// Takes in a still.
  mutating func add(_ still: Still) {
    let known = (places.all.count, names.all.count, measured.all.count)
    let bars = still.orderedBars
    let boxes = still.boxes.map { place(of: $0, in: still) }
    last = Set(boxes.map(\.inWindow))
    let screen = Screen(size: still.size, thresholds: still.thresholds, region: still.region)
    let entry = Entry(
      screen: screens.place(of: screen),
      boxes: boxes.map(\.number),
      measured: bars.map { measured.place(of: $0.bar.measuredEdges) },
      waiting: [Still.State.prefetched, .retained].map { state in
        still.waiting.filter { $0.state == state }.map { names.place(of: $0.label.shownInReport) }
      }
    )
    entries.append(entry)
    let lists = [entry.boxes] + entry.waiting
    bytesInPage += 40 + 42 * bars.count + 6 * lists.reduce(0) { $0 + $1.inRuns.count }
    bytesInPage += places.all[known.0...].reduce(0) { $0 + ($1.visible.isEmpty ? 24 : 52) }
    bytesInPage += names.all[known.1...].reduce(0) { $0 + $1.bytesInPage }
    bytesInPage += measured.all[known.2...].reduce(0) { $0 + 2 + 8 * $1.count }
  }

  private mutating func place(
    of box: Still.Box,
    in still: Still
  ) -> (number: Int, inWindow: Place) {
    let known = shapes.all.count
    let shape = shapes.place(of: Still.Shape(box))
    if shapes.all.count > known {
      let shape = shapes.all[shape]
      bytesInPage += 30 + shape.label.shownInReport.bytesInPage
      bytesInPage += (shape.words ?? "").shownInReport.bytesInPage
    }
    let inWindow = place(of: box, as: shape, movedBy: nil, in: still)
    let offset = still.offset
    guard still.region != nil else { return (places.place(of: inWindow), inWindow) }
    let inContent = place(of: box, as: shape, movedBy: offset, in: still)
    let stays =
      places.contains(inWindow) || (!places.contains(inContent) && last.contains(inWindow))
    return (places.place(of: stays ? inWindow : inContent), inWindow)
  }

  private func place(
    of box: Still.Box,
    as shape: Int,
    movedBy offset: Point?,
    in still: Still
  ) -> Place {
    let window = Rect(origin: Point(x: 0, y: 0), size: still.size)
    let cut = box.frame.intersection(offset == nil ? window : still.region ?? window)
    return Place(
      shape: shape,
      isInContent: offset != nil,
      x: (box.frame.origin.x + (offset?.x ?? 0)).thousandths,
      y: (box.frame.origin.y + (offset?.y ?? 0)).thousandths,
      visible: cut?.edges.map(\.thousandths) == box.visible.edges.map(\.thousandths)
        ? [] : box.visible.edges
    )
  }
}

extension Still {
  /// The bars, that of the horizontal axis first.
  var orderedBars: [(axis: Axis, bar: ScrollBar)] {
    bars.sorted { $0.key.rawValue < $1.key.rawValue }.map { (axis: $0.key, bar: $0.value) }
  }

  /// The offset of the outermost scroll view, in points.
  fileprivate var offset: Point {
    Point(x: bars[.horizontal]?.map.offset ?? 0, y: bars[.vertical]?.map.offset ?? 0)
  }
}

extension [Int] {
  /// The numbers; of those that follow one another only the first, and how many follow it, negated.
  var inRuns: [Int] {
    var runs: [Int] = []
    var last: Int?
    for number in self {
      if let last, number == last + 1 {
        if runs[runs.count - 1] < 0 { runs[runs.count - 1] -= 1 } else { runs.append(-1) }
      } else {
        runs.append(number)
      }
      last = number
    }
    return runs
  }
}

extension Double {
  /// The number in thousandths, which a page rounds to.
  var thousandths: Int {
    let scaled = (self * 1000).rounded()
    return Int(exactly: scaled) ?? (scaled < 0 ? .min : .max)
  }
}

extension Rect {
  var edges: [Double] { [origin.x, origin.y, size.width, size.height] }
}

extension ScrollBar {
  /// Where each measured part of the content starts and ends, as fractions of it.
  fileprivate var measuredEdges: [Double] {
    measuredParts.flatMap { [$0.lowerBound, $0.upperBound] }
  }
}
