internal import LazyTrace

extension JSONWriter {
  /// Writes the members of an event that not all events have.
  mutating func members(_ detail: Event.Detail, as kind: Event.Kind) {
    kind.forEach(detail) { member($0, value: $1) }
  }

  mutating func member(_ name: StaticString, text: String) {
    self.name(name)
    value(text)
  }

  mutating func member(_ name: StaticString, ifPresent id: ViewID?) {
    guard let id else { return }
    self.name(name)
    value(id)
  }

  private mutating func member(_ name: String, value: EventFieldValue) {
    self.name(name)
    switch value {
    case .text(let text): self.value(text)
    case .number(let number): self.value(number)
    case .integer(let integer): self.value(integer)
    case .flag(let flag): self.value(flag)
    case .id(let id): self.value(id)
    case .ids(let ids): array(ids) { $0.value($1) }
    case .records(let records):
      array(records) { writer, record in writer.object { $0.members(record) } }
    }
  }

  private mutating func members(_ record: EventRecord) {
    for entry in record.entries {
      if let value = entry.value { member(entry.name, value: value) }
    }
  }
}
