internal import LazyStacks

/// What a `ForEach` knows about the ids of data at all times.
final class DataIDs {
  let index: ElementIndex
  /// The ids of elements with lower tokens were read before, or belong to the first elements.
  private var checked: Int

  init(of data: DataCollection? = nil) {
    index = ElementIndex(from: data?.range?.count ?? 0)
    checked = data?.history.version.nextToken ?? 0
  }

  /// Reads the ids of elements that came since the last check.
  ///
  /// So an element without an id is an error at once, and not when it scrolls into view.
  func check(_ version: ElementVersion, read: (Int) throws -> ViewID) throws {
    try version.forEachNew(from: &checked) { _, index in _ = try read(index) }
  }
}
