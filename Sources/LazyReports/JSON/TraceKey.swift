internal import LazyTrace

/// A key of the lines of a trace, with the one type and unit that it has wherever it stands.
public struct TraceKey: Equatable, Sendable {
  /// The type of a key, as programs that read columns need it.
  public enum Content: String, Sendable {
    /// A text.
    case text
    /// An id as text.
    case id
    /// An array of ids as text.
    case ids = "array of ids"
    /// An array of texts.
    case texts = "array of texts"
    /// A whole number, without a point.
    case integer
    /// A real number, always with a point or an exponent.
    case real
    /// `true` or `false`.
    case boolean
    /// An array of objects, whose keys are listed, too.
    case records = "array of objects"
  }

  /// The name.
  public let name: String
  /// The type.
  public let content: Content
  /// The unit; nil if it has none.
  public let unit: String?
  /// The kinds of lines that have it, for a key of a record with the record's key behind a point;
  /// empty if all events have it, or may have it.
  public private(set) var places: [String]
}

extension TraceKey {
  /// The keys of all lines with built-in kinds of events, in the order of their first use.
  public static let all = merged(of: shared + Event.Kind.builtIn.flatMap(keys))

  private static let shared = [
    TraceKey(name: "kind", content: .text, unit: nil, places: []),
    TraceKey(name: "frame", content: .integer, unit: nil, places: []),
    TraceKey(name: "time", content: .real, unit: "seconds", places: []),
    TraceKey(name: "window", content: .integer, unit: nil, places: []),
    TraceKey(name: "id", content: .id, unit: nil, places: []),
    TraceKey(name: "node", content: .integer, unit: nil, places: []),
    TraceKey(name: "axis", content: .text, unit: nil, places: []),
    TraceKey(name: "version", content: .text, unit: nil, places: ["header"]),
    TraceKey(name: "format", content: .integer, unit: nil, places: ["header"]),
    TraceKey(name: "script", content: .text, unit: nil, places: ["header"]),
    TraceKey(name: "seed", content: .integer, unit: nil, places: ["header"]),
    TraceKey(name: "flags", content: .texts, unit: nil, places: ["header"]),
    TraceKey(name: "text", content: .text, unit: nil, places: ["print"]),
  ]

  /// The keys of a kind of event, those of its records behind it.
  static func keys(of kind: Event.Kind) -> [TraceKey] { keys(of: kind.fields, in: kind.name) }

  private static func keys(of fields: [EventField], in place: String) -> [TraceKey] {
    fields.flatMap { field in
      let key = TraceKey(
        name: field.name,
        content: Content(field.content),
        unit: field.unit,
        places: [place]
      )
      guard case .records(let parts) = field.content else { return [key] }
      return [key] + keys(of: parts, in: "\(place).\(field.name)")
    }
  }

  /// The keys without repetition; a name with two types or units stays twice.
  static func merged(of keys: [TraceKey]) -> [TraceKey] {
    var result: [TraceKey] = []
    for key in keys {
      let same = result.firstIndex {
        $0.name == key.name && $0.content == key.content && $0.unit == key.unit
      }
      guard let same else {
        result.append(key)
        continue
      }
      guard !result[same].places.isEmpty else { continue }
      result[same].places += key.places.filter { !result[same].places.contains($0) }
    }
    return result
  }
}

extension TraceKey.Content {
  fileprivate init(_ content: EventField.Content) {
    self =
      switch content {
      case .text: .text
      case .points, .length, .milliseconds, .fraction: .real
      case .count: .integer
      case .flag: .boolean
      case .id: .id
      case .ids: .ids
      case .records: .records
      }
  }
}
