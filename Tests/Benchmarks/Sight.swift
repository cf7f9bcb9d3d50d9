import LazyReports
import LazyStacks

/// The time of a row in sight, which must not depend on how many others are in sight.
struct Sight {
  private static let counts = [1_000, 10_000, 100_000]
  /// How many times as much time a row may take among ten times as many.
  private static let target = 2.0

  /// A screen and what is done with it; `run` gets the number of rows in sight.
  private struct Kind: Sendable {
    var name: String
    var run: @Sendable (Int) throws -> Void
  }

  /// Measures each kind and prints the table.
  static func run() throws {
    print(
      "\nµs for each row in sight, at 10³, 10⁴ and 10⁵ ; the last to the one before (target: <= 2)"
    )
    var misses: [String] = []
    for kind in kinds {
      var costs: [Double] = []
      for count in counts {
        let clock = ContinuousClock()
        let rounds = count == counts[0] ? 3 : 1
        var least = Double.infinity
        for _ in 0..<rounds {
          let start = clock.now
          try kind.run(count)
          let (seconds, attoseconds) = (clock.now - start).components
          least = min(least, Double(seconds) * 1e6 + Double(attoseconds) / 1e12)
        }
        costs.append(least / Double(count))
        // A quadratic kind would take hours.
        if let first = costs.first, let last = costs.last, last > 8 * first { break }
      }
      // Few rows take less time each, because they fit into the processor's caches.
      let ratio = (costs.last ?? 0) / costs[costs.count - 2]
      let isLinear = ratio <= target && costs.count == counts.count
      if !isLinear { misses.append(kind.name) }
      print(line(kind.name, costs, ratio) + (isLinear ? "" : "  not linear"))
    }
    print(misses.isEmpty ? "all linear" : "not linear: " + misses.joined(separator: ", "))
  }

  private static func line(_ name: String, _ costs: [Double], _ ratio: Double) -> String {
    let columns = (costs + [ratio]).map(Measurement.rounded).map { text in
      String(repeating: " ", count: max(1, 10 - text.count)) + text
    }
    return name + String(repeating: " ", count: max(1, 36 - name.count)) + columns.joined()
  }

  private static let kinds = [
    Kind(name: "rows come into sight") { try _ = window($0) { rows() } },
    Kind(name: "frames of what is in sight") { count in
      try frames(window(count) { rows() })
    },
    Kind(name: "both axes") { count in
      try frames(window(count, axes: [.horizontal, .vertical]) { VStack { rows() }.content })
    },
    Kind(name: "an observer in each row") { count in
      try frames(
        window(count) { rows { _ in Item(height: 1).onScrollVisibilityChange { _ in } } }
      )
    },
    Kind(name: "a scroll view in each row") { count in
      try frames(
        window(count) {
          rows { _ in ScrollView(.horizontal) { Item(width: 9, height: 1) }.content }
        }
      )
    },
    Kind(name: "a lazy row in each row") { count in
      try frames(
        window(count) {
          rows { _ in LazyHStack { ForEach(1...3) { _ in Item(width: 9, height: 1) } }.content }
        }
      )
    },
    Kind(name: "a lazy column in each row") { count in
      try frames(
        window(count) {
          rows { _ in LazyVStack { ForEach(1...1) { _ in Item(height: 1) } }.content }
        }
      )
    },
    Kind(name: "a grid of 3 columns") { count in
      let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)
      try frames(
        window(count / 3) {
          LazyVGrid(columns: columns, spacing: 0) { ForEach(1...million) { _ in Item(height: 1) } }
            .content
        }
      )
    },
    Kind(name: "pinned sections of 3 rows") { count in
      try frames(
        window(count) {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            ForEach(1...million, subviews: 3) { section in
              Section {
                Item(height: 1)
              } header: {
                Item(height: 1)
              } footer: {
                Item(height: 1)
              }
            }
          }.content
        }
      )
    },
    Kind(name: "many lazy columns in a VStack") { count in
      try frames(
        window(count) {
          VStack(spacing: 0) {
            ForEach(1...count / 10) { stack in
              LazyVStack(spacing: 0) { ForEach(1...10) { _ in Item(height: 1) } }
            }
          }.content
        }
      )
    },
    Kind(name: "an eager VStack") { count in
      try frames(
        window(count) {
          VStack(spacing: 0) { ForEach(1...count) { _ in Item(height: 1) } }.content
        }
      )
    },
    Kind(name: "insertions told of data") { count in
      let elements = EditableElements(0..<million, id: { .integer($0) }) { _ in
        Item(height: 1).content
      }
      let window = try window(count) { LazyVStack(spacing: 0) { ForEach(elements) }.content }
      for index in 0..<3 {
        elements.insert(-1 - index, at: index)
        elements.move(from: 5, to: count / 2)
        try window.step()
      }
    },
    Kind(name: "an array that is shuffled") { count in
      let elements = CollectionElements(Array(0..<count), id: { .integer($0) }) { _ in
        Item(height: 1).content
      }
      let window = try window(count) { LazyVStack(spacing: 0) { ForEach(elements) }.content }
      var random = ExtentRandom()
      try window.update { elements.elements = random.order(of: count) }
    },
    Kind(name: "tree, drawing and text") { count in
      let window = try window(count) { rows() }
      let tree = try window.tree()
      _ = try TreeText.text(of: tree).utf8.count
      _ = try Still(of: tree, size: Size(width: 100, height: Double(count))).text()
    },
    Kind(name: "node of each id") { count in
      let window = try window(count) { rows() }
      for id in try window.scrollView().visibleIDs() { _ = try window.node(id) }
    },
    Kind(name: "view of each id in a VStack") { count in
      let content = VStack(spacing: 0) { ForEach(1...count) { _ in Item(height: 1) } }.content
      let window = try window(count) { content }
      for id in 1...count { _ = try window.node(.integer(id)) }
    },
    Kind(name: "index and targets") { count in
      let scroll = try window(count) { rows() }.scrollView()
      _ = try scroll.index(of: .integer(count - 1))
      _ = try scroll.visibleTargets(threshold: 0.5)
    },
    Kind(name: "explanation") { count in
      let window = try window(count) { rows() }
      try window.scrollView().drag(by: 10)
      _ = try Explanation.text(of: window.trace, frames: 1...window.frame).utf8.count
    },
    Kind(name: "error figures with observers") { count in
      let window = try Window(width: 100, height: 100) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(1...count) { _ in Item(height: 10).onScrollVisibilityChange { _ in } }
          }
        }
      }
      _ = try window.figures.contentSizeError()
    },
  ]

  private static let million = 1_000_000

  private static func rows(
    _ row: @escaping (Int) -> Content = { _ in Item(height: 1).content }
  ) -> Content {
    LazyVStack(spacing: 0) { ForEach(1...million) { row($0) } }.content
  }

  /// A window in which a number of rows of one point are in sight.
  private static func window(
    _ count: Int,
    axes: Set<Axis> = .vertical,
    _ content: @escaping () -> Content
  ) throws -> Window {
    var configuration = WindowConfiguration(width: 100, height: Double(count))
    configuration.profile.loadLimit = million
    return try Window(configuration) { ScrollView(axes) { content() } }
  }

  private static func frames(_ window: Window) throws {
    for _ in 0..<3 { try window.scrollView().drag(x: 0, y: 1) }
    try window.check()
  }
}
