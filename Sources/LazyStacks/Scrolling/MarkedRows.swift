/// The scroll targets in the rows of a lazy container of which only some views are marked, one by
/// one: those in the rows that it holds, and further ones in rows that are loaded to find them.
struct MarkedRows {
  /// The targets along the axis, in order.
  private(set) var places: [TargetPlace]
  private let stack: LazyStackNode
  /// The lines before and behind those that were looked at.
  private var previous: Int
  private var next: Int
  /// Where the lines that were looked at start and end in the content, in points.
  private(set) var start: Double
  private(set) var end: Double
  /// How many lines were loaded only to be looked at.
  private var loaded = 0

  /// The greatest number of lines that are loaded to find a target.
  private static let most = 100

  /// Creates those in the rows that are held; nil if the scroll view has other lazy containers, or
  /// one in which other lines cannot be told from their numbers.
  init?(on track: ScrollTrack, knowing places: [TargetPlace]) {
    guard track.stacks.count == 1, let stack = track.stacks.first, stack.fold == nil,
      let first = stack.run.lines.first, let last = stack.run.lines.last
    else { return nil }
    self.stack = stack
    self.places = places
    (previous, next) = (first.index - 1, last.index + 1)
    let offset = stack.position + stack.run.offset
    (start, end) = (offset + first.rel, offset + last.rel + last.length)
  }

  /// Whether no line is before, or behind, those that were looked at.
  var isAtStart: Bool { previous < 0 }
  var isAtEnd: Bool { next >= stack.loader.reachedCount }

  /// Looks at the lines before these until there is another target.
  ///
  /// - Returns: Whether there is one.
  mutating func goBack() -> Bool {
    while !isAtStart, let line = load(previous) {
      start -= line.length + stack.run.spacing
      previous -= 1
      guard !line.targets.isEmpty else { continue }
      places.insert(contentsOf: line.targets.map { $0.moved(by: start) }, at: 0)
      return true
    }
    return false
  }

  /// Looks at the lines behind these until there is another target.
  ///
  /// - Returns: Whether there is one.
  mutating func goOn() -> Bool {
    while !isAtEnd, let line = load(next) {
      let place = end + stack.run.spacing
      end = place + line.length
      next += 1
      guard !line.targets.isEmpty else { continue }
      places += line.targets.map { $0.moved(by: place) }
      return true
    }
    return false
  }

  /// The length of a line and the targets in it, counted from its start; nil if too many lines were
  /// loaded.
  private mutating func load(_ index: Int) -> (length: Double, targets: [TargetPlace])? {
    guard loaded < Self.most, stack.context.work.goesOn() else { return nil }
    loaded += 1
    let range = stack.lineMap.subviews(of: index)
    var length = 0.0
    var targets: [TargetPlace] = []
    for place in range {
      let cell = stack.loader.look(at: place, column: place - range.lowerBound)
      length = max(length, cell.length)
      targets += cell.targets(along: stack.axis)
    }
    return (length, targets.sorted { $0.start < $1.start })
  }
}
