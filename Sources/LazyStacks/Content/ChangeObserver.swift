/// A value that is compared with the one before, as `onChange` of a view does.
public struct WatchedValue {
  let value: Any
  private let isSame: (Any) -> Bool

  /// Watches a value of any type, compared by a function.
  public init(_ value: Any, isEqual: @escaping (Any, Any) -> Bool) {
    self.value = value
    isSame = { isEqual(value, $0) }
  }

  /// Watches a value that can be compared.
  public init<Value: Equatable>(_ value: Value) {
    self.init(value) { $0 as? Value == $1 as? Value }
  }

  func isEqual(to other: WatchedValue) -> Bool { isSame(other.value) }
}

/// Observes whether a value differs from that of the view's previous description.
final class ChangeObserver {
  let value: WatchedValue
  let isInitial: Bool
  let action: (Any, Any) throws -> Void

  init(_ value: WatchedValue, isInitial: Bool, action: @escaping (Any, Any) throws -> Void) {
    self.value = value
    self.isInitial = isInitial
    self.action = action
  }
}

extension View {
  /// Calls a function with the old and the new value when a value changed, and with the first one
  /// twice when the view appears, if that is wanted.
  public func onChange(
    of value: WatchedValue,
    initial: Bool = false,
    _ action: @escaping (Any, Any) throws -> Void
  ) -> Content {
    modified(.change(ChangeObserver(value, isInitial: initial, action: action)))
  }

  /// Calls a function with the old and the new value when a value changed, and with the first one
  /// twice when the view appears, if that is wanted.
  public func onChange<Value: Equatable>(
    of value: Value,
    initial: Bool = false,
    _ action: @escaping (Value, Value) throws -> Void
  ) -> Content {
    onChange(of: WatchedValue(value), initial: initial) { old, new in
      guard let old = old as? Value, let new = new as? Value else { return }
      try action(old, new)
    }
  }
}
