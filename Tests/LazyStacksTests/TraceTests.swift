import LazyStacks
import Testing

@Suite struct TraceTests {
  @Test func `each listener hears every event, in the order in which they were added`() throws {
    var heard: [String] = []
    var configuration = WindowConfiguration(width: 100, height: 100)
    configuration.listeners = [
      { heard.append("first \($0.kind.name)") }, { heard.append("second \($0.kind.name)") },
    ]
    let window = try Window(configuration) { Item(height: 30) }
    let kinds = window.trace.events().map(\.kind.name)
    #expect(heard == kinds.flatMap { ["first \($0)", "second \($0)"] })
    window.trace.listen { heard.append("third \($0.kind.name)") }
    try window.step()
    #expect(heard.suffix(3) == ["first frame", "second frame", "third frame"])
  }

  @Test func `a listener may add another, which hears what comes later`() throws {
    var frames = 0
    func count(_ event: Event) { if event.kind == .frame { frames += 1 } }
    let window = try Window(width: 100, height: 100) { Item(height: 30) }
    window.trace.listen { [unowned window] in if $0.kind == .frame { window.trace.listen(count) } }
    window.trace.listen(count)
    try window.step()
    #expect(frames == 1)
    try window.step()
    #expect(frames == 3)
    window.close()
    #expect(frames == 3)
  }

  /// Events are kept in blocks of 256, and frames end anywhere in them.
  @Test(arguments: [0, 1, 100, 600, 100_000])
  func `of some frames the trace has the events that are kept, in order`(limit: Int) throws {
    var configuration = WindowConfiguration(width: 100, height: 100)
    configuration.traceLimit = limit
    var heard: [Event] = []
    configuration.listeners = [{ heard.append($0) }]
    let window = try Window(configuration) {
      ScrollView { LazyVStack(spacing: 0) { ForEach(1...400) { _ in Item(height: 30) } } }
    }
    for _ in 0..<60 { try window.scrollView().drag(by: 50) }
    #expect(heard.count > 600)
    let kept = heard.suffix(limit)
    #expect(window.trace.events() == Array(kept))
    for frames in [1...1, 2...9, 30...30, 55...500, 1...500, 400...500] {
      #expect(
        window.trace.events(frames: frames) == kept.filter { frames.contains($0.frame) },
        "frames \(frames)"
      )
    }
  }
}
