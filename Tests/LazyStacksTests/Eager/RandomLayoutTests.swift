import LazyTestSupport
import Testing

@testable import LazyStacks

/// Compares random eager views with rules that are applied naively.
@Suite struct RandomLayoutTests {
  private static let region = Size(width: 300, height: 500)

  private func shape(_ seed: UInt64) -> Shape {
    var random = SeededGenerator(seed: seed)
    return .random(depth: 3, using: &random)
  }

  private func window(_ shape: Shape, _ region: Size = RandomLayoutTests.region) throws -> Window {
    try Window(width: region.width, height: region.height) { shape.content() }
  }

  private func frames(_ shape: Shape, _ window: Window) throws -> [Int: Rect] {
    var frames: [Int: Rect] = [:]
    for number in shape.numbers() { frames[number] = try window.node(.integer(number)).frame }
    return frames
  }

  @Test(arguments: Seeds.first(500, long: 20_000))
  func `every view stands where the rules say, and is as large`(seed: UInt64) throws {
    let shape = shape(seed)
    var naive = NaiveLayout(region: Self.region)
    let size = naive.size(shape, ProposedSize(Self.region), .vertical)
    let origin = Point(
      x: (Self.region.width - size.width) / 2,
      y: (Self.region.height - size.height) / 2
    )
    naive.place(shape, 0, at: origin, ProposedSize(Self.region), in: .vertical)
    let frames = try frames(shape, window(shape))
    for number in shape.numbers() {
      let frame = try #require(frames[number])
      let expected = try #require(naive.frames[number])
      #expect(frame.isNearly(expected), "\(number) of \(shape): \(frame), not \(expected)")
    }
  }

  @Test(arguments: Seeds.first(500, long: 10_000))
  func `exchanging the directions exchanges them in the result`(seed: UInt64) throws {
    let shape = shape(seed)
    guard !shape.hasLooseDivider() else { return }
    let turned = Size(width: Self.region.height, height: Self.region.width)
    let frames = try frames(shape, window(shape))
    let other = try self.frames(shape, window(shape.transposed, turned))
    for number in shape.numbers() {
      let frame = try #require(frames[number])
      let expected = try #require(other[number]).transposed
      #expect(frame.isNearly(expected), "\(number) of \(shape): \(frame), not \(expected)")
    }
  }

  @Test(arguments: Seeds.first(100, long: 3_000))
  func `the same views have the same sizes when all is forgotten and asked in another order`(
    seed: UInt64
  ) throws {
    let shape = shape(seed)
    let window = try window(shape)
    let offers = [0, 37.5, 300, .infinity, nil].flatMap { width in
      [0, 90, 500, .infinity, nil].map { ProposedSize(width: width, height: $0) }
    }
    let node = try #require(try ViewSearch(in: window.root).view(0))
    let first = offers.map { offer in
      window.root.invalidateSizesBelow()
      return node.sizeThatFits(offer)
    }
    window.root.invalidateSizesBelow()
    let second = offers.reversed().map { node.sizeThatFits($0) }.reversed()
    #expect(first == Array(second), "\(shape)")
    #expect(first.allSatisfy { $0.width >= 0 && $0.height >= 0 }, "\(shape)")
  }

  @Test(arguments: Seeds.first(100, long: 3_000))
  func `for the same offer a child always gets the same offers`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let log = OfferLog()
    let shape = Shape.random(depth: 2, using: &random)
    let window = try Window(width: 300, height: 500) {
      HStack(spacing: 3, children: [shape.content(), RecordingLeaf(log: log).content])
        .padding(5).frame(width: 200).id("outer")
    }
    let node = try #require(try ViewSearch(in: window.root).view("outer"))
    for offer in [ProposedSize.unspecified, ProposedSize(width: 80, height: nil)] {
      window.root.invalidateSizesBelow()
      log.offers.removeAll()
      _ = node.sizeThatFits(offer)
      let first = log.offers
      window.root.invalidateSizesBelow()
      log.offers.removeAll()
      _ = node.sizeThatFits(offer)
      #expect(log.offers == first)
      #expect(Set(first).count == first.count, "one offer was made twice")
    }
  }
}

/// Records the offers to a leaf.
private final class OfferLog {
  var offers: [ProposedSize] = []
}

private struct RecordingLeaf: View, Leaf {
  let log: OfferLog
  var content: Content { Content(.leaf(self)) }
  var name: String { "Recording" }

  func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) -> Size {
    log.offers.append(proposal)
    return Size(width: proposal.width ?? 30, height: proposal.height ?? 20)
  }

  func isEqual(to other: any Leaf) -> Bool { false }
}

extension Rect {
  var transposed: Rect {
    Rect(
      origin: Point(x: origin.y, y: origin.x),
      size: Size(width: size.height, height: size.width)
    )
  }

  func isNearly(_ other: Rect) -> Bool {
    Axis.allCases.allSatisfy {
      origin[$0].isNearly(other.origin[$0]) && size[$0].isNearly(other.size[$0])
    }
  }
}

extension Shape {
  /// Whether there is a divider outside of any stack, which is horizontal even if the axes are
  /// exchanged.
  func hasLooseDivider(_ orientation: Axis? = .vertical) -> Bool {
    if case .divider = self { return orientation == nil }
    return zip(inner, directions(in: orientation)).contains { $0.hasLooseDivider($1) }
  }
}
