import LazyStacks
import Testing

@testable import LazyTestSupport

/// R2, I9: transforms change only what is drawn, also around a container.
@Suite struct TransformTests {
  /// A place in a screen where a container may be moved.
  enum Scene: CaseIterable, Sendable {
    case content, belowTitle, aroundTitle, wrapped, sideways, inRow, rowInRow, region, noRegion,
      grid
  }

  private static func length(_ index: Int) -> Double { 30 + Double(index * 37 % 50) }

  private static func rows(_ prefix: String, _ count: Int) -> ForEach {
    ForEach(1...count, id: IDFormat("\(prefix)%d")) { Item(height: length($0)) }
  }

  private static func column(_ prefix: String, _ count: Int = 120) -> Content {
    LazyVStack(spacing: 3) { rows(prefix, count) }.content
  }

  private static func row(_ prefix: String) -> Content {
    LazyHStack(spacing: 2) {
      ForEach(1...60, id: IDFormat("\(prefix)%d")) { Item(width: length($0), height: 40) }
    }.content
  }

  /// A screen in which `move` is applied to one or several nested containers.
  private func window(_ scene: Scene, _ move: @escaping (Content) -> Content) throws -> Window {
    try Window(width: 300, height: 260) {
      switch scene {
      case .content: ScrollView { move(Self.column("r")) }
      case .belowTitle:
        ScrollView {
          VStack(spacing: 5) {
            Item(height: 60)
            move(Self.column("r"))
          }
        }
      case .aroundTitle:
        ScrollView {
          move(
            VStack(spacing: 5) {
              Item(height: 60)
              move(Self.column("r"))
            }.content
          )
        }
      case .wrapped: ScrollView { move(move(Self.column("r").padding(16)).padding(4)) }
      case .sideways: ScrollView(.horizontal) { move(Self.row("r")) }
      case .inRow:
        ScrollView {
          LazyVStack(spacing: 3) {
            ForEach(1...30, id: IDFormat("row%d")) { index in
              ScrollView(.horizontal) { move(Self.row("r\(index)-")) }
            }
          }
        }
      case .rowInRow:
        ScrollView {
          LazyVStack(spacing: 3) {
            ForEach(1...30, id: IDFormat("row%d")) { move(Self.column("r\($0)-", 9)) }
          }
        }
      case .region: move(ScrollView { move(Self.row("r")) }.content)
      case .noRegion: move(Self.column("r"))
      case .grid:
        ScrollView {
          move(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 90))], spacing: 4) {
              Self.rows("r", 300)
            }
            .content
          )
        }
      }
    }
  }

  /// What a program of drags and scrolls made a window load, place and report.
  private func record(
    _ seed: UInt64,
    _ scene: Scene,
    _ move: @escaping (Content) -> Content
  ) throws -> (events: [Event], frames: [ViewID: Rect], visible: [ViewID]) {
    let window = try window(scene, move)
    let scroll = try? window.scrollView()
    var random = SeededGenerator(seed: seed)
    for _ in 0..<8 {
      let distance = Double(Int.random(in: -500...900, using: &random))
      let target = Int.random(in: 1...30, using: &random)
      if let scroll, scene != .region {
        if Bool.random(using: &random) {
          try scroll.drag(by: distance)
        } else {
          let id: ViewID =
            [.inRow, .rowInRow].contains(scene) ? .string("row\(target)") : .string("r\(target)")
          try scroll.scrollTo(id: id, anchor: Bool.random(using: &random) ? .top : nil)
        }
      } else {
        try window.step()
      }
      try window.check()
    }
    let visible = try scroll?.visibleIDs() ?? []
    var frames: [ViewID: Rect] = [:]
    for id in visible { frames[id] = try window.node(id).frame }
    return (window.trace.events(), frames, visible)
  }

  @Test(arguments: Scene.allCases, Seeds.first(6, long: 60))
  func `a container that is drawn elsewhere loads what it would load without that`(
    scene: Scene,
    seed: UInt64
  ) throws {
    let plain = try record(seed, scene) { $0.offset() }
    let wrapped = try record(seed, scene) { $0.offset().offset() }
    #expect(plain.events.contains { $0.kind == .place })
    for shift in [-3_000.0, -41, 17, 5_000] {
      let moved = try record(seed, scene) { $0.offset(x: shift / 2, y: shift) }
      #expect(moved.events == plain.events)
      #expect(moved.visible == plain.visible)
      let twice = try record(seed, scene) { $0.offset(y: shift).offset(x: 9, y: -shift) }
      #expect(twice.events == wrapped.events)
    }
  }

  @Test(arguments: Scene.allCases, Seeds.first(3, long: 30))
  func `a container that is drawn larger, turned or in transition loads what it would load`(
    scene: Scene,
    seed: UInt64
  ) throws {
    let plain = try record(seed, scene) { $0.offset() }
    let effects: [(Content) -> Content] = [
      { $0.scaleEffect(7, anchor: .bottom) },
      { $0.scaleEffect(x: -2, y: 0) },
      { $0.rotationEffect(degrees: 77, anchor: .leading) },
      {
        $0.scrollTransition { effect, phase in
          effect.offset(x: 900 * phase.value).scaleEffect(1 + phase.value)
        }
      },
      {
        $0.scrollTransition(.animated(.bouncy())) { effect, phase in
          effect.rotationEffect(degrees: 90 * phase.value)
        }
      },
    ]
    for effect in effects {
      let drawn = try record(seed, scene, effect)
      #expect(drawn.events == plain.events)
      #expect(drawn.visible == plain.visible)
      #expect(drawn.frames == plain.frames)
    }
  }

  @Test(arguments: [Scene.content, .belowTitle, .grid, .sideways])
  func `what is moved stands by that much elsewhere, as all frames say`(scene: Scene) throws {
    let plain = try record(1, scene) { $0.offset() }
    let moved = try record(1, scene) { $0.offset(x: 7, y: -2).offset(x: -100, y: 400) }
    #expect(!plain.frames.isEmpty)
    for (id, rect) in plain.frames {
      let shifted = Point(x: rect.origin.x - 93, y: rect.origin.y + 398)
      #expect(moved.frames[id]?.origin == shifted)
    }
  }
}
