public import LazyReports
internal import LazyStacks

/// Something about SwiftUI that nobody outside Apple knows, which the model answers by a parameter.
public struct OpenQuestion: Sendable, Equatable {
  /// The name of the parameter, as ``ModelParameters`` lists it.
  public let parameter: String
  /// What is not known, with its number in the model.
  public let text: String
  /// Answers that are as likely as that of the model.
  public let others: [DataValue]

  /// All of them, in the order of the parameters.
  public static let all = RecordTable(table).records.map { record in
    Self(
      parameter: record.name,
      text: record.lines[0],
      others: record.lines[1].split(separator: ",").map { value(String($0.drop { $0 == " " })) }
    )
  }

  /// The parameter with another answer, as a script would write it.
  public func setting(_ other: DataValue) -> String {
    if case .text(let text) = other { return "\(parameter) = \"\(text)\"" }
    return "\(parameter) = \(other.json)"
  }

  private static func value(_ text: String) -> DataValue {
    switch text {
    case "true", "false": .flag(text == "true")
    default:
      Int(text, radix: 10).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .text(text)
    }
  }

  /// The parameters; below each, what is asked, and other answers.
  private static let table = """
    lookAhead
      how many rows beyond those in sight are evaluated at rest (P3, Q3)
      0, 2
    coldSample
      how many rows stand for all before any was placed (P4, Q5)
      1, 5
    coldLength
      how long a row is taken to be of which nothing is known (P4, Q5)
      0, 44
    retention
      for how many updates a view out of sight is kept: “a number”, says Apple (P5, Q1)
      4, 64
    prefetchReach
      how far ahead rows are prepared (P6, Q2)
      0.25, 2
    reachForward
      how far a stack goes on row by row before it jumps (P8, Q12)
      1, 4
    reachBackward
      how far a stack goes back row by row before it jumps (P8, Q12)
      1, 6
    exactReach
      how far a programmatic scroll measures all rows on its way (P9, Q12)
      1, 10
    refreshPull
      how far a pull must go to refresh (P25)
      40, 120
    anchorFollowsAfterResize
      whether an anchor follows new content after the container changed its length (P22, Q20)
      false
    edgeLanding
      where a jump to the end rests until the next layout (P23)
      estimate
    initialScrollGeometryCallback
      whether onScrollGeometryChange is called with the first value (Q14)
      false
    strictScrollTargets
      whether views are scroll targets although nothing marks them (Q23)
      true
    pinnedViewsCover
      whether a row below a pinned view counts as visible (Q15)
      true
    scrollStrategy
      how an animated scroll gets to a far view (Q11, Q12)
      teleport, premeasure
    targetLanding
      where a jump to a far view rests that was never measured (P24, Q12)
      estimate
    disappearAt
      when rows disappear: as they leave, or when they are given up (Q8)
      eviction
    """
}

extension Profile {
  /// Gives another answer to an open question, unless the profile has its own.
  ///
  /// - Returns: Whether it was taken.
  mutating func take(_ answer: DataValue.Field) -> Bool {
    let own = ModelParameters.changes(to: self)
    guard !own.contains(where: { $0.name == answer.name }),
      case .success(let other) = ModelParameters.applying([answer], to: self)
    else { return false }
    self = other
    return true
  }
}
