public import LazyTrace

extension Event {
  /// The work of writing the event, in units of a ``WorkMeter``: one, and one for each of its ids
  /// and entries.
  public var workUnits: Int { 1 + kind.units(detail) }
}
