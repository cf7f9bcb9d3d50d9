public import LazyViews

/// One field of a kind of event: its name, its content and its meaning.
///
/// A field has the same name in Lua and in JSON. ``Event/Kind`` knows how it is read.
public struct EventField: Sendable, Equatable {
  /// What a field holds.
  public enum Content: Sendable, Equatable {
    /// A string.
    case text
    /// A finite number of points: a distance or a position.
    case points
    /// A number of points, 0 or more.
    case length
    /// A number of virtual milliseconds, 0 or more.
    case milliseconds
    /// A number from 0 to 1.
    case fraction
    /// A whole number of at least this one.
    case count(from: Int)
    /// True or false.
    case flag
    /// What names a view.
    case id
    /// Names of views, in order.
    case ids
    /// Records with these fields, in order.
    case records([EventField])
  }

  /// The substitute for a field that does not apply to an event of its kind.
  public enum Absence: Sendable, Equatable {
    /// Every event of the kind has the field.
    case never
    /// It has no substitute.
    case nothing
    /// Scripts read this value; JSON leaves the field out.
    case value(EventFieldValue)
  }

  /// The name that scripts and programs read it by.
  public let name: String
  /// What it holds.
  public let content: Content
  /// What it means: the beginning of a sentence, without its full stop.
  public let meaning: String
  /// Its substitute if it does not apply.
  public let absence: Absence

  /// The unit of its numbers; nil if it holds none, or plain counts.
  public var unit: String? {
    switch content {
    case .points, .length: "points"
    case .milliseconds: "milliseconds"
    default: nil
    }
  }
}

/// What a field holds in one event.
public enum EventFieldValue: Sendable, Equatable {
  /// A string.
  case text(String)
  /// A number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// True or false.
  case flag(Bool)
  /// What names a view.
  case id(ViewID)
  /// Names of views, in order.
  case ids([ViewID])
  /// Records with the same fields, in order.
  case records([EventRecord])
}

/// One of the records that a field holds.
public struct EventRecord: Sendable, Equatable {
  /// A field of a record with its value; nil if it does not apply.
  public struct Entry: Sendable, Equatable {
    /// The name of the field.
    public let name: String
    /// What it holds.
    public let value: EventFieldValue?
  }

  /// The fields in their order.
  public let entries: [Entry]
}
