import Testing

@testable import LazyScripting

@Suite struct PluginMemoryTests {
  private static let mega = 1 << 20

  @Test func `what calls leave behind is taken from what later calls may use`() {
    var memory = PluginMemory()
    #expect(memory.begin(inUse: 0, allowing: 64 * Self.mega) == 64 * Self.mega)
    memory.end { _ in 60 * Self.mega }
    #expect(memory.held == 60 * Self.mega)
    #expect(memory.begin(inUse: 60 * Self.mega, allowing: 256 * Self.mega) == 196 * Self.mega)
  }

  @Test func `garbage is not held, and small growth is not looked at`() {
    var memory = PluginMemory()
    _ = memory.begin(inUse: 0, allowing: 1)
    memory.end { collects in collects ? 10 : 60 * Self.mega }
    #expect(memory.held == 10)
    _ = memory.begin(inUse: 0, allowing: 1)
    var collections = 0
    memory.end { collects in
      if collects { collections += 1 }
      return Self.mega
    }
    #expect(collections == 0)
  }

  @Test func `of calls within a call only the outermost counts`() {
    var memory = PluginMemory()
    _ = memory.begin(inUse: 0, allowing: 1)
    _ = memory.begin(inUse: 30 * Self.mega, allowing: 1)
    memory.end { _ in 50 * Self.mega }
    memory.end { _ in 50 * Self.mega }
    #expect(memory.held == 50 * Self.mega)
  }

  @Test func `a plugin that holds all it may can still be called`() {
    var memory = PluginMemory()
    _ = memory.begin(inUse: 0, allowing: 1)
    memory.end { _ in 300 * Self.mega }
    #expect(memory.begin(inUse: 0, allowing: Self.mega) == 1 << 16)
  }
}
