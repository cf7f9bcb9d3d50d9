import LazyScripting
import LazyStacks

/// The time of a frame with rows made in Swift and in Lua, which must not depend on their number.
struct Frames {
  private static let counts = [1_000, 1_000_000, 1_000_000_000]

  /// Measures everything and prints the table; ratios are to a thousand native rows.
  static func run() throws {
    print("\nFrames of 12 visible rows (targets: 5 µs, 15 µs, flat in the number of rows)")
    print(Measurement.header)
    let still = try measure("nothing new, 1,000 native rows", native(1_000), .still)
    let entering = try measure("a row enters, 1,000 native rows", native(1_000), .entering)
    for count in counts {
      try compare("native", count, native(count), still, entering, 1.5)
      try compare("Lua function", count, scripted(count, function), still, entering, nil)
      try compare("Lua Item", count, scripted(count, item), still, entering, nil)
    }
    try compareLively(still, entering)
  }

  private enum Motion: String, CaseIterable {
    case still = "nothing new"
    case entering = "a row enters"
    /// A finger keeps scrolling, so that rows are prepared ahead, and a row enters in each frame.
    case steady = "a row is prepared and enters"
  }

  /// Lists the names under which single measurements can be run alone.
  static func list() {
    for motion in Motion.allCases {
      for count in counts { print(name(of: motion, count)) }
    }
  }

  /// Makes a number of frames of the kind with a name and nothing else, for counting instructions.
  static func run(only name: String, count: Int) throws {
    for motion in Motion.allCases {
      for rows in counts where name == Self.name(of: motion, rows) {
        let window = try lively(rows)
        let scroll = try window.scrollView()
        for first in stride(from: 0, to: count, by: 200) {
          try scroll.scrollTo(offset: motion == .still ? 2_030 : 30)
          try move(scroll, motion, min(200, count - first))
        }
      }
    }
  }

  private static func name(of motion: Motion, _ count: Int) -> String {
    "\(motion.rawValue), \(count) rows, all on"
  }

  private static func move(_ scroll: ScrollViewProxy, _ motion: Motion, _ count: Int) throws {
    if motion == .steady {
      try scroll.drag(by: 68 * Double(count), duration: Double(count) / 60)
      return
    }
    for frame in 0..<count {
      try scroll.drag(by: motion == .entering ? 68 : (frame % 2 == 0 ? 1 : -1))
    }
  }

  /// Compares frames with everything switched on: rows with a state that appear, disappear and are
  /// prepared ahead, costs, and a listener for all events.
  private static func compareLively(_ still: Measurement, _ entering: Measurement) throws {
    for count in counts {
      let window = try lively(count)
      let quiet = try measure(name(of: .still, count), window, .still)
      print(quiet.line(against: still, target: 1.5))
      let jumping = try measure(name(of: .entering, count), window, .entering)
      print(jumping.line(against: entering, target: nil))
      let steady = try measure(name(of: .steady, count), window, .steady)
      print(steady.line(against: entering, target: nil))
    }
  }

  private struct Row: CompositeView, Equatable {
    let number: Int
    @State var isOpen = false
    var body: Content {
      Item(height: isOpen ? 100 : 68).onTapGesture { isOpen.toggle() }.onAppear {}.onDisappear {}
    }
  }

  private static func lively(_ count: Int) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 844)
    configuration.frameCost = 3
    configuration.listeners = [{ events += $0.frame & 1 }]
    return try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...count, id: IDFormat("row-%d")) { Row(number: $0) }
        }
      }
    }
  }

  /// What the listener counts, so that the compiler does not remove it.
  nonisolated(unsafe) private static var events = 0

  private static func compare(
    _ rows: String,
    _ count: Int,
    _ window: Window,
    _ still: Measurement,
    _ entering: Measurement,
    _ target: Double?
  ) throws {
    let name = "\(count) rows, \(rows)"
    let first = try measure("nothing new, \(name)", window, .still)
    print(first.line(against: still, target: target))
    let second = try measure("a row enters, \(name)", window, .entering)
    print(second.line(against: entering, target: target))
  }

  private static func measure(
    _ name: String,
    _ window: Window,
    _ motion: Motion
  ) throws -> Measurement {
    let scroll = try window.scrollView()
    try scroll.scrollTo(offset: 2_030)
    return try Measurement(name, count: 200, rounds: 21) { count in
      if motion != .still { try scroll.scrollTo(offset: 30) }
      try move(scroll, motion, count)
    }
  }

  private static func native(_ count: Int) throws -> Window {
    try Window(width: 390, height: 844) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...count, id: IDFormat("row-%d")) { Item(height: 44 + Double($0 % 5) * 12) }
        }
      }
    }
  }

  private static let function = "height = function(i) return 44 + (i % 5) * 12 end"
  private static let item = "function(i) return Item { height = 44 + (i % 5) * 12 } end"

  private static func scripted(_ count: Int, _ rows: String) throws -> Window {
    let session = try LabSession(output: { _ in })
    try session.run(
      source: """
        window = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 0,
          ForEach { \(count), id = "row-%d", \(rows) } } } }
        """,
      name: "bench"
    )
    guard let window = session.windows.first?.window else { throw WindowError.closed }
    sessions.append(session)
    return window
  }

  /// The sessions, which the windows call into as long as they are measured.
  nonisolated(unsafe) private static var sessions: [LabSession] = []
}
