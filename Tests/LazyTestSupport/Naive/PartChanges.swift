/// What edits did to the parts of a list since somebody looked at them last.
public struct PartChanges: Sendable {
  /// An edit that was told, and to which part.
  public struct Told: Sendable {
    /// The index of the part.
    public let part: Int
    /// The edit.
    public let edit: ToldEdit
  }

  /// Where an element stands now, whose place that was, and whether it was moved there.
  private struct Place: Sendable {
    var id: Int
    var origin: Int?
    var isMoved = false
  }

  /// The parts after the edits.
  public private(set) var parts: [NaivePart]
  /// The edits of the parts that are told theirs, in order.
  public private(set) var told: [Told] = []
  /// Whether something changed that is told to nobody, so that only an update shows it.
  public private(set) var needsUpdate = false
  private var places: [[Place]]

  /// Begins with parts that somebody sees as they are.
  public init(_ parts: [NaivePart]) {
    self.parts = parts
    places = parts.map { part in part.elements.map { Place(id: $0.id, origin: $0.id) } }
  }

  /// Whether anything is to be seen.
  public var isEmpty: Bool { told.isEmpty && !needsUpdate }

  /// Whether an edit is one of a part that is told its edits.
  public func tells(_ edit: PartEdit) -> Bool {
    parts.indices.contains(edit.part) && parts[edit.part].isTold
  }

  /// Makes an edit.
  public mutating func make(_ edit: PartEdit) {
    let isResize = edit.isResize
    var isTold = false
    for (index, part) in parts.enumerated() where part.isTold && (isResize || index == edit.part) {
      let edits = edit.edit.told(of: part.elements)
      for edit in edits { tell(edit, to: index) }
      isTold = isTold || !isResize || !edits.isEmpty
    }
    edit.apply(to: &parts)
    needsUpdate = needsUpdate || !isTold
  }

  private mutating func tell(_ edit: ToldEdit, to part: Int) {
    told.append(Told(part: part, edit: edit))
    switch edit {
    case .insert(let element, let index): places[part].insert(Place(id: element.id), at: index)
    case .remove(let index): places[part].remove(at: index)
    case .replace(let index, let element): places[part][index].id = element.id
    case .move(let from, let to):
      var place = places[part].remove(at: from)
      place.isMoved = true
      places[part].insert(place, at: to)
    }
  }

  /// Has an item measure otherwise without telling anybody.
  public mutating func resizeUnseen(_ id: Int, to length: Double) {
    for index in parts.indices { parts[index].resize(id, to: length, isSeen: false) }
  }

  /// The subviews that edits which were told put where they are: those of elements that were moved,
  /// and of those that came back elsewhere after they had been removed (R10).
  public var moved: Set<Int> {
    var moved: Set<Int> = []
    for (part, places) in zip(parts, places) where part.isTold {
      let ids = Set(places.filter { $0.isMoved || $0.origin != $0.id }.map(\.id))
      let elements = part.elements.filter { ids.contains($0.id) }
      moved.formUnion(elements.flatMap(\.items).map(\.id))
    }
    return moved
  }
}
