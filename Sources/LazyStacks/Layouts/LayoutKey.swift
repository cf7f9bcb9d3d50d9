/// What a layout reads from the views that it places, by name: SwiftUI's `LayoutValueKey`.
public struct LayoutKey<Value> {
  /// By which name views give the value; keys of one name share what is given.
  public let name: String
  /// What is read where a view gives nothing, or something of another type.
  public let defaultValue: Value

  /// Names something that layouts read.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }
}

/// Something that a view says to the layout around it.
struct LayoutValue {
  let name: String
  let value: Any

  /// Whether another one says the same; of what cannot be compared nobody knows.
  func isSame(as other: LayoutValue) -> Bool {
    guard name == other.name, let value = value as? any Equatable else { return false }
    return value.isEqual(to: other.value)
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}
