import LazyStacks
import Testing

private struct ProfileImage: CompositeView, Equatable {
  var body: Content { Item(width: 200, height: 200).content }
}

private struct ProfileView: CompositeView, Equatable {
  var number: Int
  var body: Content { VStack { ProfileImage() }.content }
}

private struct StepDiagram: CompositeView, Equatable {
  var body: Content { Item(height: 150).content }
}

private struct StepInstructions: CompositeView, Equatable {
  var body: Content { Item(height: 50).content }
}

private struct StepView: CompositeView, Equatable {
  var number: Int
  var body: Content {
    StepDiagram()
    StepInstructions()
  }
}

@Suite struct LifecycleTests {
  @Test func `an eager stack loads a thousand profiles and a lazy one loads four`() throws {
    let profiles = ForEach(1...1000) { ProfileView(number: $0) }
    let eager = try Window(width: 500, height: 300) {
      ScrollView(.horizontal) { HStack { profiles } }
    }
    let lazy = try Window(width: 500, height: 300) {
      ScrollView(.horizontal) { LazyHStack { profiles } }
    }
    for (window, count) in [(eager, 1000), (lazy, 4)] {
      #expect(window.trace.metrics.byView["ProfileView"]?.bodies == count)
      #expect(window.trace.metrics.byView["ProfileImage"]?.bodies == count)
      #expect(try window.scrollView().geometry().contentSize.width == 207_992)
      #expect(try window.scrollView().visibleIDs() == [1, 2, 3])
    }
    #expect(eager.trace.metrics.byView["ProfileView"]?.appears == 1000)
    #expect(lazy.trace.metrics.byView["ProfileView"]?.appears == 3)
  }

  @Test func `the two views of an element are loaded one by one`() throws {
    let window = try Window(width: 390, height: 320) {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(1...30, subviews: 2) { StepView(number: $0) } }
      }
    }
    let byView = window.trace.metrics.byView
    #expect(byView["StepView"]?.bodies == 2)
    #expect(byView["StepDiagram"]?.appears == 2)
    #expect(byView["StepInstructions"]?.appears == 1)
    #expect(try window.scrollView().count() == 60)
  }

  @Test func `a removed subview is kept for sixteen updates of its stack`() throws {
    let window = try Window(width: 390, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...1000) { _ in Item(height: 100) } } }
    }
    let scroll = try window.scrollView()
    try scroll.drag(by: 100)
    for _ in 0..<16 { try scroll.drag(by: 1) }
    #expect(try window.node(1).phase == .retained)
    try scroll.drag(by: 1)
    #expect(try window.node(1).phase == .absent)
    try window.step(30)
    try scroll.scrollTo(id: 1, anchor: .top)
    #expect(try window.node(1).inits == 2)
  }

  @Test func `a row that is gone from the data disappears before it is given up`() throws {
    let rows = CollectionElements(
      Array(0..<30),
      id: { .integer($0) },
      content: { _ in Item(height: 50).content }
    )
    let window = try Window(width: 390, height: 300) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }
    }
    try window.update { rows.elements.remove(at: 2) }
    let events = window.trace.events(frames: 2...2).filter { $0.id == 2 }
    #expect(events.map(\.kind) == [.remove, .disappear, .evict, .crossing])
  }

  @Test func `frames in which nothing moves age nothing`() throws {
    let window = try Window(width: 390, height: 100) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...1000) { _ in Item(height: 100) } } }
    }
    try window.scrollView().drag(by: 100)
    try window.step(100)
    #expect(try window.node(1).phase == .retained)
  }

  @Test func `what appears was evaluated before, and appear and disappear alternate`() throws {
    let window = try Window(width: 390, height: 300) {
      ScrollView { LazyVStack { ForEach(1...50) { Item(height: Double($0 % 7) * 20) } } }
    }
    let scroll = try window.scrollView()
    for step in 0..<60 { try scroll.drag(by: step % 3 == 0 ? -130 : 170) }
    var bodies: Set<ViewID> = []
    var shown: Set<ViewID> = []
    for event in window.trace.events() {
      guard let id = event.id else { continue }
      switch event.kind {
      case .body: bodies.insert(id)
      case .appear:
        #expect(bodies.contains(id))
        #expect(shown.insert(id).inserted)
      case .disappear: #expect(shown.remove(id) != nil)
      default: break
      }
    }
    #expect(!shown.isEmpty)
  }

  @Test(arguments: [1000, 1_000_000_000])
  func `the work of a frame does not depend on the number of rows`(count: Int) throws {
    let window = try Window(width: 390, height: 844) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...count, id: IDFormat("row-%d")) { Item(height: 44 + Double($0 % 5) * 12) }
        }
      }
    }
    let scroll = try window.scrollView()
    for _ in 0..<20 { try scroll.drag(by: 500) }
    #expect(window.trace.metrics.total.bodies == 161)
    try scroll.scrollTo(id: .string("row-\(count / 2)"), anchor: .top)
    #expect(try scroll.visibleIDs().first == .string("row-\(count / 2)"))
    #expect(window.trace.metrics.total.bodies < 190)
  }
}
