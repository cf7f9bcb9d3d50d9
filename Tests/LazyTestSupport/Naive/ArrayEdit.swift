/// A change of the elements of a ``NaivePart``; what does not fit is left undone.
public enum ArrayEdit: Equatable, Sendable {
  /// New elements go in before the index.
  case insert([NaiveElement], at: Int)
  /// So many elements from the index on go away.
  case remove(Int, at: Int)
  /// The element at the first index is put at the second.
  case move(from: Int, to: Int)
  /// So many elements from the index on change their order to the opposite.
  case reverse(Int, at: Int)
  /// The item gets another value, with which it measures otherwise.
  case resize(Int, to: Double)
}

/// A change of one of the parts of a list.
public struct PartEdit: Equatable, Sendable {
  /// The index of the part; an item is looked for in all of them.
  public var part: Int
  /// The change.
  public var edit: ArrayEdit

  /// Makes a change of a part.
  public init(_ part: Int, _ edit: ArrayEdit) {
    self.part = part
    self.edit = edit
  }

  /// Makes the change.
  public func apply(to parts: inout [NaivePart]) {
    if case .resize(let id, let length) = edit {
      for index in parts.indices { parts[index].resize(id, to: length, isSeen: true) }
    } else if parts.indices.contains(part) {
      edit.apply(to: &parts[part].elements)
    }
  }
}

extension NaivePart {
  /// Has an item measure otherwise.
  ///
  /// An element is compared as a whole: where one row of a section has another value, the section
  /// has.
  public mutating func resize(_ id: Int, to length: Double, isSeen: Bool) {
    if header?.id == id { header?.length = length }
    if footer?.id == id { footer?.length = length }
    for index in elements.indices where elements[index].items.contains(where: { $0.id == id }) {
      elements[index].change { item in
        if item.id == id { item.length = length }
        if isSeen { item.version += 1 }
      }
    }
  }
}

extension NaiveElement {
  /// Changes each of the items.
  public mutating func change(_ change: (inout NaiveItem) -> Void) {
    header.map { header = $0.changed(change) }
    rows = rows.map { $0.changed(change) }
    footer.map { footer = $0.changed(change) }
  }
}

extension NaiveItem {
  fileprivate func changed(_ change: (inout NaiveItem) -> Void) -> NaiveItem {
    var copy = self
    change(&copy)
    return copy
  }
}

extension ArrayEdit {
  fileprivate func apply(to elements: inout [NaiveElement]) {
    switch self {
    case .insert(let new, let index):
      let known = Set(elements.map(\.id))
      elements.insert(
        contentsOf: new.filter { !known.contains($0.id) },
        at: clamp(index, elements.count)
      )
    case .remove(let count, let index):
      elements.removeSubrange(range(count, at: index, of: elements.count))
    case .move(let from, let to):
      guard elements.indices.contains(from) else { return }
      let element = elements.remove(at: from)
      elements.insert(element, at: clamp(to, elements.count))
    case .reverse(let count, let index):
      elements[range(count, at: index, of: elements.count)].reverse()
    case .resize: break
    }
  }

  private func clamp(_ index: Int, _ limit: Int) -> Int { max(0, min(limit, index)) }

  private func range(_ count: Int, at index: Int, of total: Int) -> Range<Int> {
    let start = clamp(index, total)
    return start..<max(start, clamp(start + count, total))
  }
}

extension PartEdit: CustomStringConvertible {
  /// The change as text.
  public var description: String { "part \(part): \(edit)" }
}

extension ArrayEdit: CustomStringConvertible {
  /// The change as text.
  public var description: String {
    switch self {
    case .insert(let elements, let index):
      "insert [\(elements.map(\.description).joined(separator: " "))] at \(index)"
    case .remove(let count, let index): "remove \(count) at \(index)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .reverse(let count, let index): "reverse \(count) at \(index)"
    case .resize(let id, let length): "resize \(id) to \(length)"
    }
  }
}
