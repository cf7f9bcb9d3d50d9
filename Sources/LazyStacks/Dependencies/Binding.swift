/// A way to read and write a value that lives elsewhere: SwiftUI's `Binding`.
@propertyWrapper
public struct Binding<Value>: Equatable {
  private let get: () -> Value
  private let set: (Value) -> Void
  /// The source that it reads and writes, if known.
  private let source: ObjectIdentifier?

  /// Creates a binding from two functions; it equals no other binding.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(nil, get: get, set: set)
  }

  init(_ source: AnyObject?, get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
    self.source = source.map(ObjectIdentifier.init)
  }

  /// The current value; a body that reads it is evaluated again when it changes.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, to be passed on.
  public var projectedValue: Self { self }

  /// Whether both have the same source, whose changes a body that reads it follows.
  public static func == (left: Self, right: Self) -> Bool {
    left.source != nil && left.source == right.source
  }
}

/// A field of a model that bodies may read: they are evaluated again when it is written.
///
/// ```swift
/// final class Pager {
///   @Tracked var pages: [Page] = []
/// }
/// ```
@propertyWrapper
public final class Tracked<Value> {
  private var stored: Value
  private let dependency = Dependency(.model, named: "a field of a model")

  /// Creates a field with an initial value.
  public init(wrappedValue: Value) { stored = wrappedValue }

  /// The value now.
  public var wrappedValue: Value {
    get {
      dependency.noteRead()
      return stored
    }
    set {
      stored = newValue
      dependency.noteWrite()
    }
  }
}
