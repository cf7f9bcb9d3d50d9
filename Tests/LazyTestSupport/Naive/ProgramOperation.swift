/// One step of a ``RandomProgram``.
public enum ProgramOperation: Equatable, Sendable {
  /// A finger moves the offset by so many points.
  case drag(Double)
  /// A scroll to an element; nil for the smallest movement.
  case scrollToID(Int, anchor: Double?)
  /// A scroll to an end of the list.
  case scrollToEdge(NaiveEdge)
  /// A scroll to an offset.
  case scrollToOffset(Double)
  /// An element measures otherwise from now on; the stack is not told, there is no frame.
  case resizeUnseen(Int, to: Double)
  /// A data change of one or several edits.
  case edit([ArrayEdit])
}

/// A change of a list of items; what does not fit the list is left undone.
public enum ArrayEdit: Equatable, Sendable {
  /// New items go in before the index.
  case insert([NaiveItem], at: Int)
  /// So many items from the index on go away.
  case remove(Int, at: Int)
  /// The item at the first index is put at the second.
  case move(from: Int, to: Int)
  /// So many items from the index on change their order to the opposite.
  case reverse(Int, at: Int)
  /// The element gets another value, with which it measures otherwise.
  case resize(Int, to: Double)
}

extension ArrayEdit {
  /// Makes the change.
  public func apply(to items: inout [NaiveItem]) {
    switch self {
    case .insert(let new, let index):
      let known = Set(items.map(\.id))
      items.insert(
        contentsOf: new.filter { !known.contains($0.id) },
        at: clamp(index, items.count)
      )
    case .remove(let count, let index):
      items.removeSubrange(range(count, at: index, of: items.count))
    case .move(let from, let to):
      guard items.indices.contains(from) else { return }
      let item = items.remove(at: from)
      items.insert(item, at: clamp(to, items.count))
    case .reverse(let count, let index):
      items[range(count, at: index, of: items.count)].reverse()
    case .resize(let id, let length):
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].length = length
      items[index].version += 1
    }
  }

  private func clamp(_ index: Int, _ limit: Int) -> Int { max(0, min(limit, index)) }

  private func range(_ count: Int, at index: Int, of total: Int) -> Range<Int> {
    let start = clamp(index, total)
    return start..<max(start, clamp(start + count, total))
  }
}

extension ProgramOperation: CustomStringConvertible {
  /// The step as text.
  public var description: String {
    switch self {
    case .drag(let delta): "drag \(delta)"
    case .scrollToID(let id, let anchor):
      "scrollTo id \(id) " + (anchor.map { "anchor \($0)" } ?? "minimal")
    case .scrollToEdge(let edge): "scrollTo edge \(edge.rawValue)"
    case .scrollToOffset(let y): "scrollTo y \(y)"
    case .resizeUnseen(let id, let length): "resizeUnseen \(id) to \(length)"
    case .edit(let edits): "edit " + edits.map(\.description).joined(separator: ", ")
    }
  }
}

extension ArrayEdit: CustomStringConvertible {
  /// The change as text.
  public var description: String {
    switch self {
    case .insert(let items, let index):
      "insert [\(items.map(\.description).joined(separator: " "))] at \(index)"
    case .remove(let count, let index): "remove \(count) at \(index)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .reverse(let count, let index): "reverse \(count) at \(index)"
    case .resize(let id, let length): "resize \(id) to \(length)"
    }
  }
}
