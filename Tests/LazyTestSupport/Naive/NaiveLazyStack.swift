/// One lazy container alone in one scroll view, computed from the rules in the plainest way.
///
/// Its purpose is to disagree with the simulator: every answer is recomputed from the whole list,
/// nothing is cached that the rules do not name, and it shares no code with the simulator. The
/// parameters are those of the profile `swiftui2027`. There is neither a rubber band nor time.
public struct NaiveLazyStack: Sendable {
  /// A line of the run: one subview of a stack, or the cells side by side in a grid (R2a, R5).
  struct Member: Sendable {
    var ids: [Int]
    var lengths: [Double]
    var length: Double { lengths.max() ?? 0 }
  }

  /// The kinds of views that are pinned (R15).
  public struct Pinned: OptionSet, Sendable {
    /// One bit for each kind.
    public let rawValue: Int
    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Headers, at the start of the viewport.
    public static let headers = Pinned(rawValue: 1)
    /// Footers, at the end of the viewport.
    public static let footers = Pinned(rawValue: 2)
  }

  static let tolerance = 1e-6
  static let reachForward = 2.0
  static let reachBackward = 3.0
  static let exactReach = 3.0
  static let maxPasses = 10

  /// The length of the viewport, in points.
  public internal(set) var containerLength: Double
  /// The width of the viewport, in points.
  public internal(set) var width: Double {
    didSet { makeLines() }
  }
  /// The distance between neighboring lines, in points.
  public let spacing: Double
  /// The columns; nil in a stack.
  public let grid: NaiveGrid?
  /// The kinds of views that are pinned.
  public let pinned: Pinned
  /// How the lengths of lines outside of the run are estimated.
  public let guess: NaiveGuess
  /// Whether edits leave the offset in place (P18).
  public internal(set) var pushes = false
  /// Whether a jump to the end rests at the estimated end (P23).
  public internal(set) var landsAtGuess = false
  /// Whether the end is shown initially and followed (R10); nil without a default anchor.
  ///
  /// The value says whether it still follows new content after the length of the viewport changed
  /// (P22).
  public internal(set) var followsEnd: Bool?
  /// Whether the viewport got its first place in a list that is not empty.
  var isPositioned = false
  /// Whether a default anchor put the viewport where it is, and nobody has scrolled since.
  var isKeptAtEnd = false
  /// Whether the viewport rests at the end.
  var restsAtEnd = false
  /// Whether new content is not followed until somebody scrolls (P22).
  var ignoresContent = false
  /// The wrapping of the container.
  public private(set) var surroundings = Surroundings.none
  /// The present list.
  public internal(set) var items: [NaiveItem] {
    didSet { makeLines() }
  }
  /// The data of the list, if a program describes it, with edits that no frame has shown yet.
  var data = PartChanges([])
  /// The last frame.
  public internal(set) var frame = NaiveFrame()

  /// The indices of the items of each line.
  private(set) var lines: [[Int]] = []
  /// The line of each item, by its id.
  private var lineOfID: [Int: Int] = [:]
  /// The recorded lengths of existing lines, by the id of their first item (R5).
  var records: [Int: Double] = [:]
  /// What the guess needs in addition.
  var memory = NaiveMemory()
  /// Whether everything was measured that the guess needs.
  var knowsTruth = false
  var run: [Member] = []
  var firstIndex = 0
  var rel = 0.0
  var lead = 0.0
  var isLeadExact = true

  var changes = NaiveChanges()
  var lengthsInFrame: [Int: Double] = [:]
  /// Whether the run grew at its start while the lead was estimated.
  var grewAtStart = false
  /// The run's first line when the update began, or when the run was started anew in it.
  ///
  /// Lines that come back from there on are not growth (R7).
  var firstInUpdate = 0
  /// Whether a reset keeps the run where it is, however far away (R9).
  var fillsAroundAnchor = false
  var jumped = false
  /// The offset that an edit of the frame keeps (P18).
  var heldOffset: Double?
  /// Whether the offset is not clamped at the end of the content in this frame (P23).
  var goesBeyondEnd = false
  /// Whether an edit removed everything that was in sight.
  var lostAllInSight = false

  /// Lays out the first frame, in a viewport 390 points wide.
  ///
  /// - Parameters:
  ///   - items: The list, with unique ids.
  ///   - containerLength: The length of the viewport, more than 0.
  ///   - spacing: The distance between neighboring lines, 0 or more.
  ///   - grid: The columns; nil for a stack.
  ///   - pinned: The kinds of views that are pinned.
  ///   - guess: How the lengths of lines outside of the run are estimated.
  public init(
    _ items: [NaiveItem],
    containerLength: Double,
    spacing: Double = 0,
    grid: NaiveGrid? = nil,
    pinned: Pinned = [],
    guess: NaiveGuess = .mean
  ) {
    self.items = items
    self.containerLength = containerLength
    width = 390
    self.spacing = spacing
    self.grid = grid
    self.pinned = pinned
    self.guess = guess
    makeLines()
    makeFrame { _ in }
  }

  /// Wraps the empty container, and lays out the first frame.
  mutating func begin(_ items: [NaiveItem], in surroundings: Surroundings) {
    self.surroundings = surroundings
    rel = surroundings.before
    self.items = items
    makeFrame { _ in }
  }

  private mutating func makeLines() {
    lines = items.indices.map { [$0] }
    if let grid { lines = NaiveGrid.lines(of: items, columns: grid.columns(in: width).count) }
    lineOfID = [:]
    for (line, indices) in lines.enumerated() {
      for index in indices { lineOfID[items[index].id] = line }
    }
  }

  /// Where the viewport starts in the container, in points (R2a).
  public var offset: Double { lead - rel }

  /// Where the viewport starts in the content, in points.
  public var contentOffset: Double { surroundings.before + offset }

  /// The average of the records, 0 before the first (R5).
  public var mean: Double { Array(records.values).average }

  /// The content size (R6).
  public var contentSize: Double { surroundings.before + size + surroundings.after }

  /// The length of the container (R6).
  public var size: Double {
    guard !items.isEmpty else { return 0 }
    return lead + runLength + guessedExtent(of: endIndex..<lines.count)
  }

  /// The greatest offset (R6).
  public var largestOffset: Double { max(0, contentSize - containerLength) }

  var endIndex: Int { firstIndex + run.count }

  var runLength: Double {
    run.map(\.length).reduce(0, +) + spacing * Double(max(0, run.count - 1))
  }

  /// The start of the run's member at `position`, relative to the viewport.
  func start(at position: Int) -> Double {
    rel + run.prefix(position).map { $0.length + spacing }.reduce(0, +)
  }

  /// Whether a view at a place is visible (R2).
  func isVisible(start: Double, length: Double) -> Bool {
    let beforeEnd = start < containerLength - Self.tolerance
    if length < Self.tolerance { return beforeEnd && start > -Self.tolerance }
    return beforeEnd && start + length > Self.tolerance
  }

  /// Whether the run's member at `position` is visible.
  func isVisible(_ position: Int) -> Bool {
    isVisible(start: start(at: position), length: run[position].length)
  }

  /// The index of the line that contains a subview; nil for an unknown id.
  func line(of id: Int) -> Int? { lineOfID[id] }
}

extension NaiveLazyStack {
  /// Makes one frame: its beginning, the passes and the record.
  @discardableResult
  mutating func makeFrame(_ begin: (inout NaiveLazyStack) -> Void) -> NaiveFrame {
    let before = frame.placed
    changes = NaiveChanges()
    lengthsInFrame = lengthsInFrame.filter { before.contains($0.key) }
    for member in run {
      for (id, length) in zip(member.ids, member.lengths) { lengthsInFrame[id] = length }
    }
    grewAtStart = false
    firstInUpdate = firstIndex
    jumped = false
    lostAllInSight = false
    heldOffset = nil
    goesBeyondEnd = false
    let isEdited = !data.isEmpty
    begin(&self)
    showEdits()
    followEnd(isEdited: isEdited)
    learnTruth()
    settle()
    restsAtEnd = isKeptAtEnd || abs(contentOffset - largestOffset) <= Self.tolerance
    if memory.firstScreen == nil, !records.isEmpty { memory.firstScreen = Array(records.values) }
    frame = record(before: before)
    frame.isEdited = isEdited
    frame.lostAllInSight = lostAllInSight
    return frame
  }

  /// Makes a frame in which nothing is to be shown.
  ///
  /// Nothing is laid out, so nothing is measured, not even what an edge would hold with a length
  /// that changed unseen.
  mutating func makeIdleFrame() -> NaiveFrame {
    changes = NaiveChanges()
    (jumped, lostAllInSight) = (false, false)
    (frame.changes, frame.lostAllInSight) = (changes, false)
    (frame.appeared, frame.disappeared) = ([], [])
    (frame.jumped, frame.isEdited) = (false, false)
    return frame
  }

  /// Makes passes until the clamp moves nothing (R8).
  private mutating func settle() {
    for pass in 0...Self.maxPasses {
      layOut()
      if pass >= Self.maxPasses / 2 { heldOffset = nil }
      let wanted = heldOffset ?? contentOffset
      let end = goesBeyondEnd ? max(largestOffset, wanted) : largestOffset
      let clamped = min(max(wanted, 0), end)
      let move = clamped - contentOffset
      if clamped == heldOffset { changes.data += move } else { changes.clamp += move }
      rel -= move
      if abs(move) <= Self.tolerance { return }
    }
  }
}
