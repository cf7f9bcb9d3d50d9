public import LazyTrace

extension Event.Kind {
  /// The declaration of the kind; each is in a file of this folder.
  public var declaration: EventDeclaration {
    switch self {
    case .initialize: ViewEvents.initialize
    case .body: ViewEvents.body
    case .measure: ViewEvents.measure
    case .walk: PlacementEvents.walk
    case .place: PlacementEvents.place
    case .prefetchBody: WorkEvents.prefetchBody
    case .prefetchLayout: WorkEvents.prefetchLayout
    case .prefetchDiscard: WorkEvents.prefetchDiscard
    case .seam: PlacementEvents.seam
    case .render: ViewEvents.render
    case .appear: ViewEvents.appear
    case .taskStart: ViewEvents.taskStart
    case .taskCancel: ViewEvents.taskCancel
    case .disappear: ViewEvents.disappear
    case .remove: PlacementEvents.remove
    case .evict: ViewEvents.evict
    case .visible: SightEvents.visible
    case .visibility: SightEvents.visibility
    case .crossing: SightEvents.crossing
    case .offset: OffsetEvents.offset
    case .contentSize: OffsetEvents.contentSize
    case .correction: OffsetEvents.correction
    case .estimate: EstimateEvents.estimate
    case .moved: MovedEvents.moved
    case .phase: ScrollEvents.phase
    case .target: ScrollEvents.target
    case .hitch: WorkEvents.hitch
    case .frame: FrameEvents.frame
    case .diagnostic: FrameEvents.diagnostic
    }
  }
}
