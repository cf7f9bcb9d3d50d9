extension Layout {
  /// A container that has views placed by this layout.
  public func callAsFunction(@ContentBuilder _ content: () throws -> Content) rethrows -> Content {
    Content(.layout(self, try content().children))
  }
}

extension View {
  /// Gives a value to the layout around the view, as SwiftUI's `layoutValue(key:value:)`.
  public func layoutValue<Value>(_ value: Value, for key: LayoutKey<Value>) -> Content {
    modified(.layoutValue(LayoutValue(name: key.name, value: value)))
  }
}
