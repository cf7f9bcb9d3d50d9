/// Finds subviews of a container that have the id of another one.
struct DuplicateIDs {
  private let stack: LazyStackNode

  init(in stack: LazyStackNode) { self.stack = stack }

  /// Reports subviews of the run that have the id of another one.
  ///
  /// The other one belongs to the same `ForEach`, or to the same container outside of any. Ids from
  /// a function are known only once their subviews are loaded.
  func report(among entering: [Subview]) {
    guard entering.count <= Self.fewEntering else { return reportAmongMany() }
    for subview in entering where mayHaveTwin(subview) {
      stack.forEachInRun { other in
        if other !== subview, other.id == subview.id,
          other.content.source?.origin === subview.content.source?.origin
        {
          report(subview)
        }
      }
    }
  }

  /// Up to this number, comparing each with all others costs less than a table of ids.
  private static let fewEntering = 4

  private func reportAmongMany() {
    let haveTwins = !stack.placement.lines.allHold { $0.subviews.allHold { !mayHaveTwin($0) } }
    guard haveTwins else { return }
    for subview in found { report(subview) }
  }

  /// The subviews of the run that have the id of one before them, in order.
  var found: [Subview] {
    var (found, seen): ([Subview], [ViewID: (any ElementSource)?]) = ([], [:])
    stack.forEachInRun { subview in
      guard hasOwnID(subview), let id = subview.id else { return }
      let source = subview.content.source?.origin
      if let other = seen[id], other === source { found.append(subview) }
      seen[id] = source
    }
    return found
  }

  private func report(_ subview: Subview) {
    guard let id = subview.id else { return }
    let number = subview.node.numberInTrace
    stack.context.diagnoseDuplicate(
      id,
      node: number,
      in: subview.content.source?.label ?? "the views of a \(stack.name)"
    )
  }

  /// Whether a subview has an id that it does not share with other parts of its element.
  private func hasOwnID(_ subview: Subview) -> Bool {
    subview.id != nil && !subview.content.sharesID
  }

  /// Whether another subview may have the same id.
  private func mayHaveTwin(_ subview: Subview) -> Bool {
    hasOwnID(subview) && !(subview.content.source?.hasUniqueIDs ?? false)
  }
}
