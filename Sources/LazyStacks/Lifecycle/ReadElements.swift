/// The elements of an array that a `ForEach` outside of lazy containers has read: with their values
/// of that moment a change that no update told of is found out.
struct ReadElements {
  private let source: any ElementSource
  private var values: [Int: any ElementValue] = [:]
  /// The index of each element, by its id; the first of several with one id.
  private var places: [ViewID: Int] = [:]

  /// Of a source that cannot change without being noticed nothing is kept.
  init?(of source: any ElementSource) {
    guard source.mayChangeUnnoticed else { return nil }
    self.source = source
  }

  /// Adds an element.
  mutating func note(_ id: ViewID, at index: Int) throws {
    places[id] = places[id] ?? index
    values[index] = try source.value(at: index)
  }

  /// Reports that the element is another one than when it was read from which a view was made.
  func reportChange(shownBy node: Node) throws {
    guard let place = node.id.flatMap({ places[$0] }) else { return }
    try node.context.work.poll()
    try source.reportChange(since: values[place], at: place)
  }
}

extension KeyedNodes {
  /// Those of the nodes that are in sight; in a stack they are found without looking at each.
  var inSight: [Pair] {
    guard let first = pairs.first?.node, let axis = first.parent?.stackAxis else {
      return pairs.filter { ViewSight(of: $0.node).isAny }
    }
    let window = Rect(origin: .zero, size: first.context.settings.size)
    guard let region = first.nearest(ScrollNode.self).map(\.laidOutRegion) ?? window else {
      return []
    }
    func frame(_ pair: Pair) -> Rect { LaidOutPlace(of: pair.node).frame(upTo: nil) }
    let start = pairs.countOfFirst { frame($0).end(axis) <= region.start(axis) }
    return pairs.dropFirst(start).prefix { frame($0).start(axis) < region.end(axis) }
      .filter { ViewSight(of: $0.node).isAny }
  }
}
