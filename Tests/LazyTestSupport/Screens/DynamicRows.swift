import LazyStacks

/// A lazy stack of rows with states that read the environment, driven at random.
final class DynamicRows {
  /// How many views a row has.
  enum Arity: CaseIterable {
    /// Always one.
    case constant
    /// One or none.
    case optional
    /// Any number.
    case several
  }

  /// What contains the stack.
  enum Wrapping: CaseIterable {
    case none
    case padding
    case title
    case nested
  }

  fileprivate struct Row: Equatable {
    var id: Int
    var lengths: [Double]
    var arity: Arity
  }

  fileprivate static let detail = EnvironmentKey("detail", default: 0)

  /// A row whose first view is missing for some environments, and whose length grows once it was
  /// tapped.
  fileprivate struct RowView: CompositeView, Equatable {
    let row: Row
    let axis: Axis
    @Environment(DynamicRows.detail) var detail
    @State var extra = 0.0

    var body: Content {
      let lengths = row.shown(detail)
      return Group {
        for (place, length) in lengths.enumerated() {
          DynamicRows.item(place == 0 ? length + extra : length, axis)
            .onTapGesture { extra = 15 }
        }
      }.content
    }
  }

  /// The data, whose numbers of subviews follow only from their views.
  fileprivate final class Rows: ElementSource {
    var rows: [Row]
    let axis: Axis
    let label = "the rows"
    let hasDynamicArity: Bool
    let inferredArity: InferredArity?

    init(_ rows: [Row], areDynamic: Bool, inferred: InferredArity?, along axis: Axis) {
      self.rows = rows
      self.axis = axis
      hasDynamicArity = areDynamic && inferred == nil
      inferredArity = inferred
    }

    var count: Int { rows.count }
    var copy: any ElementSource {
      Rows(rows, areDynamic: hasDynamicArity, inferred: inferredArity?.copy, along: axis)
    }
    func id(at index: Int) throws -> ViewID { .integer(rows[index].id) }
    func index(of id: ViewID) throws -> Int? { rows.firstIndex { .integer($0.id) == id } }
    func content(at index: Int) throws -> Content {
      RowView(row: rows[index], axis: axis).content
    }
    func identities() throws -> ElementIdentities { .listed(rows.map { .integer($0.id) }) }
    func value(at index: Int) throws -> (any ElementValue)? { Value(row: rows[index]) }
  }

  private struct Value: ElementValue {
    let row: Row
    func isEqual(to other: any ElementValue) -> Bool { (other as? Value)?.row == row }
  }

  let window: Window
  let scroll: ScrollViewProxy
  private let axis: Axis
  private let rows: Rows
  private let arity: Arity
  /// The tapped rows whose states still exist; a row that was given up starts with new states
  /// (I12).
  private let tapped: Taps
  private let wrapping: Wrapping
  private let isDeclared: Bool
  private let lifecycle: LifecycleRecord
  private let reasons: ReasonRecord
  private var generator: SeededGenerator
  private var level = 0
  private var lastID: Int
  private static let viewport = 300.0

  /// The rows whose states say that they were tapped.
  private final class Taps {
    var ids: Set<ViewID> = []
  }

  init(
    seed: UInt64,
    _ arity: Arity,
    in wrapping: Wrapping,
    along axis: Axis,
    count: Int? = nil,
    isDeclared: Bool = true
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let count = count ?? Int.random(in: 0..<80, using: &generator)
    let rows = Rows(
      (0..<count).map { Row(id: $0 + 1, arity, using: &generator) },
      areDynamic: arity != .constant,
      inferred: isDeclared ? nil : InferredArity(),
      along: axis
    )
    let lifecycle = LifecycleRecord()
    let tapped = Taps()
    var configuration = WindowConfiguration(width: Self.viewport, height: Self.viewport)
    // Each step is one frame, in which few rows are given up.
    configuration.profile.rubberBand = 0
    // The views of a row share an id, so their lives cannot be distinguished.
    if arity != .several { configuration.listeners = [{ lifecycle.take($0) }] }
    let reasons = ReasonRecord()
    configuration.listeners.append { reasons.take($0) }
    if arity == .constant {
      configuration.listeners.append { event in
        if event.kind == .evict, let id = event.id { tapped.ids.remove(id) }
      }
    }
    window = try Window(configuration, reevaluates: true) {
      ScrollView([axis]) { Self.wrap(ForEach(rows), in: wrapping, along: axis) }
    }
    scroll = try window.scrollView()
    self.axis = axis
    self.rows = rows
    self.arity = arity
    self.tapped = tapped
    self.wrapping = wrapping
    self.isDeclared = isDeclared
    self.lifecycle = lifecycle
    self.reasons = reasons
    self.generator = generator
    lastID = count
  }

  static func wrap(
    _ rows: ForEach,
    in wrapping: Wrapping,
    along axis: Axis
  ) -> Content {
    let stack =
      axis == .vertical
      ? LazyVStack(spacing: 0) { rows }.content : LazyHStack(spacing: 0) { rows }.content
    switch wrapping {
    case .none: return stack
    case .padding: return stack.padding(0)
    case .title:
      return axis == .vertical
        ? VStack(spacing: 0) {
          Item(height: 60)
          stack
        }.content
        : HStack(spacing: 0) {
          Item(width: 60)
          stack
        }.content
    case .nested:
      return axis == .vertical
        ? LazyVStack(spacing: 0) { VStack(spacing: 0) { stack } }.content
        : LazyHStack(spacing: 0) { HStack(spacing: 0) { stack } }.content
    }
  }

  fileprivate static func item(_ length: Double, _ axis: Axis) -> Content {
    axis == .vertical ? Item(height: length).content : Item(width: length).content
  }

  /// The total number of subviews of all rows.
  var subviewCount: Int { rows.rows.reduce(0) { $0 + $1.shown(level).count } }

  /// Does something at random: usually a drag, otherwise a jump, an edit, a tap or another
  /// environment.
  func step() throws {
    switch Int.random(in: 0..<14, using: &generator) {
    case 0, 1: try edit()
    case 2:
      level = 1 - level
      try window.setEnvironment(Self.detail.entry(level))
    case 3: try tap()
    case 4: try jump()
    case 5: try scroll.scrollTo(edge: edge(Bool.random(using: &generator)))
    default: try scroll.drag(by: Double(Int.random(in: -450..<450, using: &generator)))
    }
  }

  private func edge(_ isStart: Bool) -> Edge {
    axis == .vertical ? (isStart ? .top : .bottom) : (isStart ? .leading : .trailing)
  }

  private func jump() throws {
    guard wrapping != .nested else { return }
    let shown = rows.rows.filter { !$0.shown(level).isEmpty }
    guard let row = shown.randomElement(using: &generator) else { return }
    try scroll.scrollTo(id: .integer(row.id), anchor: .center)
  }

  private func tap() throws {
    guard let id = try rowsInSight().first, try window.node(id).visibleFraction > 0 else {
      return
    }
    tapped.ids.insert(id)
    try window.tap(id)
  }

  /// The rows in sight; a row of another container counts none.
  private func rowsInSight() throws -> [ViewID] {
    guard wrapping != .nested else { return [] }
    return try scroll.visibleIDs().filter { id in
      if case .integer = id { true } else { false }
    }
  }

  private func edit() throws {
    lastID += 1
    let row = Row(id: lastID, arity, using: &generator)
    let index = Int.random(in: 0...rows.count, using: &generator)
    let kind = Int.random(in: 0..<4, using: &generator)
    let other = rows.count > 0 ? Int.random(in: 0..<rows.count, using: &generator) : 0
    let rows = rows
    try window.update {
      guard index < rows.count, kind > 0 else { return rows.rows.insert(row, at: index) }
      switch kind {
      case 1: rows.rows.remove(at: index)
      case 2: rows.rows[index].lengths = row.lengths
      default: rows.rows.swapAt(index, other)
      }
    }
  }
}

extension DynamicRows {
  /// What is wrong with the picture or with the lives of the views; nil if nothing is.
  func problem() throws -> String? {
    try window.check()
    if let problem = lifecycle.problem { return problem }
    // A stack in a row is filled where the row is assumed to be, which is learned only later.
    // In the frame that finds that rows differ, those behind may turn out to be out of sight.
    if isDeclared, wrapping != .nested, let problem = try reasons.problem(in: window) {
      return problem
    }
    let ids = try rowsInSight()
    let known = rows.rows.filter { !$0.shown(level).isEmpty }.map { ViewID.integer($0.id) }
    guard !ids.isEmpty else { return nil }
    guard let first = ids.first, let start = known.firstIndex(of: first) else {
      return "\(ids.first?.description ?? "") is no row"
    }
    let expected = Array(known[start..<min(known.count, start + ids.count)])
    guard ids == expected else { return "\(ids) in sight, expected \(expected)" }
    return arity == .constant ? try stateProblem(ids) : nil
  }

  /// A row whose length does not match its state.
  private func stateProblem(_ ids: [ViewID]) throws -> String? {
    for id in ids {
      guard let row = rows.rows.first(where: { .integer($0.id) == id }),
        let size = try window.node(id).frame?.size
      else { continue }
      let expected = row.shown(level)[0] + (tapped.ids.contains(id) ? 15 : 0)
      guard size[axis].isClose(to: expected) else {
        return "\(id) is \(size[axis]) long, expected \(expected)"
      }
    }
    return nil
  }

  /// How many rows are in sight; nil if a row of another stack shows them.
  func countInSight() throws -> Int? {
    wrapping == .nested ? nil : try rowsInSight().count
  }
}

extension DynamicRows.Row {
  fileprivate init(
    id: Int,
    _ arity: DynamicRows.Arity,
    using generator: inout SeededGenerator
  ) {
    self.id = id
    self.arity = arity
    let counts =
      switch arity {
      case .constant: [1]
      case .optional: [0, 1, 1]
      case .several: [0, 1, 1, 2, 3]
      }
    let count = counts.randomElement(using: &generator) ?? 1
    lengths = (0..<count).map { _ in [20, 50, 90, 200].randomElement(using: &generator) ?? 20 }
  }

  /// The lengths of its views: an expert sees one view less, or a longer one if there is always
  /// one.
  fileprivate func shown(_ level: Int) -> [Double] {
    arity == .constant
      ? lengths.map { $0 + Double(level) * 10 } : Array(lengths.dropFirst(level))
  }
}
