/// One lazy stack alone in one scroll view, computed from the rules in the plainest way.
///
/// It is there to disagree: every answer is recomputed from the whole list, nothing is cached that
/// the rules do not name, and it shares no code with the simulator. The parameters are those of
/// the profile `swiftui2027`. There is neither a rubber band nor time.
public struct NaiveLazyStack: Sendable {
  /// A subview of the run (R2a).
  struct Member: Sendable {
    var id: Int
    var length: Double
  }

  static let tolerance = 1e-6
  static let reachForward = 2.0
  static let reachBackward = 3.0
  static let exactReach = 3.0
  static let maxPasses = 10

  /// The length of the viewport, in points.
  public let containerLength: Double
  /// The distance between neighbors, in points.
  public let spacing: Double
  /// How the lengths are guessed of what is not in the run.
  public let guessing: NaiveGuess
  /// The list as it is now.
  public internal(set) var items: [NaiveItem]
  /// The last frame.
  public internal(set) var frame = NaiveFrame()

  var records: [Int: Double] = [:]
  var run: [Member] = []
  var firstIndex = 0
  var rel = 0.0
  var lead = 0.0
  var isLeadExact = true

  /// What the guesses remember beside the records.
  var bins: [Double] = []
  var firstScreen: [Double]?

  var changes = NaiveChanges()
  var lengthsInFrame: [Int: Double] = [:]
  var grewAtStart = false
  var jumped = false

  /// Lays out the first frame.
  ///
  /// - Parameters:
  ///   - items: The list, with unique ids.
  ///   - containerLength: The length of the viewport, more than 0.
  ///   - spacing: The distance between neighbors, 0 or more.
  ///   - guessing: How the lengths are guessed of what is not in the run.
  public init(
    _ items: [NaiveItem],
    containerLength: Double,
    spacing: Double = 0,
    guessing: NaiveGuess = .mean
  ) {
    self.items = items
    self.guessing = guessing
    self.containerLength = containerLength
    self.spacing = spacing
    makeFrame { _ in }
  }

  /// The content offset, in points (R2a).
  public var offset: Double { lead - rel }

  /// The content size (R6).
  public var size: Double {
    guard !items.isEmpty else { return 0 }
    return lead + runLength + Double(items.count - endIndex) * (guess + spacing)
  }

  /// The largest offset (R6).
  public var largestOffset: Double { max(0, size - containerLength) }

  var endIndex: Int { firstIndex + run.count }

  var runLength: Double {
    run.map(\.length).reduce(0, +) + spacing * Double(max(0, run.count - 1))
  }

  /// The place of the run's member at `position` relative to the viewport.
  func start(at position: Int) -> Double {
    rel + run.prefix(position).map { $0.length + spacing }.reduce(0, +)
  }

  /// Whether a subview at this place is visible (R2).
  func isVisible(start: Double, length: Double) -> Bool {
    let beforeEnd = start < containerLength - Self.tolerance
    if length < Self.tolerance { return beforeEnd && start > -Self.tolerance }
    return beforeEnd && start + length > Self.tolerance
  }
}

extension NaiveLazyStack {
  /// One frame: what it begins with, the passes, the record.
  @discardableResult
  mutating func makeFrame(_ begin: (inout NaiveLazyStack) -> Void) -> NaiveFrame {
    let before = frame.visible
    changes = NaiveChanges()
    lengthsInFrame = Dictionary(uniqueKeysWithValues: run.map { ($0.id, $0.length) })
    grewAtStart = false
    jumped = false
    begin(&self)
    settle()
    noteFirstScreen()
    frame = record(before: before)
    return frame
  }

  /// Passes until the clamp moves nothing (R8).
  private mutating func settle() {
    for _ in 0...Self.maxPasses {
      layOut()
      let clamped = min(max(offset, 0), largestOffset)
      let move = clamped - offset
      changes.clamp += move
      rel -= move
      if abs(move) <= Self.tolerance { return }
    }
  }

  private func record(before: [Int]) -> NaiveFrame {
    var result = NaiveFrame()
    for (position, member) in run.enumerated() {
      let start = start(at: position)
      if isVisible(start: start, length: member.length) {
        result.rows.append(.init(id: member.id, start: start, length: member.length))
      }
    }
    result.offset = offset
    result.size = size
    result.lead = lead
    result.isLeadExact = isLeadExact
    result.mean = guess
    result.changes = changes
    let now = result.visible
    result.appeared = now.filter { !before.contains($0) }
    result.disappeared = before.filter { !now.contains($0) }
    result.jumped = jumped
    return result
  }
}
