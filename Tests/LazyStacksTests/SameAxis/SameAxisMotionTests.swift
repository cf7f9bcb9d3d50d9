import LazyStacks
import Testing

@testable import LazyTestSupport

/// Animated scrolls among lazy stacks in rows of a lazy stack along the same axis (R14, Q17).
struct SameAxisMotionTests {
  private static let anchors: [Double] = [0, 0.5, 1]

  /// Where what is in sight starts, by its id.
  private func places(_ screen: SameAxisScreen) -> [ViewID: SameAxisScreen.Seen] {
    let views = screen.ids.dropFirst(screen.sections.count).compactMap(screen.seen)
    let seen = views.filter { $0.end > 1e-6 && $0.start < screen.along - 1e-6 }
    return Dictionary(seen.map { ($0.id, $0) }) { first, _ in first }
  }

  /// By how much a finger, a program or an end moved the content in the last frame.
  private func step(_ screen: SameAxisScreen) -> Double {
    screen.window.lastFrame.ledgers.flatMap(\.entries).reduce(0) { sum, entry in
      switch entry.cause {
      case .user, .script, .target, .snap, .clamp: sum + entry.change
      case .estimate, .data, .resize: sum
      }
    }
  }

  /// The length of a view; 0 if it is not in sight.
  private func length(_ screen: SameAxisScreen, _ id: ViewID) -> Double {
    screen.seen(id).map { $0.end - $0.start } ?? 0
  }

  /// Scrolls to a view, and says what moved otherwise than the motion did, or that it landed beside
  /// its place.
  private func problem(_ screen: SameAxisScreen, _ place: Int, _ anchor: Double) throws -> String? {
    let reveal = SameAxisProgram.Step.reveal(place, anchor: anchor, isAnimated: true)
    guard let id = screen.target(place), let course = try screen.course(of: reveal) else {
      return nil
    }
    let isSection = place % screen.ids.count < screen.sections.count
    try course.begin()
    while !course.isOver {
      let before = places(screen)
      let lengthBefore = length(screen, id)
      try screen.window.step()
      try course.frameEnded()
      let after = places(screen)
      let moves = before.values.sorted { $0.start < $1.start }.compactMap { old in
        after[old.id].map { (id: old.id, by: $0.start - old.start) }
      }
      // In the last frame a row with lazy stacks is aligned by the length that is then guessed.
      let grown = course.isOver && isSection ? length(screen, id) - lengthBefore : 0
      let expected = -step(screen) - anchor * grown
      // A longer step leaves nothing in sight, so what is seen again was found by a jump (R3).
      guard abs(expected) <= screen.along else { continue }
      for move in moves where abs(move.by - expected) > 1e-6 {
        return "\(move.id) moved by \(move.by) where the motion went by \(expected)"
      }
    }
    let entries = screen.window.lastFrame.ledgers.flatMap(\.entries)
    guard let seen = screen.seen(id), !entries.contains(where: { $0.cause == .clamp }) else {
      return nil
    }
    let expected = screen.place(of: seen.end - seen.start, at: anchor)
    return abs(seen.start - expected) < 1e-6 ? nil : "\(id) is at \(seen.start), not at \(expected)"
  }

  @Test(arguments: Seeds.first(40, long: 800))
  func `an animated scroll moves everything in sight by its step and lands exactly`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    var program = SameAxisProgram(seed: seed)
    program.steps = []
    let screen = try SameAxisScreen(program)
    for _ in 0..<5 {
      let place = Int.random(in: 0...400, using: &generator)
      let anchor = Self.anchors.randomElement(using: &generator) ?? 0
      let found = try problem(screen, place, anchor)
      #expect(found == nil, "to \(place) at \(anchor) in \(program)")
      let distance = Double(Int.random(in: -700...700, using: &generator))
      try screen.scroll.drag(by: distance)
    }
  }
}
