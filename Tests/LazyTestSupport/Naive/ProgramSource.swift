/// Draws the parts of a ``RandomProgram``.
///
/// Lengths are multiples of 1/8, so that their sums are exact and no disagreement is rounding.
struct ProgramSource {
  private var generator: SeededGenerator
  private var nextID = 0
  private var length = LengthSource.uniform(50)
  /// The shape of the elements of each part.
  private var shapes: [Shape] = []

  /// The index among all elements of one that was scrolled to; edits near it are in sight.
  private var lastPlace: Int?

  private struct Shape {
    var isSection = false
    var hasHeader = false
    var rows = 1
    var hasFooter = false

    var count: Int { rows + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) }
  }

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

  /// Draws rows without sections.
  mutating func rows() -> NaivePart {
    length = lengthSource()
    shapes = [Shape()]
    let counts = [0...3, 4...12, 10...30, 20...60, 40...150, 100...300]
    var part = NaivePart(id: newID(), newElements(whole(pick(counts)), 0))
    part.isTold = whole(0...1) == 0
    return part
  }

  /// Draws parts with and without sections, one after the other.
  mutating func parts() -> [NaivePart] {
    length = lengthSource()
    return (0..<whole(1...4)).map { index in
      shapes.append(shape())
      let longest = shapes[index].count > 1 ? 12 : 40
      var part = NaivePart(id: newID(), newElements(whole(0...pick([4, longest])), index))
      part.isTold = whole(0...1) == 0
      if whole(0...1) == 0 {
        part.isSection = true
        part.header = whole(0...2) == 0 ? nil : newItem()
        part.footer = whole(0...2) == 0 ? newItem() : nil
      }
      return part
    }
  }

  /// Draws the shape of elements.
  ///
  /// Sections have at least two subviews each, so that the elements are lists of their own.
  /// Otherwise each element is one row or several.
  private mutating func shape() -> Shape {
    guard whole(0...1) == 0 else { return Shape(rows: pick([1, 1, 2, 3])) }
    let hasHeader = whole(0...3) > 0
    let hasFooter = whole(0...2) == 0
    let least = hasHeader && hasFooter ? 0 : hasHeader || hasFooter ? 1 : 2
    let rows = whole(least...pick([2, 6, 12]))
    return Shape(isSection: true, hasHeader: hasHeader, rows: rows, hasFooter: hasFooter)
  }

  mutating func grid() -> NaiveGrid? {
    switch whole(0...9) {
    case 0...1: .flexible(whole(1...4), spacing: pick([0, 8]))
    case 2: .fixed((0..<whole(1...4)).map { _ in eighths(20...120) }, spacing: eighths(0...20))
    case 3: .adaptive(minimum: pick([60, 100, 130, 500]), spacing: pick([0, 8]))
    default: nil
    }
  }

  mutating func guess() -> NaiveGuess { pick(NaiveGuess.all) }

  mutating func pinned() -> NaiveLazyStack.Pinned {
    NaiveLazyStack.Pinned(rawValue: whole(0...3))
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

  private mutating func newElements(_ count: Int, _ part: Int) -> [NaiveElement] {
    (0..<count).map { _ in
      let shape = shapes[part]
      guard shape.isSection else {
        guard shape.rows > 1 else { return NaiveElement(newItem()) }
        return NaiveElement(group: newID(), (0..<shape.rows).map { _ in newItem() })
      }
      return NaiveElement(
        section: newID(),
        header: shape.hasHeader ? newItem() : nil,
        rows: (0..<shape.rows).map { _ in newItem() },
        footer: shape.hasFooter ? newItem() : nil
      )
    }
  }

  private mutating func newItem() -> NaiveItem { NaiveItem(id: newID(), length: nextLength()) }

  private mutating func newID() -> Int {
    nextID += 1
    return nextID - 1
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

/// The kind of lengths in a list.
private enum LengthSource {
  case uniform(Double)
  case between(ClosedRange<Int>)
  case peaks([Double], zeros: Double)
  case sorted(from: Double, step: Double)
}

extension ProgramSource {
  mutating func operations(
    on parts: [NaivePart],
    containerLength: Double
  ) -> [ProgramOperation] {
    var parts = parts
    return (0..<whole(5...25)).map { _ in
      let operation = operation(on: parts, containerLength: containerLength)
      switch operation {
      case .edit(let edits):
        for edit in edits { edit.apply(to: &parts) }
      case .tell(let edits):
        for edit in edits where parts[edit.part].isTold { edit.apply(to: &parts) }
      default: break
      }
      return operation
    }
  }

  private mutating func operation(
    on parts: [NaivePart],
    containerLength: Double
  ) -> ProgramOperation {
    switch whole(0...20) {
    case 0...3: return .drag(sign() * eighths(0...Int(containerLength)))
    case 4...5: return .drag(sign() * eighths(0...Int(containerLength) * 4))
    case 6: return .drag(sign() * eighths(0...Int(containerLength) * 30))
    case 7...9: return .scrollToID(targetID(parts), anchor: pick([nil, nil, 0, 0.5, 1, 0.25]))
    case 10: return .scrollToEdge(pick([.start, .end]))
    case 11: return .scrollToOffset(eighths(0...Int(containerLength) * 30))
    case 12...13: return .resizeUnseen(anyID(parts), to: otherLength())
    case 14: return .edit([PartEdit(0, .resize(anyID(parts), to: otherLength()))])
    case 15: return .resize(width: pick([390, 800, 200.5]), length: self.containerLength())
    case 16: return .tell(edits(of: parts).filter { !$0.isResize })
    default: return .edit(edits(of: parts))
    }
  }

  /// Draws the edits of one update: usually a few anywhere, sometimes a replacement of all
  /// elements.
  private mutating func edits(of parts: [NaivePart]) -> [PartEdit] {
    guard whole(0...9) == 0 else { return (0...whole(0...3)).map { _ in edit(of: parts) } }
    let part = whole(0...parts.count - 1)
    let many = shapes[part].count > 1 ? 8 : 80
    return [
      PartEdit(part, .clear), PartEdit(part, .insert(newElements(whole(0...many), part), at: 0)),
    ]
  }

  private mutating func edit(of parts: [NaivePart]) -> PartEdit {
    let part = whole(0...parts.count - 1)
    let limit = parts[part].elements.count
    let many = shapes[part].count > 1 ? 5 : 40
    let edit: ArrayEdit =
      switch whole(0...29) {
      case 0...1: .insert(newElements(whole(1...4), part), at: 0)
      case 2...7: .insert(newElements(whole(1...6), part), at: place(limit))
      case 8...9: .insert(newElements(whole(1...many), part), at: pick([limit, place(limit)]))
      case 10...13: .remove(whole(1...4), at: place(limit))
      case 14...15: .remove(whole(1...max(1, limit)), at: place(limit))
      case 16...18: .move(from: place(limit), to: place(limit))
      case 19: .reinsert(from: place(limit), to: place(limit))
      case 20: .reverse(whole(2...12), at: place(limit))
      case 21...22: .shuffle(whole(2...12), at: place(limit), seed: UInt64(whole(0...999)))
      case 23: .shuffle(limit, at: 0, seed: UInt64(whole(0...999)))
      case 24...26: .replace(newElements(whole(1...4), part), at: place(limit))
      case 27: .clear
      default: .resize(anyID(parts), to: otherLength())
      }
    return PartEdit(part, edit)
  }

  /// A random index: anywhere, or near an element that was scrolled to, which is in sight.
  private mutating func place(_ limit: Int) -> Int {
    guard let lastPlace, whole(0...1) == 0 else { return whole(0...limit) }
    return max(0, min(limit, lastPlace + whole(-4...6)))
  }

  private mutating func anyID(_ parts: [NaivePart]) -> Int {
    parts.flatMap(\.items).randomElement(using: &generator)?.id ?? 0
  }

  /// The id to scroll to; a header or footer of an element has an id of its own, known only while
  /// loaded.
  private mutating func targetID(_ parts: [NaivePart]) -> Int {
    let parted = parts.flatMap(\.items).filter { $0.isStatic }
    let rows = parts.flatMap(\.elements).flatMap(\.rows)
    let id = (parted + rows).randomElement(using: &generator)?.id ?? 0
    for part in parts {
      let place = part.elements.firstIndex { $0.items.contains { $0.id == id } }
      lastPlace = place ?? lastPlace
    }
    return id
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
