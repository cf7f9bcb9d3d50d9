import LazyExtents
import LazyStacks

extension SameAxisProgram {
  /// Makes the program of a seed.
  init(seed: UInt64) {
    var maker = Maker(seed: seed)
    self.seed = seed
    axis = maker.isTrue(in: 2) ? .horizontal : .vertical
    surroundings =
      maker.isTrue(in: 2)
      ? .none : Surroundings.allCases.randomElement(using: &maker.generator) ?? .none
    isDoubled = maker.isTrue(in: 6)
    spacing = Double(maker.whole(0...2)) * 6.25
    innerSpacing = Double(maker.whole(0...2)) * 6.25
    // Those of what is held are to containers in rows as the mean is.
    let held = HeldEstimator.Statistic.allCases.count
    estimator = maker.whole(0...EstimatorChoice.named.count - 1 - held)
    sections = (0..<maker.whole(1...14)).map { _ in maker.section() }
    steps = (0..<maker.whole(3...18)).map { _ in maker.step() }
  }

  /// Draws the parts of a program.
  private struct Maker {
    var generator: SeededGenerator
    private var lastID = 0

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    mutating func whole(_ range: ClosedRange<Int>) -> Int {
      Int.random(in: range, using: &generator)
    }

    /// True once in a number of times, at random.
    mutating func isTrue(in times: Int) -> Bool { whole(1...times) == 1 }

    mutating func row() -> Row {
      lastID += 1
      let id = lastID
      let length = isTrue(in: 16) ? 0 : Double(whole(4...260))
      return Row(id: id, length: length, wraps: isTrue(in: 3))
    }

    mutating func section() -> Section {
      lastID += 1
      let id = lastID
      let form = Form.allCases.randomElement(using: &generator) ?? .bare
      let most = isTrue(in: 5) ? 60 : 12
      let least = isTrue(in: 6) ? 0 : 1
      return Section(id: id, form: form, rows: (0..<whole(least...most)).map { _ in row() })
    }

    mutating func edit() -> Edit {
      switch whole(0...9) {
      case 0...2: .insertRow(section: whole(0...20), at: whole(0...80), row())
      case 3, 4: .removeRow(section: whole(0...20), at: whole(0...80))
      case 5, 6: .resizeRow(section: whole(0...20), at: whole(0...80), row().length)
      case 7: .insertSection(at: whole(0...20), section())
      case 8: .removeSection(at: whole(0...20))
      default: .moveSection(from: whole(0...20), to: whole(0...20))
      }
    }

    mutating func step() -> Step {
      switch whole(0...19) {
      case 0: .fling(Double(whole(-6_000...6_000)))
      case 1, 2:
        .reveal(
          whole(0...400),
          anchor: [nil, 0, 0.5, 1].randomElement(using: &generator) ?? nil,
          isAnimated: isTrue(in: 4)
        )
      case 3: .edge(isTrue(in: 2) ? .start : .end, isAnimated: isTrue(in: 4))
      case 4, 5: .resize(across: Double(whole(3...9)) * 50, along: Double(whole(3...9)) * 50)
      case 6, 7, 8: .edit((0...whole(0...2)).map { _ in edit() })
      case 9: .drag(Double(whole(-900...900)), seconds: 0.1)
      default: .drag(Double(whole(-700...700)), seconds: 0)
      }
    }
  }
}

extension SameAxisProgram {
  /// A smaller program for which `fails` still holds, found greedily.
  func shrunk(while fails: (SameAxisProgram) -> Bool) -> SameAxisProgram {
    var smallest = self
    var attempts = 3_000
    func isFailing(_ program: SameAxisProgram) -> Bool {
      attempts -= 1
      return attempts > 0 && fails(program)
    }
    while let next = smallest.smaller.first(where: isFailing) { smallest = next }
    return smallest
  }

  private var smaller: [SameAxisProgram] {
    var result: [SameAxisProgram] = []
    func append(_ change: (inout SameAxisProgram) -> Void) {
      var copy = self
      change(&copy)
      if copy != self { result.append(copy) }
    }
    for shorter in RandomProgram.shorter(steps) { append { $0.steps = shorter } }
    for (index, step) in steps.enumerated() {
      guard case .edit(let edits) = step else { continue }
      for shorter in RandomProgram.shorter(edits) where !shorter.isEmpty {
        append { $0.steps[index] = .edit(shorter) }
      }
    }
    for shorter in RandomProgram.shorter(sections) { append { $0.sections = shorter } }
    for (index, section) in sections.enumerated() {
      for shorter in RandomProgram.shorter(section.rows) {
        append { $0.sections[index].rows = shorter }
      }
      append { $0.sections[index].form = .bare }
      append { $0.sections[index].form = .eager }
    }
    append { $0.surroundings = .none }
    append { $0.axis = .vertical }
    append { $0.isDoubled = false }
    append { $0.spacing = 0 }
    append { $0.innerSpacing = 0 }
    append { $0.estimator = 0 }
    for (index, section) in sections.enumerated() {
      for row in section.rows.indices {
        append { $0.sections[index].rows[row].wraps = false }
        append { $0.sections[index].rows[row].length = 100 }
      }
    }
    return result
  }
}
