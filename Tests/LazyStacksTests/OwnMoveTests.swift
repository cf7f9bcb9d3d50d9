import LazyTestSupport
import Testing

@testable import LazyStacks

/// Invariant I1 for everything in sight: `check()` finds what moved by itself.
@Suite struct OwnMoveTests {
  private let window: Window
  private let track: ScrollTrack

  init() throws {
    window = try Window(width: 300, height: 500) {
      ScrollView {
        VStack(spacing: 10) {
          Item(height: 40).id("title")
          LazyVStack(spacing: 0) { ForEach(1...3) { _ in Item(height: 30) } }
          Item(height: 20).id("divider")
          LazyVStack(spacing: 0) {
            ForEach(11...13) { _ in Item(height: 30) }
            LazyVStack(spacing: 0) { ForEach(21...23) { _ in Item(height: 30) } }
          }
        }
      }
    }
    let scroll = try #require(window.context.directory.scrolls.nodes.first)
    track = try #require(scroll.track(along: .vertical))
    window.context.sight.ofRows = window.frame
    for stack in track.stacks { RowPlaces(of: stack).remember() }
    SightBefore.remember(window.root, at: .zero, laidOut: .zero, frame: window.frame)
    track.rememberSight()
  }

  @Test func `what stays where it is did not move`() {
    #expect(track.stacks.count == 2)
    #expect(OwnMoveSearch(on: track).find() == nil)
  }

  @Test(arguments: [0, 1])
  func `a row of any stack that moved is found`(place: Int) {
    track.stacks[place].run.move(by: 12)
    let first = place == 0 ? 1 : 11
    #expect(OwnMoveSearch(on: track).find() == "\(first) moved by 12.0 where 0.0 was asked for")
  }

  @Test func `a row of a stack in a row that moved is found`() {
    track.stacks[1].nested[0].run.move(by: -7)
    #expect(OwnMoveSearch(on: track).find() == "21 moved by -7.0 where 0.0 was asked for")
  }

  @Test func `a view beside the stacks that moved is found`() throws {
    let divider = try #require(
      try track.node.content.flatMap { try ViewSearch(in: $0).view("divider") }
    )
    divider.move(to: Point(x: divider.origin.x, y: divider.origin.y + 5))
    #expect(OwnMoveSearch(on: track).find() == "divider moved by 5.0 where 0.0 was asked for")
  }

  @Test func `what a finger moves goes with the finger`() {
    for stack in track.stacks.flatMap(\.withNested) { stack.run.move(by: -10) }
    track.note(10, because: .user, of: nil)
    #expect(OwnMoveSearch(on: track).find() == nil)
    track.stacks[1].run.move(by: 4)
    #expect(OwnMoveSearch(on: track).find() == "11 moved by -6.0 where -10.0 was asked for")
  }

  @Test func `a correction without a cause in the content is found`() {
    track.note(10, because: .estimate, of: nil)
    #expect(OwnMoveSearch(on: track).find() == "title moved by -10.0 where 0.0 was asked for")
  }

  @Test func `the check of a window says what moved`() throws {
    window.last.note(moveByItself: "11 moved by 12.0 where 0.0 was asked for")
    let violation = InvariantViolation(
      invariant: "I1",
      finding: "11 moved by 12.0 where 0.0 was asked for"
    )
    #expect(throws: violation) { try window.check() }
  }
}

/// Frames in which something once moved by itself.
@Suite struct MendedMoveTests {
  @Test func `stacks beside each other come to rest wherever a program scrolls`() throws {
    func rows(_ base: Int) -> Content {
      LazyVStack(spacing: 0) {
        ForEach((base + 1)...(base + 40)) { id in Item(height: Double(20 + id * 37 % 90)) }
      }.content
    }
    let window = try Window(width: 300, height: 300) {
      ScrollView {
        HStack(alignment: .top, spacing: 0) {
          rows(0)
          rows(100)
        }
      }
    }
    let scroll = try window.scrollView()
    for id in [120, 20, 140, 1, 33, 101] {
      try scroll.scrollTo(id: .integer(id), anchor: UnitPoint(x: 0.5, y: 0.5))
      let isLooping = window.trace.events().contains { $0.kind == .diagnostic }
      #expect(!isLooping)
      #expect(try window.node(.integer(id)).frame != nil)
    }
  }
}
