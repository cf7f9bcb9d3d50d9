internal import LazyExtents
internal import LazyReports
public import LazyStacks

/// Takes down what a window shows and what is done to it, as a scene.
///
/// It is told what happens while the window lives, and reads the rows at the end of each frame in
/// which data, states or sizes changed.
public final class SceneTaker {
  /// A step whose rows are numbers of the table.
  private enum Taken {
    case plain(Scene.Action)
    case insert([Int], at: Scene.RowPlace)
    case change(Int, at: Scene.RowPlace)
    case grow(Int, at: Scene.RowPlace)
    case setRows([Int], part: Int, section: Int)
    case insertSection(RowTable.Section, part: Int, section: Int)
  }

  /// The greatest number of rows of a container.
  private static let mostRows = 100_000

  private let recorder = FrameRecorder()
  private var table = RowTable()
  /// The scene without its rows, once the window opened.
  private var scene: Scene?
  private var first: [[RowTable.Section]] = []
  private var now: [[RowTable.Section]] = []
  private var outline: ContentOutline?
  private var steps: [(frame: Int, action: Taken)] = []
  private var scrolls: [(scroll: Scene.Scroll, isAfterEdits: Bool)] = []
  private var version = -1
  private var edits = 0
  /// What ended it early.
  private var failure: (any Error)?
  /// The estimators of lazy containers, as programs write them.
  public private(set) var estimators: [String] = []
  /// What was there that a scene does not say, each once.
  public private(set) var omissions: [String] = []

  /// Begins.
  public init() {}

  /// What the window showed, frame by frame.
  public private(set) var frames: [Recording.Frame] = []

  /// Notes an event.
  public func note(_ event: Event) {
    recorder.note(event)
    switch event.detail {
    case .hitch: omit("what work costs, which makes frames late")
    case .frame(let passes, _) where passes > 1: omit("what callbacks change within a frame")
    default: break
    }
  }

  /// Notes what is done to a scroll view.
  public func note(_ told: ToldScroll) {
    guard told.isOutermost else { return omit("what is done to nested scroll views") }
    guard let axis = outline?.axis ?? told.action.axis else { return }
    let rate = scene?.frameRate ?? 60
    let means: Scene.Scroll.Means = told.isAfterEdits ? .binding : .proxy
    if let scroll = Scene.Scroll(told.action, by: means, along: axis, frameRate: rate) {
      scrolls.append((scroll, told.isAfterEdits))
    } else {
      omit("an animation of its own")
    }
  }

  /// Takes down a frame that has just ended.
  public func frameEnded(_ window: Window) {
    guard failure == nil else { return }
    do {
      let (frame, rows) = try recorder.record(window)
      frames.append(frame)
      try take(window, showing: rows)
    } catch {
      failure = error
    }
  }

  /// The scene.
  ///
  /// - Throws: ``OutlineError`` for what cannot be told as rows with lengths, ``FormatError`` if no
  ///   window was made, or what callbacks threw.
  public func taken() throws -> Scene {
    if let failure { throw failure }
    guard var scene, let last = frames.last else { throw FormatError("it made no window") }
    for part in scene.parts.indices {
      scene.parts[part].sections = first[part].map { table.section($0) }
    }
    scene.frames = last.number
    scene.program = steps.map { step in
      let action: Scene.Action =
        switch step.action {
        case .plain(let action): action
        case .insert(let rows, let place): .insert(rows.map { table[$0] }, at: place)
        case .change(let row, let place): .change(table[row], at: place)
        case .grow(let row, let place): .grow(table[row], at: place)
        case .setRows(let rows, let part, let index):
          .setRows(rows.map { table[$0] }, part: part, section: index)
        case .insertSection(let section, let part, let index):
          .insertSection(table.section(section), part: part, section: index)
        }
      return Scene.Step(frame: step.frame, action)
    }
    return scene
  }

  private func take(_ window: Window, showing rows: [ContentRow]) throws {
    let scrolls = scrolls
    self.scrolls = []
    add(scrolls.filter { !$0.isAfterEdits }, in: window.frame)
    defer { add(scrolls.filter(\.isAfterEdits), in: window.frame) }
    guard version != window.contentVersion || isOutdated(by: rows) else { return }
    let isEdited = edits != window.contentEdits
    (version, edits) = (window.contentVersion, window.contentEdits)
    let new = try window.contentOutline(atMost: Self.mostRows)
    try checkIDs(of: new)
    for name in new.others { omit(name) }
    for part in new.parts {
      guard part.kind != .stack else { continue }
      if part.isCountEstimated, part.sections.count < 2 {
        omit("how many views elements have is found out as they are met")
      }
      let estimator = part.estimator ?? window.configuration.estimator.description
      if !estimators.contains(estimator) { estimators.append(estimator) }
    }
    if let outline {
      try change(from: outline, to: new, in: window.frame, isEdited: isEdited)
    } else {
      begin(new, window)
    }
    outline = new
  }

  /// Refuses an outline in which an id names several rows.
  private func checkIDs(of outline: ContentOutline) throws {
    guard let id = outline.allRows.filter(\.isNamed).map(\.label).firstRepeated else { return }
    throw OutlineError(
      message:
        "two rows have the id \(id.value.json); put the views of an element in one stack, and "
        + "give elements of different lists different ids"
    )
  }

  private func begin(_ outline: ContentOutline, _ window: Window) {
    var scene = Scene(viewport: outline.viewport, parts: [])
    scene.axis = outline.axis
    scene.insets = Scene.Ends(start: outline.insets.start, end: outline.insets.end)
    scene.anchors = outline.anchors
    scene.spacing = outline.spacing
    scene.hasBinding = outline.hasPosition
    scene.frameRate = window.configuration.refreshRate
    scene.parts = outline.parts.map { part in
      Scene.Part(
        part.kind,
        spacing: part.spacing,
        padding: Scene.Ends(start: part.padding.start, end: part.padding.end),
        pinnedViews: part.pinnedViews,
        counts: part.counts,
        sections: []
      )
    }
    self.scene = scene
    now = outline.parts.map { part in
      part.sections.map { table.add($0, across: scene.across) }
    }
    first = now
    if window.configuration.prefetchPolicy != nil { omit("a prefetch policy") }
    if window.configuration.frameCost > 0 { omit("what each frame costs") }
  }

  private func add(_ scrolls: [(scroll: Scene.Scroll, isAfterEdits: Bool)], in frame: Int) {
    for scroll in scrolls { steps.append((frame, .plain(.scroll(scroll.scroll)))) }
  }

  /// Whether a row in sight has another length than was taken down.
  private func isOutdated(by rows: [ContentRow]) -> Bool {
    let known = table.lengths
    return rows.contains { row in
      guard row.isPlaced || row.length > 0 else { return false }
      guard let length = known[row.label] else { return row.isLazy }
      return length != row.length
    }
  }

  private func change(
    from old: ContentOutline,
    to new: ContentOutline,
    in frame: Int,
    isEdited: Bool
  ) throws {
    guard old.parts.count == new.parts.count,
      zip(old.parts, new.parts).allSatisfy({ $0.isLike($1) }), old.spacing == new.spacing,
      old.anchors == new.anchors
    else {
      throw OutlineError(message: "in frame \(frame) containers change, come or go")
    }
    let across = new.viewport[new.axis.cross]
    let isResized = old.viewport != new.viewport
    if isResized { steps.append((frame, .plain(.resize(new.viewport)))) }
    if old.insets != new.insets {
      let ends = Scene.Ends(start: new.insets.start, end: new.insets.end)
      steps.append((frame, .plain(.insets(ends))))
    }
    for (part, outline) in new.parts.enumerated() {
      var change = SectionChanges(of: part, now: now[part], table: table, across: across)
      change.take(outline.sections)
      now[part] = change.now
      table = change.table
      for step in change.steps {
        noteUnnamed(step)
        let action: Taken =
          switch step {
          case .insert(let rows, let place): .insert(rows, at: place)
          case .remove(let count, let place): .plain(.remove(count, at: place))
          case .change(let row, let place):
            isEdited ? .change(row, at: place) : .grow(row, at: place)
          case .setRows(let rows, let index): .setRows(rows, part: part, section: index)
          case .insertSection(let section, let index):
            .insertSection(section, part: part, section: index)
          case .removeSection(let index): .plain(.removeSection(part: part, section: index))
          }
        steps.append((frame, action))
      }
    }
    table.noteLengths(of: new)
  }

  /// Notes that rows without an id come, which are known by their place.
  private func noteUnnamed(_ step: SectionChanges.Step) {
    let rows: [Int] =
      switch step {
      case .insert(let rows, _), .setRows(let rows, _): rows
      case .insertSection(let section, _): section.allRows
      case .change, .remove, .removeSection: []
      }
    guard rows.contains(where: { table[$0].id == nil }) else { return }
    omit("which row is which without an id; give views that come and go one with :id")
  }

  private func omit(_ what: String) {
    if !omissions.contains(what) { omissions.append(what) }
  }
}

extension ContentOutline.Part {
  /// Whether only the sections differ.
  fileprivate func isLike(_ other: ContentOutline.Part) -> Bool {
    var same = other
    same.sections = sections
    same.isCountEstimated = isCountEstimated
    return same == self
  }
}

extension ScrollAction {
  /// The axis that the action tells by itself; nil for one that fits both.
  fileprivate var axis: Axis? {
    switch self {
    case .edge(let edge, _): edge.axis
    case .view: .vertical
    case .offset(let point, _): point.x != 0 && point.y == 0 ? .horizontal : .vertical
    case .drag, .gesture, .fling, .stop: nil
    }
  }
}

extension Scene.Scroll {
  /// What an action does along an axis; nil for an animation that has no numbers.
  fileprivate init?(
    _ action: ScrollAction,
    by means: Means,
    along axis: Axis,
    frameRate: Double
  ) {
    func form(_ animation: Animation?) -> Animation.Form?? {
      guard let animation else { return .some(nil) }
      return animation.form.map { .some($0) }
    }
    switch action {
    case .drag(let distance, let duration):
      self = .by(distance[axis], frames: Int((duration * frameRate).rounded()))
    case .gesture(let samples):
      self = .finger(
        samples.map { Moment(time: $0.time, distance: 0 - $0.position[axis]) }
      )
    case .fling(let velocity): self = .fling(velocity[axis])
    case .stop: self = .stop
    case .view(let id, let anchor, let animation):
      guard let form = form(animation) else { return nil }
      self = .to(.row(id, anchor: anchor?[axis]), animation: form, by: means)
    case .edge(let edge, let animation):
      guard let form = form(animation) else { return nil }
      self = .to(.end(isStart: edge.isStart), animation: form, by: means)
    case .offset(let offset, let animation):
      guard let form = form(animation) else { return nil }
      self = .to(.offset(offset[axis]), animation: form, by: means)
    }
  }
}
