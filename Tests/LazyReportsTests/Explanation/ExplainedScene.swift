import LazyExtents
import LazyStacks
import Testing

/// A screen on which something jumps, and the program that makes it jump.
struct ExplainedScene: CustomTestStringConvertible, Sendable {
  /// The name of its snapshot.
  let name: String
  /// The frames to explain; nil for the last one in which anything moved.
  var frames: ClosedRange<Int>?
  let play: @Sendable () throws -> Window

  var testDescription: String { name }

  /// A row whose height a test changes.
  struct Row: Equatable {
    var id: String
    var height: Double
  }

  /// Rows with the ids `m1`, `m2`, …, of 40 to 100 points.
  static func messages(_ count: Int) -> CollectionElements<Row> {
    CollectionElements(
      (1...count).map { Row(id: "m\($0)", height: 40 + Double($0 % 4) * 20) },
      id: { .string($0.id) },
      content: { Item(height: $0.height).content }
    )
  }

  /// Ten rows of 50 points, then ninety of 150 (vector D4).
  static func list(_ estimator: EstimatorChoice = .mean, spacing: Double = 0) throws -> Window {
    var configuration = WindowConfiguration(width: 390, height: 600)
    configuration.estimator = estimator
    return try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: spacing) {
          ForEach(1...100, id: IDFormat("row-%d")) { Item(height: $0 <= 10 ? 50 : 150) }
        }
      }
    }
  }

  /// A jump to the eighty-first row and a drag to the row before it.
  static func jump(_ window: Window) throws -> Window {
    let scroll = try window.scrollView()
    try scroll.scrollTo(id: "row-81", anchor: .top)
    try scroll.drag(by: -150)
    return window
  }

  /// A list of messages, dragged by 500 points, and then changed.
  static func chat(
    _ change: @escaping (CollectionElements<Row>) -> Void
  ) throws -> Window {
    let source = messages(40)
    let window = try Window(width: 390, height: 400) {
      ScrollView { LazyVStack(spacing: 10) { ForEach(source) } }
    }
    try window.scrollView().drag(by: 500)
    try window.update { change(source) }
    return window
  }
}
