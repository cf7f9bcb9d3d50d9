internal import LazyReports
internal import LazyStacks

/// What is in a scene at one moment of its program.
struct SceneContent: Equatable {
  var parts: [Scene.Part]
  var viewport: Size
  var insets: Scene.Ends

  /// What is in it at the beginning.
  init(_ scene: Scene) {
    parts = scene.parts
    viewport = scene.viewport
    insets = scene.insets
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
    case .insert(let rows, let place):
      try check(place, name)
      guard case .row(let index) = place.role else { return }
      let count = self[place].rows.count
      guard index <= count else { throw Self.missing("row \(index)", of: count, name) }
      self[place].rows.insert(contentsOf: rows, at: index)
      try checkIDs(at: place, name)
    case .remove(let count, let place):
      try check(place, name)
      guard case .row(let index) = place.role else {
        guard self[place][place.role] != nil else {
          throw Self.missing("\(place.role)", of: 0, name)
        }
        self[place][place.role] = nil
        return
      }
      let rows = self[place].rows.count
      guard index + count <= rows else {
        throw Self.missing("row \(index + count - 1)", of: rows, name)
      }
      self[place].rows.removeSubrange(index..<index + count)
    case .change(let row, let place), .grow(let row, let place):
      try check(place, name)
      if case .row(let index) = place.role, index >= self[place].rows.count {
        throw Self.missing("row \(index)", of: self[place].rows.count, name)
      }
      self[place][place.role] = row
      try checkIDs(at: place, name)
    case .setRows(let rows, let part, let index):
      let place = Scene.RowPlace(part: part, section: index, .row(0))
      try check(place, name)
      self[place].rows = rows
      try checkIDs(at: place, name)
    case .insertSection(let section, let part, let index):
      try checkPart(part, name)
      let count = parts[part].sections.count
      guard index <= count else { throw Self.missing("section \(index)", of: count, name) }
      parts[part].sections.insert(section, at: index)
    case .removeSection(let part, let index):
      try checkPart(part, name)
      let count = parts[part].sections.count
      guard index < count else { throw Self.missing("section \(index)", of: count, name) }
      parts[part].sections.remove(at: index)
    }
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

  private func checkIDs(at place: Scene.RowPlace, _ name: String) throws(FormatError) {
    var seen: Set<ViewID> = []
    for row in self[place].rows {
      guard let id = row.id, !seen.insert(id).inserted else { continue }
      throw FormatError("\(name): two rows would have the id \(id.value.json)")
    }
  }

  private static func missing(_ what: String, of count: Int, _ name: String) -> FormatError {
    FormatError("\(name): there is no \(what) then; counted from 0, there are \(count)")
  }
}
