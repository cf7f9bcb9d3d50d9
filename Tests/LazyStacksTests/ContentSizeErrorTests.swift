import LazyExtents
import LazyStacks
import Testing

@testable import LazyTestSupport

/// Compares the figures about the content size with sums over the sizes themselves.
@Suite struct ContentSizeErrorTests {
  /// The content sizes in the frames of a program since data or size last changed.
  private struct Sizes {
    var current: [Double] = []
    var jitter = 0.0

    mutating func add(_ size: Double, isOther: Bool) {
      if isOther { current = [] }
      if let last = current.last { jitter += abs(size - last) }
      current.append(size)
    }
  }

  private static func close(_ left: Double, _ right: Double, among scale: Double) -> Bool {
    abs(left - right) <= 1e-6 * max(1, abs(scale))
  }

  /// The true length of a stack.
  private static func truth(
    _ stack: SimulatedStack,
    _ program: RandomProgram,
    _ width: Double
  )
    -> Double
  {
    let lengths = stack.parts.flatMap(\.items).map { $0.length(in: width) }
    return lengths.reduce(0, +) + program.spacing * Double(max(0, lengths.count - 1))
  }

  @Test(arguments: EstimatorInvariantTests.choices)
  func `bias, error and jitter are those of the sizes frame by frame`(name: String) throws {
    let choice = try EstimatorInvariantTests.choice(name)
    for seed in Seeds.first(30, long: 600) {
      let program = RandomProgram(seed: seed)
      guard program.grid == nil else { continue }
      let stack = try SimulatedStack(program, choice)
      var sizes = Sizes()
      var width = 390.0
      sizes.add(try stack.frame().size, isOther: true)
      for operation in program.operations {
        var isResized = false
        if case .resize(let new, _) = operation {
          width = new
          isResized = true
        }
        guard let frame = try stack.perform(operation) else { continue }
        sizes.add(frame.size, isOther: isResized || !stack.lastChanges.isEmpty)
      }
      let truth = Self.truth(stack, program, width)
      let found = try stack.window.figures.contentSizeError()
      let scale = truth + (sizes.current.max() ?? 0)
      let count = Double(sizes.current.count)
      let errors = sizes.current.map { $0 - truth }
      let bias = errors.reduce(0, +) / count
      let square = errors.map { $0 * $0 }.reduce(0, +) / count
      #expect(Self.close(found.truth, truth, among: scale), "seed \(seed)")
      #expect(found.frames == sizes.current.count, "seed \(seed)")
      #expect(Self.close(found.bias, bias, among: scale), "seed \(seed)")
      #expect(
        Self.close(found.rootMeanSquare, square.squareRoot(), among: scale),
        "seed \(seed)"
      )
      let jitter = stack.window.figures.contentSizeJitter
      #expect(Self.close(jitter, sizes.jitter, among: scale), "seed \(seed)")
    }
  }

  @Test func `the true size is what the oracle says`() throws {
    for seed in Seeds.first(80, long: 1_500) {
      var program = RandomProgram(seed: seed)
      program.operations.removeAll { operation in
        if case .resizeUnseen = operation { true } else { false }
      }
      let guessing = try SimulatedStack(program)
      let knowing = try SimulatedStack(program, .oracle)
      for operation in program.operations {
        _ = try guessing.perform(operation)
        guard let frame = try knowing.perform(operation) else { continue }
        let truth = try guessing.window.figures.contentSizeError().truth
        #expect(Self.close(truth, frame.size, among: frame.size), "seed \(seed), \(operation)")
        let error = try knowing.window.figures.contentSizeError()
        #expect(Self.close(error.bias, 0, among: frame.size), "seed \(seed), \(operation)")
      }
    }
  }

  @Test func `reading figures changes nothing that comes after it`() throws {
    for seed in Seeds.first(50, long: 1_000) {
      let program = RandomProgram(seed: seed)
      let choice = EstimatorChoice.named[Int(seed) % EstimatorChoice.named.count].choice
      let read = try SimulatedStack(program, choice)
      let unread = try SimulatedStack(program, choice)
      for operation in program.operations {
        // Between a reported edit and the frame that shows it there is no true size.
        _ = try? read.window.figures.contentSizeError()
        _ = try read.window.figures.landingError()
        let frame = try read.perform(operation)
        #expect(try unread.perform(operation) == frame, "seed \(seed), \(operation)")
        #expect(read.window.trace.metrics == unread.window.trace.metrics, "seed \(seed)")
      }
      #expect(read.window.trace.events() == unread.window.trace.events(), "seed \(seed)")
      for id in read.parts.flatMap(\.items).map(\.id) {
        let path = ViewID.integer(id)
        #expect((try? read.window.node(path)) == (try? unread.window.node(path)), "seed \(seed)")
      }
    }
  }
}

/// Which views are content, and whose callbacks are called to find its length.
@Suite struct TrueLengthTests {
  private struct Failure: Error {}

  private final class Holder {
    weak var window: Window?
    var reads = 0
    var errors: [WindowError] = []

    func tries(_ body: () throws -> Void) {
      do { try body() } catch { if let error = error as? WindowError { errors.append(error) } }
    }
  }

  /// Rows of 20 points, each of which reports that it is made.
  private func made(_ count: Int, _ say: @escaping (Int) throws -> Void) -> RangeElements {
    RangeElements(0..<count) { index in
      try say(index)
      return Item(height: 20).content
    }
  }

  private func rows(_ count: Int, _ height: Double) -> ForEach {
    ForEach(1...count) { _ in Item(height: height) }
  }

  private func check(
    _ truth: Double,
    estimator: EstimatorChoice = .fixed(1),
    @ContentBuilder _ content: @escaping () throws -> Content
  ) throws {
    var configuration = WindowConfiguration(width: 300, height: 400)
    configuration.estimator = estimator
    let window = try Window(configuration) { try ScrollView { try content() } }
    let found = try window.figures.contentSizeError().truth
    #expect(found == truth)
    try window.scrollView().drag(by: 200)
    try window.check()
  }

  @Test func `stacks in stacks, grids, sections and eager views count as long as they are`() throws
  {
    try check(1_000 * 20) { LazyVStack(spacing: 0) { rows(1_000, 20) } }
    try check(32 + 500 * 30 + 500 * 10 + 8 + 3 * 8) {
      VStack {
        Item(height: 32)
        LazyVStack(spacing: 0) { rows(500, 30) }
        LazyVStack(spacing: 0) { rows(500, 10) }
        Item(height: 8)
      }
    }
    try check(50 * 20 * 30) {
      LazyVStack(spacing: 0) {
        ForEach(1...50) { _ in LazyVStack(spacing: 0, estimator: .fixed(7)) { rows(20, 30) } }
      }
    }
    try check(50 * 10 * 30) {
      LazyVStack(spacing: 0) {
        ForEach(1...50) { _ in
          LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) {
            rows(20, 30)
          }
        }
      }
    }
    try check(50 * (44 + 20 * 30)) {
      LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
        for _ in 1...50 {
          Section {
            rows(20, 30)
          } header: {
            Item(height: 44)
          }
        }
      }
    }
    try check(60) { VStack(spacing: 0) { rows(3, 20) } }
  }

  @Test func `a horizontal scroll view is measured along its own axis`() throws {
    let window = try Window(width: 300, height: 400) {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(1...900) { index in Item(width: Double(index % 9)) } }
      }
    }
    #expect(try window.figures.contentSizeError().truth == 100 * 36)
    #expect(try window.figures.contentSizeError().rootMeanSquare > 0)
  }

  @Test func `eager content has no error and is not measured again`() throws {
    var bodies = 0
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(made(50) { _ in bodies += 1 })
        }
      }
    }
    try window.scrollView().drag(by: 300)
    let error = try window.figures.contentSizeError()
    #expect((error.bias, error.rootMeanSquare, error.truth) == (0, 0, 1_000))
    #expect(window.figures.contentSizeJitter == 0)
    #expect(bodies == 50)
  }

  @Test func `views are made for the true size once for each state of data and window`() throws {
    var bodies = 0
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(made(500) { _ in bodies += 1 })
        }
      }
    }
    let before = bodies
    for _ in 1...3 { _ = try window.figures.contentSizeError() }
    let measured = bodies - before
    #expect((500...600).contains(measured))
    try window.step()
    _ = try window.figures.contentSizeError()
    #expect(bodies == before + measured)
    try window.resize(width: 200, height: 400)
    let resized = bodies
    _ = try window.figures.contentSizeError()
    #expect(bodies >= resized + 500)
    #expect(try window.figures.contentSizeError().frames == 1)
  }

  @Test func `no wrong figure: too many subviews, no scroll view, a frame in progress`() throws {
    let billion = try Window(width: 300, height: 400) {
      ScrollView { LazyVStack { rows(1_000_000_000, 20) } }
    }
    let reason = "there are more subviews than may be measured for it; eagerLimit of the profile is"
    #expect(throws: WindowError.unknownLength(reason: "\(reason) 200000")) {
      try billion.figures.contentSizeError()
    }
    try billion.scrollView().drag(by: 100)
    let empty = try Window(width: 300, height: 400) { Item(height: 20) }
    #expect(throws: WindowError.unknownLength(reason: "the window has no scroll view")) {
      try empty.figures.contentSizeError()
    }
    #expect(try empty.figures.landingError() == 0)
    #expect(empty.figures.contentSizeJitter == 0)
    empty.close()
    #expect(throws: WindowError.closed) { try empty.figures.contentSizeError() }
    #expect(throws: WindowError.closed) { try empty.figures.landingError() }
  }

  @Test func `nested stacks have a limit in all`() throws {
    var configuration = WindowConfiguration(width: 300, height: 400)
    configuration.profile.eagerLimit = 1_000
    let window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...100) { _ in LazyVStack(spacing: 0) { rows(900, 30) } }
        }
      }
    }
    #expect(throws: WindowError.self) { try window.figures.contentSizeError() }
    try window.step()
  }

  @Test func `what a callback throws is thrown, and nothing else happened`() throws {
    var fails = false
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(made(500) { index in if fails, index > 400 { throw Failure() } })
        }
      }
    }
    let events = window.trace.events()
    fails = true
    #expect(throws: Failure.self) { try window.figures.contentSizeError() }
    #expect(window.trace.events() == events)
    #expect(!window.isMakingFrame)
    fails = false
    #expect(try window.figures.contentSizeError().truth == 10_000)
  }

  @Test func `verbs and changes are refused while the content is measured`() throws {
    let holder = Holder()
    let window = try Window(width: 300, height: 400) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(
            made(50) { index in
              guard let window = holder.window, index == 40 else { return }
              holder.reads += 1
              holder.tries { try window.step() }
              holder.tries { _ = try window.figures.contentSizeError() }
              holder.tries { try window.update { Issue.record("a change was made") } }
            }
          )
        }
      }
    }
    holder.window = window
    #expect(try window.figures.contentSizeError().truth == 1_000)
    #expect(holder.reads == 1)
    let reason = "a frame is being made; ask after it"
    #expect(
      holder.errors
        == [.busy(verb: "step"), .unknownLength(reason: reason), .asked(verb: "update")]
    )
    try window.step()
    #expect(window.frame == 2)
  }
}
