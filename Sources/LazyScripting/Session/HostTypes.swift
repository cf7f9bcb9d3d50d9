internal import LazyStacks
internal import Lua

/// The classes of what the host hands out, each made for a Lua state when it is first needed.
///
/// Most scripts use a few of them, and a class costs more than all the rest of starting up.
final class HostTypes {
  private let maker: HostTypeMaker
  private let state: LuaState
  private let reference: SessionReference
  /// The classes whose objects may be kept by Swift, as far as they were made.
  private(set) var kept: [KeptType] = []

  /// The place of a class that is made when it is needed.
  ///
  /// It is no plain variable: a finalizer of the script may ask for a class that is being made.
  private final class Slot<Object: AnyObject> {
    var type: LuaObjectType<Object>?
  }

  private let viewSlot = Slot<ViewValue>()
  private let pointSlot = Slot<PointValue>()
  private let sizeSlot = Slot<SizeValue>()
  private let rectSlot = Slot<RectValue>()
  private let geometrySlot = Slot<GeometryValue>()
  private let insetsSlot = Slot<InsetsValue>()
  private let rangeSlot = Slot<RangeValue>()
  private let dataSlot = Slot<DataCollection>()
  private let gridItemSlot = Slot<GridItemValue>()
  private let estimatorSlot = Slot<EstimatorValue>()
  private let profileSlot = Slot<ProfileValue>()
  private let eventSlot = Slot<EventValue>()
  private let nodeSlot = Slot<NodeValue>()
  private let windowSlot = Slot<WindowHandle>()
  private let scrollViewSlot = Slot<ScrollViewHandle>()
  private let traceSlot = Slot<TraceHandle>()
  private let metricsSlot = Slot<MetricsHandle>()
  private let metricsByViewSlot = Slot<MetricsByView>()
  private let countersSlot = Slot<CountersHandle>()
  private let contextSlot = Slot<PhaseContext>()
  private let customSlot = Slot<CustomViewSelf>()
  private let horizontalAlignmentSlot = Slot<HorizontalAlignmentValue>()
  private let verticalAlignmentSlot = Slot<VerticalAlignmentValue>()
  private let dimensionsSlot = Slot<DimensionsValue>()
  private let reportsSlot = Slot<ReportsHandle>()
  private let clippedSlot = Slot<ClippedValue>()
  private let comparisonSlot = Slot<Comparison>()
  private let comparedSlot = Slot<ComparedVariant>()
  private var listsMade: IDLists?

  init(_ state: LuaState, _ reference: SessionReference) {
    self.state = state
    self.reference = reference
    maker = HostTypeMaker(state: state, reference: reference)
  }

  /// The class that a slot holds; one that it does not hold yet is made.
  private func made<Object: AnyObject>(
    _ slot: Slot<Object>,
    _ name: String,
    _ describe: @autoclosure () -> (inout HostBehavior<Object>) -> Void
  ) throws(LuaError) -> LuaObjectType<Object> {
    if let type = slot.type { return type }
    let type = try maker.make(name, Object.self, describe())
    kept.append(KeptType(type))
    slot.type = type
    return type
  }

  /// Makes arrays of ids.
  var lists: IDLists {
    get throws(LuaError) {
      if let listsMade { return listsMade }
      let lists = try IDLists(state)
      listsMade = lists
      return lists
    }
  }
}

extension HostTypes {
  var view: LuaObjectType<ViewValue> {
    get throws(LuaError) { try made(viewSlot, "View", ViewValue.describe) }
  }

  var point: LuaObjectType<PointValue> {
    get throws(LuaError) { try made(pointSlot, "Point", PointValue.describe) }
  }

  var size: LuaObjectType<SizeValue> {
    get throws(LuaError) { try made(sizeSlot, "Size", SizeValue.describe) }
  }

  var rect: LuaObjectType<RectValue> {
    get throws(LuaError) { try made(rectSlot, "Rect", RectValue.describe) }
  }

  var geometry: LuaObjectType<GeometryValue> {
    get throws(LuaError) { try made(geometrySlot, "ScrollGeometry", GeometryValue.describe) }
  }

  var insets: LuaObjectType<InsetsValue> {
    get throws(LuaError) { try made(insetsSlot, "EdgeInsets", InsetsValue.describe) }
  }

  var range: LuaObjectType<RangeValue> {
    get throws(LuaError) { try made(rangeSlot, "Range", RangeValue.describe) }
  }

  var data: LuaObjectType<DataCollection> {
    get throws(LuaError) { try made(dataSlot, "Data", DataCollection.describe) }
  }

  var gridItem: LuaObjectType<GridItemValue> {
    get throws(LuaError) { try made(gridItemSlot, "GridItem", GridItemValue.describe) }
  }

  var estimator: LuaObjectType<EstimatorValue> {
    get throws(LuaError) {
      try made(estimatorSlot, "Estimator", EstimatorValue.describe(reference))
    }
  }

  var profile: LuaObjectType<ProfileValue> {
    get throws(LuaError) { try made(profileSlot, "Profile", ProfileValue.describe) }
  }

  var event: LuaObjectType<EventValue> {
    get throws(LuaError) { try made(eventSlot, "Event", EventValue.describe) }
  }

  var node: LuaObjectType<NodeValue> {
    get throws(LuaError) { try made(nodeSlot, "Node", NodeValue.describe) }
  }

  var window: LuaObjectType<WindowHandle> {
    get throws(LuaError) { try made(windowSlot, "Window", WindowHandle.describe) }
  }

  var scrollView: LuaObjectType<ScrollViewHandle> {
    get throws(LuaError) { try made(scrollViewSlot, "ScrollView", ScrollViewHandle.describe) }
  }

  var trace: LuaObjectType<TraceHandle> {
    get throws(LuaError) { try made(traceSlot, "Trace", TraceHandle.describe) }
  }

  var metrics: LuaObjectType<MetricsHandle> {
    get throws(LuaError) { try made(metricsSlot, "Metrics", MetricsHandle.describe(reference)) }
  }

  var metricsByView: LuaObjectType<MetricsByView> {
    get throws(LuaError) {
      try made(metricsByViewSlot, "MetricsByView", MetricsByView.describe(reference))
    }
  }

  var counters: LuaObjectType<CountersHandle> {
    get throws(LuaError) { try made(countersSlot, "Counters", CountersHandle.describe) }
  }

  var context: LuaObjectType<PhaseContext> {
    get throws(LuaError) { try made(contextSlot, "PhaseContext", PhaseContext.describe) }
  }

  var custom: LuaObjectType<CustomViewSelf> {
    get throws(LuaError) { try made(customSlot, "ViewSelf", CustomViewSelf.describe) }
  }

  var horizontalAlignment: LuaObjectType<HorizontalAlignmentValue> {
    get throws(LuaError) {
      try made(horizontalAlignmentSlot, "HorizontalAlignment", HorizontalAlignmentValue.describe)
    }
  }

  var verticalAlignment: LuaObjectType<VerticalAlignmentValue> {
    get throws(LuaError) {
      try made(verticalAlignmentSlot, "VerticalAlignment", VerticalAlignmentValue.describe)
    }
  }

  var dimensions: LuaObjectType<DimensionsValue> {
    get throws(LuaError) {
      try made(dimensionsSlot, "ViewDimensions", DimensionsValue.describe(reference))
    }
  }

  var reports: LuaObjectType<ReportsHandle> {
    get throws(LuaError) { try made(reportsSlot, "Reports", ReportsHandle.describe) }
  }

  var clipped: LuaObjectType<ClippedValue> {
    get throws(LuaError) { try made(clippedSlot, "ClippedView", ClippedValue.describe) }
  }

  var comparison: LuaObjectType<Comparison> {
    get throws(LuaError) {
      try made(comparisonSlot, "Comparison", Comparison.describe(reference))
    }
  }

  var compared: LuaObjectType<ComparedVariant> {
    get throws(LuaError) {
      try made(comparedSlot, "ComparedVariant", ComparedVariant.describe)
    }
  }
}
