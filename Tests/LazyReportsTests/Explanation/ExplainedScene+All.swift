import LazyExtents
import LazyStacks

extension ExplainedScene {
  /// A scene for each way in which an offset changes or something in sight moves.
  static let all: [ExplainedScene] = guesses + changes + mixtures + regions

  private static let guesses = [
    ExplainedScene(name: "mean", frames: 2...3) { try jump(list()) },
    ExplainedScene(name: "learned", frames: 2...3) { try jump(list(.learned, spacing: 8)) },
    ExplainedScene(name: "fixed", frames: 2...3) { try jump(list(.fixed(44), spacing: 8)) },
    ExplainedScene(name: "meanByKind", frames: 2...3) { try jump(list(.meanByKind, spacing: 8)) },
    ExplainedScene(name: "oracle", frames: 2...3) { try jump(list(.oracle, spacing: 8)) },
    ExplainedScene(name: "own", frames: 2...3) {
      try jump(
        list(EstimatorChoice("mine") { count, _ in FixedEstimator(count: count, length: 20) })
      )
    },
    ExplainedScene(name: "far-drag") {
      let window = try list()
      try window.scrollView().drag(by: 5_000)
      return window
    },
    ExplainedScene(name: "ends", frames: 2...4) {
      let window = try list()
      try window.scrollView().scrollTo(offset: 1_000_000)
      try window.scrollView().scrollTo(offset: -1_000_000)
      try window.scrollView().scrollTo(edge: .bottom)
      return window
    },
    ExplainedScene(name: "beyond-the-start", frames: 2...4) {
      let window = try list()
      try window.scrollView().drag(by: -300)
      return window
    },
    ExplainedScene(name: "animated", frames: 48...50) {
      let window = try list()
      try window.scrollView().scrollTo(id: "row-80", anchor: .top, animation: .default)
      return window
    },
  ]

  private static let changes = [
    ExplainedScene(name: "many-came-before") {
      try chat { source in
        source.elements.insert(
          contentsOf: (1...20).map { Row(id: "new-\($0)", height: 90) },
          at: 0
        )
      }
    },
    ExplainedScene(name: "few-came-before") {
      try chat { source in
        source.elements.insert(Row(id: "a", height: 90), at: 1)
        source.elements.insert(Row(id: "b", height: 90), at: 4)
      }
    },
    ExplainedScene(name: "few-went-before") {
      try chat { $0.elements.remove(at: 2) }
    },
    ExplainedScene(name: "some-came-and-went-before") {
      try chat { source in
        source.elements.remove(at: 2)
        source.elements.insert(Row(id: "a", height: 90), at: 0)
        source.elements.insert(Row(id: "b", height: 90), at: 0)
      }
    },
    ExplainedScene(name: "came-in-sight") {
      try chat { $0.elements.insert(Row(id: "new", height: 90), at: 8) }
    },
    ExplainedScene(name: "went-in-sight") {
      try chat { $0.elements.remove(at: 8) }
    },
    ExplainedScene(name: "resized-in-sight") {
      try chat { $0.elements[8].height = 200 }
    },
    ExplainedScene(name: "shorter-than-the-region") {
      try chat { $0.elements.removeLast(38) }
    },
    ExplainedScene(name: "view-was-given-up") { try reloaded(by: -60) },
    ExplainedScene(name: "several-were-given-up") { try reloaded(by: -300) },
  ]

  /// The first rows are 50 points long until they are given up; then their views are made again
  /// with greater lengths.
  private static func reloaded(by distance: Double) throws -> Window {
    var isLoaded = false
    let window = try Window(width: 390, height: 200) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...200, id: IDFormat("row-%d")) { index in
            Item(
              width: .flexible,
              height: .computed { _ in index <= 3 && isLoaded ? 90 + Double(index) * 10 : 50 }
            )
          }
        }
      }
    }
    let scroll = try window.scrollView()
    for _ in 1...40 { try scroll.drag(by: 60) }
    isLoaded = true
    for _ in 1...40 where try window.node("row-3").phase != .placed {
      try scroll.drag(by: distance)
    }
    return window
  }
}
