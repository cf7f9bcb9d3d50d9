import LazyExtents
import LazyStacks

/// The window of a ``SameAxisProgram``, and the views that must follow one another in it.
final class SameAxisScreen {
  typealias Section = SameAxisProgram.Section
  typealias Row = SameAxisProgram.Row

  /// A view along the axis.
  private enum Part {
    case view(ViewID, isFlat: Bool)
    case gap(Double)
  }

  /// Something in sight.
  struct Seen {
    let id: ViewID
    let start: Double
    let end: Double
  }

  private let program: SameAxisProgram
  private let spelling: Spelling
  /// The sections, divided between the outer stacks.
  private let lists: [CollectionElements<Section>]
  private(set) var sections: [Section]
  private(set) var along = 400.0
  let window: Window
  let scroll: ScrollViewProxy
  let reasons = ReasonRecord()

  private var axis: Axis { program.axis }

  init(_ program: SameAxisProgram) throws {
    self.program = program
    let spelling = Spelling(axis: program.axis)
    self.spelling = spelling
    sections = program.sections
    lists = Self.divided(program.sections, program).map { sections in
      CollectionElements(
        sections,
        id: { .integer($0.id) },
        content: { Self.view(of: $0, program, spelling) }
      )
    }
    let size = spelling.size(across: 300, along: along)
    var configuration = WindowConfiguration(width: size.width, height: size.height)
    configuration.estimator = EstimatorChoice.named[program.estimator].choice
    let reasons = reasons
    configuration.listeners = [{ reasons.take($0) }]
    let stacks = lists.map { list in spelling.rows(program.spacing, [], [ForEach(list).content]) }
    window = try Window(configuration) {
      ScrollView([program.axis]) {
        spelling.inside(
          program.surroundings,
          stacks.count == 1 ? stacks[0] : spelling.stack(spacing: 5) { Group(stacks) }
        )
      }
    }
    scroll = try window.scrollView()
  }

  private static func divided(_ sections: [Section], _ program: SameAxisProgram) -> [[Section]] {
    guard program.isDoubled else { return [sections] }
    let half = sections.count / 2
    return [Array(sections[..<half]), Array(sections[half...])]
  }

  private static func title(_ section: Section, _ place: Int) -> ViewID {
    .string("\(section.id)/\(place)")
  }

  private static func halves(_ rows: [Row]) -> [[Row]] {
    [Array(rows[..<(rows.count / 2)]), Array(rows[(rows.count / 2)...])]
  }

  private static func threes(_ rows: [Row]) -> [[Row]] {
    stride(from: 0, to: rows.count, by: 3).map { Array(rows[$0..<min(rows.count, $0 + 3)]) }
  }

  private static func view(of row: Row, _ spelling: Spelling) -> Content {
    spelling.axis == .vertical
      ? Item(width: .flexible, height: length(of: row)).content
      : Item(width: length(of: row), height: .flexible).content
  }

  private static func length(of row: Row) -> Item.Length {
    guard row.wraps else { return .fixed(row.length) }
    return .computed { across in (row.length * 300 / max(50, across ?? 300)).rounded() }
  }

  private static func elements(_ rows: [Row], _ spelling: Spelling) -> Content {
    let elements = CollectionElements(
      rows,
      id: { .integer($0.id) },
      content: { view(of: $0, spelling) }
    )
    return ForEach(elements).content
  }

  private static func view(
    of section: Section,
    _ program: SameAxisProgram,
    _ spelling: Spelling
  ) -> Content {
    let spacing = program.innerSpacing
    func lazy(_ rows: [Row]) -> Content { spelling.rows(spacing, [], [elements(rows, spelling)]) }
    func title(_ place: Int) -> Content {
      spelling.view(30).id(Self.title(section, place)).content
    }
    let rows = section.rows
    switch section.form {
    case .eager: return spelling.stack(spacing: spacing) { elements(rows, spelling) }
    case .bare: return lazy(rows)
    case .padded: return lazy(rows).padding(spelling.padding(10, 14)).content
    case .framed: return spelling.inside(.frame, lazy(rows))
    case .titled:
      return spelling.stack(spacing: 3) {
        title(0)
        lazy(rows)
      }
    case .footed:
      return spelling.stack(spacing: 0) {
        lazy(rows)
        title(1)
      }
    case .titledInPadding:
      return spelling.stack(spacing: 3) {
        title(0)
        lazy(rows)
        title(1)
      }
      .padding(spelling.padding(10, 14)).content
    case .doubled:
      return spelling.stack(spacing: 4) {
        Group(Self.halves(rows).map(lazy))
      }
    case .deep:
      return spelling.rows(spacing, [], Self.threes(rows).map(lazy))
    }
  }
}

extension SameAxisScreen {
  /// The ids of all views along the axis, in order.
  private var parts: [Part] {
    Self.joined(
      Self.divided(sections, program).map { list in
        Self.joined(list.map(parts(of:)), program.spacing)
      },
      5
    )
  }

  private func parts(of section: Section) -> [Part] {
    let spacing = program.innerSpacing
    func lazy(_ rows: [Row]) -> [Part] {
      Self.joined(rows.map { [.view(.integer($0.id), isFlat: $0.length == 0)] }, spacing)
    }
    let first = Part.view(Self.title(section, 0), isFlat: false)
    let last = Part.view(Self.title(section, 1), isFlat: false)
    let rows = section.rows
    switch section.form {
    case .eager, .bare, .framed: return lazy(rows)
    case .padded: return [.gap(10)] + lazy(rows) + [.gap(14)]
    case .titled: return Self.joined([[first], lazy(rows)], 3)
    case .footed: return lazy(rows) + [last]
    case .titledInPadding:
      return [.gap(10)] + Self.joined([[first], lazy(rows), [last]], 3) + [.gap(14)]
    case .doubled: return Self.joined(Self.halves(rows).map(lazy), 4)
    case .deep: return Self.joined(Self.threes(rows).map(lazy), spacing)
    }
  }

  private static func joined(_ lists: [[Part]], _ gap: Double) -> [Part] {
    lists.isEmpty ? [] : Array(lists.joined(separator: [.gap(gap)]))
  }

  /// The ids to which programs may scroll.
  var ids: [ViewID] {
    sections.map { .integer($0.id) }
      + parts.compactMap { part in
        guard case .view(let id, _) = part else { return nil }
        return id
      }
  }

  func seen(_ id: ViewID) -> Seen? {
    guard let node = try? window.node(id), node.phase == .placed, let rect = node.frame else {
      return nil
    }
    return Seen(id: id, start: rect.start(axis), end: rect.end(axis))
  }

  /// A problem with the places of views, which must follow one another and fill the region.
  func misplaced() throws -> String? {
    var reached: Double?
    var gap = 0.0
    for part in parts {
      switch part {
      case .gap(let length): gap += length
      case .view(let id, let isFlat):
        guard let seen = seen(id) else {
          // Whether a view without length at an end of its stack is in sight does not matter here.
          guard !isFlat else { continue }
          if let end = reached, end < along - 1e-6, end + gap < along - 1e-6, end > -1e-6 {
            return "\(id) is missing at \(end + gap)"
          }
          reached = nil
          gap = 0
          continue
        }
        // The place of a view out of sight is an estimate.
        if let end = reached, abs(end + gap - seen.start) > 1e-6,
          min(end + gap, seen.start) < along - 1e-6, max(end, seen.end) > 1e-6
        {
          return "\(id) starts at \(seen.start), not at \(end + gap)"
        }
        reached = seen.end
        gap = 0
      }
    }
    return nil
  }

  /// Begins a step, and returns the course that makes its frames.
  func course(of step: SameAxisProgram.Step) throws -> Course? {
    switch step {
    case .drag(let distance, let seconds):
      return try window.plan { try scroll.drag(by: distance, duration: seconds) }
    case .fling(let velocity): return try window.plan { try scroll.fling(velocity: velocity) }
    case .reveal(let place, let anchor, let isAnimated):
      guard let id = target(place) else { return nil }
      let point = anchor.map { UnitPoint(x: $0, y: $0) }
      return try window.plan {
        try scroll.scrollTo(id: id, anchor: point, animation: isAnimated ? .smooth() : nil)
      }
    case .edge(let edge, let isAnimated):
      return try window.plan {
        try scroll.scrollTo(
          edge: spelling.edge(edge),
          animation: isAnimated ? .easeInOut(duration: 0.3) : nil
        )
      }
    case .resize(let across, let along):
      self.along = along
      let size = spelling.size(across: across, along: along)
      return try window.plan { try window.resize(width: size.width, height: size.height) }
    case .edit(let edits):
      for edit in edits { sections = SameAxisProgram.edited(sections, edit) }
      let divided = Self.divided(sections, program)
      try window.update { [lists] in
        for (list, sections) in zip(lists, divided) { list.elements = sections }
      }
      return nil
    }
  }

  /// The target of a programmatic scroll, by number.
  ///
  /// An id inside a row of the outer stack is found only while that row is loaded.
  func target(_ place: Int) -> ViewID? {
    let ids = ids
    guard !ids.isEmpty else { return nil }
    let index = place % ids.count
    return index < sections.count || seen(ids[index]) != nil ? ids[index] : nil
  }

  /// The start of a view with a length that is aligned at an anchor.
  func place(of length: Double, at anchor: Double) -> Double { anchor * (along - length) }
}
