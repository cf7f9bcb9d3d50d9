/// An edit as it is reported to data that take each of them; every index is within the data.
public enum ToldEdit: Equatable, Sendable {
  /// Inserts a new element, whose index is then the given one.
  case insert(NaiveElement, at: Int)
  /// Removes the element at the index.
  case remove(at: Int)
  /// Moves the element at the first index, so that its index is then the second.
  case move(from: Int, to: Int)
  /// Replaces the element at the index.
  case replace(at: Int, with: NaiveElement)
}

extension ArrayEdit {
  /// The single edits that together have the effect of this one on the elements.
  func told(of elements: [NaiveElement]) -> [ToldEdit] {
    switch self {
    case .insert(let new, let index):
      let index = clamp(index, elements.count)
      return new.unknown(in: elements).enumerated().map { .insert($1, at: index + $0) }
    case .remove(let count, let index):
      return range(count, at: index, of: elements.count).reversed().map { .remove(at: $0) }
    case .move(let from, let to):
      guard elements.indices.contains(from) else { return [] }
      let to = clamp(to, elements.count - 1)
      return from == to ? [] : [.move(from: from, to: to)]
    case .reinsert(let from, let to):
      guard elements.indices.contains(from) else { return [] }
      return [.remove(at: from), .insert(elements[from], at: clamp(to, elements.count - 1))]
    case .reverse, .shuffle: return moves(of: elements)
    case .replace(let new, let index):
      let new = new.unknown(in: elements)
      let range = range(new.count, at: index, of: elements.count)
      return zip(range, new).map { .replace(at: $0, with: $1) }
        + new.dropFirst(range.count).enumerated().map { .insert($1, at: range.upperBound + $0) }
    case .clear: return elements.indices.reversed().map { .remove(at: $0) }
    case .resize(let id, _):
      let index = elements.firstIndex { element in element.items.contains { $0.id == id } }
      guard let index else { return [] }
      var changed = NaivePart(id: 0, [elements[index]])
      PartEdit(0, self).resize(&changed)
      return [.replace(at: index, with: changed.elements[0])]
    }
  }

  /// Moves each element that is not in its place there, in turn.
  private func moves(of elements: [NaiveElement]) -> [ToldEdit] {
    var wanted = elements
    apply(to: &wanted)
    var order = elements.map(\.id)
    var moves: [ToldEdit] = []
    for (place, element) in wanted.enumerated() where order[place] != element.id {
      guard let from = order.firstIndex(of: element.id) else { continue }
      order.insert(order.remove(at: from), at: place)
      moves.append(.move(from: from, to: place))
    }
    return moves
  }
}
