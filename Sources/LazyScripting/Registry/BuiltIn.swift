extension Registry {
  /// The names that lazylab brings, registered as those of plugins will be.
  static let builtIn: Registry = {
    var registry = Registry()
    for registration in builtInRegistrations { registry.register(registration) }
    registry.explain(EstimatorsBinding.terms + EventBinding.terms)
    return registry
  }()

  private static let builtInRegistrations: [Registration] = [
    StacksBinding.registrations, ScrollViewBinding.registrations, ForEachBinding.registrations,
    SectionBinding.registrations, GridsBinding.registrations, GroupBinding.registrations,
    ItemBinding.registrations, CustomViewBinding.registrations,
    RangeBinding.registrations, WindowBinding.registrations, HelpBinding.registrations,
    IDBinding.registrations, LifecycleBinding.registrations, VisibilityBinding.registrations,
    ScrollObserversBinding.registrations, WindowMembersBinding.registrations,
    WindowViewsBinding.registrations, ScrollHandleBinding.registrations,
    ScrollSettingsBinding.registrations, NodeBinding.registrations, TraceBinding.registrations,
    EventBinding.registrations, MetricsBinding.registrations, GeometryBinding.registrations,
    ProfileBinding.registrations, ExpectationBinding.registrations, RandomBinding.registrations,
    TextBinding.registrations, LeavesBinding.registrations, ButtonBinding.registrations,
    FrameBinding.registrations, PaddingBinding.registrations, SizingBinding.registrations,
    AlignmentBinding.registrations, LayersBinding.registrations, RelativeFrameBinding.registrations,
    OffsetBinding.registrations, TapBinding.registrations, ReportsBinding.registrations,
    EstimatorsBinding.registrations, CompareBinding.registrations, DataBinding.registrations,
  ].flatMap { $0 }
}
