internal import LazyTrace

/// A field with a function that reads it from the values of an event, or from a part of them.
struct ReadField<Values>: Sendable {
  typealias Reader<Value> = @Sendable (Values) -> Value?

  /// The field.
  let field: EventField
  /// Reads it; nil if it does not apply.
  let read: Reader<EventFieldValue>

  private init(
    _ name: String,
    _ content: EventField.Content,
    _ meaning: String,
    _ absence: EventField.Absence,
    _ read: @escaping Reader<EventFieldValue>
  ) {
    field = EventField(name: name, content: content, meaning: meaning, absence: absence)
    self.read = read
  }
}

extension ReadField {
  static func text(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<String>
  ) -> ReadField {
    ReadField(name, .text, meaning, absence) { read($0).map { .text($0) } }
  }

  static func points(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, .points, meaning, absence) { read($0).map { .number($0) } }
  }

  static func length(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, .length, meaning, absence) { read($0).map { .number($0) } }
  }

  static func milliseconds(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, .milliseconds, meaning, absence) { read($0).map { .number($0) } }
  }

  static func fraction(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, .fraction, meaning, absence) { read($0).map { .number($0) } }
  }

  static func count(
    _ name: String,
    from least: Int = 0,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<Int>
  ) -> ReadField {
    ReadField(name, .count(from: least), meaning, absence) { read($0).map { .integer($0) } }
  }

  static func flag(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<Bool>
  ) -> ReadField {
    ReadField(name, .flag, meaning, absence) { read($0).map { .flag($0) } }
  }

  static func id(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<ViewID>
  ) -> ReadField {
    ReadField(name, .id, meaning, absence) { read($0).map { .id($0) } }
  }

  static func ids(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    _ read: @escaping Reader<[ViewID]>
  ) -> ReadField {
    ReadField(name, .ids, meaning, absence) { read($0).map { .ids($0) } }
  }

  /// A field that holds records, each made of a part.
  static func records<Part>(
    _ name: String,
    _ meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    of parts: [ReadField<Part>],
    _ read: @escaping Reader<[Part]>
  ) -> ReadField {
    ReadField(name, .records(parts.map(\.field)), meaning, absence) { values in
      read(values).map { .records($0.map { EventRecord(parts, of: $0) }) }
    }
  }
}

extension EventRecord {
  fileprivate init<Part>(_ fields: [ReadField<Part>], of part: Part) {
    entries = fields.map { Entry(name: $0.field.name, value: $0.read(part)) }
  }
}
