/// What a run shows and does, as far as a run of the same script under another condition may differ
/// from it.
public struct RunRecord: Equatable, Sendable {
  /// A frame of a window.
  struct Moment: Hashable, Sendable {
    let window: Int
    let frame: Int
  }

  /// What is counted over a whole run.
  enum Tally: String, CaseIterable, Sendable {
    case moves = "moves by themselves"
    case lostStates = "states lost"
    case appearances = "appearances"
    case disappearances = "disappearances"
    case lateness = "milliseconds late"
    case bodies = "bodies"

    /// The words for one of them.
    var singular: String {
      switch self {
      case .moves: "move by itself"
      case .lostStates: "state lost"
      case .appearances: "appearance"
      case .disappearances: "disappearance"
      case .lateness: "millisecond late"
      case .bodies: "body"
      }
    }
  }

  /// What can be seen at the end of each frame.
  private(set) var stills: [Moment: Still] = [:]
  /// The frames, in the order in which they ended.
  private(set) var moments: [Moment] = []
  private(set) var counts: [Tally: Double] = [:]
  /// How many events there were.
  public private(set) var eventCount = 0
  /// What the script printed, in lines; the first ones if there are many.
  public var lines: [String] = []
  /// Why the script did not reach its end; nil if it did.
  public var fault: String?
  /// After how many events it was stopped, as it would have gone on; nil if it was not.
  public var stoppedAfter: Int?
  /// How many expectations were not met.
  public var failedExpectations = 0

  /// Whether the script reached its end.
  var isWhole: Bool { fault == nil && stoppedAfter == nil }

  /// Creates the record of a run that has not begun.
  public init() {}

  /// Takes in an event of a window.
  public mutating func add(_ event: Event, window: Int) {
    eventCount += 1
    switch event.detail {
    case .moved: count(.moves)
    case .appear: count(.appearances)
    case .disappear: count(.disappearances)
    case .body: count(.bodies)
    case .hitch(let late, _): count(.lateness, late)
    case .frame(_, let account):
      count(.lostStates, Double(account.lostStates.reduce(0) { $0 + $1.states.count }))
      moments.append(Moment(window: window, frame: event.frame))
    default: break
    }
  }

  private mutating func count(_ tally: Tally, _ number: Double = 1) {
    if number != 0 { counts[tally, default: 0] += number }
  }

  /// Takes in what can be seen in a window at the end of a frame.
  public mutating func add(_ still: Still, window: Int) {
    var still = still
    still.waiting = []
    stills[Moment(window: window, frame: still.frame ?? 0)] = still
  }

  /// Whether a run went as this one, as far as what it prints and how it ended is not concerned.
  public func isSameCourse(as other: Self) -> Bool {
    eventCount == other.eventCount && counts == other.counts && moments == other.moments
      && stills == other.stills
  }
}
