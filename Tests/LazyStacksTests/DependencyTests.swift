import LazyStacks
import LazyTestSupport
import Testing

/// States, models and the environment: which views are evaluated when something is written.
@Suite(.leavesNothing) struct DependencyTests {
  private final class Model {
    @Tracked var height = 100.0
    @Tracked var other = 0
  }

  /// A model that says itself what of it is read and written.
  private final class Thermometer {
    private let read = Dependency(.model, named: "thermometer")
    private var stored = 100.0
    var degrees: Double {
      get {
        read.noteRead()
        return stored
      }
      set {
        stored = newValue
        read.noteWrite()
      }
    }
  }

  private struct Toggle: CompositeView, Equatable {
    let number: Int
    @State var isOpen = false
    var body: Content {
      Item(height: isOpen ? 200 : 100).onTapGesture { isOpen.toggle() }
    }
  }

  private static let detail = EnvironmentKey("detail", default: 1.0)

  private struct Detailed: CompositeView, Equatable {
    @Environment(DependencyTests.detail) var detail
    var body: Content { Item(height: 50 * detail) }
  }

  private struct Modeled: CompositeView {
    let model: Model
    var body: Content { Item(height: model.height) }
    func isEqual(to other: any CompositeView) -> Bool { (other as? Modeled)?.model === model }
  }

  /// Rows in a lazy stack, with something around it.
  private static func window(
    _ count: Int,
    isWrapped: Bool,
    row: @escaping (Int) -> Content
  ) throws -> Window {
    try Window(width: 300, height: 300) {
      ScrollView {
        if isWrapped {
          VStack(spacing: 0) {
            Item(height: 0)
            LazyVStack(spacing: 0) { ForEach(1...count, id: IDFormat("row-%d"), content: row) }
              .padding(0)
          }
        } else {
          LazyVStack(spacing: 0) { ForEach(1...count, id: IDFormat("row-%d"), content: row) }
        }
      }
    }
  }

  @Test func `a dependency of one's own evaluates exactly the views that read it`() throws {
    let thermometer = Thermometer()
    let window = try Self.window(100, isWrapped: false) { index in
      index == 2 ? Item(height: thermometer.degrees).content : Item(height: 100).content
    }
    let before = window.trace.metrics.total.bodies
    thermometer.degrees = 150
    try window.step()
    #expect(window.trace.metrics.total.bodies == before + 1)
    #expect(try window.node("row-2").frame?.size.height == 150)
  }

  @Test(arguments: [false, true])
  func `a state that is written evaluates its own view alone`(isWrapped: Bool) throws {
    let window = try Self.window(100, isWrapped: isWrapped) { Toggle(number: $0).content }
    let before = window.trace.metrics.total.bodies
    try window.tap("row-2")
    #expect(window.trace.metrics.total.bodies == before + 1)
    #expect(try window.node("row-2").frame?.size.height == 200)
    #expect(try window.node("row-2").frame?.origin.y == 100)
    try window.check()
  }

  @Test(arguments: [false, true])
  func `a model evaluates those in sight that read the field, and others when they come back`(
    isWrapped: Bool
  ) throws {
    let model = Model()
    let window = try Self.window(100, isWrapped: isWrapped) { _ in Modeled(model: model).content }
    let scroll = try window.scrollView()
    try scroll.drag(by: 1000)
    #expect(try window.node("row-1").phase == .retained)
    let before = window.trace.metrics.total.bodies
    model.other = 1
    try window.step()
    #expect(window.trace.metrics.total.bodies == before)
    model.height = 150
    try window.step()
    let after = window.trace.metrics.total.bodies
    #expect((1...5).contains(after - before))
    #expect(try window.node("row-1").bodies == 1)
    try scroll.scrollTo(edge: .top)
    #expect(try window.node("row-1").bodies == 2)
    #expect(try window.node("row-1").frame?.size.height == 150)
    try window.check()
  }

  @Test func `a value of the environment is read as it is nearest to the view`() throws {
    let window = try Window(width: 300, height: 300) {
      VStack(spacing: 0) {
        Detailed().id("outer")
        Detailed().environment(Self.detail, 3).id("inner")
      }
    }
    #expect(try window.node("inner").frame?.size.height == 150)
    let before = window.trace.metrics.total.bodies
    try window.setEnvironment(Self.detail.entry(2))
    #expect(window.trace.metrics.total.bodies == before + 1)
    #expect(try window.node("outer").frame?.size.height == 100)
    #expect(try window.node("inner").frame?.size.height == 150)
  }

  @Test func `a body that writes a state fails, and leaves it as it was`() throws {
    struct Writing: CompositeView {
      @State var count = 0
      var body: Content {
        count += 1
        return Item(height: 10).content
      }
    }
    #expect(throws: ContentError.self) {
      try Window(width: 100, height: 100) { Writing() }
    }
  }

  @Test func `what waits is done in the order of its times`() throws {
    let window = try Window(width: 100, height: 100) { Item(height: 10) }
    var done: [String] = []
    window.agenda.add(after: 0.2, as: "late") { done.append("late") }
    window.agenda.add(after: 0.1, as: "early") {
      done.append("early")
      window.agenda.add(after: 0, as: "next") { done.append("next") }
    }
    window.agenda.add(
      when: { done.contains("early") },
      limit: nil,
      as: "condition",
      then: { done.append("condition \($0)") }
    )
    window.agenda.add(
      when: { false },
      limit: 0.15,
      as: "limit",
      then: { done.append("limit \($0)") }
    )
    try window.settle()
    #expect(done == ["early", "condition true", "next", "limit false", "late"])
    #expect(window.agenda.isEmpty)
  }

  /// Random taps, scrolls, environment values and edits: what is seen is what the states say, and a
  /// row that was given up starts with new states (invariants I5, I6, I11, I12).
  @Test(arguments: Seeds.first(40, long: 400))
  func `states live as long as their rows`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let window = try Self.window(60, isWrapped: seed.isMultiple(of: 2)) { number in
      VStack(spacing: 0) {
        Toggle(number: number)
        Detailed()
      }.content
    }
    let scroll = try window.scrollView()
    for _ in 0..<40 {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        let seen = try scroll.visibleIDs()
        // The tapped view is the only one in the row with an action.
        if seen.count > 2 { try window.tap(seen[1]) }
      case 1: try window.setEnvironment(Self.detail.entry(Double.random(in: 1...3, using: &random)))
      case 2: try scroll.drag(by: Double.random(in: -900...900, using: &random))
      default: try window.step()
      }
      try window.check()
      for id in try scroll.visibleIDs() {
        let node = try window.node(id)
        #expect(node.bodies >= 1 && node.appears >= 1)
      }
    }
    var isShown: Set<ViewID> = []
    var isKnown: Set<ViewID> = []
    for event in window.trace.events() {
      guard let id = event.id else { continue }
      switch event.detail {
      case .appear(view: "Toggle"): #expect(isShown.insert(id).inserted, "\(id) appears twice")
      case .disappear(view: "Toggle"): #expect(isShown.remove(id) != nil)
      case .initialize(view: "Toggle"): #expect(isKnown.insert(id).inserted, "\(id) is made twice")
      case .evict: isKnown.remove(id)
      default: break
      }
    }
  }
}
