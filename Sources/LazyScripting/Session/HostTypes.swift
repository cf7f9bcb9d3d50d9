internal import LazyStacks
internal import Lua

/// The classes of what the host hands out, each made for a Lua state when it is first needed.
///
/// Most scripts use a few of them, and a class costs more than all the rest of starting up.
final class HostTypes {
  private let maker: HostTypeMaker
  private let state: LuaState
  private let reference: SessionReference
  private var known = Known()
  /// The classes whose objects may be kept by Swift, as far as they were made.
  private(set) var kept: [KeptType] = []

  private struct Known {
    var view: LuaObjectType<ViewValue>?
    var point: LuaObjectType<PointValue>?
    var size: LuaObjectType<SizeValue>?
    var rect: LuaObjectType<RectValue>?
    var geometry: LuaObjectType<GeometryValue>?
    var insets: LuaObjectType<InsetsValue>?
    var range: LuaObjectType<RangeValue>?
    var gridItem: LuaObjectType<GridItemValue>?
    var estimator: LuaObjectType<EstimatorValue>?
    var profile: LuaObjectType<ProfileValue>?
    var event: LuaObjectType<EventValue>?
    var node: LuaObjectType<NodeValue>?
    var window: LuaObjectType<WindowHandle>?
    var scrollView: LuaObjectType<ScrollViewHandle>?
    var trace: LuaObjectType<TraceHandle>?
    var metrics: LuaObjectType<MetricsHandle>?
    var metricsByView: LuaObjectType<MetricsByView>?
    var counters: LuaObjectType<CountersHandle>?
    var context: LuaObjectType<PhaseContext>?
    var custom: LuaObjectType<CustomViewSelf>?
    var horizontalAlignment: LuaObjectType<HorizontalAlignmentValue>?
    var verticalAlignment: LuaObjectType<VerticalAlignmentValue>?
    var dimensions: LuaObjectType<DimensionsValue>?
    var reports: LuaObjectType<ReportsHandle>?
    var clipped: LuaObjectType<ClippedValue>?
    var lists: IDLists?
  }

  init(_ state: LuaState, _ reference: SessionReference) {
    self.state = state
    self.reference = reference
    maker = HostTypeMaker(state: state, reference: reference)
  }

  private func make<Object: AnyObject>(
    _ name: String,
    _ describe: (inout HostBehavior<Object>) -> Void
  ) throws(LuaError) -> LuaObjectType<Object> {
    let type = try maker.make(name, Object.self, describe)
    kept.append(KeptType(type))
    return type
  }

  /// Makes arrays of ids.
  var lists: IDLists {
    get throws(LuaError) {
      if let lists = known.lists { return lists }
      let lists = try IDLists(state)
      known.lists = lists
      return lists
    }
  }
}

extension HostTypes {
  var view: LuaObjectType<ViewValue> {
    get throws(LuaError) {
      if let type = known.view { return type }
      let type = try make("View", ViewValue.describe)
      known.view = type
      return type
    }
  }

  var point: LuaObjectType<PointValue> {
    get throws(LuaError) {
      if let type = known.point { return type }
      let type = try make("Point", PointValue.describe)
      known.point = type
      return type
    }
  }

  var size: LuaObjectType<SizeValue> {
    get throws(LuaError) {
      if let type = known.size { return type }
      let type = try make("Size", SizeValue.describe)
      known.size = type
      return type
    }
  }

  var rect: LuaObjectType<RectValue> {
    get throws(LuaError) {
      if let type = known.rect { return type }
      let type = try make("Rect", RectValue.describe)
      known.rect = type
      return type
    }
  }

  var geometry: LuaObjectType<GeometryValue> {
    get throws(LuaError) {
      if let type = known.geometry { return type }
      let type = try make("ScrollGeometry", GeometryValue.describe)
      known.geometry = type
      return type
    }
  }

  var insets: LuaObjectType<InsetsValue> {
    get throws(LuaError) {
      if let type = known.insets { return type }
      let type = try make("EdgeInsets", InsetsValue.describe)
      known.insets = type
      return type
    }
  }

  var range: LuaObjectType<RangeValue> {
    get throws(LuaError) {
      if let type = known.range { return type }
      let type = try make("Range", RangeValue.describe)
      known.range = type
      return type
    }
  }

  var gridItem: LuaObjectType<GridItemValue> {
    get throws(LuaError) {
      if let type = known.gridItem { return type }
      let type = try make("GridItem", GridItemValue.describe)
      known.gridItem = type
      return type
    }
  }

  var estimator: LuaObjectType<EstimatorValue> {
    get throws(LuaError) {
      if let type = known.estimator { return type }
      let type = try make("Estimator", EstimatorValue.describe(reference))
      known.estimator = type
      return type
    }
  }

  var profile: LuaObjectType<ProfileValue> {
    get throws(LuaError) {
      if let type = known.profile { return type }
      let type = try make("Profile", ProfileValue.describe)
      known.profile = type
      return type
    }
  }

  var event: LuaObjectType<EventValue> {
    get throws(LuaError) {
      if let type = known.event { return type }
      let type = try make("Event", EventValue.describe)
      known.event = type
      return type
    }
  }

  var node: LuaObjectType<NodeValue> {
    get throws(LuaError) {
      if let type = known.node { return type }
      let type = try make("Node", NodeValue.describe)
      known.node = type
      return type
    }
  }

  var window: LuaObjectType<WindowHandle> {
    get throws(LuaError) {
      if let type = known.window { return type }
      let type = try make("Window", WindowHandle.describe)
      known.window = type
      return type
    }
  }

  var scrollView: LuaObjectType<ScrollViewHandle> {
    get throws(LuaError) {
      if let type = known.scrollView { return type }
      let type = try make("ScrollView", ScrollViewHandle.describe)
      known.scrollView = type
      return type
    }
  }

  var trace: LuaObjectType<TraceHandle> {
    get throws(LuaError) {
      if let type = known.trace { return type }
      let type = try make("Trace", TraceHandle.describe)
      known.trace = type
      return type
    }
  }

  var metrics: LuaObjectType<MetricsHandle> {
    get throws(LuaError) {
      if let type = known.metrics { return type }
      let type = try make("Metrics", MetricsHandle.describe)
      known.metrics = type
      return type
    }
  }

  var metricsByView: LuaObjectType<MetricsByView> {
    get throws(LuaError) {
      if let type = known.metricsByView { return type }
      let type = try make("MetricsByView", MetricsByView.describe(reference))
      known.metricsByView = type
      return type
    }
  }

  var counters: LuaObjectType<CountersHandle> {
    get throws(LuaError) {
      if let type = known.counters { return type }
      let type = try make("Counters", CountersHandle.describe)
      known.counters = type
      return type
    }
  }

  var context: LuaObjectType<PhaseContext> {
    get throws(LuaError) {
      if let type = known.context { return type }
      let type = try make("PhaseContext", PhaseContext.describe)
      known.context = type
      return type
    }
  }

  var custom: LuaObjectType<CustomViewSelf> {
    get throws(LuaError) {
      if let type = known.custom { return type }
      let type = try make("ViewSelf", CustomViewSelf.describe)
      known.custom = type
      return type
    }
  }

  var horizontalAlignment: LuaObjectType<HorizontalAlignmentValue> {
    get throws(LuaError) {
      if let type = known.horizontalAlignment { return type }
      let type = try make("HorizontalAlignment", HorizontalAlignmentValue.describe)
      known.horizontalAlignment = type
      return type
    }
  }

  var verticalAlignment: LuaObjectType<VerticalAlignmentValue> {
    get throws(LuaError) {
      if let type = known.verticalAlignment { return type }
      let type = try make("VerticalAlignment", VerticalAlignmentValue.describe)
      known.verticalAlignment = type
      return type
    }
  }

  var dimensions: LuaObjectType<DimensionsValue> {
    get throws(LuaError) {
      if let type = known.dimensions { return type }
      let type = try make("ViewDimensions", DimensionsValue.describe(reference))
      known.dimensions = type
      return type
    }
  }

  var reports: LuaObjectType<ReportsHandle> {
    get throws(LuaError) {
      if let type = known.reports { return type }
      let type = try make("Reports", ReportsHandle.describe)
      known.reports = type
      return type
    }
  }

  var clipped: LuaObjectType<ClippedValue> {
    get throws(LuaError) {
      if let type = known.clipped { return type }
      let type = try make("ClippedView", ClippedValue.describe)
      known.clipped = type
      return type
    }
  }
}
