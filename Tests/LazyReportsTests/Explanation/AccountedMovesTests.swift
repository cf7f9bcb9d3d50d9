import LazyReports
import LazyStacks
import LazyTestSupport
import Testing

/// Reported moves account for every visible change of place, in lazy and eager content.
@Suite struct AccountedMovesTests {
  /// A screen with a bar, and a scroll view with a banner before its rows.
  private final class Screen {
    var bar = 50.0
    var banner = 80.0
    var spacing = 0.0
    let rows = ExplainedScene.messages(40)
    private var made: Window?

    init(anchored: Bool) throws {
      var configuration = WindowConfiguration(width: 300, height: 500)
      // Each step is one frame.
      configuration.profile.rubberBand = 0
      made = try Window(configuration, reevaluates: true) {
        [unowned self] in
        VStack(spacing: 0) {
          Item(height: bar).id("bar")
          ScrollView {
            VStack(spacing: 0) {
              Item(height: banner).id("banner")
              LazyVStack(spacing: spacing) { ForEach(rows) }
            }
          }.defaultScrollAnchor(anchored ? .bottom : nil, for: .sizeChanges).id("list")
        }
      }
    }

    var window: Window {
      get throws { try #require(made) }
    }

    /// Where everything in sight stands that has an id.
    func places() throws -> [ViewID: Double] {
      var places: [ViewID: Double] = [:]
      for id in try window.scrollView().visibleIDs() + ["bar", "banner"] {
        let rect = try window.node(id).frame
        if let rect, rect.end(.vertical) > bar + 1e-6 || id == "bar", rect.start(.vertical) < 500 {
          places[id] = rect.start(.vertical)
        }
      }
      return places
    }
  }

  /// How far a finger, a program or an end moved the region, by the ledger.
  private static func intended(_ window: Window) -> Double {
    let entries = window.lastFrame.ledgers.flatMap(\.entries)
    let asked = entries.reduce(0) {
      $0 + ([.user, .script].contains($1.cause) && $1.anchor == nil ? $1.change : 0)
    }
    let clamped = entries.reduce(0) { $0 + ($1.cause == .clamp ? $1.change : 0) }
    guard asked * clamped < 0 else { return asked }
    return abs(clamped) < abs(asked) ? asked + clamped : 0
  }

  @Test(arguments: Seeds.first(40, long: 1_000))
  func `every visible change of place is told, and its shares sum up`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let screen = try Screen(anchored: seed.isMultiple(of: 3))
    let scroll = try screen.window.scrollView()
    for step in 1...25 {
      let before = try screen.places()
      switch Int.random(in: 0..<9, using: &random) {
      case 0:
        try screen.window.update { screen.bar = Double(Int.random(in: 0...120, using: &random)) }
      case 1:
        try screen.window.update { screen.banner = Double(Int.random(in: 1...160, using: &random)) }
      case 2: try screen.window.update { screen.spacing = Double(step % 4) * 4 }
      case 3:
        let place = Int.random(in: 0...screen.rows.count, using: &random)
        let new = ExplainedScene.Row(id: "new-\(step)", height: random.dyadicLength(below: 200))
        try screen.window.update { screen.rows.elements.insert(new, at: place) }
      case 4:
        let place = Int.random(in: 0..<screen.rows.count, using: &random)
        try screen.window.update { screen.rows.elements.remove(at: place) }
      case 5:
        let place = Int.random(in: 0..<screen.rows.count, using: &random)
        try screen.window.update { screen.rows.elements[place].height += 40 }
      case 6:
        // Another width makes everything be measured again (R9); the list and its length stay the
        // same.
        let width = Double(Int.random(in: 200...400, using: &random))
        try screen.window.resize(width: width, height: 500)
      default: try scroll.drag(by: random.dyadicLength(below: 800) - 400)
      }
      try expectAllTold(screen, before, "seed \(seed), step \(step)")
    }
  }

  private func expectAllTold(
    _ screen: Screen,
    _ before: [ViewID: Double],
    _ comment: Comment
  ) throws {
    let window = try screen.window
    let events = window.trace.events(frames: window.frame...window.frame)
    var told: [ViewID: Double] = [:]
    for event in events {
      guard case .moved(let by, _, _, let account?) = event.detail, let id = event.id else {
        continue
      }
      told[id, default: 0] += by
      guard !account.isGuess else { continue }
      #expect(abs(account.reasons.reduce(0) { $0 + $1.by } - by) < 1e-6, comment)
    }
    let after = try screen.places()
    let intended = Self.intended(window)
    let around = told["list"] ?? 0
    var isAnyMoved = false
    for (id, place) in before {
      guard let now = after[id] else { continue }
      let moved = now - place
      let expected = id == "bar" ? 0 : around - intended
      isAnyMoved = isAnyMoved || abs(moved + (id == "bar" ? 0 : intended)) > 1e-6
      #expect(abs(moved - expected - (told[id] ?? 0)) < 1e-6, "\(comment.rawValue), \(id)")
    }
    let text = try Explanation.text(of: events, frames: window.frame...window.frame)
    #expect(!isAnyMoved || text.contains("moved by"), comment)
  }
}
