extension Node {
  /// The error for an id that no view in this one has.
  ///
  /// It lists ids that there are, or names the one that was meant.
  func unknownID(_ id: ViewID) throws -> WindowError {
    if let (outer, inner, view) = try loadedPart(of: id) {
      // Parts of the element may have its own id.
      let ids = view.distinctIDs.filter { $0 != outer.steps.last?.description }
      return .unknownID(id, among: ids, place: .element(outer, inner))
    }
    let ids = distinctIDs
    let hasRows = outermostStacks.contains { $0.list.hasElements }
    return .unknownID(
      id,
      among: ids,
      meant: try meant(id, among: ids),
      place: hasRows ? .rows : .views
    )
  }

  /// How a path is divided where it leads to a loaded view, and this view.
  private func loadedPart(of path: ViewID) throws -> (outer: ViewID, inner: ViewID, view: Node)? {
    for (outer, inner) in path.spellings.lazy.flatMap(\.divisions) {
      if let view = try addressed(outer)?.node { return (outer, inner, view) }
    }
    return nil
  }

  /// The listed ids, each once.
  private var distinctIDs: [String] {
    var seen: Set<String> = []
    return (self is LazyStackNode ? listedIDs : children.flatMap(\.listedIDs))
      .filter { seen.insert($0).inserted }
  }

  /// The id that was meant: the number in an id that is a text, or the text with this number; nil
  /// where no view has it.
  private func meant(_ id: ViewID, among ids: [String]) throws -> ViewID? {
    var others: [ViewID] = []
    switch id {
    case .string(let text):
      let digits = String(text.reversed().prefix { $0.isNumber }.reversed())
      others += Int(digits).map { [.integer($0)] } ?? []
    case .integer(let number):
      others += ids.compactMap { listed in
        let name = listed.prefix { !$0.isNumber }
        return name.isEmpty || name.count == listed.count ? nil : .string("\(name)\(number)")
      }
    default: break
    }
    return try others.first { try addressed($0) != nil }
  }
}
