import LazyTestSupport
import Testing

/// Compares the naive model with the vectors of the specification, to the digits printed there.
struct NaiveModelTests {
  private let peaks = NaiveItem.list(
    Array(repeating: 50, count: 10) + Array(repeating: 150, count: 90)
  )
  private let rows20 = NaiveItem.list(Array(repeating: 100, count: 20))

  @Test func `D2: equal rows have a constant size`() {
    let items = NaiveItem.list(Array(repeating: 44, count: 100))
    var stack = NaiveLazyStack(items, containerLength: 600, spacing: 8)
    #expect(stack.frame.visible == Array(0...11))
    #expect(stack.frame.size == 5_192)
    #expect(stack.largestOffset == 4_592)
    stack.scrollTo(id: 60)
    #expect(stack.frame.size.isClose(to: 5_192))
  }

  @Test func `D3: the mean follows what was seen`() {
    let lengths = [100.0, 200, 300] + Array(repeating: 100, count: 7)
    var stack = NaiveLazyStack(NaiveItem.list(lengths), containerLength: 500)
    var seen = [Seen(stack)]
    for step in [300.0, 200, 300] {
      stack.drag(by: step)
      seen.append(Seen(stack))
    }
    #expect(
      seen == [
        Seen(0, 0...2, mean: 200, size: 2_000), Seen(300, 2...4, mean: 160, size: 1_600),
        Seen(500, 2...6, mean: 142.8571, size: 1_428.5714),
        Seen(800, 5...9, mean: 130, size: 1_300),
      ]
    )
    #expect(stack.frame.size == 1_300)
  }

  @Test func `D4: a jump lands on an estimate that is corrected on the way back`() {
    var stack = NaiveLazyStack(peaks, containerLength: 600)
    #expect(Seen(stack) == Seen(0, 0...10, mean: 59.0909, size: 5_909.0909))
    stack.scrollTo(id: 80, anchor: 0)
    #expect(Seen(stack) == Seen(4_727.2727, 80...83, mean: 83.3333, size: 6_660.6061))
    stack.drag(by: -150)
    #expect(Seen(stack) == Seen(6_912.5, 79...82, mean: 87.5, size: 9_000))
    #expect(stack.frame.changes.estimate.isClose(to: 2_335.2273, within: 5e-5))
    #expect(stack.frame.rows.map(\.start) == [0, 150, 300, 450])
    stack.drag(by: -150)
    #expect(stack.frame.offset.isClose(to: 7_111.7647, within: 5e-5))
    while stack.offset > 0 { stack.drag(by: -150) }
    #expect(Seen(stack) == Seen(0, 0...10, mean: 138.0952, size: 12_940.4762))
  }

  @Test func `D5: the size shrinks towards the end`() {
    let lengths = Array(repeating: 200.0, count: 5) + Array(repeating: 100, count: 5)
    var stack = NaiveLazyStack(NaiveItem.list(lengths), containerLength: 400)
    #expect(stack.frame.size == 2_000)
    stack.scrollTo(y: 800)
    #expect(Seen(stack) == Seen(800, 4...6, mean: 171.4286, size: 1_714.2857))
    stack.scrollTo(y: 1_300)
    #expect(Seen(stack) == Seen(1_100, 6...9, mean: 150, size: 1_500))
  }

  @Test func `D13: the smallest movement shows the whole subview`() {
    var stack = NaiveLazyStack(rows20, containerLength: 350)
    let offsets = [3, 10, 2, 3].map { stack.scrollTo(id: $0).offset }
    #expect(offsets == [50, 750, 200, 200])
  }

  @Test(arguments: [(10, 0.0, 1_000.0), (10, 0.5, 875), (10, 1, 750), (19, 0, 1_650)])
  func `D14: an anchor aligns subview and viewport`(id: Int, anchor: Double, offset: Double) {
    var stack = NaiveLazyStack(rows20, containerLength: 350)
    #expect(stack.scrollTo(id: id, anchor: anchor).offset == offset)
  }

  @Test func `D23: a jump to an offset ends there`() {
    var stack = NaiveLazyStack(peaks, containerLength: 600)
    stack.scrollTo(y: 3_000)
    #expect(Seen(stack) == Seen(3_000, 50...54, mean: 87.5, size: 7_642.0455))
  }

  @Test func `D25: the estimate counts the spacing`() {
    let lengths = (0..<100).map { $0.isMultiple(of: 2) ? 40.0 : 400 }
    var stack = NaiveLazyStack(NaiveItem.list(lengths), containerLength: 300, spacing: 20)
    stack.scrollTo(id: 60, anchor: 0)
    #expect(stack.drag(by: -10).offset == 14_390)
    #expect(stack.frame.mean == 220)
  }
}

/// The figures of a frame in the vectors, which agree to four decimals.
private struct Seen: Equatable, CustomStringConvertible {
  var offset: Double
  var visible: [Int]
  var mean: Double
  var size: Double

  init(_ offset: Double, _ visible: ClosedRange<Int>, mean: Double, size: Double) {
    self.offset = offset
    self.visible = Array(visible)
    self.mean = mean
    self.size = size
  }

  init(_ stack: NaiveLazyStack) {
    offset = stack.frame.offset
    visible = stack.frame.visible
    mean = stack.frame.mean
    size = stack.frame.size
  }

  static func == (left: Seen, right: Seen) -> Bool {
    left.visible == right.visible && left.offset.isClose(to: right.offset, within: 5.1e-5)
      && left.mean.isClose(to: right.mean, within: 5.1e-5)
      && left.size.isClose(to: right.size, within: 5.1e-5)
  }

  var description: String { "offset \(offset) \(visible) mean \(mean) size \(size)" }
}
