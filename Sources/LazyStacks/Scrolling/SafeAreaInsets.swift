extension ScrollNode {
  /// What the views beside its content take from its edges; nil where they are not measured yet.
  var safeAreaInsets: [ScrollSetting]? {
    var settings: [ScrollSetting] = []
    var view: Node = self
    while let modifier = view.parent as? LayoutNode, modifier.modifiedChild === view {
      if let layout = modifier.layout as? SafeAreaInsetLayout {
        guard let taken = modifier.keptByLayout as? SafeAreaInsetLayout.Taken else { return nil }
        settings.append(.safeAreaPadding([layout.edge], taken.length))
      }
      view = modifier
    }
    return settings
  }
}
