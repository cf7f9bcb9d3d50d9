/// The subviews to which some views resolve, made when they are used.
///
/// As a view it is all of them, one after the other.
public struct SubviewsCollection: View {
  let catalog: SubviewCatalog
  /// Which of the catalog's subviews they are.
  let range: Range<Int>

  /// All subviews of a catalog.
  init(of catalog: SubviewCatalog) {
    self.init(of: catalog, in: 0..<catalog.list.count)
  }

  init(of catalog: SubviewCatalog, in range: Range<Int>) {
    (self.catalog, self.range) = (catalog, range)
  }

  /// How many subviews there are; evaluates none.
  public var count: Int { range.count }

  /// The views as the simulator reads them.
  public var content: Content { ForEach(self) { subview, _ in subview }.content }

  /// The subview at an index, for use as a view.
  public subscript(index: Int) -> Content {
    get throws {
      let place = try place(at: index)
      var content: Content
      switch place.segment.kind {
      case .single(let view): content = view
      case .elements(let source, _): content = try source.content(at: place.element ?? 0)
      }
      for trait in place.segment.surroundings.traits { content = content.modified(trait) }
      return content.id(label(of: place))
    }
  }

  /// The id of the subview at an index, or its place in words.
  public func id(at index: Int) throws -> ViewID { label(of: try place(at: index)) }

  private func label(of place: SubviewPlace) -> ViewID {
    place.id ?? .string(place.surroundings.key.place)
  }

  /// Where a subview comes from; an error once there are fewer.
  private func place(at index: Int) throws -> SubviewPlace {
    let place = range.lowerBound + index
    guard index >= 0, index < count, place < catalog.list.count else {
      throw ContentError.missingElement(index + 1, source: catalog.name)
    }
    return try catalog.place(at: place, because: .eager)
  }

  /// The value that the outermost `tag` gives to the subview at an index.
  public func tag(at index: Int) throws -> Any? {
    try containerValue(LayoutValue.tagName, at: index)
  }

  /// The value that the outermost `containerValue` with a name gives to the subview at an index.
  public func containerValue(_ name: String, at index: Int) throws -> Any? {
    var content = try self[index]
    while case .modified(let inner, let modifier) = content.kind {
      if case .containerValue(let value) = modifier, value.name == name { return value.value }
      content = inner
    }
    return nil
  }
}
