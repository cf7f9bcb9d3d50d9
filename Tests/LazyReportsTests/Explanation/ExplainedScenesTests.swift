import LazyReports
import LazyStacks
import LazyTestSupport
import Testing

/// The words for each way in which an offset changes or something in sight moves.
@Suite struct ExplainedScenesTests {
  @Test(arguments: ExplainedScene.all)
  func `a scene is explained as it was when the words were last read`(scene: ExplainedScene) throws
  {
    let events = try scene.play().trace.events()
    let text = try Explanation.text(of: events, frames: scene.frames)
    try Snapshot.expect(text + "\n", is: "explanations/\(scene.name).txt")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: ExplainedScene.all)
  func `the changes that are told sum to the change of the offset`(scene: ExplainedScene) throws {
    let window = try scene.play()
    let events = window.trace.events()
    // Explain frame by frame, because a drag over many frames is joined.
    let text = try (1...window.frame).map { try Explanation.text(of: events, frames: $0...$0) }
      .joined(separator: "\n")
    let told = ToldOffset.all(in: text)
    #expect(told.count == window.trace.events().count { $0.kind == .offset })
    for offset in told { #expect(abs(offset.changes.reduce(offset.old, +) - offset.new) < 0.001) }
  }

  @Test(arguments: Seeds.first(40, long: 1_000))
  func `in random programs the changes sum to the change of the offset`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let source = ExplainedScene.messages(60)
    let window = try Window(width: 390, height: 300) {
      ScrollView { LazyVStack(spacing: Double(seed % 3) * 5) { ForEach(source) } }
    }
    let scroll = try window.scrollView()
    for step in 1...30 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: try scroll.scrollTo(id: source.elements.randomElement(using: &random)?.id.viewID ?? 0)
      case 1:
        let place = Int.random(in: 0...source.count, using: &random)
        let new = ExplainedScene.Row(id: "new-\(step)", height: random.dyadicLength(below: 300))
        try window.update { source.elements.insert(new, at: place) }
      case 2:
        let place = Int.random(in: 0..<source.count, using: &random)
        try window.update { source.elements.remove(at: place) }
      default: try scroll.drag(by: random.dyadicLength(below: 1_600) - 900)
      }
    }
    let events = window.trace.events()
    // Explain frame by frame, because a drag over many frames is joined.
    let text = try (1...window.frame).map { try Explanation.text(of: events, frames: $0...$0) }
      .joined(separator: "\n")
    let told = ToldOffset.all(in: text)
    #expect(told.count == window.trace.events().count { $0.kind == .offset })
    for offset in told { #expect(abs(offset.changes.reduce(offset.old, +) - offset.new) < 0.001) }
  }
}

extension String {
  fileprivate var viewID: ViewID { .string(self) }
}

/// A change of an offset, read back from the words of an explanation.
private struct ToldOffset {
  let old: Double
  let new: Double
  private(set) var changes: [Double] = []

  static func all(in text: String) -> [ToldOffset] {
    var told: [ToldOffset] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      if line.hasPrefix("  The content offset"), let new = number(words.last?.dropLast()),
        let old = number(words.dropLast(2).last)
      {
        told.append(ToldOffset(old: old, new: new))
      } else if line.hasPrefix("    "), !told.isEmpty, let sign = line.dropFirst(4).first,
        "+−".contains(sign), let change = number(words.first)
      {
        told[told.count - 1].changes.append(change)
      }
    }
    return told
  }

  private static func number(_ text: Substring?) -> Double? {
    text.flatMap { Double($0.replacing("−", with: "-")) }
  }
}
