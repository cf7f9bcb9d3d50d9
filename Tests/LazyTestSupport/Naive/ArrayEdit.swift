/// A change of the elements of a ``NaivePart``; what does not fit is ignored.
public enum ArrayEdit: Equatable, Sendable {
  /// New elements go in before the index.
  case insert([NaiveElement], at: Int)
  /// Removes a number of elements from the index on.
  case remove(Int, at: Int)
  /// Moves the element at the first index to the second.
  case move(from: Int, to: Int)
  /// Removes the element at the first index and inserts it again at the second, with the same id.
  case reinsert(from: Int, to: Int)
  /// Reverses the order of a number of elements from the index on.
  case reverse(Int, at: Int)
  /// Shuffles a number of elements from the index on, as a seed says.
  case shuffle(Int, at: Int, seed: UInt64)
  /// Replaces elements from the index on by others with other ids.
  case replace([NaiveElement], at: Int)
  /// Removes all elements.
  case clear
  /// Changes the value of the item, and with it its length.
  case resize(Int, to: Double)
}

/// A change of one of the parts of a list.
public struct PartEdit: Equatable, Sendable {
  /// The index of the part; a changed item is looked for in all parts.
  public var part: Int
  /// The change.
  public var edit: ArrayEdit

  /// Creates a change of a part.
  public init(_ part: Int, _ edit: ArrayEdit) {
    self.part = part
    self.edit = edit
  }

  /// Whether the value of an item changes.
  var isResize: Bool { if case .resize = edit { true } else { false } }

  /// Makes the change.
  public func apply(to parts: inout [NaivePart]) {
    if case .resize = edit {
      for index in parts.indices { resize(&parts[index]) }
    } else if parts.indices.contains(part) {
      edit.apply(to: &parts[part].elements)
    }
  }

  /// Changes the length of the item if it is in the part.
  func resize(_ part: inout NaivePart) {
    guard case .resize(let id, let length) = edit else { return }
    part.resize(id, to: length, isSeen: true)
  }
}

extension NaivePart {
  /// Changes the length of an item.
  ///
  /// An element is compared as a whole: if one row of a section has another value, the section has.
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
  /// Calls a function that may change each of the items.
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
  /// The elements that the edit inserts.
  public var newElements: [NaiveElement] {
    switch self {
    case .insert(let elements, _), .replace(let elements, _): elements
    default: []
    }
  }

  func apply(to elements: inout [NaiveElement]) {
    switch self {
    case .insert(let new, let index):
      elements.insert(contentsOf: new.unknown(in: elements), at: clamp(index, elements.count))
    case .remove(let count, let index):
      elements.removeSubrange(range(count, at: index, of: elements.count))
    case .move(let from, let to), .reinsert(let from, let to):
      guard elements.indices.contains(from) else { return }
      let element = elements.remove(at: from)
      elements.insert(element, at: clamp(to, elements.count))
    case .reverse(let count, let index):
      elements[range(count, at: index, of: elements.count)].reverse()
    case .shuffle(let count, let index, let seed):
      var generator = SeededGenerator(seed: seed)
      elements[range(count, at: index, of: elements.count)].shuffle(using: &generator)
    case .replace(let new, let index):
      let new = new.unknown(in: elements)
      elements.replaceSubrange(range(new.count, at: index, of: elements.count), with: new)
    case .clear: elements.removeAll()
    case .resize: break
    }
  }

  func clamp(_ index: Int, _ limit: Int) -> Int { max(0, min(limit, index)) }

  func range(_ count: Int, at index: Int, of total: Int) -> Range<Int> {
    let start = clamp(index, total)
    return start..<max(start, clamp(start + count, total))
  }
}

extension [NaiveElement] {
  /// The elements whose ids do not occur among others.
  func unknown(in others: [NaiveElement]) -> [NaiveElement] {
    let known = Set(others.map(\.id))
    return filter { !known.contains($0.id) }
  }

  fileprivate var text: String { map(\.description).joined(separator: " ") }
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
      "insert [\(elements.text)] at \(index)"
    case .remove(let count, let index): "remove \(count) at \(index)"
    case .move(let from, let to): "move \(from) to \(to)"
    case .reinsert(let from, let to): "reinsert \(from) to \(to)"
    case .reverse(let count, let index): "reverse \(count) at \(index)"
    case .shuffle(let count, let index, let seed): "shuffle \(count) at \(index) by \(seed)"
    case .replace(let elements, let index): "replace by [\(elements.text)] at \(index)"
    case .clear: "clear"
    case .resize(let id, let length): "resize \(id) to \(length)"
    }
  }
}
