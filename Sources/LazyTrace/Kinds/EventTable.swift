/// Kinds of events that belong together, in a file of this folder.
protocol EventFamily {
  /// The kinds, in the order in which they are listed.
  static var kinds: [Event.Kind] { get }
}

extension Event.Kind {
  /// The kinds that lazylab records, in the order in which they are listed.
  public static let builtIn: [Event.Kind] = families.flatMap { $0.kinds }

  private static var families: [any EventFamily.Type] {
    [
      LoadingEvents.self,
      PrefetchEvents.self,
      PlacedEvents.self,
      SightEvents.self,
      OffsetEvents.self,
      EstimateEvents.self,
      MovedEvents.self,
      ScrollEvents.self,
      FrameEvents.self,
    ]
  }
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
