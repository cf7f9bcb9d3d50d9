import LazyStacks
import Testing

private final class Box<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// Views that an update replaces by others in the same place.
@Suite struct ReplacementTests {
  /// A window whose content is read again after each change of a number.
  private func window(
    _ number: Box<Int>,
    @ContentBuilder content: @escaping (Int) throws -> Content
  ) throws -> Window {
    try Window(WindowConfiguration(width: 390, height: 300), reevaluates: true) {
      try content(number.value)
    }
  }

  private func kinds(_ window: Window, _ id: ViewID) -> [Event.Kind] {
    window.trace.events(frames: window.frame...window.frame).filter { $0.id == id }.map(\.kind)
  }

  @Test func `a row that becomes another view disappears and appears`() throws {
    let rows = CollectionElements(
      [false],
      id: { _ in "row" },
      content: { $0 ? VStack { Item(height: 50) }.content : Item(height: 50).content }
    )
    let window = try Window(width: 390, height: 60) { ScrollView { LazyVStack { ForEach(rows) } } }
    try window.update { rows.elements[0] = true }
    #expect(kinds(window, "row").suffix(3) == [.disappear, .render, .appear])
    #expect(try window.node("row").inits == 2)
    try window.check()
  }

  @Test func `other content of a scroll view appears`() throws {
    let number = Box(0)
    let window = try window(number) { number in
      ScrollView {
        if number == 0 {
          VStack { Item(height: 30) }
        } else {
          LazyVStack { ForEach(1...10) { _ in Item(height: 100) } }
        }
      }
    }
    try window.update { number.value = 1 }
    #expect(window.trace.metrics.total.appears == 3)
    try window.check()
  }

  @Test func `a second view beside a lazy stack appears`() throws {
    let number = Box(0)
    let appeared = Box(0)
    let window = try window(number) { number in
      ScrollView {
        LazyVStack { ForEach(1...3) { _ in Item(height: 50) } }
        if number > 0 { Item(height: 30).onAppear { appeared.value += 1 } }
      }
    }
    for _ in 0..<2 { try window.update { number.value += 1 } }
    #expect(appeared.value == 1)
    #expect(window.trace.metrics.total.appears == 3)
    try window.update { number.value = 0 }
    try window.check()
  }

  @Test func `a scroll view along the other axis is another one`() throws {
    let number = Box(0)
    let window = try window(number) { number in
      ScrollView(number == 0 ? .vertical : .horizontal) { Item(width: 1000, height: 1000) }
    }
    try window.scrollView().drag(by: 100)
    try window.update { number.value = 1 }
    #expect(try window.scrollView().axes() == .horizontal)
    #expect(try window.scrollView().geometry().contentOffset == .zero)
  }

  @Test func `elements that have another number of subviews are other views`() throws {
    let number = Box(1)
    let window = try window(number) { number in
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...50, subviews: number) { _ in
            Item(height: 50)
            if number == 2 { Item(height: 20) }
          }
        }
      }
    }
    try window.scrollView().drag(by: 120)
    try window.update { number.value = 2 }
    #expect(try window.scrollView().count() == 100)
    #expect(kinds(window, 4).filter { $0 == .appear || $0 == .disappear }.first == .disappear)
    try window.scrollView().drag(by: 500)
    try window.update { number.value = 1 }
    try window.scrollView().drag(by: -1000)
    #expect(try window.scrollView().visibleIDs().first == 1)
  }

  @Test func `an observer that comes with an update is told, the others are not told again`() throws
  {
    let number = Box(0)
    let notes = Box<[String]>([])
    let window = try window(number) { number in
      var view = ScrollView { Item(height: 700) }.content
      if number > 0 { view = view.onScrollVisibilityChange { notes.value.append("first \($0)") } }
      if number > 1 {
        view = view.onScrollVisibilityChange { notes.value.append("second \($0)") }
          .onScrollGeometryChange(of: { $0.contentOffset.y }) { notes.value.append("\($0) \($1)") }
      }
      return view
    }
    for _ in 0..<2 { try window.update { number.value += 1 } }
    try window.scrollView().drag(by: 10)
    #expect(notes.value == ["first true", "0.0 0.0", "second true", "0.0 10.0"])
  }

  @Test func `equal ids in an eager stack keep their own views in an update`() throws {
    let rows = CollectionElements(
      [1, 1, 2, 3, 3],
      id: { .integer($0) },
      content: { _ in Item(height: 30).content }
    )
    let window = try Window(width: 390, height: 300) {
      ScrollView { VStack(spacing: 0) { ForEach(rows) } }
    }
    try window.update {}
    #expect(window.trace.metrics.total.disappears == 0)
    #expect(try window.node(1).frame?.origin.y == 0)
    try window.update { rows.elements = [2, 1, 1] }
    #expect(window.trace.metrics.total.disappears == 2)
    #expect(try window.node(1).frame?.origin.y == 30)
  }

  @Test func `another spacing changes what was measured above too`() throws {
    let number = Box(8)
    let window = try window(number) { number in
      ScrollView {
        LazyVStack(spacing: Double(number)) { ForEach(1...1000) { _ in Item(height: 50) } }
      }
    }
    for _ in 0..<20 { try window.scrollView().drag(by: 200) }
    let top = try window.scrollView().visibleIDs()[0]
    let y = try window.node(top).frame?.origin.y
    try window.update { number.value = 0 }
    #expect(try window.scrollView().geometry().contentSize.height == 50_000)
    #expect(try window.node(top).frame?.origin.y == y)
    #expect(window.lastFrame.ledgers[0].entries.map(\.cause) == [.data])
  }
}
