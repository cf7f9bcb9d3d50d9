extension Event.Kind {
  /// The kinds that lazylab records, in the order in which they are listed.
  ///
  /// Each family has a file in this folder.
  public static let builtIn: [Event.Kind] =
    LoadingEvents.kinds + PrefetchEvents.kinds + PlacedEvents.kinds + SightEvents.kinds
    + OffsetEvents.kinds + EstimateEvents.kinds + MovedEvents.kinds + ScrollEvents.kinds
    + FrameEvents.kinds
}

extension Event.Detail {
  /// The kind, without the values.
  public var kind: Event.Kind {
    switch self {
    case .initialize: .initialize
    case .body: .body
    case .measure: .measure
    case .walk: .walk
    case .place: .place
    case .prefetchBody: .prefetchBody
    case .prefetchLayout: .prefetchLayout
    case .prefetchDiscard: .prefetchDiscard
    case .seam: .seam
    case .render: .render
    case .appear: .appear
    case .taskStart: .taskStart
    case .taskCancel: .taskCancel
    case .disappear: .disappear
    case .remove: .remove
    case .evict: .evict
    case .visible: .visible
    case .visibility: .visibility
    case .crossing: .crossing
    case .offset: .offset
    case .contentSize: .contentSize
    case .correction: .correction
    case .estimate: .estimate
    case .moved: .moved
    case .phase: .phase
    case .target: .target
    case .hitch: .hitch
    case .frame: .frame
    case .diagnostic: .diagnostic
    case .other(let values): values.kind
    }
  }
}
