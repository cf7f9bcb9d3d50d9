import LazyStacks

/// The time of a frame in each kind of lazy container, which must not depend on the number of rows.
struct Containers {
  /// A kind of container; `open` makes a window with a number of rows.
  private struct Kind: Sendable {
    var name: String
    var open: @Sendable (Int) throws -> Window
  }

  private enum Motion: String, CaseIterable {
    case still = "nothing new"
    case entering = "a line enters"
  }

  private static let counts = [1_000, 1_000_000, 1_000_000_000]

  private static let kinds = [
    Kind(name: "stack") { count in
      try window { LazyVStack(spacing: 0) { rows(1, count) } }
    },
    Kind(name: "stack with a work meter") { count in
      try window(Tally()) { LazyVStack(spacing: 0) { rows(1, count) } }
    },
    Kind(name: "grid, 3 columns") { count in
      let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)
      return try window { LazyVGrid(columns: columns, spacing: 0) { rows(1, count) } }
    },
    Kind(name: "pinned sections of 9 rows") { count in
      try window {
        LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(1...count / 10, subviews: 11) { section in
            Section {
              rows(section * 10, section * 10 + 8)
            } header: {
              Item(height: 40)
            } footer: {
              Item(height: 20)
            }
          }
        }
      }
    },
  ]

  private static func rows(_ first: Int, _ last: Int) -> ForEach {
    ForEach(first...last) { Item(height: 44 + Double($0 % 5) * 12) }
  }

  /// A meter that never stops anything.
  private final class Tally: WorkMeter {
    private var units = 0

    func charge(_ units: Int) { self.units += units }
  }

  private static func window(
    _ meter: Tally? = nil,
    @ContentBuilder _ content: @escaping () -> Content
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 844)
    configuration.workMeter = meter
    return try Window(configuration) { ScrollView { content() } }
  }

  /// Measures each kind with each number of rows and prints them side by side.
  static func run() throws {
    print("\nA frame of 844 points, median ns, at 10³, 10⁶ and 10⁹ rows (target: flat)")
    for kind in kinds {
      for motion in Motion.allCases {
        let measured = try counts.map { count in
          let window = try kind.open(count)
          return try Measurement("", count: 200, rounds: 41) { try move(window, motion, $0) }
        }
        print(Measurement.line("\(motion.rawValue), \(kind.name)", measured))
      }
    }
  }

  /// Lists the names under which single measurements can be run alone.
  static func list() {
    for (name, _, _, _) in subjects { print(name) }
  }

  /// Makes a number of frames of the kind with a name and nothing else, for counting instructions.
  static func run(only name: String, count: Int) throws {
    for (other, kind, motion, rows) in subjects where other == name {
      try move(try kind.open(rows), motion, count)
    }
  }

  private static var subjects: [(name: String, Kind, Motion, rows: Int)] {
    kinds.flatMap { kind in
      Motion.allCases.flatMap { motion in
        counts.map { ("\(motion.rawValue), \(kind.name), \($0) rows", kind, motion, $0) }
      }
    }
  }

  private static func move(_ window: Window, _ motion: Motion, _ frames: Int) throws {
    let scroll = try window.scrollView()
    for frame in 0..<frames {
      if frame % 200 == 0 { try scroll.scrollTo(offset: 2_030) }
      let by = motion == .entering ? 68.0 : (frame % 2 == 0 ? 1 : -1)
      try scroll.drag(by: by)
    }
  }
}
