import LazyExtents
import LazyStacks

/// The simulator as random programs drive it: one lazy container alone in a scroll view.
final class SimulatedStack {
  private final class Appearances {
    var appeared: [Int] = []
    var disappeared: [Int] = []

    func take(_ event: Event) {
      guard let id = event.id?.number else { return }
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

  /// The edits that no frame has shown yet, and the parts that the last frame showed.
  private var changes: PartChanges
  private(set) var lastChanges: PartChanges
  private var shown: [NaivePart]
  private let appearances = Appearances()
  private let content: SimulatedContent
  private let spelling: Spelling
  let window: Window
  private let scroll: ScrollViewProxy

  init(
    _ program: RandomProgram,
    _ estimator: EstimatorChoice? = nil,
    spelling: Spelling = Spelling(),
    meter: (any WorkMeter)? = nil,
    listener: Trace.Listener? = nil
  ) throws {
    var spelling = spelling
    if program.followsEnd != nil { spelling.anchor = (1, [.initialOffset, .sizeChanges]) }
    shown = program.parts
    changes = PartChanges(shown)
    lastChanges = changes
    let content = SimulatedContent(program, spelling)
    self.spelling = spelling
    self.content = content
    let appearances = appearances
    let size = spelling.size(across: 390, along: program.containerLength)
    var configuration = WindowConfiguration(
      width: size.width,
      height: size.height,
      listeners: [{ appearances.take($0) }] + [listener].compactMap { $0 }
    )
    configuration.workMeter = meter
    configuration.estimator = estimator ?? program.guess.choice
    configuration.profile.editAnchor = program.pushes ? .offset : .topmost
    configuration.profile.anchorFollowsAfterResize = program.followsEnd ?? true
    configuration.profile.edgeLanding = program.landsAtGuess ? .estimate : .content
    configuration.profile.prefetch = spelling.prefetches
    // The rules describe single frames; a bounce is a motion of its own.
    if spelling.dragFrames == 1 { configuration.profile.rubberBand = 0 }
    window = try Window(configuration) { content.scrollView }
    scroll = try window.scrollView()
  }

  /// The present list.
  var parts: [NaivePart] { changes.parts }

  /// Makes a step, and returns its frame; nil if it makes none.
  func perform(_ operation: ProgramOperation) throws -> NaiveFrame? {
    appearances.forget()
    switch operation {
    case .drag(let delta):
      try scroll.drag(by: delta, duration: Double(spelling.dragFrames) / 60)
    case .scrollToID(let id, let anchor):
      try showChanges()
      try scrollTo(id, anchor: anchor)
    case .scrollToEdge(let edge):
      try showChanges()
      try scroll.scrollTo(edge: spelling.edge(edge))
    case .scrollToOffset(let y): try scroll.scrollTo(offset: y)
    case .resizeUnseen(let id, let length):
      changes.resizeUnseen(id, to: length)
      for index in shown.indices { shown[index].resize(id, to: length, isSeen: false) }
      content.learnLengths(parts)
      return nil
    case .resize(let width, let length):
      try showChanges()
      content.learnWidth(width, parts)
      let size = spelling.size(across: width, along: length)
      try window.resize(width: size.width, height: size.height)
    case .edit(let edits): try make(edits)
    case .tell(let edits):
      tell(edits)
      guard shown.allSatisfy(\.items.isEmpty) else { return nil }
      try window.step()
    }
    shown = parts
    lastChanges = changes
    changes = PartChanges(shown)
    return try frame()
  }

  /// Makes the frame that completes one that was stopped.
  func makeUp() throws -> NaiveFrame {
    try window.step()
    shown = parts
    lastChanges = changes
    changes = PartChanges(shown)
    return try frame()
  }

  /// Shows waiting edits in a frame of their own.
  private func showChanges() throws {
    guard !changes.isEmpty else { return }
    try window.step()
    appearances.forget()
    shown = parts
    changes = PartChanges(shown)
  }

  /// Scrolls to an id; for an unknown id it makes a frame without input.
  private func scrollTo(_ id: Int, anchor: Double?) throws {
    guard let path = content.id(of: id, in: shown) else {
      try window.step()
      return
    }
    try scroll.scrollTo(id: path, anchor: anchor.map { UnitPoint(x: $0, y: $0) })
  }

  /// Makes edits; those that are reported show in any frame, others in an update.
  private func make(_ edits: [PartEdit]) throws {
    var made = PartChanges(changes.parts)
    for edit in edits {
      made.make(edit)
      changes.make(edit)
    }
    if made.needsUpdate {
      try window.update { self.content.make(made) }
    } else {
      content.make(made)
      try window.step()
    }
  }

  private func tell(_ edits: [PartEdit]) {
    var told = PartChanges(changes.parts)
    for edit in edits where told.tells(edit) {
      told.make(edit)
      changes.make(edit)
    }
    content.make(told)
  }
}

extension SimulatedStack {
  /// The places of all subviews in sight that have any length, looked up one by one.
  ///
  /// Eager content reports the visibility of rows only.
  ///
  /// - Parameter ids: Some subviews that may be in sight; those beside them are looked up as well.
  /// - Returns: The places along the axis, in the order of the list.
  /// - Throws: Errors of the scroll view that is asked for its region.
  func placesInSight(around ids: Set<Int>) throws -> [NaiveFrame.Row] {
    let axis = spelling.axis
    let region = try scroll.geometry().containerSize[axis]
    let items = parts.flatMap(\.items)
    let near = items.indices.filter { index in
      (max(0, index - 1)...min(items.count - 1, index + 1)).contains { ids.contains(items[$0].id) }
    }
    return near.map { items[$0] }.compactMap { item in
      guard let id = content.id(of: item.id, in: parts), let node = try? window.node(id),
        node.phase == .placed, let rect = node.frame, rect.size[axis] > 1e-6,
        rect.origin[axis] < region - 1e-6, rect.end(axis) > 1e-6
      else { return nil }
      return NaiveFrame.Row(id: item.id, start: rect.origin[axis], length: rect.size[axis])
    }
  }

  /// What the window shows, in the naive model's terms, without the mean and the lead.
  func frame() throws -> NaiveFrame {
    try window.check()
    let geometry = try scroll.geometry()
    var frame = NaiveFrame()
    let axis = spelling.axis
    frame.offset = geometry.contentOffset[axis]
    frame.size = geometry.contentSize[axis]
    frame.isLeadExact = try !scroll.isLeadEstimated()
    frame.rows = try scroll.visibleIDs().compactMap { id -> NaiveFrame.Row? in
      guard let number = id.number, let rect = try window.node(id).frame else { return nil }
      var row = NaiveFrame.Row(id: number, start: rect.origin[axis], length: rect.size[axis])
      row.crossStart = rect.origin[axis.cross]
      row.crossLength = rect.size[axis.cross]
      return row
    }
    frame.changes = NaiveChanges(window.lastFrame)
    frame.appeared = appearances.appeared
    frame.disappeared = appearances.disappeared
    return frame
  }
}

extension NaiveGuess {
  /// The estimator that should give the same estimates.
  var choice: EstimatorChoice {
    switch self {
    case .mean: .mean
    case .learned: .learned
    case .fixed(let length): .fixed(length)
    case .medianOfFirstScreen: .medianOfFirstScreen
    case .lastFew(let size): .lastFew(size)
    case .meanByKind: .meanByKind
    case .histogram25: .histogram25
    case .oracle: .oracle
    case .erratic: EstimatorChoice("erratic") { count, _ in ErraticEstimator(count: count) }
    }
  }
}

extension NaiveChanges {
  /// Creates the changes from a frame's ledgers.
  init(_ record: FrameRecord) {
    self.init()
    for entry in record.ledgers.flatMap(\.entries) {
      switch entry.cause {
      case .user: user += entry.change
      case .script, .target, .snap: script += entry.change
      case .estimate: estimate += entry.change
      case .resize: resize += entry.change
      case .data: data += entry.change
      case .clamp: clamp += entry.change
      }
    }
  }
}

extension ViewID {
  /// The number of the subview, also at the end of a path.
  var number: Int? {
    guard case .integer(let number)? = steps.last else { return nil }
    return number
  }
}
