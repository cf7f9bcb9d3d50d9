internal import LazyReports
internal import LazyStacks
internal import Lua

/// One event of a trace, as scripts read it.
final class EventValue: HostClass {
  static let className = "Event"

  let event: Event
  init(_ event: Event) { self.event = event }

  static func describe(_ type: inout HostBehavior<EventValue>) {
    type.description = { value, call in
      let event = value.event
      let id = event.id.map { " \($0)" } ?? ""
      let kind = event.kind
      let fields = kind.fields.enumerated().map { place, field in
        " \(field.name) \(kind.value(at: place, of: event.detail)?.text ?? "nil")"
      }.joined()
      let axis = event.axis.map { " \($0.rawValue)" } ?? ""
      return call.push("frame \(event.frame) \(kind.name)\(id)\(axis)\(fields)")
    }
    type.equals = { $0.event == $1.event }
  }
}

enum EventBinding {
  static let registrations = registrations(for: Event.Kind.builtIn)

  /// The fields of events of some kinds.
  static func registrations(for kinds: [Event.Kind]) -> [Registration] {
    [kind(among: kinds)] + shared + EventFieldName.all(in: kinds).map(special)
  }

  private static func kind(among kinds: [Event.Kind]) -> Registration {
    field("kind", gives: .cases(kinds.map(\.name)), summary: "What sort of event it is.") {
      value,
      call,
      _ in call.push(value.event.kind.name)
    }
  }

  /// The fields that all events have, besides their kind.
  private static let shared: [Registration] =
    [
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
    ]

  /// The registration of a field that only some kinds of events have.
  static func special(for field: EventFieldName) -> Registration {
    self.field(field.name, gives: field.kind, summary: field.summary) { value, call, session in
      let kind = value.event.kind
      guard let place = field.places[kind] else {
        let names = kind.fields.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Mistake(
          "\(Literal.article(for: kind.name)) event has no '\(field.name)'; "
            + "besides kind, frame, time, id and node it has \(names.isEmpty ? "nothing" : names)"
        )
      }
      let found = kind.value(at: place, of: value.event.detail)
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
