/// The first frame of a program in which the simulator and the naive model disagree.
struct Disagreement: CustomStringConvertible {
  var program: RandomProgram
  /// The number of the step, 0 for the first layout.
  var step: Int
  var differences: [String]
  var naive: NaiveFrame
  var simulated: NaiveFrame?

  /// Runs a program on both, and returns where they first disagree; nil if they never do.
  static func first(in program: RandomProgram) -> Disagreement? {
    var naive = NaiveLazyStack(program)
    var step = 0
    do {
      let simulated = try SimulatedStack(program)
      var before = try simulated.frame()
      if let found = compare(program, 0, naive.frame, before) { return found }
      for operation in program.operations {
        step += 1
        let held = naive.frame.held
        let expected = naive.perform(operation)
        guard let actual = try simulated.perform(operation), let expected else { continue }
        // Then the view after the list decides, which this model does not know.
        if expected.lostAllInSight, program.surroundings.haveFooter { return nil }
        var moves: [String] = []
        if !expected.jumped, !expected.isEdited, operation.movesByItself {
          moves = Self.moves(before, actual, besides: held.union(expected.held))
        }
        if let found = compare(program, step, expected, actual, moves) { return found }
        before = actual
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
    _ simulated: NaiveFrame,
    _ moves: [String] = []
  ) -> Disagreement? {
    let differences = differences(naive, simulated) + moves
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
  /// What moved on screen in a frame although neither the finger, the script nor the clamp moved it
  /// (I1).
  ///
  /// If only a finger moves, the error must not exceed the rounding of the offset, which is not a
  /// sum of eighths as the lengths are.
  static func moves(
    _ before: NaiveFrame,
    _ after: NaiveFrame,
    besides held: Set<Int>
  ) -> [String] {
    let changes = after.changes
    let isByFinger = changes.script == 0 && changes.clamp == 0
    let expected = changes.user + changes.script + changes.clamp
    return after.rows.compactMap { row in
      guard !held.contains(row.id), let old = before.rows.first(where: { $0.id == row.id }) else {
        return nil
      }
      let by = row.start - old.start + expected
      let limit = isByFinger ? 1e-9 : 1e-6 * max(1, abs(expected))
      return abs(by) <= limit ? nil : "\(row.id) moved by \(by)"
    }
  }

  /// The differences between two frames; lengths and positions may differ by 10⁻⁶ of their size.
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
        expect("cross start of \(left.id)", left.crossStart, right.crossStart)
        expect("cross length of \(left.id)", left.crossLength, right.crossLength)
      }
    } else {
      result.append("visible \(naive.visible) and \(simulated.visible)")
    }
    var simulated = simulated
    if naive.isReset {
      simulated.changes.resize += simulated.changes.estimate
      simulated.changes.estimate = 0
    }
    for (name, path) in NaiveChanges.causes {
      expect(name, naive.changes[keyPath: path], simulated.changes[keyPath: path])
    }
    if naive.appeared != simulated.appeared.sorted(by: naive.placed) {
      result.append("appeared \(naive.appeared) and \(simulated.appeared)")
    }
    if Set(naive.disappeared) != Set(simulated.disappeared) {
      result.append("disappeared \(naive.disappeared) and \(simulated.disappeared)")
    }
    return result
  }
}

extension [Int] {
  /// The ids in their order among others, unknown ones last.
  fileprivate func sorted(by order: [Int]) -> [Int] {
    sorted { (order.firstIndex(of: $0) ?? .max) < (order.firstIndex(of: $1) ?? .max) }
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
