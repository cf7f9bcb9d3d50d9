/// A reference to an object as long as it lives, for holders that may outlive it.
///
/// An object to which a weak reference was ever made counts all its references in a slow way. Nodes
/// and rows that each frame touches are therefore referred to by this, and cut it when they end.
final class Lifeline<Object: AnyObject> {
  /// The object; nil once it ended.
  private(set) unowned(unsafe) var object: Object?

  init(to object: Object) { self.object = object }

  /// Ends the reference; the object calls it when it ends.
  func cut() { object = nil }
}

/// An object that others may refer to without keeping it alive.
protocol Outlivable: AnyObject {
  /// The class that a lifeline refers to; others derive from it.
  associatedtype Root: AnyObject
  /// The reference to the object.
  var lifeline: Lifeline<Root> { get }
}

/// Refers to an object without keeping it alive; nil once it ended.
@propertyWrapper
struct Outlived<Object: Outlivable> {
  private var lifeline: Lifeline<Object.Root>?

  init(wrappedValue: Object?) { lifeline = wrappedValue?.lifeline }

  var wrappedValue: Object? {
    get {
      // Unchecked: the lifeline was taken from an object of this class.
      lifeline?.object.map { unsafeDowncast($0, to: Object.self) }
    }
    set { lifeline = newValue?.lifeline }
  }
}
