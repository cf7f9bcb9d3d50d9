import LazyExtents
import LazyStacks
import LazyTestSupport

/// The simulator as a random program drives it: one lazy stack alone in a scroll view.
final class SimulatedStack {
  /// An element, without its length: that is looked up when the subview is measured.
  private struct Element: Equatable {
    var id: Int
    var version: Int
  }

  private final class Lengths {
    var byID: [Int: Double] = [:]

    func learn(_ items: [NaiveItem]) {
      for item in items { byID[item.id] = item.length }
    }
  }

  private final class Appearances {
    var appeared: [Int] = []
    var disappeared: [Int] = []

    func take(_ event: Event) {
      guard case .integer(let id) = event.id else { return }
      switch event.detail {
      case .appear: appeared.append(id)
      case .disappear: disappeared.append(id)
      default: break
      }
    }

    func forget() {
      appeared = []
      disappeared = []
    }
  }

  private var items: [NaiveItem]
  private let appearances = Appearances()
  private let lengths = Lengths()
  private let source: CollectionElements<Element>
  private let window: Window
  private let scroll: ScrollViewProxy

  init(_ program: RandomProgram, _ estimator: EstimatorChoice = .mean) throws {
    items = program.items
    let lengths = lengths
    let source = CollectionElements(
      items.map(Self.element),
      id: { .integer($0.id) },
      content: { element in
        Item(width: .flexible, height: .computed { _ in lengths.byID[element.id] ?? -1 }).content
      }
    )
    self.source = source
    lengths.learn(program.items)
    let appearances = appearances
    var configuration = WindowConfiguration(
      width: 390,
      height: program.containerLength,
      sink: { appearances.take($0) }
    )
    configuration.estimator = estimator
    window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: program.spacing) { ForEach(source) }
      }
    }
    scroll = try window.scrollView()
  }

  private static func element(_ item: NaiveItem) -> Element {
    Element(id: item.id, version: item.version)
  }

  /// Does a step: the frame it made, or nil where it makes none.
  func perform(_ operation: ProgramOperation) throws -> NaiveFrame? {
    appearances.forget()
    switch operation {
    case .drag(let delta): try scroll.drag(by: delta)
    case .scrollToID(let id, let anchor): try scrollTo(id, anchor: anchor)
    case .scrollToEdge(let edge): try scrollTo(edge)
    case .scrollToOffset(let y): try scroll.scrollTo(offset: y)
    case .resizeUnseen(let id, let length):
      for index in items.indices where items[index].id == id { items[index].length = length }
      lengths.learn(items)
      return nil
    case .edit(let edits): try update(edits)
    }
    return try frame()
  }

  /// An empty list has no edges, an unknown id no place: a frame without any input.
  private func scrollTo(_ id: Int, anchor: Double?) throws {
    guard items.contains(where: { $0.id == id }) else { return try idle() }
    try scroll.scrollTo(id: .integer(id), anchor: anchor.map { UnitPoint(x: 0.5, y: $0) })
  }

  private func scrollTo(_ edge: NaiveEdge) throws {
    try scroll.scrollTo(edge: edge == .start ? .top : .bottom)
  }

  private func idle() throws { try window.step() }

  private func update(_ edits: [ArrayEdit]) throws {
    for edit in edits { edit.apply(to: &items) }
    try window.update {
      self.lengths.learn(self.items)
      self.source.elements = self.items.map(Self.element)
    }
  }
}

extension SimulatedStack {
  /// What the window shows, in the naive model's terms; the mean and the lead are not told.
  func frame() throws -> NaiveFrame {
    try window.check()
    let geometry = try scroll.geometry()
    var frame = NaiveFrame()
    frame.offset = geometry.contentOffset.y
    frame.size = geometry.contentSize.height
    frame.isLeadExact = try !scroll.isLeadEstimated()
    frame.rows = try scroll.visibleIDs().compactMap { id -> NaiveFrame.Row? in
      guard case .integer(let number) = id, let rect = try window.node(id).frame else { return nil }
      return .init(id: number, start: rect.origin.y, length: rect.size.height)
    }
    frame.changes = changes()
    frame.appeared = appearances.appeared
    frame.disappeared = appearances.disappeared
    return frame
  }

  private func changes() -> NaiveChanges {
    var changes = NaiveChanges()
    for entry in window.lastFrame.ledgers.flatMap(\.entries) {
      switch entry.cause {
      case .user: changes.user += entry.change
      case .script, .target, .snap: changes.script += entry.change
      case .estimate: changes.estimate += entry.change
      case .resize: changes.resize += entry.change
      case .data: changes.data += entry.change
      case .clamp: changes.clamp += entry.change
      }
    }
    return changes
  }
}
