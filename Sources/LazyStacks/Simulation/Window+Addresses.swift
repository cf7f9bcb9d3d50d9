extension Window {
  /// The view that an id names, anywhere in the window or in a part of it.
  ///
  /// Of several views with one id it is the first in sight, and a diagnostic says so.
  ///
  /// - Throws: ``WindowError/unknownID(_:among:)`` where nothing has the id.
  func addressed(_ id: ViewID, in part: Node? = nil) throws -> Addressed {
    let part = part ?? root
    guard let found = try part.addressed(id) else {
      throw try part.unknownID(id)
    }
    if case .path = id { return found }
    if case .inside = found { return found }
    return try isWholeAddress(id, of: found) ? found : inSight(id, among: found, in: part)
  }

  /// Whether an id is that of the data of a lazy container that lies in no other.
  private func isWholeAddress(_ id: ViewID, of found: Addressed) throws -> Bool {
    guard case .subview(let stack, let index) = found,
      stack.parent?.nearest(LazyStackNode.self) == nil
    else { return false }
    return try stack.catalog.listed.index(of: id) == index
  }

  private func inSight(_ id: ViewID, among found: Addressed, in part: Node) throws -> Addressed {
    var candidates: [Node] = []
    try part.collect(id, into: &candidates)
    guard candidates.count > 1 else { return found }
    let chosen = candidates.first(where: \.isInSight) ?? candidates[0]
    let place = chosen.nearestAddress.map { ", the one in \($0)" } ?? ""
    context.diagnose(
      .ambiguousID,
      message: "\(candidates.count) loaded views have the id \(id); this is the first"
        + "\(chosen.isInSight ? " in sight" : "")\(place): write a path { outer, inner }",
      of: EventSubject(id: id, node: chosen.numberInTrace)
    )
    if let subview = chosen.subview, let stack = chosen.parent as? LazyStackNode {
      return .subview(stack, subview.index)
    }
    return .view(chosen)
  }
}
