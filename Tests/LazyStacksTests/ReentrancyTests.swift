import LazyStacks
import Testing

private struct Failure: Error {}

/// What callbacks may do with the window that calls them.
@Suite struct ReentrancyTests {
  private final class Host {
    var window: Window?
    var act: (Window) throws -> Void = { _ in }
    var outcomes: [String] = []

    func call() throws {
      guard let window else { return }
      try act(window)
    }
  }

  private func window(_ host: Host, height: Double = 300) throws -> Window {
    let window = try Window(width: 390, height: height) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...900) { Item(height: 30 + Double($0 % 7) * 10).onAppear { try host.call() } }
        }
      }.onScrollGeometryChange(of: { $0.contentOffset.y }) { _, _ in try host.call() }
    }
    host.window = window
    return window
  }

  @Test func `a frame of several passes tells each correction once`() throws {
    let host = Host()
    let window = try window(host, height: 100)
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: 500, anchor: .top)
    host.act = { try $0.update {} }
    try scroll.drag(by: -100)
    let events = window.trace.events(frames: window.frame...window.frame)
    guard case .frame(passes: 2, _) = events.last?.detail else {
      Issue.record("the frame does not end with two passes")
      return
    }
    #expect(events.filter { $0.kind == .correction }.count == 1)
    host.window = nil
  }

  @Test func `a frame of several passes counts as one update for what is off screen`() throws {
    let host = Host()
    let window = try window(host, height: 100)
    let scroll = try window.scrollView()
    host.act = { try $0.update {} }
    try scroll.drag(by: 100)
    for _ in 0..<16 { try scroll.drag(by: 1) }
    #expect(try window.node(1).phase == .retained)
    try scroll.drag(by: 1)
    #expect(try window.node(1).phase == .absent)
    host.window = nil
  }

  @Test func `a window that is closed in a callback closes after the frame`() throws {
    let host = Host()
    let window = try window(host)
    host.act = { $0.close() }
    #expect(throws: WindowError.closed) { try window.scrollView().drag(by: 3000, duration: 1) }
    #expect(window.isClosed)
    #expect(window.trace.events().last?.kind == .frame)
    host.window = nil
  }

  @Test func `verbs and checks are refused during a frame, questions are answered`() throws {
    let host = Host()
    let window = try window(host)
    host.act = { [unowned host] window in
      let scroll = try window.scrollView()
      let verbs: [() throws -> Void] = [
        { try window.step() }, { try scroll.drag(by: 1) }, { try scroll.scrollTo(edge: .top) },
        { try scroll.scrollTo(id: 4) }, { try window.check() },
      ]
      for verb in verbs {
        do { try verb() } catch WindowError.busy(let verb) { host.outcomes.append(verb) }
      }
      _ = try (window.node(3), scroll.visibleIDs(), scroll.geometry(), scroll.index(of: 800))
    }
    try window.scrollView().drag(by: 1)
    #expect(Set(host.outcomes) == ["step", "drag", "scrollTo", "check"])
    #expect(host.outcomes.count == 10)
    host.window = nil
  }

  @Test func `an observer may remove the scroll view that it observes`() throws {
    let host = Host()
    var isThere = true
    let window = try Window(WindowConfiguration(width: 390, height: 300), reevaluates: true) {
      VStack {
        if isThere {
          ScrollView {
            LazyVStack {
              ForEach(1...90) { _ in
                LazyVStack { ForEach(1...5) { _ in Item(height: 10) } }
                  .onDisappear { try host.call() }
              }
            }
          }.onScrollGeometryChange(of: { $0.contentOffset.y }) { old, new in
            guard old != new else { return }
            try host.window?.update { isThere = false }
          }
        }
      }
    }
    host.window = window
    host.act = { try $0.update {} }
    let scroll = try window.scrollView()
    try scroll.drag(by: 300)
    #expect(window.frame == 2)
    #expect(throws: WindowError.noScrollView(nil)) { try scroll.drag(by: 300) }
    try window.update { isThere = true }
    #expect(try scroll.geometry().contentOffset.y == 0)
    host.window = nil
  }

  @Test func `scroll views in rows may go while they are scrolled`() throws {
    let host = Host()
    let observer = GeometryObserver(
      transform: { $0.contentOffset.x },
      isEqual: { _, _ in false },
      action: { _, _ in try host.call() }
    )
    func row(_ number: Int) -> Content {
      ScrollView(.horizontal) {
        LazyHStack { ForEach(1...50) { _ in Item(width: 80, height: 50) } }
      }
      .id(.string("inner \(number)"))
      .onScrollGeometryChange(observer)
    }
    let rows = CollectionElements(Array(0..<100), id: { .integer($0) }, content: row)
    let window = try Window(width: 390, height: 300) { ScrollView { LazyVStack { ForEach(rows) } } }
    host.window = window
    let inner = try window.scrollView("inner 2")
    host.act = { try $0.update { rows.elements.removeAll { $0 == 2 } } }
    try inner.drag(by: 100)
    #expect(throws: WindowError.noScrollView("inner 2")) { try inner.drag(by: 100) }
    host.act = { _ in }
    let other = try window.scrollView("inner 3")
    var errors = 0
    for _ in 0..<60 {
      try window.scrollView().drag(by: 20)
      do { try other.drag(by: 10) } catch { errors += 1 }
    }
    #expect(errors > 0)
    try window.update { rows.elements.removeAll() }
    try window.update { rows.elements = Array(0..<30) }
    #expect(try other.geometry().contentOffset.x == 0)
    window.close()
    #expect(throws: WindowError.closed) { try inner.drag(by: 100) }
    host.window = nil
  }

  @Test func `a finger lifts when a callback fails during a drag`() throws {
    let host = Host()
    let window = try window(host)
    let scroll = try window.scrollView()
    host.act = { _ in throw Failure() }
    #expect(throws: Failure.self) { try scroll.drag(by: 1000, duration: 1) }
    host.act = { _ in }
    #expect(try window.settle() == 1)
    #expect(try scroll.phase() == .idle)
    host.window = nil
  }

  @Test func `a closed window lets go of what its views held`() throws {
    final class Token {}
    weak var token: Token?
    weak var window: Window?
    do {
      let held = Token()
      token = held
      let made = try Window(width: 390, height: 300) {
        ScrollView {
          LazyVStack { ForEach(1...100) { _ in Item(height: 10).onAppear { _ = held } } }
        }
      }
      window = made
      try made.scrollView().drag(by: 500)
      made.close()
    }
    #expect(window == nil)
    #expect(token == nil)
  }
}
