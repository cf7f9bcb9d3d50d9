/// A value that a layout reads from the views that it places, by name: SwiftUI's `LayoutValueKey`.
public struct LayoutKey<Value> {
  /// The name of the value; keys of one name share it.
  public let name: String
  /// The value of a view that gives none, or one of another type.
  public let defaultValue: Value

  /// Creates a key.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// A value that a view gives to the layout around it.
struct LayoutValue {
  let name: String
  let value: Any

  /// Whether another value is equal; false for values that cannot be compared.
  func isSame(as other: LayoutValue) -> Bool {
    guard name == other.name, let value = value as? any Equatable else { return false }
    return value.isEqual(to: other.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
