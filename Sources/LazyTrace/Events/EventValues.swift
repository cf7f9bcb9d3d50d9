/// The values of a kind of event, in a type that also declares the kind.
///
/// A kind needs nothing else: conform a type to this protocol, and record
/// `.of(TheType(...))`. The kind is listed (by help, in the reference, among the kinds that scripts
/// ask for) once it is among ``Event/Kind/builtIn`` or given to a session.
///
/// What every row of a frame may report is a case of ``Event/Detail`` instead, which is recorded
/// without an allocation.
package protocol EventValues: Equatable, Sendable {
  /// The kind; a constant, since kinds are told apart by identity.
  static var kind: Event.Kind { get }
  /// Values as an event could have them, for tests that read every kind.
  static var example: Self { get }
}

/// The values of an event whose kind is a type of its own.
public struct OtherValues: Equatable, Sendable {
  /// The values.
  package let values: any EventValues
  /// The kind that their type declares.
  package var kind: Event.Kind { type(of: values).kind }

  /// Whether both have the same type, and values that are equal.
  public static func == (left: OtherValues, right: OtherValues) -> Bool {
    left.values.equals(right.values)
  }
}

extension EventValues {
  fileprivate func equals(_ other: any EventValues) -> Bool { self == (other as? Self) }
}

extension Event.Detail {
  /// What happened, by its values.
  package static func of(_ values: some EventValues) -> Event.Detail {
    .other(OtherValues(values: values))
  }
}
