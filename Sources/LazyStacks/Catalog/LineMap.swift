/// Which subviews of a lazy container are in which line.
///
/// In a stack each subview has a line of its own. In a grid as many as there are columns share a
/// line. A header or footer has its own line, and a section begins and ends with a line, so that
/// the subviews of a line are all in the same sections.
indirect enum LineMap {
  /// A number of lines with one subview each.
  case oneEach(Int)
  case blocks([Block])

  struct Block {
    enum Kind {
      /// A number of subviews in lines with a number of columns.
      case cells(Int, columns: Int)
      /// The same lines repeated a number of times.
      case repeated(LineMap, times: Int)
    }

    let kind: Kind
    let firstLine: Int
    let firstSubview: Int
  }

  /// Whether each subview has a line of its own, so that indices of both are the same.
  var isOneEach: Bool {
    if case .oneEach = self { true } else { false }
  }

  /// How many lines there are.
  var count: Int {
    switch self {
    case .oneEach(let count): count
    case .blocks(let blocks): blocks.last.map { $0.firstLine + $0.kind.lineCount } ?? 0
    }
  }

  /// How many subviews there are.
  var subviewCount: Int {
    switch self {
    case .oneEach(let count): count
    case .blocks(let blocks): blocks.last.map { $0.firstSubview + $0.kind.subviewCount } ?? 0
    }
  }

  /// The subviews of a line.
  ///
  /// - Complexity: O(log *n*) in the blocks.
  func subviews(of line: Int) -> Range<Int> {
    guard case .blocks(let blocks) = self else { return line..<line + 1 }
    let block = blocks[blocks.lastIndex { $0.firstLine <= line }]
    let range = block.kind.subviews(of: line - block.firstLine)
    return (range.lowerBound + block.firstSubview)..<(range.upperBound + block.firstSubview)
  }

  /// The first subview of a line; how many subviews there are, if it is the line after the last.
  func firstSubview(of line: Int) -> Int {
    line < count ? subviews(of: line).lowerBound : subviewCount
  }

  /// The lines all of whose subviews are in a range.
  func lines(within range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let first = line(of: range.lowerBound)
    let start = firstSubview(of: first) == range.lowerBound ? first : first + 1
    let end = range.upperBound < subviewCount ? line(of: range.upperBound) : count
    return start..<max(start, end)
  }

  /// How many subviews a range of lines has.
  func subviewCount(of lines: Range<Int>) -> Int {
    firstSubview(of: lines.upperBound) - firstSubview(of: lines.lowerBound)
  }

  /// The line of a subview.
  ///
  /// - Complexity: O(log *n*) in the blocks.
  func line(of subview: Int) -> Int {
    guard case .blocks(let blocks) = self else { return subview }
    return Self.line(of: subview, in: blocks)
  }

  /// The place of a subview in its line, from 0.
  func column(of subview: Int) -> Int { subview - subviews(of: line(of: subview)).lowerBound }

  private static func line(of subview: Int, in blocks: [Block]) -> Int {
    let block = blocks[blocks.lastIndex { $0.firstSubview <= subview }]
    return block.firstLine + block.kind.line(of: subview - block.firstSubview)
  }
}

extension LineMap.Block.Kind {
  fileprivate var lineCount: Int {
    switch self {
    case .cells(let count, let columns): (count - 1) / columns + 1
    case .repeated(let map, let times): map.count * times
    }
  }

  fileprivate var subviewCount: Int {
    switch self {
    case .cells(let count, _): count
    case .repeated(let map, let times): map.subviewCount * times
    }
  }

  fileprivate func subviews(of line: Int) -> Range<Int> {
    switch self {
    case .cells(let count, let columns):
      return line * columns..<min(count, (line + 1) * columns)
    case .repeated(let map, _):
      let start = line / map.count * map.subviewCount
      let range = map.subviews(of: line % map.count)
      return (range.lowerBound + start)..<(range.upperBound + start)
    }
  }

  fileprivate func line(of subview: Int) -> Int {
    switch self {
    case .cells(_, let columns): subview / columns
    case .repeated(let map, _):
      subview / map.subviewCount * map.count + map.line(of: subview % map.subviewCount)
    }
  }
}

extension [LineMap.Block] {
  /// The index of the last block that meets a condition which holds for a prefix of the blocks.
  fileprivate func lastIndex(where isReached: (Element) -> Bool) -> Int {
    var low = 0
    var high = count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isReached(self[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// Distributes subviews over lines, from first to last.
struct LineMapBuilder {
  private var blocks: [LineMap.Block] = []
  private var lines = 0
  private var subviews = 0
  /// The number of cells in the line that is not full yet.
  private var waiting = 0
  private let columns: Int

  init(columns: Int) { self.columns = columns }

  /// Adds cells, starting in the line that is not full yet.
  mutating func add(cells: Int) { waiting += cells }

  /// Adds a line for a subview that stands alone.
  mutating func addWholeLine() {
    endLine()
    append(.cells(1, columns: 1))
  }

  /// Adds lines that repeat, starting with a new line.
  mutating func add(_ map: LineMap, times: Int) {
    endLine()
    if times > 0, map.count > 0 { append(.repeated(map, times: times)) }
  }

  mutating func finish() -> LineMap {
    endLine()
    return .blocks(blocks)
  }

  /// Ends the present line, so that what follows begins a new one.
  mutating func endLine() {
    guard waiting > 0 else { return }
    append(.cells(waiting, columns: columns))
    waiting = 0
  }

  private mutating func append(_ kind: LineMap.Block.Kind) {
    blocks.append(LineMap.Block(kind: kind, firstLine: lines, firstSubview: subviews))
    lines += kind.lineCount
    subviews += kind.subviewCount
  }
}
