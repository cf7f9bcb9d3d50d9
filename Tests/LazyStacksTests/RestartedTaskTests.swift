import LazyStacks
import LazyTestSupport
import Testing

/// Tasks whose ids change while frames are stopped.
struct RestartedTaskTests {
  private final class Endless: RunningTask {
    var isDone: Bool { false }
    func cancel() {}
  }

  @Test(arguments: 1...40)
  func `a task starts once in a frame, however often its view was described`(units: Int) throws {
    let meter = CountingMeter()
    var configuration = WindowConfiguration(width: 100, height: 100)
    configuration.workMeter = meter
    var frames: [Int] = []
    configuration.listeners = [{ if $0.kind == .taskStart { frames.append($0.frame) } }]
    var id = 1
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack {
          ForEach(1...20) { _ in Item(height: 30) }
          Item(height: 10)
        }
      }
      .task(id: WatchedValue(id)) { _ in Endless() }
    }
    id = 2
    meter.arm(units)
    try? window.update {}
    meter.arm(nil)
    id = 3
    try window.update {}
    #expect(Set(frames).count == frames.count)
    id = 4
    try window.update {}
    let before = frames.count
    try window.update {}
    #expect(frames.count == before)
  }
}
