package import LazyViews

/// A field with a function that reads it from the values of an event, or from a part of them.
package struct ReadField<Values>: Sendable {
  /// Reads a value; nil if the field does not apply.
  package typealias Reader<Value> = @Sendable (Values) -> Value?

  /// The field.
  package let field: EventField
  /// Reads it; nil if it does not apply.
  package let read: Reader<EventFieldValue>

  private init(
    _ name: String,
    holding content: EventField.Content,
    meaning: String,
    ifAbsent absence: EventField.Absence,
    read: @escaping Reader<EventFieldValue>
  ) {
    field = EventField(name: name, content: content, meaning: meaning, absence: absence)
    self.read = read
  }
}

extension ReadField {
  /// A field that holds a text.
  package static func text(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<String>
  ) -> ReadField {
    ReadField(name, holding: .text, meaning: meaning, ifAbsent: absence) {
      read($0).map { .text($0) }
    }
  }

  /// A field that holds a distance or a position, in points.
  package static func points(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, holding: .points, meaning: meaning, ifAbsent: absence) {
      read($0).map { .number($0) }
    }
  }

  /// A field that holds a length in points, 0 or more.
  package static func length(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, holding: .length, meaning: meaning, ifAbsent: absence) {
      read($0).map { .number($0) }
    }
  }

  /// A field that holds virtual milliseconds, 0 or more.
  package static func milliseconds(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, holding: .milliseconds, meaning: meaning, ifAbsent: absence) {
      read($0).map { .number($0) }
    }
  }

  /// A field that holds a number from 0 to 1.
  package static func fraction(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<Double>
  ) -> ReadField {
    ReadField(name, holding: .fraction, meaning: meaning, ifAbsent: absence) {
      read($0).map { .number($0) }
    }
  }

  /// A field that holds a whole number of at least `least`.
  package static func count(
    _ name: String,
    from least: Int = 0,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<Int>
  ) -> ReadField {
    ReadField(name, holding: .count(from: least), meaning: meaning, ifAbsent: absence) {
      read($0).map { .integer($0) }
    }
  }

  /// A field that is true or false.
  package static func flag(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<Bool>
  ) -> ReadField {
    ReadField(name, holding: .flag, meaning: meaning, ifAbsent: absence) {
      read($0).map { .flag($0) }
    }
  }

  /// A field that names a view.
  package static func id(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<ViewID>
  ) -> ReadField {
    ReadField(name, holding: .id, meaning: meaning, ifAbsent: absence) { read($0).map { .id($0) } }
  }

  /// A field that names views, in order.
  package static func ids(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    read: @escaping Reader<[ViewID]>
  ) -> ReadField {
    ReadField(name, holding: .ids, meaning: meaning, ifAbsent: absence) {
      read($0).map { .ids($0) }
    }
  }

  /// A field that holds records, each made of a part.
  package static func records<Part>(
    _ name: String,
    meaning: String,
    ifAbsent absence: EventField.Absence = .never,
    of parts: [ReadField<Part>],
    read: @escaping Reader<[Part]>
  ) -> ReadField {
    let names = parts.map(\.field.name)
    let readers = parts.map(\.read)
    return ReadField(
      name,
      holding: .records(parts.map(\.field)),
      meaning: meaning,
      ifAbsent: absence
    ) { values in
      read(values).map { .records($0.map { EventRecord(names, read: readers, of: $0) }) }
    }
  }
}

extension EventRecord {
  fileprivate init<Part>(
    _ names: [String],
    read: [ReadField<Part>.Reader<EventFieldValue>],
    of part: Part
  ) {
    entries = names.indices.map { Entry(name: names[$0], value: read[$0](part)) }
  }
}
