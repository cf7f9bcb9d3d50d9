/// A view whose body is, or was, evaluated: its storage and its environment.
///
/// Views whose states are not declared with ``State``, such as those of a script, keep them here.
public struct EvaluatedView {
  let reader: DependencyReader

  /// The view whose body, or whose row's content function, is being evaluated; nil outside.
  public static var current: EvaluatedView? {
    DependencyReader.current.map(EvaluatedView.init)
  }

  /// Storage that lives as long as the view.
  public var storage: AnyObject? {
    get { reader.storage }
    nonmutating set { reader.storage = newValue }
  }

  /// The value of a name in the environment of the view, if somebody set it.
  ///
  /// It is nil once the view is gone. A body that is being evaluated depends on it.
  public func environmentValue(_ name: String) -> Any? { reader.environmentValue(name)?.value }

  /// Runs code outside any evaluation: it may write states, and nobody depends on what it reads.
  public static func outside<Value>(_ body: () throws -> Value) rethrows -> Value {
    try DependencyReader.outside(body)
  }
}

/// The states of a view, which can name those that differ from their initial values.
public protocol StatesOfView: AnyObject {
  /// The names of the states that were changed, in a defined order.
  var changedStates: [String] { get }

  /// Called when the view is gone for good, while its nodes are being released: no code of a script
  /// may run in it. Callbacks that come late may still read and write the states.
  func viewEnded()
}
