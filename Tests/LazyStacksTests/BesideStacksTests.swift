import LazyStacks
import LazyTestSupport
import Testing

/// Two lazy stacks beside one another, whose alignment places the shorter one in the length of the
/// longer.
@Suite struct BesideStacksTests {
  /// A screen with two stacks of rows of one length each, so that no guess is ever wrong.
  private final class Screen {
    let rowLengths: [Double]
    let alignment: VerticalAlignment
    let hasTitle: Bool
    let rows: [CollectionElements<Int>]
    static let spacing = 8.0

    init(_ generator: inout SeededGenerator) {
      rowLengths = (0..<2).map { _ in Double(Int.random(in: 2...9, using: &generator) * 10) }
      alignment = [.top, .center, .bottom].randomElement(using: &generator) ?? .center
      hasTitle = Bool.random(using: &generator)
      rows = (0..<2).map { [rowLengths] place in
        CollectionElements(
          Array(1...Int.random(in: 3...60, using: &generator)),
          id: { .string("\(place)-\($0)") },
          content: { _ in Item(height: rowLengths[place]).content }
        )
      }
    }

    var content: Content {
      VStack(spacing: 0) {
        if hasTitle { Item(height: 40).id("title") }
        HStack(alignment: alignment, spacing: 10) {
          stack(0)
          stack(1)
        }
      }.content
    }

    private func stack(_ place: Int) -> Content {
      LazyVStack(spacing: Self.spacing) { ForEach(rows[place]) }
        .id(.string("stack-\(place)")).content
    }

    /// How long a stack is.
    func length(of place: Int) -> Double {
      let count = Double(rows[place].elements.count)
      return count * rowLengths[place] + max(0, count - 1) * Self.spacing
    }

    /// Removes a row, or inserts one, after the first one in sight: what is before that may be
    /// guessed.
    func edit(in window: Window, _ generator: inout SeededGenerator) throws {
      let place = Int.random(in: 0...1, using: &generator)
      let rows = rows[place]
      let first = try rows.elements.firstIndex { row in
        try window.node(.string("\(place)-\(row)")).phase == .placed
      }
      guard let first, first + 1 < rows.elements.count else { return }
      let index = Int.random(in: first + 1..<rows.elements.count, using: &generator)
      if Bool.random(using: &generator), rows.elements.count > 2 {
        rows.elements.remove(at: index)
      } else {
        rows.elements.insert((rows.elements.max() ?? 0) + 1, at: index + 1)
      }
    }
  }

  @Test(arguments: Seeds.first(60, long: 1_000))
  func `each is as long as its rows, and stands where it is aligned`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let screen = Screen(&generator)
    let window = try Window(width: 320, height: 400) { ScrollView { screen.content } }
    let scroll = try window.scrollView()
    for step in 0..<20 {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: try scroll.scrollTo(edge: .bottom)
      case 1: try scroll.scrollTo(edge: .top)
      case 2: try scroll.drag(by: Double.random(in: -900...900, using: &generator).rounded())
      default: try window.update { try screen.edit(in: window, &generator) }
      }
      try expectInPlace(screen, in: window, "seed \(seed), step \(step)")
    }
  }

  private func expectInPlace(_ screen: Screen, in window: Window, _ what: String) throws {
    let title = screen.hasTitle ? 40.0 : 0
    let longest = max(screen.length(of: 0), screen.length(of: 1))
    let geometry = try window.scrollView().geometry()
    #expect(geometry.contentSize.height.isNearly(title + longest), "\(what): the content")
    for place in 0...1 {
      let frame = try #require(try window.node(.string("stack-\(place)")).frame)
      let own = screen.length(of: place)
      let fraction =
        screen.alignment == .top ? 0 : screen.alignment == .bottom ? 1 : 0.5
      let start = title + (longest - own) * fraction - geometry.contentOffset.y
      #expect(frame.size.height.isNearly(own), "\(what): the length of stack \(place)")
      #expect(frame.origin.y.isNearly(start), "\(what): the place of stack \(place)")
    }
  }
}

extension Double {
  fileprivate func isNearly(_ other: Double) -> Bool { abs(self - other) < 1e-6 }
}
