extension EnvironmentKey: Sendable where Value: Sendable {}

/// A value of the environment under its name.
public struct EnvironmentEntry {
  /// The name of the key.
  public let name: String
  /// The value.
  public let value: Any
  private let isSame: (Any) -> Bool

  /// Gives a name a value that is compared by a function.
  public init(_ name: String, value: Any, isEqual: @escaping (Any, Any) -> Bool) {
    self.name = name
    self.value = value
    isSame = { isEqual(value, $0) }
  }

  func isEqual(to other: EnvironmentEntry) -> Bool { name == other.name && isSame(other.value) }
}

/// A name in the environment with its default value.
///
/// ```swift
/// let detailLevel = EnvironmentKey("detailLevel", default: 1)
/// ```
public struct EnvironmentKey<Value: Equatable> {
  /// The name; keys with the same name are the same.
  public let name: String
  /// The value where nobody set another one.
  public let defaultValue: Value

  /// Creates a key.
  public init(_ name: String, default defaultValue: Value) {
    self.name = name
    self.defaultValue = defaultValue
  }

  /// The key with a value.
  public func entry(_ value: Value) -> EnvironmentEntry {
    EnvironmentEntry(name, value: value) { $0 as? Value == $1 as? Value }
  }
}

/// Reads a value of the environment in the body of a view, which is evaluated again when that
/// value changes.
@propertyWrapper
public struct Environment<Value: Equatable>: Equatable {
  private let key: EnvironmentKey<Value>

  /// Reads the value of a key.
  public init(_ key: EnvironmentKey<Value>) { self.key = key }

  /// The value where the view stands; the default outside a body.
  public var wrappedValue: Value {
    let entry = DependencyReader.current?.environmentValue(key.name)
    return entry?.value as? Value ?? key.defaultValue
  }

  /// Equal, because the key that a view reads never changes.
  public static func == (left: Self, right: Self) -> Bool { true }
}
