import LazyStacks
import Testing

/// What the trace says about subviews that moved by themselves.
@Suite struct MoveTests {
  private struct Row: Equatable {
    var id: Int
    var height: Double
  }

  private final class List {
    let source: CollectionElements<Row>
    let window: Window

    init(_ heights: [Double]) throws {
      let source = CollectionElements(
        heights.enumerated().map { Row(id: $0 + 1, height: $1) },
        id: { .integer($0.id) },
        content: { Item(height: $0.height).content }
      )
      self.source = source
      window = try Window(width: 390, height: 200) {
        ScrollView { LazyVStack(spacing: 0) { ForEach(source) } }
      }
    }

    /// The moves of the last frame: which view, how far, and because of which view.
    var moves: [String] {
      window.trace.events(frames: window.frame...window.frame).compactMap { event in
        guard case .moved(let by, let cause, let subject, _) = event.detail, let id = event.id
        else {
          return nil
        }
        let reason = subject.map { " \($0)" } ?? ""
        return "\(id) \(Int(by)) \(cause.rawValue)\(reason)"
      }
    }
  }

  @Test func `a row that left and came back was not moved in between`() throws {
    let list = try List(Array(repeating: 50, count: 100))
    let scroll = try list.window.scrollView()
    for distance in [-150.0, 400, -150, -150, 300, -50, 300] { try scroll.drag(by: distance) }
    #expect(list.window.trace.metrics.moves == 0)
  }

  @Test func `rows behind one that came in sight name it`() throws {
    let list = try List([50, 50, 50, 50, 50])
    try list.window.update { list.source.elements.insert(Row(id: 9, height: 30), at: 1) }
    #expect(list.moves == ["2 30 data 9", "3 30 data 9", "4 30 data 9"])
  }

  @Test func `rows behind one that went in sight name it`() throws {
    let list = try List([50, 50, 50, 50, 50])
    try list.window.update { list.source.elements.remove(at: 1) }
    #expect(list.moves == ["3 -50 data 2", "4 -50 data 2"])
  }

  @Test func `a row that only came into sight is not named`() throws {
    let list = try List(Array(repeating: 50, count: 20))
    try list.window.scrollView().scrollTo(edge: .bottom)
    try list.window.update { list.source.elements.removeLast() }
    #expect(!list.moves.isEmpty)
    #expect(list.moves.allSatisfy { $0.hasSuffix(" 50 data 20") })
  }

  @Test func `rows behind one with another length name it`() throws {
    let list = try List([50, 50, 50, 50, 50])
    try list.window.update { list.source.elements[1].height = 80 }
    #expect(list.moves == ["3 30 resize 2", "4 30 resize 2"])
  }
}
