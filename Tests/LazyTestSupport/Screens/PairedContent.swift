import LazyStacks

/// The same rows and titles described in two ways.
///
/// They are all in one lazy stack, or the rows are in several lazy stacks among eager titles.
/// Whatever is done, both must look the same on screen.
final class PairedContent {
  struct Row: Equatable {
    var id: ViewID
    var length: Double
    var lengthTurned: Double
  }

  /// A part of the content: the rows of a stack, or a title.
  enum Part {
    case rows(CollectionElements<Row>)
    case title(ViewID, length: Double)
  }

  /// One of the two windows.
  final class Screen {
    let window: Window
    let scroll: ScrollViewProxy
    let parts: [Part]
    private let turn: Turn

    /// Whether the window is rotated, which gives the rows their other length.
    final class Turn { var isTurned = false }

    init(
      _ descriptions: [Description],
      _ form: Form,
      axis: Axis,
      spacing: Double,
      isPaired: Bool
    )
      throws
    {
      let turn = Turn()
      let spelling = Spelling(axis: axis)
      let parts = descriptions.map { description in
        switch description {
        case .rows(let rows):
          Part.rows(
            CollectionElements(
              rows,
              id: \.id,
              content: { row in
                spelling.row { turn.isTurned ? row.lengthTurned : row.length }
              }
            )
          )
        case .title(let id, let length): Part.title(id, length: length)
        }
      }
      let arrangement = Arrangement(parts, form, spelling, spacing)
      window = try Window(.ofSingleFrames(width: 300, height: 300)) {
        arrangement.scrollView(isPaired: isPaired)
      }
      scroll = try window.scrollView()
      self.parts = parts
      self.turn = turn
    }

    /// What is in sight: ids with starts and lengths along the axis.
    func inSight(_ axis: Axis) throws -> [Seen] {
      let length = axis == .vertical ? 300.0 : 300
      var seen: [Seen] = []
      for part in parts {
        switch part {
        case .title(let id, _): try see(id)
        case .rows(let rows): for row in rows.elements { try see(row.id) }
        }
      }
      func see(_ id: ViewID) throws {
        guard let rect = try window.node(id).frame else { return }
        let start = rect.start(axis)
        let end = rect.end(axis)
        guard start < length - 1e-6, end > 1e-6 else { return }
        seen.append(Seen(id: id, start: start, length: end - start))
      }
      return seen
    }

    /// Rotates the window, so that the rows have their other length.
    func turn(_ axis: Axis) throws {
      turn.isTurned.toggle()
      let across = turn.isTurned ? 500.0 : 300
      _ =
        try axis == .vertical
        ? window.resize(width: across, height: 300) : window.resize(width: 300, height: across)
    }
  }

  /// The source of a part.
  enum Description {
    case rows([Row])
    case title(ViewID, length: Double)
  }

  /// Something in sight.
  struct Seen: CustomStringConvertible {
    var id: ViewID
    var start: Double
    var length: Double
    var description: String { "\(id)@\(start)+\(length)" }
  }

  private var generator: SeededGenerator
  private let axis: Axis
  private let form: Form
  private var lastID: Int
  /// The steps that were made so far.
  private(set) var steps: [String] = []
  let one: Screen
  let paired: Screen

  init(seed: UInt64, form: Form) throws {
    var generator = SeededGenerator(seed: seed)
    let axis: Axis = Bool.random(using: &generator) ? .vertical : .horizontal
    let spacing = Bool.random(using: &generator) ? 8.0 : 0
    var descriptions: [Description] = []
    var lastID = 0
    for _ in 0..<Int.random(in: 2...5, using: &generator) {
      if form.hasTitles, Int.random(in: 0..<3, using: &generator) == 0 {
        lastID += 1
        descriptions.append(
          .title(.integer(lastID), length: Double(Int.random(in: 1...30, using: &generator) * 8))
        )
      } else {
        let rows = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
          lastID += 1
          return Self.row(lastID, form, &generator)
        }
        descriptions.append(.rows(rows))
      }
    }
    one = try Screen(descriptions, form, axis: axis, spacing: spacing, isPaired: false)
    paired = try Screen(descriptions, form, axis: axis, spacing: spacing, isPaired: true)
    self.form = form
    self.generator = generator
    self.axis = axis
    self.lastID = lastID
  }

  private static func row(_ id: Int, _ form: Form, _ generator: inout SeededGenerator) -> Row {
    if case .anchored = form { return Row(id: .integer(id), length: 40, lengthTurned: 64) }
    return Row(
      id: .integer(id),
      length: Double(Int.random(in: 1...25, using: &generator) * 8),
      lengthTurned: Double(Int.random(in: 1...25, using: &generator) * 8)
    )
  }
}

extension PairedContent: CustomStringConvertible {
  /// The parts as they are now, as text.
  var description: String {
    let texts = paired.parts.map { part in
      switch part {
      case .title(let id, let length): "\(id):\(length)"
      case .rows(let rows):
        "["
          + rows.elements.map { "\($0.id):\($0.length)/\($0.lengthTurned)" }.joined(separator: " ")
          + "]"
      }
    }
    return "\(form), \(axis): " + texts.joined(separator: " ")
  }
}

extension PairedContent {
  /// Makes the same random step in both, and returns what looks different; nil if nothing does.
  func step() throws -> String? {
    let before = try one.inSight(axis)
    let (name, action) = nextAction()
    steps.append(name)
    for screen in [one, paired] {
      try action(screen)
      try screen.window.check()
    }
    let left = Set(ids)
    let isAllGone = !before.isEmpty && !before.contains { left.contains($0.id) }
    if isAllGone || isClamped(one) != isClamped(paired) {
      // Then an index or an estimated end decides, and these differ.
      for screen in [one, paired] { try screen.scroll.scrollTo(edge: startEdge) }
    }
    let (expected, actual) = (try one.inSight(axis), try paired.inSight(axis))
    let isSame =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy {
        $0.id == $1.id && $0.start.isClose(to: $1.start) && $0.length.isClose(to: $1.length)
      }
    return isSame ? nil : "\(name), \(axis): \(expected) in one, \(actual) in several"
  }

  private func isClamped(_ screen: Screen) -> Bool {
    screen.window.lastFrame.ledgers.contains { $0.entries.contains { $0.cause == .clamp } }
  }

  private var startEdge: Edge { axis == .vertical ? .top : .leading }
  private var endEdge: Edge { axis == .vertical ? .bottom : .trailing }

  private var ids: [ViewID] {
    paired.parts.flatMap { part -> [ViewID] in
      switch part {
      case .title(let id, _): [id]
      case .rows(let rows): rows.elements.map(\.id)
      }
    }
  }

  private typealias Action = (Screen) throws -> Void

  private func nextAction() -> (name: String, action: Action) {
    switch Int.random(in: form.actions, using: &generator) {
    case 0, 1, 2: return scrollToView()
    case 3:
      let edge = Bool.random(using: &generator) ? startEdge : endEdge
      return ("scrollTo \(edge)", { try $0.scroll.scrollTo(edge: edge) })
    case 4, 5: return edit()
    case 6:
      let axis = axis
      return ("turn", { try $0.turn(axis) })
    default:
      let distance = Double(Int.random(in: -70...70, using: &generator) * 8)
      return ("drag \(distance)", { try $0.scroll.drag(by: distance) })
    }
  }

  private func scrollToView() -> (name: String, action: Action) {
    let id = ids.randomElement(using: &generator) ?? 0
    let anchor = [nil, 0, 0.5, 1, 0.25].randomElement(using: &generator) ?? nil
    return (
      "scrollTo \(id) \(anchor.map { "\($0)" } ?? "minimal")",
      { try $0.scroll.scrollTo(id: id, anchor: anchor.map { UnitPoint(x: $0, y: $0) }) }
    )
  }

  /// Inserts, removes, moves or changes a row; the last row of a part stays.
  private func edit() -> (name: String, action: Action) {
    let lists = paired.parts.indices.filter {
      if case .rows = paired.parts[$0] { true } else { false }
    }
    guard let part = lists.randomElement(using: &generator),
      case .rows(let rows) = paired.parts[part]
    else { return ("nothing", { try $0.window.step() }) }
    let index = Int.random(in: 0..<rows.elements.count, using: &generator)
    let other = Int.random(in: 0..<rows.elements.count, using: &generator)
    lastID += 1
    let row = Self.row(lastID, form, &generator)
    let kind = Int.random(in: 0..<4, using: &generator)
    func change(_ rows: inout [Row]) {
      switch kind {
      case 0: rows.insert(row, at: index)
      case 1 where rows.count > 1: rows.remove(at: index)
      case 2: rows.insert(rows.remove(at: index), at: other)
      default: rows[index].length = row.length
      }
    }
    if case .anchored = form, kind == 3 { return ("nothing", { try $0.window.step() }) }
    let name = ["insert at", "remove", "move", "resize"][kind]
    return (
      "\(name) \(index) of part \(part)",
      { screen in
        guard case .rows(let rows) = screen.parts[part] else { return }
        try screen.window.update { change(&rows.elements) }
      }
    )
  }
}
