extension RandomProgram {
  /// Finds a smaller program for which `fails` still holds, greedily.
  ///
  /// - Parameters:
  ///   - attempts: The greatest number of calls of `fails`.
  ///   - fails: Whether a program has the problem that is looked for; it holds for this one.
  /// - Returns: The smallest program found; this one if nothing can be left out.
  public func shrunk(attempts: Int = 3_000, while fails: (RandomProgram) -> Bool) -> RandomProgram {
    var smallest = self
    var left = attempts
    var isShrinking = true
    while isShrinking, left > 0 {
      isShrinking = false
      for candidate in smallest.smallerPrograms {
        left -= 1
        guard left > 0 else { break }
        if fails(candidate) {
          smallest = candidate
          isShrinking = true
          break
        }
      }
    }
    return smallest
  }

  /// Programs with something left out or simplified, the boldest first.
  private var smallerPrograms: [RandomProgram] {
    var result: [RandomProgram] = []
    for shorter in Self.shorter(operations) { result.append(with { $0.operations = shorter }) }
    result += smallerParts
    for (index, operation) in operations.enumerated() {
      for plainer in operation.plainer {
        result.append(with { $0.operations[index] = plainer })
      }
    }
    if guess != .mean { result.append(with { $0.guess = .mean }) }
    if grid != nil { result.append(with { $0.grid = nil }) }
    if grid != nil, grid != .flexible(2, spacing: 0) {
      result.append(with { $0.grid = .flexible(2, spacing: 0) })
    }
    for kind in [NaiveLazyStack.Pinned.headers, .footers] where pinned.contains(kind) {
      result.append(with { $0.pinned.remove(kind) })
    }
    if spacing != 0 { result.append(with { $0.spacing = 0 }) }
    if containerLength != 100 { result.append(with { $0.containerLength = 100 }) }
    for item in items where item.length != 100 && !(item.isStatic && item.length == 0) {
      result.append(
        with { program in
          for index in program.parts.indices {
            program.parts[index].resize(item.id, to: 100, isSeen: false)
          }
        }
      )
    }
    return result
  }

  /// Programs with a part emptied; parts stay, because edits name them by index.
  private var smallerParts: [RandomProgram] {
    var result: [RandomProgram] = []
    for (index, part) in parts.enumerated() {
      for shorter in Self.shorter(part.elements) {
        result.append(with { $0.parts[index].elements = shorter })
      }
      if part.isTold { result.append(with { $0.parts[index].isTold = false }) }
      if part.isSection { result.append(with { $0.parts[index].isSection = false }) }
      if part.header != nil { result.append(with { $0.parts[index].header = nil }) }
      if part.footer != nil { result.append(with { $0.parts[index].footer = nil }) }
      if index == parts.count - 1, part.elements.isEmpty, parts.count > 1 {
        result.append(with { $0.parts.removeLast() })
      }
    }
    return result
  }

  private func with(_ change: (inout RandomProgram) -> Void) -> RandomProgram {
    var copy = self
    change(&copy)
    return copy
  }

  /// The array without each half, quarter and so on, and without each single element.
  public static func shorter<Element>(_ array: [Element]) -> [[Element]] {
    var result: [[Element]] = []
    var length = array.count
    while length > 0 {
      for start in stride(from: 0, to: array.count, by: length) {
        var copy = array
        copy.removeSubrange(start..<min(array.count, start + length))
        result.append(copy)
      }
      length /= 2
    }
    return result
  }
}

extension ProgramOperation {
  /// Simpler steps of the same kind.
  fileprivate var plainer: [ProgramOperation] {
    switch self {
    case .drag(let delta): Self.rounder(delta).map { .drag($0) }
    case .scrollToOffset(let y): Self.rounder(y).map { .scrollToOffset($0) }
    case .scrollToID(let id, let anchor): anchor == 0 ? [] : [.scrollToID(id, anchor: 0)]
    case .resizeUnseen(let id, let length): Self.rounder(length).map { .resizeUnseen(id, to: $0) }
    case .scrollToEdge: []
    case .resize(_, 100): []
    case .resize(let width, _): [.resize(width: width, length: 100)]
    case .edit(let edits): Self.plainer(edits).map { .edit($0) }
    case .tell(let edits): [.edit(edits)] + Self.plainer(edits).map { .tell($0) }
    }
  }

  private static func plainer(_ edits: [PartEdit]) -> [[PartEdit]] {
    var result = RandomProgram.shorter(edits).filter { !$0.isEmpty }
    for (index, edit) in edits.enumerated() {
      for plainer in edit.edit.plainer {
        var copy = edits
        copy[index].edit = plainer
        result.append(copy)
      }
    }
    return result
  }

  fileprivate static func rounder(_ value: Double) -> [Double] {
    let whole = value.rounded()
    return whole == value ? [] : [whole]
  }
}

extension ArrayEdit {
  /// Edits of the same kind with less in them, or simpler ones with the same effect.
  fileprivate var plainer: [ArrayEdit] {
    switch self {
    case .insert(let elements, let index):
      RandomProgram.shorter(elements).filter { !$0.isEmpty }.map { .insert($0, at: index) }
    case .replace(let elements, let index):
      [.remove(elements.count, at: index), .insert(elements, at: index)]
        + RandomProgram.shorter(elements).filter { !$0.isEmpty }.map { .replace($0, at: index) }
    case .shuffle(let count, let index, let seed):
      [.reverse(count, at: index)]
        + (2..<max(2, count)).map { .shuffle($0, at: index, seed: seed) }
    case .reverse(let count, let index):
      [.move(from: index, to: index + 1)] + (2..<max(2, count)).map { .reverse($0, at: index) }
    case .remove(let count, let index):
      count > 1 ? [.remove(1, at: index), .remove(count / 2, at: index)] : []
    case .resize(let id, let length):
      ProgramOperation.rounder(length).map { .resize(id, to: $0) }
    case .reinsert(let from, let to): [.move(from: from, to: to)]
    case .move, .clear: []
    }
  }
}
