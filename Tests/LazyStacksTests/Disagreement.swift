import LazyExtents
import LazyTestSupport

/// The first frame of a program in which simulator and naive model disagree.
struct Disagreement: CustomStringConvertible {
  var program: RandomProgram
  /// The number of the step, 0 for the first layout.
  var step: Int
  var differences: [String]
  var naive: NaiveFrame
  var simulated: NaiveFrame?

  /// Runs a program on both: where they disagree first, nil if they never do.
  static func first(
    in program: RandomProgram,
    guessing: NaiveGuess = .mean
  ) -> Disagreement? {
    var naive = NaiveLazyStack(program, guessing: guessing)
    var step = 0
    do {
      let simulated = try SimulatedStack(program, guessing.choice)
      if let found = compare(program, 0, naive.frame, try simulated.frame()) { return found }
      for operation in program.operations {
        step += 1
        let expected = naive.perform(operation)
        guard let actual = try simulated.perform(operation), let expected else { continue }
        if let found = compare(program, step, expected, actual) { return found }
      }
      return nil
    } catch {
      return Disagreement(
        program: program,
        step: step,
        differences: ["the simulator threw \(error)"],
        naive: naive.frame
      )
    }
  }

  private static func compare(
    _ program: RandomProgram,
    _ step: Int,
    _ naive: NaiveFrame,
    _ simulated: NaiveFrame
  ) -> Disagreement? {
    let differences = differences(naive, simulated)
    guard !differences.isEmpty else { return nil }
    return Disagreement(
      program: program,
      step: step,
      differences: differences,
      naive: naive,
      simulated: simulated
    )
  }

  var description: String {
    """
    step \(step): \(differences.joined(separator: "; "))
    \(program)
      naive     \(Self.text(naive))
      simulator \(simulated.map(Self.text) ?? "-")
    """
  }

  private static func text(_ frame: NaiveFrame) -> String {
    let rows = frame.rows.map { "\($0.id)@\($0.start)+\($0.length)" }.joined(separator: " ")
    let lead = "lead \(frame.lead)\(frame.isLeadExact ? "" : " estimated")"
    let changes = NaiveChanges.causes.map { "\($0.name) \(frame.changes[keyPath: $0.path])" }
    return "offset \(frame.offset), size \(frame.size), \(lead), mean \(frame.mean), "
      + "[\(rows)], +\(frame.appeared) -\(frame.disappeared), "
      + changes.joined(separator: ", ")
  }
}

extension Disagreement {
  /// What two frames tell differently; lengths and positions agree within 10⁻⁶ of their size.
  static func differences(_ naive: NaiveFrame, _ simulated: NaiveFrame) -> [String] {
    var result: [String] = []
    func expect(_ name: String, _ left: Double, _ right: Double) {
      let limit = 1e-6 * max(1, abs(left), abs(naive.offset), naive.size)
      if !(abs(left - right) <= limit) { result.append("\(name) \(left) and \(right)") }
    }
    expect("offset", naive.offset, simulated.offset)
    expect("size", naive.size, simulated.size)
    if naive.isLeadExact != simulated.isLeadExact {
      result.append("exact lead \(naive.isLeadExact) and \(simulated.isLeadExact)")
    }
    if naive.visible == simulated.visible {
      for (left, right) in zip(naive.rows, simulated.rows) {
        expect("start of \(left.id)", left.start, right.start)
        expect("length of \(left.id)", left.length, right.length)
      }
    } else {
      result.append("visible \(naive.visible) and \(simulated.visible)")
    }
    for (name, path) in NaiveChanges.causes {
      expect(name, naive.changes[keyPath: path], simulated.changes[keyPath: path])
    }
    if naive.appeared != simulated.appeared.sorted(by: naive.visible) {
      result.append("appeared \(naive.appeared) and \(simulated.appeared)")
    }
    if Set(naive.disappeared) != Set(simulated.disappeared) {
      result.append("disappeared \(naive.disappeared) and \(simulated.disappeared)")
    }
    return result
  }
}

extension [Int] {
  /// The ids in the order they have among others, unknown ones last.
  fileprivate func sorted(by order: [Int]) -> [Int] {
    sorted { (order.firstIndex(of: $0) ?? .max) < (order.firstIndex(of: $1) ?? .max) }
  }
}

extension NaiveGuess {
  /// The estimator that guesses in this manner.
  var choice: EstimatorChoice {
    switch self {
    case .mean: .mean
    case .fixed: .fixed(NaiveGuess.fixedLength)
    case .medianOfFirstScreen: .medianOfFirstScreen
    case .histogram25: .histogram25
    case .meanByKind: .meanByKind
    }
  }
}

extension NaiveChanges {
  /// The causes by name.
  fileprivate static var causes: [(name: String, path: KeyPath<NaiveChanges, Double>)] {
    [
      ("user", \.user), ("script", \.script), ("estimate", \.estimate), ("resize", \.resize),
      ("data", \.data), ("clamp", \.clamp),
    ]
  }
}
