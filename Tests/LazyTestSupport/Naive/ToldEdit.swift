/// An edit as it is told to data that want to know each of them; every index lies within the data.
public enum ToldEdit: Equatable, Sendable {
  /// A new element goes in, so that it has the index.
  case insert(NaiveElement, at: Int)
  /// The element at the index goes away.
  case remove(at: Int)
  /// The element at the first index has the second one afterwards.
  case move(from: Int, to: Int)
  /// An element takes the place of the one at the index.
  case replace(at: Int, with: NaiveElement)
}

extension ArrayEdit {
  /// The edits that do one by one what this one does to the elements.
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

  /// What stands in its place is left there; each other element is brought to its own in turn.
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
