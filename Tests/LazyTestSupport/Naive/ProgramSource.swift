/// Draws the parts of a ``RandomProgram``.
///
/// Lengths are multiples of 1/8 so that their sums are exact and a disagreement is no rounding.
struct ProgramSource {
  private var generator: SeededGenerator
  private var nextID = 0
  private var length = LengthSource.uniform(50)

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func containerLength() -> Double {
    pick([100, 200, 300, 350, 500, 600, 844.5, eighths(40...900)])
  }

  mutating func spacing(containerLength: Double) -> Double {
    switch whole(0...19) {
    case 0...7: 0
    case 8...11: 8
    case 12...17: eighths(0...30)
    case 18: eighths(30...200)
    default: containerLength * pick([0.5, 1, 1.5, 2.25])
    }
  }

  mutating func items() -> [NaiveItem] {
    length = lengthSource()
    let counts = [0...3, 4...12, 10...30, 20...60, 40...150, 100...300]
    return newItems(whole(pick(counts)))
  }

  private mutating func lengthSource() -> LengthSource {
    switch whole(0...9) {
    case 0: .uniform(pick([20, 44, 100, 180.5, 700]))
    case 1...3: .between(0...200)
    case 4: .peaks([40, 400], zeros: 0)
    case 5: .peaks([50, 150], zeros: whole(0...2) == 0 ? 0.2 : 0)
    case 6: .sorted(from: 10, step: pick([1, 2.5, 10]))
    case 7: .sorted(from: 400, step: pick([-1, -2.5, -8]))
    case 8: .peaks([0, 30, 1_200], zeros: 0.3)
    default: .between(20...90)
    }
  }

  private mutating func newItems(_ count: Int) -> [NaiveItem] {
    (0..<count).map { _ in
      nextID += 1
      return NaiveItem(id: nextID - 1, length: nextLength())
    }
  }

  private mutating func nextLength() -> Double {
    switch length {
    case .uniform(let value): value
    case .between(let range): eighths(range)
    case .peaks(let peaks, let zeros): whole(0...99) < Int(zeros * 100) ? 0 : pick(peaks)
    case .sorted(let start, let step): max(0, start + step * Double(nextID))
    }
  }

  /// A length that need not follow the list's own kind.
  private mutating func otherLength() -> Double {
    switch whole(0...9) {
    case 0: 0
    case 1: eighths(300...2_000)
    case 2...5: eighths(0...200)
    default: nextLength()
    }
  }
}

/// What the lengths of a list are like.
private enum LengthSource {
  case uniform(Double)
  case between(ClosedRange<Int>)
  case peaks([Double], zeros: Double)
  case sorted(from: Double, step: Double)
}

extension ProgramSource {
  mutating func operations(on items: [NaiveItem], containerLength: Double) -> [ProgramOperation] {
    var items = items
    return (0..<whole(5...40)).map { _ in
      let operation = operation(on: items, containerLength: containerLength)
      if case .edit(let edits) = operation {
        for edit in edits { edit.apply(to: &items) }
      }
      return operation
    }
  }

  private mutating func operation(
    on items: [NaiveItem],
    containerLength: Double
  ) -> ProgramOperation {
    switch whole(0...19) {
    case 0...3: return .drag(sign() * eighths(0...Int(containerLength)))
    case 4...5: return .drag(sign() * eighths(0...Int(containerLength) * 4))
    case 6: return .drag(sign() * eighths(0...Int(containerLength) * 30))
    case 7...9: return .scrollToID(anyID(items), anchor: pick([nil, nil, 0, 0.5, 1, 0.25]))
    case 10: return .scrollToEdge(pick([.start, .end]))
    case 11: return .scrollToOffset(eighths(0...Int(containerLength) * 30))
    case 12...13: return .resizeUnseen(anyID(items), to: otherLength())
    case 14: return .edit([.resize(anyID(items), to: otherLength())])
    default: return .edit((0...whole(0...3)).map { _ in edit(of: items) })
    }
  }

  private mutating func edit(of items: [NaiveItem]) -> ArrayEdit {
    let limit = items.count
    switch whole(0...11) {
    case 0: return .insert(newItems(whole(1...4)), at: 0)
    case 1...3: return .insert(newItems(whole(1...6)), at: whole(0...limit))
    case 4: return .insert(newItems(whole(1...40)), at: pick([limit, whole(0...limit)]))
    case 5...6: return .remove(whole(1...4), at: whole(0...limit))
    case 7: return .remove(whole(1...max(1, limit)), at: whole(0...limit))
    case 8...9: return .move(from: whole(0...limit), to: whole(0...limit))
    case 10: return .reverse(whole(2...12), at: whole(0...limit))
    default: return .resize(anyID(items), to: otherLength())
    }
  }

  private mutating func anyID(_ items: [NaiveItem]) -> Int {
    items.randomElement(using: &generator)?.id ?? 0
  }

  private mutating func whole(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func eighths(_ range: ClosedRange<Int>) -> Double {
    Double(whole(range.lowerBound * 8...range.upperBound * 8)) / 8
  }

  private mutating func sign() -> Double { whole(0...1) == 0 ? -1 : 1 }

  private mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[whole(0...choices.count - 1)]
  }
}
