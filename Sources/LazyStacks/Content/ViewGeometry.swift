/// Where a view stands, as ``View/onGeometryChange(of:action:)`` reads it.
public struct ViewGeometry: Equatable, Sendable {
  /// Its rectangle in the window's coordinates.
  public let frame: Rect
  /// Its rectangle relative to the top leading corner of what the nearest scroll view shows; in the
  /// window without one.
  public let frameInScrollView: Rect

  /// Its size, in points.
  public var size: Size { frame.size }
}

/// Derives a value from a view's own geometry and observes its changes.
public final class ViewGeometryObserver {
  let transform: (ViewGeometry) throws -> Any
  let isEqual: (Any, Any) throws -> Bool
  let action: (Any, Any) throws -> Void

  /// Creates an observer from a function that derives the value, one that compares two values and
  /// one that is called with the old and the new value; the first call gets the same value twice.
  public init(
    transform: @escaping (ViewGeometry) throws -> Any,
    isEqual: @escaping (Any, Any) throws -> Bool,
    action: @escaping (Any, Any) throws -> Void
  ) {
    self.transform = transform
    self.isEqual = isEqual
    self.action = action
  }
}

/// A value that a view passes to the views around it.
struct Preference {
  let key: String
  let value: Any
}

/// Observes the values that the views below pass up under a key.
public final class PreferenceObserver {
  let key: String
  let isEqual: ([Any], [Any]) throws -> Bool
  let action: ([Any]) throws -> Void

  /// Creates an observer of a key that gets the values in the order of the views.
  public init(
    of key: String,
    isEqual: @escaping ([Any], [Any]) throws -> Bool,
    action: @escaping ([Any]) throws -> Void
  ) {
    self.key = key
    self.isEqual = isEqual
    self.action = action
  }
}

extension View {
  /// Calls a function when a value made from the view's own geometry changes, and once when the
  /// view appears.
  ///
  /// Changes that it makes are laid out in a second pass of the same frame.
  public func onGeometryChange<Value: Equatable>(
    of transform: @escaping (ViewGeometry) throws -> Value,
    action: @escaping (Value, Value) throws -> Void
  ) -> Content {
    onGeometryChange(
      ViewGeometryObserver(
        transform: { try transform($0) },
        isEqual: { ($0 as? Value) == ($1 as? Value) },
        action: { old, new in
          guard let old = old as? Value, let new = new as? Value else { return }
          try action(old, new)
        }
      )
    )
  }

  /// Adds an observer with its own function to compare values.
  public func onGeometryChange(_ observer: ViewGeometryObserver) -> Content {
    modified(.geometry(observer))
  }

  /// Passes a value to the views around.
  public func preference(key: String, value: Any) -> Content {
    modified(.preference(Preference(key: key, value: value)))
  }

  /// Calls a function with the values that the loaded views below pass up, when they change.
  public func onPreferenceChange(_ observer: PreferenceObserver) -> Content {
    modified(.preferenceObserver(observer))
  }

  /// Gives the view a tag, which the container around it reads from its subviews.
  public func tag(_ tag: Any) -> Content { containerValue(LayoutValue.tagName, tag) }

  /// Gives the view a value that the container around it reads from its subviews.
  public func containerValue(_ name: String, _ value: Any) -> Content {
    modified(.containerValue(LayoutValue(name: name, value: value)))
  }
}

extension LayoutValue {
  /// The name under which a tag is kept; no script writes it by chance.
  static let tagName = "\u{0}tag"
}
