internal import LazyReports
internal import LazyStacks
internal import Lua

/// One event of a trace, as scripts read it.
final class EventValue: HostClass {
  static let className = "Event"

  let event: Event
  init(_ event: Event) { self.event = event }

  /// The declaration of its kind.
  var declaration: EventDeclaration { event.kind.declaration }

  static func describe(_ type: inout HostBehavior<EventValue>) {
    type.description = { value, call in
      let event = value.event
      let id = event.id.map { " \($0)" } ?? ""
      let declaration = value.declaration
      let fields = declaration.fields.enumerated().map { place, field in
        " \(field.name) \(declaration.value(at: place, of: event.detail)?.text ?? "nil")"
      }.joined()
      let axis = event.axis.map { " \($0.rawValue)" } ?? ""
      return call.push("frame \(event.frame) \(event.kind.rawValue)\(id)\(axis)\(fields)")
    }
    type.equals = { $0.event == $1.event }
  }
}

enum EventBinding {
  /// The declarations of all kinds of events, in order.
  static let declarations = Event.Kind.allCases.map(\.declaration)

  static let registrations: [Registration] =
    [
      field(
        "kind",
        gives: .cases(Event.Kind.allCases.map(\.rawValue)),
        summary: "What sort of event it is."
      ) {
        value,
        call,
        _ in call.push(value.event.kind.rawValue)
      },
      field("frame", gives: .integer(atLeast: 0), summary: "The number of the frame.") {
        value,
        call,
        _ in call.push(value.event.frame)
      },
      field("time", gives: .duration, summary: "The virtual time of the frame, in seconds.") {
        value,
        call,
        _ in call.push(value.event.time)
      },
      field(
        "id",
        gives: .either([.id, .nothing]),
        summary: "The view or scroll view that it happened to."
      ) {
        value,
        call,
        session in
        guard let id = value.event.id else { return .none }
        return call.push(try session.types.lists.value(of: id))
      },
      field(
        "node",
        gives: .either([.integer(atLeast: 1), .nothing]),
        summary:
          "The number of that view, which no other one has, whatever its id; nil where it happened "
          + "to none. `window:node(id).number` is the same."
      ) { value, call, _ in
        guard let node = value.event.node else { return .none }
        return call.push(node)
      },
      field(
        "axis",
        gives: .either([.cases(Axis.allCases.map(\.rawValue)), .nothing]),
        summary: "The axis along which it happened, where a scroll view scrolls along both."
      ) {
        value,
        call,
        _ in
        guard let axis = value.event.axis else { return .none }
        return call.push(axis.rawValue)
      },
    ] + EventFieldName.all(in: declarations).map(special)

  /// The registration of a field that only some kinds of events have.
  static func special(for field: EventFieldName) -> Registration {
    self.field(field.name, gives: field.kind, summary: field.summary) { value, call, session in
      let declaration = value.declaration
      guard let place = field.places[declaration.kind] else {
        let names = declaration.fields.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Mistake(
          "\(Literal.article(for: declaration.kind.rawValue)) event has no '\(field.name)'; "
            + "besides kind, frame, time, id and node it has \(names.isEmpty ? "nothing" : names)"
        )
      }
      let found = declaration.value(at: place, of: value.event.detail)
      return try found?.push(onto: call, in: session) ?? call.push(LuaValue.nil)
    }
  }

  private static func field(
    _ name: String,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (EventValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "Event", on: EventValue.self, gives: kind, summary: summary, read: read)
  }
}
