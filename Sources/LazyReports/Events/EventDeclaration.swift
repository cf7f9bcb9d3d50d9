public import LazyTrace

/// Everything about one kind of event, in one place.
///
/// The line of text, the JSON object, the fields in Lua, the reference and the tests are made from
/// it.
public final class EventDeclaration: Sendable {
  /// The kind that is declared.
  public let kind: Event.Kind
  /// One sentence about what happened.
  public let summary: String
  /// The fields of its events besides those of all events, in the order of JSON.
  public let fields: [EventField]

  /// The values of an event on one line, for people.
  let line: @Sendable (Event.Detail) -> String
  /// The number of ids and records of an event, for those that may have many, in units of a
  /// ``WorkMeter``.
  let units: @Sendable (Event.Detail) -> Int
  /// Reads the field at a place of ``fields``; nil if it does not apply.
  let read: @Sendable (Event.Detail, _ place: Int) -> EventFieldValue?
  /// Calls a function for each field that applies, in order.
  let forEach: @Sendable (Event.Detail, (String, EventFieldValue) -> Void) -> Void

  /// Declares a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - summary: One sentence about what happened.
  ///   - values: Extracts the values from an event of the kind; nil for another kind.
  ///   - line: The values on one line, for people.
  ///   - units: The number of ids or records, if there may be many.
  ///   - fields: The fields, with how each is read from the values.
  init<Values>(
    _ kind: Event.Kind,
    summary: String,
    of values: @escaping @Sendable (Event.Detail) -> Values?,
    line: @escaping @Sendable (Values) -> String,
    units: @escaping @Sendable (Values) -> Int = { _ in 0 },
    fields: [ReadField<Values>]
  ) {
    self.kind = kind
    self.summary = summary
    self.fields = fields.map(\.field)
    self.line = { detail in values(detail).map(line) ?? "" }
    self.units = { detail in values(detail).map(units) ?? 0 }
    // The names are read outside the loop, which runs for each event of a trace.
    let names = fields.map(\.field.name)
    let readers = fields.map(\.read)
    read = { detail, place in values(detail).flatMap { readers[place]($0) } }
    forEach = { detail, body in
      guard let found = values(detail) else { return }
      for place in readers.indices {
        if let value = readers[place](found) { body(names[place], value) }
      }
    }
  }

  /// The value of a field as scripts read it, or its substitute if it does not apply.
  ///
  /// - Parameters:
  ///   - place: The place of the field in ``fields``.
  ///   - detail: An event of this kind.
  /// - Returns: The value; nil if there is no substitute.
  public func value(at place: Int, of detail: Event.Detail) -> EventFieldValue? {
    if let value = read(detail, place) { return value }
    guard case .value(let other) = fields[place].absence else { return nil }
    return other
  }
}
