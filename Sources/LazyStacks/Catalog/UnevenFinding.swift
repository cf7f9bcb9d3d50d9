/// Takes note of elements that give other numbers of views than assumed although nobody declared
/// any, so that they are counted one by one, as dynamic ones are (rule R1).
struct UnevenFinding {
  private let catalog: SubviewCatalog

  init(in catalog: SubviewCatalog) { self.catalog = catalog }

  /// What to throw because an element gave another number of subviews: that the list must be read
  /// again, or an error if the number was declared.
  ///
  /// - Parameters:
  ///   - source: The data of the element.
  ///   - holder: The list that has the element, or is the element's.
  ///   - error: The error if the number was declared.
  /// - Returns: What to throw.
  func mismatch(
    of source: (any ElementSource)?,
    in holder: OpenedList,
    or error: @autoclosure () -> ContentError
  ) -> any Error {
    guard let source, source.inferredArity != nil, catalog.container is LazyStackNode,
      mayCount(source, in: holder)
    else { return error() }
    note(source)
    var list: OpenedList? = holder
    while let inner = list, inner.isInner {
      inner.isStale = true
      if let source = inner.source, source.inferredArity != nil { note(source) }
      list = inner.outer
    }
    catalog.mayShrink = true
    return FoundArity()
  }

  /// Whether so many elements may be evaluated to count their views.
  private func mayCount(_ source: any ElementSource, in holder: OpenedList) -> Bool {
    let limit = catalog.context.profile.eagerLimit
    guard !holder.isInner, !catalog.allAtOnce.isNeeded else { return source.count <= limit }
    return catalog.lastInUse < limit
  }

  private func note(_ source: any ElementSource) {
    guard catalog.uneven.insert(source.label).inserted else { return }
    let settings = catalog.context.settings
    // Those that are evaluated all at once are reported as such.
    guard catalog.allAtOnce.reason == nil, !settings.isSurveyed else { return }
    catalog.context.diagnose(
      .unevenElements,
      message:
        "the elements of \(source.label) give different numbers of views, so they are evaluated "
        + "one after the other, up to the last one that is needed, to count them; declare "
        + "subviews = function(element) … end if the data tell the number, else subviews = "
        + "\"dynamic\", or put the views of each element in one stack"
    )
  }
}

extension SubviewCatalog {
  /// Whether elements give different numbers of subviews, as declared or as found out.
  func isUneven(_ source: any ElementSource) -> Bool {
    source.hasDynamicArity || source.inferredArity != nil && uneven.contains(source.label)
  }

  /// Has the list read again in this frame, because elements showed how many subviews they have.
  func awaitReading() {
    guard !awaitsReading, let stack = container as? LazyStackNode else { return }
    awaitsReading = true
    context.queues.rereading.append(stack)
  }

  /// The last place in the description that a loaded subview has; -1 without any.
  var lastInUse: Int {
    guard let stack = container as? LazyStackNode else { return -1 }
    return stack.allLoaded.reduce(-1) { $1.isStandIn ? $0 : max($0, described($1.index)) }
  }

  /// The composite views that were evaluated in rows, by their keys.
  ///
  /// They go on living in the list where their element is evaluated to count its views.
  var instancesInRows: [ViewKey: CompositeInstance] {
    guard let stack = container as? LazyStackNode else { return [:] }
    return stack.allLoaded.reduce(into: [:]) { found, subview in
      found.merge(subview.content.resolution?.compositeInstances ?? [:]) { first, _ in first }
    }
  }
}
