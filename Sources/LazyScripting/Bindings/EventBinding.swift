internal import LazyStacks
internal import Lua

/// One event of a trace, as scripts read it.
final class EventValue {
  let event: Event
  init(_ event: Event) { self.event = event }

  /// What the events of this kind say besides kind, frame, time and id.
  lazy var fields: [(name: String, value: EventField)] = EventFields.of(event.detail)

  static func describe(_ type: inout HostBehavior<EventValue>) {
    type.description = { value, call in
      let event = value.event
      let id = event.id.map { " \($0)" } ?? ""
      let fields = value.fields.map { " \($0.name) \($0.value.text)" }.joined()
      let axis = event.axis.map { " \($0.rawValue)" } ?? ""
      return call.push("frame \(event.frame) \(event.kind.rawValue)\(id)\(axis)\(fields)")
    }
    type.equals = { $0.event == $1.event }
  }
}

enum EventBinding {
  static let registrations: [Registration] =
    [
      field("kind", .cases(Event.Kind.allCases.map(\.rawValue)), "What sort of event it is.") {
        value,
        call,
        _ in call.push(value.event.kind.rawValue)
      },
      field("frame", .integer(atLeast: 0), "The number of the frame.") {
        value,
        call,
        _ in call.push(value.event.frame)
      },
      field("time", .duration, "The virtual time of the frame, in seconds.") {
        value,
        call,
        _ in call.push(value.event.time)
      },
      field("id", .either([.id, .nothing]), "The view or scroll view that it happened to.") {
        value,
        call,
        session in
        guard let id = value.event.id else { return .none }
        return call.push(try session.types.lists.value(of: id))
      },
      field(
        "axis",
        .either([.cases(Axis.allCases.map(\.rawValue)), .nothing]),
        "The axis along which it happened, where a scroll view scrolls along both."
      ) {
        value,
        call,
        _ in
        guard let axis = value.event.axis else { return .none }
        return call.push(axis.rawValue)
      },
    ] + special.map(special)

  private static let special: [(name: String, kind: ValueKind, summary: String)] =
    [
      (
        "view", .either([.string, .id]),
        "The name of the view: of `init`, `body`, `measure`, `appear`, `estimate` and the like; of "
          + "`moved` its id, or its name and place."
      ),
      ("reason", .string, "Why it was evaluated or measured: of `body` and `measure`."),
      (
        "length", .length,
        "The length along the axis: of `measure`; of all measured lines: of `estimate`."
      ),
      ("index", .integer(atLeast: 1), "Which subview, from 1: of `walk`, `place` and `remove`."),
      ("ids", .array(.id), "Ids in placement order: of `visible` and `visibility`."),
      ("threshold", .fraction, "The fraction that must be visible: of `visibility`."),
      ("old", .any, "What it was: of `offset`, `contentSize`, `estimate` and `phase`."),
      ("new", .any, "What it is: of `offset`, `contentSize`, `estimate` and `phase`."),
      (
        "isEstimated", .boolean,
        "Whether the new size is a guess: of `contentSize`; whether `lead` is one: of `estimate`."
      ),
      (
        "cause", .string,
        "What did it: of `correction`, `moved` and, for its largest part, `offset`."
      ),
      (
        "subject", .either([.id, .nothing]),
        "The subview because of which: of `offset`, `correction`, `moved`; the one that was "
          + "measured last: of `estimate`."
      ),
      (
        "entries", .array(.table("with cause, subject, anchor, change, old and new")),
        "All parts of a change of `offset`."
      ),
      ("by", .number, "How far, in points: of `correction` and `moved`."),
      ("offset", .number, "The offset aimed at: of `target`."),
      ("passes", .integer(atLeast: 1), "How many passes the frame took: of `frame`."),
    ] + accounts + [
      ("code", .string, "What was found: of `diagnostic`."),
      ("message", .string, "What was found, where, and what to do: of `diagnostic`."),
    ] + estimate

  private static let accounts: [(name: String, kind: ValueKind, summary: String)] = [
    (
      "row", .either([.id, .nothing]),
      "The row of a lazy container in which it moved, if it is not a row itself: of `moved`."
    ),
    ("isOutOfSight", .boolean, "Whether it was in sight and is not any more: of `moved`."),
    ("isGuess", .boolean, "Whether `by` is a guess, as it is out of sight: of `moved`."),
    (
      "reasons", .array(.table("with kind, by, count, views, old and new")),
      "The shares of the move, which sum to `by`: of `moved`. The kinds are "
        + MoveReason.Kind.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") + "."
    ),
    (
      "callbacks", .array(.table("with pass, name and view")),
      "The callbacks that changed data, so that the frame was laid out again: of `frame`."
    ),
    ("gone", .array(.id), "What was in sight and went with its data: of `frame`."),
    (
      "landings", .array(.table("with id, anchor, miss and isAtEnd")),
      "Where programs scrolled to; `miss` says how many points behind the place that was asked "
        + "for it stands: of `frame`."
    ),
  ]

  private static let estimate: [(name: String, kind: ValueKind, summary: String)] = [
    ("container", .either([.id, .nothing]), "The lazy container, if it has an id: of `estimate`."),
    ("estimator", .string, "What the container guesses with: of `estimate`."),
    ("lengths", .integer(atLeast: 0), "How many measured lengths are known: of `estimate`."),
    ("lines", .integer(atLeast: 0), "How many lines stand before those in sight: of `estimate`."),
    ("known", .integer(atLeast: 0), "How many of them count as measured: of `estimate`."),
    ("lead", .number, "How long they are taken to be, with distances: of `estimate`."),
    (
      "corrected", .number,
      "By how much that was corrected, whatever came, went or was scrolled past: of `estimate`."
    ),
    ("measured", .integer(atLeast: 0), "How many lines came into sight or changed: of `estimate`."),
    (
      "unseen", .integer(atLeast: 0),
      "How many of them had never been measured before: of `estimate`."
    ),
    ("assumed", .length, "The length that they had been taken to have together: of `estimate`."),
    (
      "jump", .either([.id, .nothing]),
      "Where the container began anew without measuring the way: of `estimate`."
    ),
    (
      "reset", .either([.id, .nothing]),
      "What kept its place when all lengths were forgotten: of `estimate`."
    ),
    ("inserted", .integer(atLeast: 0), "How many lines came before those in sight: of `estimate`."),
    ("removed", .integer(atLeast: 0), "How many lines before those in sight went: of `estimate`."),
    ("insertedIDs", .array(.id), "Some of those that came: of `estimate`."),
    ("removedIDs", .array(.id), "Some of those that went: of `estimate`."),
    (
      "change", .either([.number, .nothing]),
      "What coming and going did to what stands before, in points: of `estimate`."
    ),
    ("spacing", .number, "The distance between lines: of `estimate`."),
    ("oldStart", .number, "Where the container started in the content: of `estimate`."),
    ("start", .number, "Where it starts now: of `estimate`."),
  ]

  private static func special(
    _ field: (name: String, kind: ValueKind, summary: String)
  ) -> Registration {
    let name = field.name
    return self.field(name, field.kind, field.summary) { value, call, session in
      guard let found = value.fields.first(where: { $0.name == name }) else {
        let names = value.fields.map { "'\($0.name)'" }.joined(separator: ", ")
        throw Mistake(
          "\(Literal.article(value.event.kind.rawValue)) event has no '\(name)'; besides kind, "
            + "frame, time and id it has \(names.isEmpty ? "nothing" : names)"
        )
      }
      return try found.value.push(call, session)
    }
  }

  private static func field(
    _ name: String,
    _ kind: ValueKind,
    _ summary: String,
    read: @escaping @Sendable (EventValue, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "Event", on: EventValue.self, kind, summary, read: read)
  }
}
