internal import LazyStacks
internal import Lua

/// The classes of what the host hands out, made once for each Lua state.
struct HostTypes {
  let view: LuaObjectType<ViewValue>
  let custom: LuaObjectType<CustomViewSelf>
  let window: LuaObjectType<WindowHandle>
  let scrollView: LuaObjectType<ScrollViewHandle>
  let node: LuaObjectType<NodeValue>
  let trace: LuaObjectType<TraceHandle>
  let event: LuaObjectType<EventValue>
  let metrics: LuaObjectType<MetricsHandle>
  let metricsByView: LuaObjectType<MetricsByView>
  let counters: LuaObjectType<CountersHandle>
  let geometry: LuaObjectType<GeometryValue>
  let context: LuaObjectType<PhaseContext>
  let rect: LuaObjectType<RectValue>
  let point: LuaObjectType<PointValue>
  let size: LuaObjectType<SizeValue>
  let insets: LuaObjectType<InsetsValue>
  let range: LuaObjectType<RangeValue>
  let profile: LuaObjectType<ProfileValue>
  let lists: IDLists
  /// The classes whose objects may be kept by Swift.
  let kept: [KeptType]

  init(_ state: LuaState, _ reference: SessionReference) throws(LuaError) {
    let maker = HostTypeMaker(state: state, reference: reference)
    view = try maker.make("View", ViewValue.self, ViewValue.describe)
    custom = try maker.make("ViewSelf", CustomViewSelf.self, CustomViewSelf.describe)
    window = try maker.make("Window", WindowHandle.self, WindowHandle.describe)
    scrollView = try maker.make("ScrollView", ScrollViewHandle.self, ScrollViewHandle.describe)
    node = try maker.make("Node", NodeValue.self, NodeValue.describe)
    trace = try maker.make("Trace", TraceHandle.self, TraceHandle.describe)
    event = try maker.make("Event", EventValue.self, EventValue.describe)
    metrics = try maker.make("Metrics", MetricsHandle.self, MetricsHandle.describe)
    metricsByView = try maker.make(
      "MetricsByView",
      MetricsByView.self,
      MetricsByView.describe(reference)
    )
    counters = try maker.make("Counters", CountersHandle.self, CountersHandle.describe)
    geometry = try maker.make("ScrollGeometry", GeometryValue.self, GeometryValue.describe)
    context = try maker.make("PhaseContext", PhaseContext.self, PhaseContext.describe)
    rect = try maker.make("Rect", RectValue.self, RectValue.describe)
    point = try maker.make("Point", PointValue.self, PointValue.describe)
    size = try maker.make("Size", SizeValue.self, SizeValue.describe)
    insets = try maker.make("EdgeInsets", InsetsValue.self, InsetsValue.describe)
    range = try maker.make("Range", RangeValue.self, RangeValue.describe)
    profile = try maker.make("Profile", ProfileValue.self, ProfileValue.describe)
    lists = try IDLists(state)
    kept = [
      KeptType(view), KeptType(point), KeptType(size), KeptType(rect), KeptType(geometry),
      KeptType(insets), KeptType(range), KeptType(profile), KeptType(event), KeptType(node),
      KeptType(window), KeptType(scrollView), KeptType(trace), KeptType(metrics),
      KeptType(metricsByView), KeptType(counters), KeptType(context), KeptType(custom),
    ]
  }
}
