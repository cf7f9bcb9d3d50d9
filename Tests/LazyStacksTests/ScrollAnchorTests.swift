import LazyStacks
import LazyTestSupport
import Testing

/// `defaultScrollAnchor` and its three roles.
@Suite struct ScrollAnchorTests {
  private final class Chat {
    let messages: CollectionElements<Int>
    let window: Window
    let scroll: ScrollViewProxy

    init(
      _ count: Int,
      heights: @escaping (Int) -> Double = Chat.mixed,
      modify: (Content) -> Content
    ) throws {
      let messages = CollectionElements(
        Array(0..<count),
        id: { .integer($0) },
        content: { Item(height: heights($0)).content }
      )
      self.messages = messages
      let view = modify(ScrollView { LazyVStack(spacing: 0) { ForEach(messages) } }.content)
      window = try Window(width: 390, height: 600) { view }
      scroll = try window.scrollView()
    }

    static func mixed(_ message: Int) -> Double { 30 + Double(message % 7) * 20 }

    func append(_ count: Int = 1) throws {
      let next = messages.elements.count
      try window.update { self.messages.elements += next..<next + count }
    }

    func end(of message: Int) throws -> Double? {
      try window.node(.integer(message)).frame?.end(.vertical)
    }
  }

  @Test(arguments: Seeds.first(40, long: 400))
  func `a chat opens at its last message, whatever the lengths are`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let heights = (0..<500).map { _ in Double.random(in: 1...400, using: &generator) }
    let chat = try Chat(500, heights: { heights[$0] }, modify: { $0.defaultScrollAnchor(.bottom) })
    let end = try #require(try chat.end(of: 499))
    #expect(end.isClose(to: 600))
    #expect(chat.window.frame == 1)
    #expect(try chat.window.node(0).phase == .absent)
    let geometry = try chat.scroll.geometry()
    #expect((geometry.contentOffset.y + 600).isClose(to: geometry.contentSize.height))
    try chat.window.check()
  }

  @Test func `the middle opens in the middle`() throws {
    let chat = try Chat(101, heights: { _ in 50 }, modify: { $0.defaultScrollAnchor(.center) })
    #expect(try chat.scroll.geometry().contentOffset.y == (101 * 50 - 600) / 2)
    #expect(try chat.window.node(50).frame?.origin.y == 275)
  }

  @Test func `a message that comes while the end is in sight is followed`() throws {
    let chat = try Chat(200) { $0.defaultScrollAnchor(.bottom) }
    for _ in 0..<20 {
      try chat.append()
      #expect(try chat.end(of: chat.messages.elements.count - 1)?.isClose(to: 600) == true)
      try chat.window.check()
    }
    try chat.append(300)
    #expect(try chat.end(of: chat.messages.elements.count - 1)?.isClose(to: 600) == true)
  }

  @Test func `somebody who reads further up is left alone`() throws {
    let chat = try Chat(200) { $0.defaultScrollAnchor(.bottom) }
    try chat.scroll.drag(by: -700)
    let top = try #require(chat.scroll.visibleIDs().first)
    let y = try chat.window.node(top).frame?.origin.y
    try chat.append(10)
    #expect(try chat.window.node(top).frame?.origin.y == y)
  }

  @Test func `the end stays in sight when the window is resized`() throws {
    let chat = try Chat(200) { $0.defaultScrollAnchor(.bottom) }
    for (width, height) in [(390.0, 300.0), (844, 300), (390, 844)] {
      try chat.window.resize(width: width, height: height)
      #expect(try chat.end(of: 199)?.isClose(to: height) == true)
    }
  }

  @Test func `each role can be left to the scroll view`() throws {
    let chat = try Chat(200) {
      $0.defaultScrollAnchor(nil, for: .sizeChanges).defaultScrollAnchor(.bottom)
    }
    #expect(try chat.end(of: 199)?.isClose(to: 600) == true)
    try chat.append()
    #expect(try chat.end(of: 199)?.isClose(to: 600) == true)
  }

  @Test func `content shorter than its container is aligned by its role`() throws {
    let chat = try Chat(
      3,
      heights: { _ in 50 },
      modify: { $0.defaultScrollAnchor(.bottom, for: .alignment) }
    )
    #expect(try chat.end(of: 2) == 600)
    #expect(try chat.scroll.geometry().contentOffset.y == -450)
    #expect(try chat.scroll.geometry().contentSize.height == 150)
    try chat.append(2)
    #expect(try chat.end(of: 4) == 600)
    try chat.append(20)
    #expect(try chat.scroll.geometry().contentOffset.y == 0)
    #expect(try chat.window.node(0).frame?.origin.y == 0)
    try chat.window.check()
  }

  @Test func `a chat that begins empty follows its first messages`() throws {
    let chat = try Chat(0) { $0.defaultScrollAnchor(.bottom) }
    try chat.append()
    #expect(try chat.end(of: 0) == 600)
    try chat.append(100)
    #expect(try chat.end(of: 100)?.isClose(to: 600) == true)
  }

  @Test func `eager and mixed content opens at its end`() throws {
    for isLazy in [true, false] {
      let rows = ForEach(1...400) { Item(height: 20 + Double($0 % 9) * 10) }
      let window = try Window(width: 390, height: 600) {
        ScrollView {
          VStack(spacing: 0) {
            Item(height: 200)
            if isLazy { LazyVStack(spacing: 0) { rows } } else { VStack(spacing: 0) { rows } }
            Item(height: 80).id("end")
          }
        }.defaultScrollAnchor(.bottom)
      }
      #expect(try window.node("end").frame?.end(.vertical).isClose(to: 600) == true)
      if isLazy { #expect(window.trace.metrics.total.bodies < 60) }
      try window.check()
    }
  }

  @Test(arguments: [Double.nan, .infinity, -7, 12])
  func `an anchor outside the content is taken for its edge or ignored`(fraction: Double) throws {
    let chat = try Chat(50) { $0.defaultScrollAnchor(UnitPoint(x: 0.5, y: fraction)) }
    try chat.append()
    try chat.window.check()
  }

  @Test(arguments: [true, false])
  func `P22: after a keyboard came a default anchor follows new rows only if it is to`(
    follows: Bool
  ) throws {
    let rows = EditableElements(
      Array(1...60),
      id: { .integer($0) },
      content: { Item(height: 30 + Double($0 % 5) * 10).content }
    )
    var configuration = WindowConfiguration(width: 390, height: 400)
    configuration.profile.anchorFollowsAfterResize = follows
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(rows) } }.defaultScrollAnchor(.bottom)
    }
    let scroll = try window.scrollView()
    func append(_ id: Int) throws -> Bool {
      rows.append(id)
      try window.step()
      return try scroll.visibleIDs().contains(.integer(id))
    }
    #expect(try append(101))
    try window.resize(width: 390, height: 250)
    #expect(try scroll.visibleIDs().last == 101)
    #expect(try append(102) == follows)
    #expect(try append(103) == follows)
    try scroll.scrollTo(edge: .bottom)
    #expect(try append(104))
  }
}
