public import LazyTrace

extension Event {
  /// How much work writing the event is, in the units of a ``WorkMeter``: one, and one for each id
  /// and each entry that it has.
  public var workUnits: Int { 1 + kind.declaration.units(detail) }
}
