public import LazyStacks

extension Event {
  /// How much work writing the event is, in the units of a ``WorkMeter``: one, and one for each id
  /// and each entry that it has.
  public var workUnits: Int {
    switch detail {
    case .visible(let ids), .visibility(let ids, _): 1 + ids.count
    case .offset(_, _, let entries): 1 + entries.count
    default: 1
    }
  }
}
