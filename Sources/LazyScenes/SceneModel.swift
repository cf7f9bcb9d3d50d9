internal import LazyStacks

/// The content of a scene as a window shows it, which changes while the scene is played.
final class SceneModel {
  /// The elements of a section: its rows with ids, between those without one.
  private final class Elements {
    /// A collection before each row without an id, and one after the last.
    private(set) var stretches: [CollectionElements<Scene.Row>] = []
    private let content: (Scene.Row) -> Content

    /// Whether an element makes the section, which the ids of its rows begin with.
    private let isInElement: Bool

    init(_ section: Scene.Section, content: @escaping (Scene.Row) -> Content) {
      isInElement = section.id != nil
      self.content = content
      take(section.rows)
    }

    /// Shows other rows from the next update on.
    func take(_ rows: [Scene.Row]) {
      let split = rows.split(omittingEmptySubsequences: false) { $0.id == nil }
      for (place, part) in split.enumerated() {
        if place == stretches.count { stretches.append(elements()) }
        if stretches[place].elements != Array(part) { stretches[place].elements = Array(part) }
      }
      stretches.removeLast(stretches.count - split.count)
    }

    private func elements() -> CollectionElements<Scene.Row> {
      CollectionElements(
        [],
        id: { [isInElement] row in
          (isInElement ? row.id?.steps.last : row.id) ?? .integer(0)
        },
        label: "the rows of a section",
        content: content
      )
    }
  }

  /// What a row that changes by itself is now.
  private final class GrownRow {
    /// What its data say.
    private var data: Scene.Row
    private(set) var row: Scene.Row
    let length = Dependency(.model, named: "the length of a row")

    init(_ data: Scene.Row) { (self.data, row) = (data, data) }

    /// Changes by itself.
    func grow(to row: Scene.Row) {
      self.row = row
      length.noteWrite()
    }

    /// Takes over what its data say, if that is something else.
    func take(_ data: Scene.Row) {
      guard data != self.data else { return }
      self.data = data
      if row != data { grow(to: data) }
    }
  }

  /// The sections of a part whose elements make them.
  private final class Sections: ElementSource {
    unowned let model: SceneModel
    let part: Int
    var sections: [Scene.Section] { model.content.parts[part].sections }

    init(of part: Int, in model: SceneModel) {
      (self.part, self.model) = (part, model)
      counts = model.content.parts[part].counts
      inferredArity = counts == .inferred ? InferredArity() : nil
    }

    var count: Int { sections.count }
    private let counts: ContentOutline.Part.Counts
    let inferredArity: InferredArity?
    var hasDynamicArity: Bool { counts != .inferred }
    let label = "the sections of a scene"
    func declaredSubviews(at index: Int) throws -> Int? {
      counts == .declared ? sections[index].allRows.count : nil
    }
    func id(at index: Int) throws -> ViewID { sections[index].id ?? .integer(index) }
    func index(of id: ViewID) throws -> Int? { sections.firstIndex { $0.id == id } }
    func content(at index: Int) throws -> Content { model.content(part, section: index) }
    func value(at index: Int) throws -> (any ElementValue)? { Value(section: sections[index]) }
    func identities() throws -> ElementIdentities {
      .listed(try (0..<count).map { try id(at: $0) })
    }

    private struct Value: ElementValue {
      let section: Scene.Section
      func isEqual(to other: any ElementValue) -> Bool {
        (other as? Value)?.section == section
      }
    }
  }

  private let axis: Axis
  private let scene: Scene
  private let position: ScrollPosition?
  private(set) var content: SceneContent
  private var elements: [[Elements]] = []
  private var sections: [Sections] = []
  /// The rows that change by themselves; nil in a scene in which none does.
  private var grown: [ViewID: GrownRow]?

  /// Shows what a scene begins with.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - position: The position by which programs scroll after edits; nil if none does.
  init(_ scene: Scene, scrolledBy position: ScrollPosition?) {
    axis = scene.axis
    self.scene = scene
    self.position = position
    content = SceneContent(scene)
    if scene.program.contains(where: { if case .grow = $0.action { true } else { false } }) {
      grown = [:]
    }
    elements = content.parts.map { part in part.sections.map(makeElements) }
    sections = content.parts.indices.map { Sections(of: $0, in: self) }
  }

  private func makeElements(_ section: Scene.Section) -> Elements {
    Elements(section) { [unowned self] row in content(of: row) }
  }

  /// Lets a row have other lengths, which it notices by itself.
  ///
  /// - Parameters:
  ///   - row: What it is from now on.
  ///   - old: What it was.
  /// - Returns: False for a row without an id.
  func grow(_ row: Scene.Row, from old: Scene.Row?) -> Bool {
    guard let id = row.id, let old else { return false }
    let known = grown?[id] ?? GrownRow(old)
    grown?[id] = known
    known.grow(to: row)
    return true
  }

  /// Shows something else from the next update on.
  func show(_ new: SceneContent, after actions: [Scene.Action]) {
    content = new
    for action in actions {
      switch action {
      case .insertSection(let section, let part, let index):
        elements[part].insert(makeElements(section), at: index)
      case .removeSection(let part, let index): elements[part].remove(at: index)
      default: break
      }
    }
    for (part, sections) in content.parts.enumerated() {
      for (index, section) in sections.sections.enumerated() {
        elements[part][index].take(section.rows)
      }
    }
  }

  /// The scroll view.
  var view: Content {
    let parts = content.parts.indices.map(container)
    let isPlain = parts.count == 1
    let stack: Content =
      axis == .vertical
      ? VStack(spacing: scene.spacing, children: parts).content
      : HStack(spacing: scene.spacing, children: parts).content
    var view = ScrollView([axis], children: [isPlain ? parts[0] : stack]).content
    let (start, end): (Edge, Edge) = axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
    if content.insets.start != 0 { view = view.contentMargins([start], content.insets.start) }
    if content.insets.end != 0 { view = view.contentMargins([end], content.insets.end) }
    for role in ScrollAnchorRole.allCases {
      guard let anchor = scene.anchors[role] else { continue }
      view = view.defaultScrollAnchor(UnitPoint(x: anchor, y: anchor), for: role)
    }
    return position.map { view.scrollPosition($0) } ?? view
  }

  private func container(_ index: Int) -> Content {
    let part = content.parts[index]
    let hasElements = part.sections.contains { $0.id != nil }
    let children =
      hasElements
      ? [ForEach(sections[index]).content]
      : part.sections.indices.map { self.content(index, section: $0) }
    let container = Self.container(part, along: axis, children: children)
    guard part.padding != Scene.Ends() else { return container }
    let (start, end) = (part.padding.start, part.padding.end)
    return container.padding(
      axis == .vertical
        ? EdgeInsets(top: start, leading: 0, bottom: end, trailing: 0)
        : EdgeInsets(top: 0, leading: start, bottom: 0, trailing: end)
    )
  }

  private static func container(
    _ part: Scene.Part,
    along axis: Axis,
    children: [Content]
  ) -> Content {
    let inside = Group(children)
    switch (part.kind, axis) {
    case (.stack, _) where part.hasLoneView: return inside.content
    case (.stack, .vertical): return VStack(spacing: part.spacing, children: children).content
    case (.stack, .horizontal): return HStack(spacing: part.spacing, children: children).content
    case (.lazyStack, .vertical):
      return LazyVStack(spacing: part.spacing, pinnedViews: part.pinnedViews) { inside }.content
    case (.lazyStack, .horizontal):
      return LazyHStack(spacing: part.spacing, pinnedViews: part.pinnedViews) { inside }.content
    case (.lazyGrid(let items), .vertical):
      return LazyVGrid(columns: items, spacing: part.spacing, pinnedViews: part.pinnedViews) {
        inside
      }.content
    case (.lazyGrid(let items), .horizontal):
      return LazyHGrid(rows: items, spacing: part.spacing, pinnedViews: part.pinnedViews) {
        inside
      }.content
    }
  }

  private func content(_ part: Int, section index: Int) -> Content {
    let section = content.parts[part].sections[index]
    let unnamed = section.rows.filter { $0.id == nil }.map { [content(of: $0)] } + [[]]
    let rows = zip(elements[part][index].stretches, unnamed).flatMap { stretch, row in
      [ForEach(stretch).content] + row
    }
    guard section.header != nil || section.footer != nil || section.id != nil else {
      return Group(rows).content
    }
    return Section(
      header: section.header.map { [named($0)] } ?? [],
      footer: section.footer.map { [named($0)] } ?? [],
      children: rows
    ).content
  }

  /// A view that is no element, with its id if it has one.
  private func named(_ row: Scene.Row) -> Content {
    let content = content(of: row)
    return row.id.map { content.id($0) } ?? content
  }

  private func content(of row: Scene.Row) -> Content {
    guard grown != nil, let id = row.id else { return leaf(row) }
    if let known = grown?[id] {
      known.take(row)
    } else {
      grown?[id] = GrownRow(row)
    }
    return GrowingRow { [unowned self] in
      guard let grown = grown?[id] else { return leaf(row) }
      grown.length.noteRead()
      return leaf(grown.row)
    }.content
  }

  private func leaf(_ row: Scene.Row) -> Content {
    Content.leaf(SceneRow(row: row, axis: axis) { [unowned self] in content.viewport[axis.cross] })
  }
}

extension Scene.Part {
  /// Whether it is a view that stands by itself.
  fileprivate var hasLoneView: Bool {
    sections.count == 1 && sections[0].allRows.count == 1 && padding == Scene.Ends()
  }
}

/// A row whose body is evaluated again when it changes by itself.
private struct GrowingRow: CompositeView {
  let name = "Row"
  let makeBody: () -> Content

  var body: Content { makeBody() }
}

/// A row that is as long as its scene says.
private struct SceneRow: Leaf {
  let row: Scene.Row
  let axis: Axis
  /// The length of the viewport across the axis now, in points.
  let across: () -> Double

  let name = "Row"

  func sizeThatFits(_ proposal: ProposedSize, at place: LeafPlace) throws -> Size {
    let offered = proposal[axis.cross] ?? 10
    return Size(along: row.length(across: across()), across: offered, axis: axis)
  }

  func isEqual(to other: any Leaf) -> Bool { (other as? SceneRow)?.row == row }

  var flexibleAxes: [Axis] { [axis.cross] }
}
