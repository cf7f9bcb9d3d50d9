import LazyStacks
import Testing

@testable import LazyTestSupport

/// Claims 141 and 143: rows that are dragged to other places.
@Suite struct ReorderTests {
  /// A list whose rows are numbers, and the reorders that it received.
  private final class Model {
    var rows: [Int]
    var differences: [ReorderDifference] = []
    init(_ count: Int) { rows = Array(1...count) }
  }

  /// The container of the list.
  enum Scene: CaseIterable, Sendable {
    case alone, belowTitle, padded, horizontal, grid, eager, nested
  }

  private static func rows(_ model: Model, _ scene: Scene) -> Content {
    func row(_ number: Int) -> Content {
      let length = 30 + Double(number * 37 % 40)
      return (scene == .horizontal ? Item(width: length, height: 20) : Item(height: length)).content
    }
    let source = CollectionElements(model.rows, id: { .integer($0) }, content: row)
    return ForEach(source).content.reorderable()
  }

  private func window(_ model: Model, _ scene: Scene) throws -> Window {
    try Window(WindowConfiguration(width: 300, height: 260), reevaluates: true) {
      let rows = Self.rows(model, scene)
      let move: (ReorderDifference) throws -> Void = { difference in
        model.differences.append(difference)
        difference.apply(to: &model.rows)
      }
      switch scene {
      case .alone: ScrollView { LazyVStack(spacing: 3) { rows }.reorderContainer(move: move) }
      case .belowTitle:
        ScrollView {
          VStack(spacing: 5) {
            Item(height: 70)
            LazyVStack(spacing: 3) {
              Item(height: 12)
              rows
              Item(height: 20)
            }
          }
        }
        .reorderContainer(move: move)
      case .padded:
        ScrollView { LazyVStack { rows }.padding(9).frame(width: 200) }
          .reorderContainer(move: move)
      case .horizontal:
        ScrollView(.horizontal) { LazyHStack(spacing: 2) { rows } }.reorderContainer(move: move)
      case .grid:
        ScrollView {
          LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 4) { rows }
        }
        .reorderContainer(move: move)
      case .eager: ScrollView { VStack(spacing: 3) { rows }.reorderContainer(move: move) }
      case .nested:
        ScrollView {
          LazyVStack(spacing: 3) {
            LazyVStack(spacing: 2) { rows }.reorderContainer(move: move)
            Item(height: 400)
          }
        }
      }
    }
  }

  @Test(arguments: Scene.allCases, Seeds.first(4, long: 40))
  func `rows are dragged as in an array, and each row keeps its identity`(
    scene: Scene,
    seed: UInt64
  ) throws {
    let model = Model(40)
    let window = try window(model, scene)
    let scroll = try window.scrollView()
    var random = SeededGenerator(seed: seed)
    var expected = model.rows
    for _ in 0..<6 {
      try scroll.drag(by: Double(Int.random(in: -300...500, using: &random)))
      let visible = try visibleRows(window, model)
      guard let source = visible.randomElement(using: &random) else { continue }
      let target = expected.randomElement(using: &random) ?? 1
      let calls = model.differences.count
      let inits = try window.node(.integer(source)).inits
      let from = expected.firstIndex(of: source) ?? 0
      if target == source {
        try window.reorder(.integer(source), to: .end)
        expected.append(expected.remove(at: from))
      } else {
        try window.reorder(.integer(source), to: .before(.integer(target)))
        expected.remove(at: from)
        expected.insert(source, at: expected.firstIndex(of: target) ?? 0)
      }
      #expect(model.rows == expected)
      let isMoved = expected.firstIndex(of: source) != from
      #expect(model.differences.count == calls + (isMoved ? 1 : 0))
      #expect(try window.node(.integer(source)).inits == inits)
      try window.check()
    }
  }

  /// The rows that can be dragged now.
  private func visibleRows(_ window: Window, _ model: Model) throws -> [Int] {
    try model.rows.filter { row in
      let node = try window.node(.integer(row))
      return node.phase == .placed && node.visibleFraction > 0
    }
  }

  @Test func `what cannot be dragged is an error that says why`() throws {
    let model = Model(40)
    let window = try window(model, .belowTitle)
    #expect(throws: WindowError.cannotReorder(30, .notVisible)) {
      try window.reorder(30, to: .end)
    }
    #expect(throws: WindowError.self) { try window.reorder(99, to: .end) }
    #expect(throws: WindowError.self) { try window.reorder(1, to: .before(99)) }
    let plain = try Window(width: 100, height: 100) {
      VStack {
        ForEach(1...3) { _ in Item(height: 10) }
        ForEach(11...13) { _ in Item(height: 10) }.content.reorderable()
        VStack {
          ForEach(21...23) { _ in Item(height: 10) }.content.reorderable()
        }
        .reorderContainer(isEnabled: false) { _ in }
      }
    }
    #expect(throws: WindowError.cannotReorder(1, .notReorderable)) {
      try plain.reorder(1, to: .end)
    }
    #expect(throws: WindowError.cannotReorder(11, .noContainer)) { try plain.reorder(11, to: .end) }
    #expect(throws: WindowError.cannotReorder(21, .disabled)) { try plain.reorder(21, to: .end) }
    #expect(throws: WindowError.cannotReorder(21, .elsewhere(12))) {
      try plain.reorder(21, to: .before(12))
    }
  }

  private struct Failure: Error {}

  @Test func `an error of the callback is the verb's, and nothing was dragged`() throws {
    let window = try Window(width: 100, height: 100) {
      VStack { ForEach(1...3) { _ in Item(height: 10) }.content.reorderable() }
        .reorderContainer { _ in throw Failure() }
    }
    #expect(throws: Failure.self) { try window.reorder(1, to: .end) }
    try window.step()
  }
}
