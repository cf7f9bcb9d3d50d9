/// Leads to an object as long as that lives, for whoever may outlive it.
///
/// An object to which a weak reference was ever made counts all its references in a slow way. The
/// nodes and rows that each frame touches are therefore led to by this, and cut it when they end.
final class Lifeline<Object: AnyObject> {
  /// The object; nil once it ended.
  private(set) unowned(unsafe) var object: Object?

  init(to object: Object) { self.object = object }

  /// Leads nowhere from now on; the object calls it when it ends.
  func cut() { object = nil }
}

/// What others may remember without keeping it alive.
protocol Outlivable: AnyObject {
  /// The class that a lifeline leads to; others derive from it.
  associatedtype Root: AnyObject
  /// Leads to the object as long as it lives.
  var lifeline: Lifeline<Root> { get }
}

/// Remembers an object without keeping it alive; nil once it ended.
@propertyWrapper
struct Outlived<Object: Outlivable> {
  private var lifeline: Lifeline<Object.Root>?

  init(wrappedValue: Object?) { lifeline = wrappedValue?.lifeline }

  var wrappedValue: Object? {
    get { lifeline?.object.map { unsafeDowncast($0, to: Object.self) } }
    set { lifeline = newValue?.lifeline }
  }
}
