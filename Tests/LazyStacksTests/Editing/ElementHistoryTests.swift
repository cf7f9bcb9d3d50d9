import LazyTestSupport
import Testing

@testable import LazyStacks

/// Compares the order of edited elements with an array that gets the same edits.
@Suite struct ElementHistoryTests {
  @Test(arguments: Seeds.first(200, long: 5_000))
  func `after any edits the order is that of an array, and so are the orders before`(
    seed: UInt64
  ) {
    var program = EditProgram(seed: seed)
    var versions: [(version: ElementVersion, tokens: [Int])] = []
    for step in 0..<120 {
      program.edit()
      let tokens = program.tokens
      #expect(program.history.version.tokens == tokens, "step \(step)")
      if step.isMultiple(of: 10) { versions.append((program.history.version, tokens)) }
    }
    for (version, tokens) in versions {
      #expect(version.tokens == tokens)
      for (index, token) in tokens.enumerated() { #expect(version.index(of: token) == index) }
      #expect(version.index(of: program.history.nextToken) == nil)
    }
  }

  @Test(arguments: Seeds.first(200, long: 5_000))
  func `what edits left is where an array has it`(seed: UInt64) {
    var program = EditProgram(seed: seed)
    for _ in 0..<Int(seed % 40) { program.edit() }
    let before = program.history.version
    for _ in 0..<Int(seed % 31) { program.edit() }
    let after = program.history.version
    let ids: (ElementVersion) -> (Int) -> ViewID? = { version in
      { .integer(version.token(at: $0)) }
    }
    var survivors = EditSurvivors(program.history.edits(from: before, to: after), of: before.count)
    survivors.match(oldID: ids(before), newID: ids(after))
    let change = ElementChange(of: before.count, keeping: survivors.stretches)
    for (index, token) in before.tokens.enumerated() {
      let new = after.tokens.firstIndex(of: token)
      #expect(change.newIndex(of: index) == new)
      if let new { #expect(change.oldIndex(of: new) == index) }
    }
    let unmoved = before.tokens.indices.filter { !change.isMoved($0) }
      .compactMap { change.newIndex(of: $0) }
    #expect(unmoved == unmoved.sorted(), "what was not moved keeps its order")
    for end in 0...before.count {
      let gone = change.departures(before: end, movedTo: end / 2).flatMap { Array($0) }
      let expected = (0..<end).filter { (change.newIndex(of: $0) ?? .max) >= end / 2 }
      #expect(gone == expected)
      #expect(
        change.keepsAll(before: end) == (0..<end).allSatisfy { change.newIndex(of: $0) == $0 }
      )
    }
  }

  @Test func `the order stays balanced`() {
    for place in [0.0, 0.5, 1] {
      var order = ElementOrder(count: 1_000_000_000)
      for token in 0..<3_000 {
        let index = Int(Double(order.count) * place)
        order = order.inserting(
          (2_000_000_000 + token * 2)..<(2_000_000_001 + token * 2),
          at: index
        )
      }
      #expect(order.isBalanced)
      #expect(order.height <= 18)
    }
  }

  @Test func `edits are kept as long as somebody has not seen them`() {
    let history = ElementHistory(count: 10)
    var dropped: [Int] = []
    history.onDrop = { dropped.append($0) }
    history.remove(at: 3)
    #expect(history.keptEdits == 0)
    #expect(dropped == [3])
    var old: ElementVersion? = history.version
    for _ in 0..<100 { history.insert(at: 0) }
    var newer: ElementVersion? = history.version
    history.remove(at: 0)
    #expect(history.keptEdits == 101)
    #expect(dropped == [3])
    old = nil
    #expect(history.keptEdits == 1)
    newer = nil
    #expect(history.keptEdits == 0)
    #expect(dropped == [3, 109])
    #expect(old == nil && newer == nil)
  }

  @Test func `edits that nobody has seen are let go all at once`() {
    let history = ElementHistory(count: 10)
    var old: ElementVersion? = history.version
    for _ in 0..<100_000 { history.move(from: 0, to: 9) }
    #expect(history.keptEdits == 100_000)
    old = nil
    #expect(history.keptEdits == 0)
    #expect(old == nil)
  }

  @Test func `what is removed and comes back under its id was moved`() throws {
    let history = ElementHistory(count: 5)
    let before = history.version
    history.remove(at: 1)
    history.insert(at: 3)
    let after = history.version
    var survivors = EditSurvivors(history.edits(from: before, to: after), of: 5)
    survivors.match {
      .integer($0)
    } newID: {
      $0 == 3 ? 1 : .integer(100 + $0)
    }
    let change = ElementChange(of: 5, keeping: survivors.stretches)
    #expect(change.newIndex(of: 1) == 3)
    #expect(change.isMoved(1))
    #expect(!change.isMoved(2))
  }

  @Test func `what is replaced under its id is the same, in its place`() throws {
    let history = ElementHistory(count: 5)
    let before = history.version
    history.replace(at: 2)
    history.replace(at: 2)
    history.replace(at: 3)
    let after = history.version
    var survivors = EditSurvivors(history.edits(from: before, to: after), of: 5)
    survivors.match {
      .integer($0)
    } newID: {
      $0 == 2 ? 2 : .integer(100 + $0)
    }
    let change = ElementChange(of: 5, keeping: survivors.stretches)
    #expect((0..<5).map { change.newIndex(of: $0) } == [0, 1, 2, nil, 4])
    #expect(!change.isMoved(2))
  }
}

extension ElementVersion {
  fileprivate var tokens: [Int] { (0..<count).map(token) }
}

/// A history and an array that get the same random edits.
private struct EditProgram {
  let history: ElementHistory
  private(set) var tokens: [Int]
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0..<30, using: &generator)
    history = ElementHistory(count: count)
    tokens = Array(0..<count)
  }

  mutating func edit() {
    let place = Int.random(in: 0...tokens.count, using: &generator)
    guard let index = tokens.indices.randomElement(using: &generator) else {
      return tokens.insert(history.insert(at: 0), at: 0)
    }
    switch Int.random(in: 0..<5, using: &generator) {
    case 0, 1: tokens.insert(history.insert(at: place), at: place)
    case 2:
      history.remove(at: index)
      tokens.remove(at: index)
    case 3: tokens[index] = history.replace(at: index)
    default:
      let destination = min(place, tokens.count - 1)
      history.move(from: index, to: destination)
      tokens.insert(tokens.remove(at: index), at: destination)
    }
  }
}
