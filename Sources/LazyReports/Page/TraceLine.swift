public import LazyTrace

/// An event with its values by name, whether it comes from a run or from a line of a saved trace.
public struct TraceLine: Equatable, Sendable {
  /// The name of the kind.
  public let kind: String
  /// The number of the frame.
  public let frame: Int
  /// The virtual time of the frame, in seconds.
  public let time: Double
  /// The number of the window.
  public let window: Int
  /// The id of the view or scroll view that it happened to, as text.
  let id: String?
  /// The number of the view or scroll view.
  let node: Int?
  /// The axis, if there are two.
  let axis: String?
  /// The values of its kind.
  let fields: [DataValue.Field]

  /// The keys that all events have or may have.
  private static let shared = ["kind", "frame", "time", "window", "id", "node", "axis"]

  /// Reads an event of a run.
  public init(_ event: Event, window: Int) {
    kind = event.kind.name
    frame = event.frame
    time = event.time
    self.window = window
    id = event.id.map(FoldedIDs.text)
    node = event.node
    axis = event.axis?.rawValue
    var fields: [DataValue.Field] = []
    event.kind.forEach(event.detail) { fields.append(DataValue.Field($0, DataValue($1))) }
    self.fields = fields
  }

  /// What is wrong with a line that is no event: a sentence about one of its members.
  public struct Fault: Error, Equatable { let words: String }

  /// Reads the values of a line.
  ///
  /// - Parameter values: The members of the object.
  /// - Throws: ``Fault`` unless it has those of all events.
  public init(_ values: [DataValue.Field]) throws(Fault) {
    let whole = { (value: DataValue) in value.asNumber.flatMap(Int.init(exactly:)) }
    let positive = { (value: DataValue) in whole(value).flatMap { $0 >= 1 ? $0 : nil } }
    kind = try values.member("kind", as: "a text", \.asText)
    frame = try values.member("frame", as: "a whole number from 1", positive)
    time = try values.member("time", as: "a number", \.asNumber)
    window = try values.member("window", as: "a whole number from 1", positive)
    id = try values.memberIfThere("id", as: "a text", \.asText).map(Self.asShown)
    node = try values.memberIfThere("node", as: "a whole number", whole)
    axis = try values.memberIfThere("axis", as: "a text", \.asText)
    fields = values.filter { !Self.shared.contains($0.name) }
  }

  /// An id of a saved trace as pictures show it: the ids of a path with slashes between them.
  fileprivate static func asShown(_ id: String) -> String {
    guard id.hasPrefix("["), let fields = RowReader.fields(of: Array("{\"id\":\(id)}".utf8)),
      case .list(let ids)? = fields.value(of: "id")
    else { return id }
    return ids.map(\.told).joined(separator: "/")
  }

  /// The values on one line, those that are lists of records only by their number.
  var words: String {
    var parts: [String] = []
    for (old, new) in [("old", "new"), ("from", "to")] {
      guard let before = fields.value(of: old), let after = fields.value(of: new) else { continue }
      parts.append("\(before.told) → \(after.told)")
    }
    for field in fields where !["old", "new", "from", "to"].contains(field.name) {
      switch field.value {
      case .flag(true): parts.append(field.name)
      case .flag(false), .null, .list([]): break
      case .list(let values) where values.contains(where: \.isRecord):
        if field.name != "entries" { parts.append("\(field.name) \(values.count)") }
      case let value: parts.append("\(field.name) \(value.told)")
      }
    }
    return parts.joined(separator: ", ")
  }
}

extension [DataValue.Field] {
  /// A member that every event has.
  fileprivate func member<Value>(
    _ name: String,
    as form: String,
    _ read: (DataValue) -> Value?
  ) throws(TraceLine.Fault) -> Value {
    guard let value = try memberIfThere(name, as: form, read) else {
      throw TraceLine.Fault(words: "it has no '\(name)'")
    }
    return value
  }

  /// A member that an event may have.
  fileprivate func memberIfThere<Value>(
    _ name: String,
    as form: String,
    _ read: (DataValue) -> Value?
  ) throws(TraceLine.Fault) -> Value? {
    guard let value = value(of: name), value != .null else { return nil }
    if let value = read(value) { return value }
    let found = value.shown.shortened(to: 40).onOneLine
    throw TraceLine.Fault(words: "its '\(name)' is \(found), not \(form)")
  }

  /// The number with a name; nil if there is none.
  func number(_ name: String) -> Double? { value(of: name)?.asNumber }

  /// The whole number with a name; nil if there is none.
  func integer(_ name: String) -> Int? { number(name).flatMap(Int.init(exactly:)) }

  /// Whether the value with a name is true.
  func flag(_ name: String) -> Bool { value(of: name) == .flag(true) }

  /// The text with a name; nil if there is none.
  func text(_ name: String) -> String? {
    value(of: name)?.asText
  }

  /// The records with a name.
  func records(_ name: String) -> [[DataValue.Field]] {
    guard case .list(let values)? = value(of: name) else { return [] }
    return values.compactMap { if case .record(let fields) = $0 { fields } else { nil } }
  }
}

extension DataValue {
  /// What a field of an event holds.
  fileprivate init(_ value: EventFieldValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .number(let number): self = number.isFinite ? .number(number) : .null
    case .integer(let integer): self = .integer(integer)
    case .flag(let flag): self = .flag(flag)
    case .id(let id): self = .text(IDLiteral.text(of: id))
    case .ids(let ids): self = .list(ids.map { .text(IDLiteral.text(of: $0)) })
    case .records(let records):
      self = .list(
        records.map { record in
          .record(
            record.entries.compactMap { entry in
              entry.value.map { Field(entry.name, DataValue($0)) }
            }
          )
        }
      )
    }
  }

  /// The text, if it is one.
  fileprivate var asText: String? { if case .text(let text) = self { text } else { nil } }

  fileprivate var isRecord: Bool { if case .record = self { true } else { false } }

  /// The value for people: few decimals, and of many values the first ones.
  fileprivate var told: String {
    switch self {
    case .number(let number): NumberFormat.decimal(number)
    case .list(let values):
      values.prefix(Self.mostTold).map(\.told).joined(separator: ", ")
        + (values.count > Self.mostTold ? " … \(values.count) in all" : "")
    case .text(let text): TraceLine.asShown(text).shortened(to: Self.longestTold).onOneLine
    case let value: value.shown
    }
  }

  private static let (mostTold, longestTold) = (12, 400)
}
