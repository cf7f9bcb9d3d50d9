/// Finds subviews of a container that have the id of another one.
struct DuplicateIDs {
  private let stack: LazyStackNode

  init(in stack: LazyStackNode) { self.stack = stack }

  /// Reports subviews of the run that have the id of another one.
  ///
  /// The other one may belong to another `ForEach`: lazy layouts in SwiftUI report an id of several
  /// child views wherever these come from. In sections that have ids of their own, ids are others.
  /// Ids from a function are known only once their subviews are loaded.
  func report(among entering: [Subview]) {
    guard entering.count <= Self.fewEntering else { return reportAmongMany() }
    for subview in entering where mayHaveTwin(subview) {
      stack.forEachInRun { other in
        if other !== subview, hasOwnID(other), isTwin(other, of: subview) {
          report(subview, beside: other)
        }
      }
    }
  }

  /// Up to this number, comparing each with all others costs less than a table of ids.
  private static let fewEntering = 4

  private func reportAmongMany() {
    let haveTwins = !stack.placement.lines.allHold { $0.subviews.allHold { !mayHaveTwin($0) } }
    guard haveTwins else { return }
    for (subview, other) in twins { report(subview, beside: other) }
  }

  /// The subviews of the run that have the id of one before them, in order.
  var found: [Subview] { twins.map(\.subview) }

  /// The same, each with the last one before it.
  private var twins: [(subview: Subview, other: Subview)] {
    var (found, seen): ([(Subview, Subview)], [ViewID: Subview]) = ([], [:])
    stack.forEachInRun { subview in
      guard hasOwnID(subview) else { return }
      if let other = seen[subview.label], isTwin(other, of: subview) {
        found.append((subview, other))
      }
      seen[subview.label] = subview
    }
    return found
  }

  private func report(_ subview: Subview, beside other: Subview) {
    let source = subview.content.source
    let isOfOne = segment(of: subview) == segment(of: other)
    stack.context.diagnoseDuplicate(
      subview.label,
      node: subview.node.numberInTrace,
      in: (isOfOne ? source?.label : nil) ?? "the views of a \(stack.name)"
    )
  }

  /// Whether two subviews have the same id, which no id that was given around one tells apart.
  private func isTwin(_ other: Subview, of subview: Subview) -> Bool {
    other.label == subview.label && other.node.naming.ownID == subview.node.naming.ownID
  }

  /// The number of the `ForEach` in the container that a subview comes from.
  private func segment(of subview: Subview) -> Int {
    stack.list.location(of: stack.catalog.described(subview.index)).segment
  }

  /// Whether a subview has an id that it does not share with other parts of its element.
  private func hasOwnID(_ subview: Subview) -> Bool {
    subview.id != nil && !subview.content.sharesID
  }

  /// Whether another subview may have the same id.
  private func mayHaveTwin(_ subview: Subview) -> Bool {
    guard hasOwnID(subview) else { return false }
    return stack.list.segments.count > 1 || !(subview.content.source?.hasUniqueIDs ?? false)
  }
}
