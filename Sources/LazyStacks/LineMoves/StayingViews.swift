/// What was in a lazy container before a frame and still is, by its labels: what comes or goes
/// under one of them is one of several.
struct StayingViews {
  private let stack: LazyStackNode
  private let frame: Int
  private lazy var labels = Set(
    stack.run.lines.lazy.flatMap(\.subviews).filter { [frame] in $0.before?.frame == frame }
      .map(\.label)
  )

  init(in former: FormerLines) { (stack, frame) = (former.stack, former.frame) }

  /// A view as one of several, if others that are called the same were there and still are.
  mutating func part(_ view: SeenView, of label: ViewID) -> SeenView {
    view.id == label && labels.contains(label) ? view.asPart : view
  }

  /// The first view of a line, as a part of what has its label.
  mutating func part(of line: Line) -> SeenView {
    part(line.subviews[0].seen, of: line.subviews[0].label)
  }
}
