import LazyExtents

/// The elements of a `ForEach` that resolve to different numbers of subviews, as far as these
/// numbers are known (rule R1).
///
/// If an element's number of subviews follows only from its views, elements are evaluated from the
/// first on, as far as needed. They are kept: a change may give any of them another number, and all
/// that follow other indices (claims 80 to 82).
final class UnevenElements {
  let elementCount: Int
  /// Whether the data tell the numbers, so that elements are opened like those of constant arity.
  let isDeclared: Bool
  /// The elements that were evaluated, from the first on; empty if the data tell the numbers.
  private(set) var lists: [OpenedList] = []
  /// Where each known element begins, and where the next one would.
  private var starts = [0]
  /// The number of all subviews, if it was assumed that all elements have as many.
  private var assumed: Int?
  /// The evaluated elements that show edited data.
  private var withReadings: [OpenedList] = []

  /// Creates elements whose numbers of subviews the data tell.
  init(declared counts: [Int]) {
    elementCount = counts.count
    isDeclared = true
    for count in counts { starts.append(knownSubviews + count) }
  }

  /// Creates elements that all have as many subviews, of which the first ones count as known.
  init(alike arity: Int, known: Int, of elementCount: Int) {
    self.elementCount = elementCount
    isDeclared = true
    assumed = elementCount * arity
    starts = (0...known).map { $0 * arity }
  }

  /// Creates elements of which the first ones were evaluated.
  init(evaluated lists: [OpenedList], of elementCount: Int) {
    self.elementCount = elementCount
    isDeclared = false
    for list in lists { append(list) }
  }

  /// Adds the next element, which was evaluated now.
  func append(_ list: OpenedList) {
    lists.append(list)
    starts.append(knownSubviews + list.list.count)
    if !list.list.readings.isEmpty { withReadings.append(list) }
  }

  /// How many elements are known, from the first on.
  var knownElements: Int { starts.count - 1 }

  /// How many subviews the known elements have.
  var knownSubviews: Int { starts[starts.count - 1] }

  /// Whether all numbers are known.
  var isComplete: Bool { knownElements >= elementCount }

  /// How many subviews there are; unknown elements count with the mean of the known ones.
  ///
  /// While elements are unknown it is at least one more than is known, so that they are evaluated
  /// when needed.
  var subviewCount: Int {
    if let assumed { return assumed }
    let rest = elementCount - knownElements
    guard rest > 0 else { return knownSubviews }
    let mean = knownElements == 0 ? 1 : Double(knownSubviews) / Double(knownElements)
    return knownSubviews + (Double(rest) * mean).rounded().whole(in: 1...Self.mostGuessed)
  }

  private static let mostGuessed = 1_000_000_000_000

  /// Where an element begins among the subviews; a guess for one that is not known.
  func start(of element: Int) -> Int {
    guard element > knownElements else { return starts[element] }
    let share = Double(element - knownElements) / Double(elementCount - knownElements)
    let guessed = Double(subviewCount - knownSubviews) * share
    return knownSubviews + min(guessed.whole, subviewCount - knownSubviews - 1)
  }

  /// The list of an element that was evaluated.
  func evaluated(element: Int, of source: any ElementSource) throws -> OpenedList {
    guard element < knownElements else {
      throw ContentError.contradiction(
        "element \(element + 1) of \(source.label) is not known yet; scroll there first"
      )
    }
    return lists[element]
  }

  /// How many subviews an element has; 1 for one that is not known.
  func subviewCount(of element: Int) -> Int {
    element < knownElements ? starts[element + 1] - starts[element] : 1
  }

  /// The element to which a subview belongs, and the subview's place in it.
  func element(at index: Int) -> (element: Int, part: Int) {
    guard index < knownSubviews else {
      let rest = max(1, subviewCount - knownSubviews)
      let share = Double(index - knownSubviews) / Double(rest)
      let left = elementCount - knownElements
      return (knownElements + (Double(left) * share).whole(in: 0...max(0, left - 1)), 0)
    }
    // Elements without subviews begin where the next one does, so take the last that begins here.
    var low = 0
    var high = knownElements - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return (low, index - starts[low])
  }

  /// Whether the evaluated elements contain elements of another `ForEach`.
  var hasElementsInside: Bool { lists.contains { $0.list.hasElements } }

  /// Calls a function with each reading of edited data in the elements.
  func forEachReading(_ body: (ElementReading) -> Void) {
    for list in withReadings { list.forEachReading(body) }
  }

  /// Which subviews are kept, from what became of the elements and of the subviews of those that
  /// were read again.
  func change(
    to other: UnevenElements,
    elements: ElementChange,
    inner: [Int: SubviewListChange],
    charging work: Work
  ) -> ElementChange {
    var kept: [KeptStretch] = []
    for stretch in elements.byOld {
      let known = min(stretch.old.upperBound, knownElements)
      for old in stretch.old.lowerBound..<max(stretch.old.lowerBound, known) {
        let new = stretch.new + old - stretch.old.lowerBound
        guard new < other.knownElements, work.goesOn() else { break }
        kept += change(
          of: old,
          to: new,
          of: other,
          isMoved: stretch.isMoved,
          inner: inner[old],
          charging: work
        )
      }
    }
    let rest = min(subviewCount - knownSubviews, other.subviewCount - other.knownSubviews)
    let isAlike =
      elements.keepsAll && knownElements == other.knownElements
      && elementCount == other.elementCount
    if rest > 0, isAlike {
      let old = knownSubviews..<knownSubviews + rest
      kept.append(KeptStretch(old: old, new: other.knownSubviews, isMoved: false))
    }
    return ElementChange(of: subviewCount, keeping: kept, charging: work)
  }

  private func change(
    of old: Int,
    to new: Int,
    of other: UnevenElements,
    isMoved: Bool,
    inner: SubviewListChange?,
    charging work: Work
  ) -> [KeptStretch] {
    let (start, otherStart) = (starts[old], other.starts[new])
    func kept(first count: Int) -> [KeptStretch] {
      let old = start..<start + count
      return count > 0 ? [KeptStretch(old: old, new: otherStart, isMoved: isMoved)] : []
    }
    let count = subviewCount(of: old)
    let isEvaluated = !isDeclared && !other.isDeclared
    guard isEvaluated || inner != nil else {
      return kept(first: min(count, other.subviewCount(of: new)))
    }
    guard inner != nil || lists[old] !== other.lists[new] else { return kept(first: count) }
    let change =
      inner
      ?? SubviewListChange(
        from: lists[old].list,
        to: other.lists[new].list,
        knowing: lists[old],
        charging: work
      )
    return change.stretches(from: start, to: otherStart, isMoved: isMoved)
  }
}

extension ContentError {
  /// The error that an element resolved to another number of subviews than declared, or than the
  /// elements before it.
  static func subviewCount(
    of source: any ElementSource,
    element: String,
    count: Int,
    expected: Int
  ) -> ContentError {
    guard source.inferredArity == nil else {
      return .otherSubviewCount(
        element: element,
        source: source.label,
        count: count,
        expected: expected
      )
    }
    return .subviewCount(
      element: element,
      source: source.label,
      count: count,
      declared: expected
    )
  }
}
