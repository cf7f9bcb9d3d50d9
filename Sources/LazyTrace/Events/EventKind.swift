extension Event {
  /// Everything about one kind of event, in one place.
  ///
  /// The line of text, the JSON object, the fields in Lua, the reference and the tests are made
  /// from it. Two kinds are the same if they are the same object.
  public final class Kind: Sendable {
    /// The name, as `--only` and `window.trace:events { kind = }` spell it.
    public let name: String
    /// One sentence about what happened.
    public let summary: String
    /// The fields of its events besides those of all events, in the order of JSON.
    public let fields: [EventField]

    /// The values of an event on one line, for people.
    package let line: @Sendable (Detail) -> String
    /// The number of ids and records of an event, for those that may have many, in units of a
    /// `WorkMeter`.
    package let units: @Sendable (Detail) -> Int
    /// Reads the field at a place of ``fields``; nil if it does not apply.
    package let read: @Sendable (Detail, _ place: Int) -> EventFieldValue?
    /// Calls a function for each field that applies, in order.
    package let forEach: @Sendable (Detail, (String, EventFieldValue) -> Void) -> Void
    /// What could happen, of a kind whose values have a type of their own.
    package let example: Detail?

    /// Declares the kind of a case of ``Event/Detail``.
    ///
    /// - Parameters:
    ///   - name: The name that users write.
    ///   - summary: One sentence about what happened.
    ///   - values: Extracts the values from an event of the kind; nil for another kind.
    ///   - line: The values on one line, for people.
    ///   - units: The number of ids or records, if there may be many.
    ///   - fields: The fields, with how each is read from the values.
    package init<Values>(
      _ name: String,
      summary: String,
      of values: @escaping @Sendable (Detail) -> Values?,
      line: @escaping @Sendable (Values) -> String,
      units: @escaping @Sendable (Values) -> Int = { _ in 0 },
      fields: [ReadField<Values>]
    ) {
      self.name = name
      self.summary = summary
      self.fields = fields.map(\.field)
      example = nil
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

    /// Declares the kind of a type of values.
    ///
    /// - Parameters:
    ///   - name: The name that users write.
    ///   - summary: One sentence about what happened.
    ///   - line: The values on one line, for people.
    ///   - units: The number of ids or records, if there may be many.
    ///   - fields: The fields, with how each is read from the values.
    package convenience init<Values: EventValues>(
      _ name: String,
      summary: String,
      line: @escaping @Sendable (Values) -> String,
      units: @escaping @Sendable (Values) -> Int = { _ in 0 },
      fields: [ReadField<Values>]
    ) {
      let kind = Event.Kind(
        name,
        summary: summary,
        of: { if case .other(let other) = $0 { other.values as? Values } else { nil } },
        line: line,
        units: units,
        fields: fields
      )
      self.init(kind, with: .of(Values.example))
    }

    private init(_ kind: Event.Kind, with example: Detail) {
      (name, summary, fields) = (kind.name, kind.summary, kind.fields)
      (line, units, read, forEach) = (kind.line, kind.units, kind.read, kind.forEach)
      self.example = example
    }

    /// The value of a field as scripts read it, or its substitute if it does not apply.
    ///
    /// - Parameters:
    ///   - place: The place of the field in ``fields``.
    ///   - detail: An event of this kind.
    /// - Returns: The value; nil if there is no substitute.
    public func value(at place: Int, of detail: Detail) -> EventFieldValue? {
      if let value = read(detail, place) { return value }
      guard case .value(let other) = fields[place].absence else { return nil }
      return other
    }
  }
}

extension Event.Kind: Hashable {
  /// Whether both are the same kind.
  public static func == (left: Event.Kind, right: Event.Kind) -> Bool { left === right }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Event.Kind: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
