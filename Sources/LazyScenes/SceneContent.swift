internal import LazyReports
internal import LazyStacks

/// What is in a scene at one moment of its program.
struct SceneContent {
  private(set) var parts: [Scene.Part]
  private(set) var viewport: Size
  private(set) var insets: Scene.Ends
  /// The ids of all rows.
  private var ids: Set<ViewID>

  /// What is in it at the beginning.
  init(_ scene: Scene) {
    parts = scene.parts
    viewport = scene.viewport
    insets = scene.insets
    ids = Set(scene.allRows.compactMap(\.id))
  }

  /// Applies an action; one that scrolls changes nothing here.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - name: How an error names it.
  /// - Throws: ``FormatError`` if it names a place that is not there.
  mutating func apply(_ action: Scene.Action, at name: String) throws(FormatError) {
    switch action {
    case .scroll: break
    case .resize(let size): viewport = size
    case .insets(let ends): insets = ends
    case .insert(let rows, let place): try insert(rows, at: place, name)
    case .remove(let count, let place): try remove(count, at: place, name)
    case .change(let row, let place): try change(row, at: place, name)
    case .grow(let row, let place): try grow(row, at: place, name)
    case .setRows(let rows, let part, let index):
      let place = Scene.RowPlace(part: part, section: index, .row(0))
      try check(place, name)
      try exchange(self[place].rows, for: rows, name)
      self[place].rows = rows
    case .insertSection(let section, let part, let index):
      try insert(section, part: part, at: index, name)
    case .removeSection(let part, let index):
      try checkPart(part, name)
      let count = parts[part].sections.count
      guard index < count else { throw Self.missing("section \(index)", of: count, name) }
      try exchange(parts[part].sections[index].allRows, for: [], name)
      parts[part].sections.remove(at: index)
    }
  }

  private mutating func insert(
    _ rows: [Scene.Row],
    at place: Scene.RowPlace,
    _ name: String
  ) throws(FormatError) {
    try check(place, name)
    guard case .row(let index) = place.role else { return }
    let count = self[place].rows.count
    guard index <= count else { throw Self.missing("row \(index)", of: count, name) }
    try exchange([], for: rows, name)
    self[place].rows.insert(contentsOf: rows, at: index)
  }

  private mutating func remove(
    _ count: Int,
    at place: Scene.RowPlace,
    _ name: String
  ) throws(FormatError) {
    try check(place, name)
    guard case .row(let index) = place.role else {
      let row = try row(at: place, name)
      try exchange([row], for: [], name)
      self[place][place.role] = nil
      return
    }
    let rows = self[place].rows.count
    guard index + count <= rows else {
      throw Self.missing("row \(index + count - 1)", of: rows, name)
    }
    try exchange(self[place].rows[index..<index + count], for: [], name)
    self[place].rows.removeSubrange(index..<index + count)
  }

  /// Puts a row in the place of another one; a header or a footer may come with it.
  private mutating func change(
    _ row: Scene.Row,
    at place: Scene.RowPlace,
    _ name: String
  ) throws(FormatError) {
    try check(place, name)
    if case .row = place.role { _ = try self.row(at: place, name) }
    try exchange([self[place][place.role]].compactMap(\.self), for: [row], name)
    self[place][place.role] = row
  }

  private mutating func grow(
    _ row: Scene.Row,
    at place: Scene.RowPlace,
    _ name: String
  ) throws(FormatError) {
    try check(place, name)
    let old = try self.row(at: place, name)
    guard old.id == row.id else {
      let names = [old, row].map { $0.id?.value.json ?? "none" }
      throw FormatError(
        "\(name): the row there has the id \(names[0]), not \(names[1]); a row that grows stays "
          + "itself, and \"change\" puts another one in its place"
      )
    }
    self[place][place.role] = row
  }

  private mutating func insert(
    _ section: Scene.Section,
    part: Int,
    at index: Int,
    _ name: String
  ) throws(FormatError) {
    try checkPart(part, name)
    let count = parts[part].sections.count
    guard index <= count else { throw Self.missing("section \(index)", of: count, name) }
    if let id = section.id, parts[part].sections.contains(where: { $0.id == id }) {
      throw FormatError("\(name): two sections would have the id \(id.value.json)")
    }
    try exchange([], for: section.allRows, name)
    parts[part].sections.insert(section, at: index)
  }

  /// An action with the ids that its rows have in their section, and its target there.
  ///
  /// - Throws: ``FormatError`` for a target that names several rows.
  func named(_ action: Scene.Action, at name: String) throws(FormatError) -> Scene.Action {
    func named(_ rows: [Scene.Row], _ part: Int, _ section: Int) -> [Scene.Row] {
      guard parts.indices.contains(part), parts[part].sections.indices.contains(section) else {
        return rows
      }
      return parts[part].sections[section].named(rows)
    }
    func named(_ row: Scene.Row, at place: Scene.RowPlace) -> Scene.Row {
      guard case .row = place.role else { return row }
      return named([row], place.part, place.section)[0]
    }
    switch action {
    case .insert(let rows, let place):
      return .insert(named(rows, place.part, place.section), at: place)
    case .change(let row, let place): return .change(named(row, at: place), at: place)
    case .grow(let row, let place): return .grow(named(row, at: place), at: place)
    case .setRows(let rows, let part, let section):
      return .setRows(named(rows, part, section), part: part, section: section)
    case .scroll(.to(.row(let id, let anchor), let animation, let means)) where !ids.contains(id):
      // The id of an element finds it in whichever section it is.
      let found = ids.filter { $0.steps.suffix(id.steps.count).elementsEqual(id.steps) }
      guard found.count < 2 else {
        let names = found.map(\.value.json).sorted().prefix(3).joined(separator: ", ")
        throw FormatError(
          "\(name).id: \(found.count) rows have the id \(id.value.json) in their sections, "
            + "\(names); give the path of one"
        )
      }
      let target = found.first ?? id
      return .scroll(.to(.row(target, anchor: anchor), animation: animation, by: means))
    default: return action
    }
  }

  /// The path by which a header or a footer is found in the section that has it; nil for others.
  func path(ofPinned id: ViewID) -> ViewID? {
    for section in parts.flatMap(\.sections) {
      guard let element = section.id, section.header?.id == id || section.footer?.id == id else {
        continue
      }
      return element.appending(id)
    }
    return nil
  }

  private subscript(place: Scene.RowPlace) -> Scene.Section {
    get { parts[place.part].sections[place.section] }
    set { parts[place.part].sections[place.section] = newValue }
  }

  private func check(_ place: Scene.RowPlace, _ name: String) throws(FormatError) {
    try checkPart(place.part, name)
    let count = parts[place.part].sections.count
    guard place.section < count else {
      throw Self.missing("section \(place.section)", of: count, name)
    }
  }

  private func checkPart(_ part: Int, _ name: String) throws(FormatError) {
    guard part < parts.count else { throw Self.missing("part \(part)", of: parts.count, name) }
  }

  /// The row at a place.
  private func row(at place: Scene.RowPlace, _ name: String) throws(FormatError) -> Scene.Row {
    if let row = self[place][place.role] { return row }
    guard case .row(let index) = place.role else {
      throw FormatError("\(name): there is no \(place.role) then")
    }
    throw Self.missing("row \(index)", of: self[place].rows.count, name)
  }

  /// Notes that rows take the place of others.
  private mutating func exchange(
    _ old: some Sequence<Scene.Row>,
    for new: [Scene.Row],
    _ name: String
  ) throws(FormatError) {
    for id in old.compactMap(\.id) { ids.remove(id) }
    for id in new.compactMap(\.id) where !ids.insert(id).inserted {
      throw FormatError("\(name): two rows would have the id \(id.value.json)")
    }
  }

  private static func missing(_ what: String, of count: Int, _ name: String) -> FormatError {
    FormatError("\(name): there is no \(what) then; counted from 0, there are \(count)")
  }
}
