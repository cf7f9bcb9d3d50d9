internal import LazyReports
internal import LazyStacks

/// A name of event fields, with its meaning in each kind of event that has it.
struct EventFieldName {
  /// The name.
  let name: String
  /// The kinds that have it, in order, with their fields of this name.
  private(set) var uses: [(kind: Event.Kind, field: EventField)] = []
  /// The position of the field among the fields of each kind.
  private(set) var places: [Event.Kind: Int] = [:]

  private init(name: String) { self.name = name }

  /// The names of all fields of some kinds, in the order in which they first occur.
  static func all(in kinds: [Event.Kind]) -> [EventFieldName] {
    var names: [EventFieldName] = []
    for kind in kinds {
      for (place, field) in kind.fields.enumerated() {
        let index = names.firstIndex { $0.name == field.name } ?? names.count
        if index == names.count { names.append(EventFieldName(name: field.name)) }
        names[index].uses.append((kind, field))
        names[index].places[kind] = place
      }
    }
    return names
  }

  /// The kind of value that the name has in any kind of event.
  var kind: ValueKind {
    var kinds: [ValueKind] = []
    for kind in uses.map(\.field.content.kind) where !kinds.contains(kind) { kinds.append(kind) }
    if uses.contains(where: { $0.field.absence == .nothing }) { kinds.append(.nothing) }
    return kinds.count == 1 ? kinds[0] : .either(kinds)
  }

  /// The meaning of the name in each kind of event, and the fields of its records.
  var summary: String {
    var meanings: [(meaning: String, kinds: [String])] = []
    for (kind, field) in uses {
      let index = meanings.firstIndex { $0.meaning == field.meaning } ?? meanings.count
      if index == meanings.count { meanings.append((field.meaning, [])) }
      meanings[index].kinds.append("`\(kind.name)`")
    }
    let parts = meanings.enumerated().map { index, part in
      (index == 0 ? part.meaning : part.meaning.startingSmall) + ": of " + part.kinds.enumeration
    }
    return parts.joined(separator: "; ") + "." + (uses.first?.field.content.partsInWords ?? "")
  }
}

extension EventField.Content {
  /// The kind of a field's Lua value.
  fileprivate var kind: ValueKind {
    switch self {
    case .text: .string
    case .points: .distance
    case .length: .length
    case .milliseconds: .milliseconds
    case .fraction: .fraction
    case .count(let least): .integer(atLeast: least)
    case .flag: .boolean
    case .id: .id
    case .ids: .array(.id)
    case .records(let fields): .array(.table("with " + fields.map(\.name).enumeration))
    }
  }

  /// A sentence about the fields of records.
  fileprivate var partsInWords: String {
    guard case .records(let fields) = self else { return "" }
    let parts = fields.map { "`\($0.name)`, \($0.meaning.startingSmall)" }
    return " Each has \(parts.joined(separator: "; "))."
  }
}

extension String {
  fileprivate var startingSmall: String { prefix(1).lowercased() + dropFirst() }
}

extension [String] {
  /// The words as English lists them: `a, b and c`.
  var enumeration: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
