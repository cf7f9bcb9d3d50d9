import LazyStacks

/// Two lazy stacks between eager views in one scroll view, driven at random.
///
/// Rows come and go and change their views, and the views around the stacks vanish and return.
final class MixedContent {
  private struct Row: Equatable {
    var id: ViewID
    var height: Double
    var isStack: Bool
  }

  private final class Parts {
    var hasHeader = true
    var hasMiddle = true
    var hasFooter = true
  }

  private typealias Rows = CollectionElements<Row>

  private var generator: SeededGenerator
  private let parts = Parts()
  private let stacks: [Rows]
  private let spacing: Double
  private let lifecycle: LifecycleRecord
  private let window: Window
  private let scroll: ScrollViewProxy
  private var lastID = 0

  static let viewport = 300.0
  private static let heights = [0, 20, 50, 90, 200.0]

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let lifecycle = LifecycleRecord()
    let spacing = Bool.random(using: &generator) ? 8.0 : 0
    let headerHeight = Double(Int.random(in: 0..<3, using: &generator) * 180)
    let parts = parts
    let stacks = [Rows([], id: \.id, content: Self.view), Rows([], id: \.id, content: Self.view)]
    var configuration = WindowConfiguration(width: 390, height: Self.viewport)
    configuration.listeners = [{ lifecycle.take($0) }]
    window = try Window(configuration, reevaluates: true) {
      ScrollView {
        VStack(spacing: spacing) {
          if parts.hasHeader { Item(height: headerHeight).id("header") }
          LazyVStack(spacing: spacing) { ForEach(stacks[0]) }
          if parts.hasMiddle { Item(height: 70).id("middle") }
          LazyVStack(spacing: spacing) { ForEach(stacks[1]) }
          if parts.hasFooter { Item(height: 40).id("footer") }
        }
      }
    }
    scroll = try window.scrollView()
    self.generator = generator
    self.spacing = spacing
    self.stacks = stacks
    self.lifecycle = lifecycle
    for stack in stacks {
      stack.elements = (0..<Int.random(in: 0..<60, using: &self.generator)).map { _ in newRow() }
    }
    try window.update {}
  }

  private static func view(_ row: Row) -> Content {
    row.isStack ? VStack { Item(height: row.height) }.content : Item(height: row.height).content
  }

  private func newRow() -> Row {
    lastID += 1
    return Row(
      id: .integer(lastID),
      height: Self.heights.randomElement(using: &generator) ?? 0,
      isStack: Bool.random(using: &generator)
    )
  }

  /// Does something at random: usually a drag, otherwise a jump or an update.
  func step() throws {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: try scrollToRow()
    case 1: try scroll.scrollTo(edge: Bool.random(using: &generator) ? .top : .bottom)
    case 2: try scroll.scrollTo(offset: Double(Int.random(in: 0..<4000, using: &generator)))
    case 3: try edit()
    case 4: try toggle()
    default: try scroll.drag(by: Double(Int.random(in: -450..<450, using: &generator)))
    }
  }

  private func scrollToRow() throws {
    guard let row = stacks.flatMap(\.elements).randomElement(using: &generator) else { return }
    let anchor = [nil, UnitPoint.top, .center, .bottom].randomElement(using: &generator) ?? nil
    try scroll.scrollTo(id: row.id, anchor: anchor)
  }

  private func edit() throws {
    let rows = stacks[Int.random(in: 0..<2, using: &generator)]
    let row = newRow()
    let index = Int.random(in: 0...rows.elements.count, using: &generator)
    let isInsertion = index == rows.elements.count || Bool.random(using: &generator)
    let isRemoval = Bool.random(using: &generator)
    try window.update {
      if isInsertion {
        rows.elements.insert(row, at: index)
      } else if isRemoval {
        rows.elements.remove(at: index)
      } else {
        rows.elements[index].height = row.height
        rows.elements[index].isStack.toggle()
      }
    }
  }

  private func toggle() throws {
    let parts = parts
    let choice = Int.random(in: 0..<3, using: &generator)
    try window.update {
      switch choice {
      case 0: parts.hasHeader.toggle()
      case 1: parts.hasMiddle.toggle()
      default: parts.hasFooter.toggle()
      }
    }
  }
}

extension MixedContent {
  /// What is wrong with the picture or with the lives of the views; nil if nothing is.
  func problem() throws -> String? {
    try window.check()
    let frames = try placedFrames()
    let geometry = try scroll.geometry()
    if let gap = gap(frames, geometry) { return "\(gap) in frame \(window.frame)" }
    let end = window.lastFrame.ledgers.first?.entries.last?.new ?? geometry.contentOffset.y
    guard end.isClose(to: geometry.contentOffset.y) else { return "the ledger ends at \(end)" }
    return lifecycle.problem
  }

  /// The frames of all views from top to bottom; nil for those that are not placed.
  private func placedFrames() throws -> [Rect?] {
    var ids: [ViewID] = parts.hasHeader ? ["header"] : []
    ids += stacks[0].elements.map(\.id)
    ids += parts.hasMiddle ? ["middle"] : []
    ids += stacks[1].elements.map(\.id)
    ids += parts.hasFooter ? ["footer"] : []
    return try ids.map { try window.node($0).frame }
  }

  /// A gap between consecutive views, apart from the spacing, or a missing view in sight.
  ///
  /// An empty stack has no length, but a spacing of its own. The same holds for a first row without
  /// length, which is not loaded if it would end exactly at the top (rule R4).
  private func gap(_ frames: [Rect?], _ geometry: ScrollGeometry) -> String? {
    let end = min(Self.viewport, geometry.contentSize.height - geometry.contentOffset.y)
    let most = spacing * Double(2 + stacks.filter(\.elements.isEmpty).count) + 1e-5
    var covered = 0.0
    var last: Rect?
    for frame in frames {
      defer { last = frame }
      guard let frame else { continue }
      let start = frame.start(.vertical)
      if let last, start < last.end(.vertical) + spacing - 1e-5 { return "overlap at \(start)" }
      if let last, start > last.end(.vertical) + most { return "gap before \(start)" }
      guard start < Self.viewport, frame.end(.vertical) >= 0 else { continue }
      if start > covered + most { return "nothing from \(covered) to \(start)" }
      covered = max(covered, frame.end(.vertical))
    }
    return covered + most < end ? "nothing from \(covered) to the end" : nil
  }
}
