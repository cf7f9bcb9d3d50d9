/// Something that bodies read and that can change: a state, a field of a model, a value of the
/// environment.
///
/// It knows which readers read it since their last evaluation. Writing marks exactly these, and the
/// next pass evaluates them again. A model of your own must call ``noteRead()`` and ``noteWrite()``
/// for its fields, most easily with ``Tracked``; a dependency may be shared by several windows.
public final class Dependency {
  /// What kinds of things bodies read.
  public enum Kind: Sendable {
    /// A state of a view, also through a binding.
    case state
    /// A field of a model.
    case model
    /// A value of the environment.
    case environment
  }

  let kind: Kind
  /// How messages name it: `state.isOpen`.
  let name: String
  /// An object to keep alive as long as a reader depends on it.
  private let source: AnyObject?
  private var readers: [ObjectIdentifier: UnownedReader] = [:]

  private struct UnownedReader {
    unowned let reader: DependencyReader
  }

  /// Creates a dependency that nobody has read yet.
  ///
  /// - Parameters:
  ///   - kind: What kind of thing it is.
  ///   - name: How messages name it.
  ///   - source: An object to keep alive as long as a reader depends on it.
  public init(_ kind: Kind, named name: String, keeping source: AnyObject? = nil) {
    self.kind = kind
    self.name = name
    self.source = source
  }

  /// Whether a body or a content function is being evaluated, which may read but not write.
  public static var isReading: Bool { DependencyReader.current != nil }

  /// When the running code of the user may change nothing, because it only answers: in a body, a
  /// layout, an estimator, a function that names a row; nil if it may.
  public static var refusal: String? {
    if isReading { return "while a body is evaluated" }
    guard let asking = Asking.current else { return nil }
    return asking.isReporting
      ? "while a reporter describes a window" : "while views are described, measured and placed"
  }

  /// Notes that the body in evaluation reads the value.
  public func noteRead() { DependencyReader.current?.add(self) }

  /// Marks everything that read the value.
  public func noteWrite() {
    for reader in readers.values { reader.reader.noteChange(of: self) }
  }

  /// Marks everything that read the value, as something in it was changed in place that it may not
  /// have read.
  public func noteWriteInside() {
    for reader in readers.values { reader.reader.noteChangeInside(self) }
  }

  /// Marks the readers that would now read another value of the environment.
  func compare() {
    for reader in readers.values { reader.reader.compareEnvironment(self) }
  }

  /// Whether anything read it.
  var isRead: Bool { !readers.isEmpty }

  fileprivate func insert(_ reader: DependencyReader) -> Bool {
    readers.updateValue(UnownedReader(reader: reader), forKey: ObjectIdentifier(reader)) == nil
  }

  fileprivate func remove(_ reader: DependencyReader) {
    readers[ObjectIdentifier(reader)] = nil
  }
}

/// Evaluates a view and records what is read meanwhile.
///
/// It is used on one thread at a time, as its window is.
final class DependencyReader: @unchecked Sendable {
  /// The reader in evaluation; each Swift task has its own, so that windows of several threads do
  /// not meet.
  @TaskLocal static var current: DependencyReader?

  // These fields are changed in single steps that run no callback.

  /// The owner, which is notified when something that was read changes; it signs off when it ends,
  /// so the reference needs no check whether it lives.
  @exclusivity(unchecked) unowned(unsafe) var owner: (any DependencyReading)?
  /// Storage that lives as long as the view: its states.
  @exclusivity(unchecked) var storage: AnyObject?
  /// What changed first since the last evaluation; nil if nothing did.
  @exclusivity(unchecked) private var change: Change?
  @exclusivity(unchecked) private var dependencies: [Dependency] = []
  @exclusivity(unchecked) private var environment: [EnvironmentReading] = []

  /// A change of something that was read.
  private struct Change {
    let dependency: Dependency
    /// Whether all that changed is something in it, in place, of which nothing is known to be read.
    var isInside = false
  }

  /// A value of the environment that was read.
  fileprivate struct EnvironmentReading {
    let dependency: Dependency
    /// The reader whose environment it is.
    weak var source: DependencyReader?
    let value: EnvironmentEntry?
  }

  init() {}

  deinit { forgetAll() }

  /// What changed first since the last evaluation; nil if nothing did.
  var cause: Dependency? { change?.dependency }

  /// Whether all that changed is something in it, in place, of which nothing is known to be read.
  var isChangedInside: Bool { change?.isInside ?? false }

  /// Whether something that was read changed.
  var isOutdated: Bool { change != nil }

  /// Whether it depends on anything.
  var hasRead: Bool { !dependencies.isEmpty }

  /// Evaluates something, and from then on depends on what it read and on nothing else.
  func evaluate<Value>(_ body: () throws -> Value) rethrows -> Value {
    forgetAll()
    return try Self.$current.withValue(self, operation: body)
  }

  /// Evaluates something, and depends on what it read as well.
  func evaluateMore<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs code outside any evaluation: it may write, and its reads are not recorded.
  static func outside<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Asking.outside { try $current.withValue(nil, operation: body) }
  }

  /// Forgets what was read, and that anything changed.
  func forgetAll() {
    change = nil
    if !dependencies.isEmpty {
      for dependency in dependencies { dependency.remove(self) }
      dependencies.removeAll(keepingCapacity: true)
    }
    if !environment.isEmpty { environment.removeAll(keepingCapacity: true) }
  }

  fileprivate func add(_ dependency: Dependency) {
    if dependency.insert(self) { dependencies.append(dependency) }
  }

  /// Forgets a change that does not matter.
  func forgetCause() { change = nil }

  /// Marks the view because something changed that it read.
  func noteChange(of dependency: Dependency) {
    guard change == nil else {
      change?.isInside = false
      owner?.changedAgain()
      return
    }
    change = Change(dependency: dependency)
    owner?.becameOutdated()
  }

  /// Marks the view because something was changed in place in what it read.
  func noteChangeInside(_ dependency: Dependency) {
    guard change == nil else { return }
    noteChange(of: dependency)
    change?.isInside = true
  }

  /// The value of a name in the environment of the view.
  ///
  /// The evaluation in progress depends on it.
  func environmentValue(_ name: String) -> EnvironmentEntry? {
    guard let owner else { return nil }
    let value = owner.environmentValue(name)
    if let current = Self.current {
      let dependency = owner.environmentDependency(name)
      current.add(dependency)
      current.environment.append(
        EnvironmentReading(dependency: dependency, source: self, value: value)
      )
    }
    return value
  }

  fileprivate func compareEnvironment(_ dependency: Dependency) {
    guard change == nil, environment.contains(where: { $0.dependency === dependency && $0.isOld })
    else { return }
    noteChange(of: dependency)
  }

  /// Marks the view if any value of the environment that it read differs now.
  func compareEnvironment() {
    guard change == nil, !environment.isEmpty else { return }
    change = environment.first(where: \.isOld).map { Change(dependency: $0.dependency) }
  }
}

extension DependencyReader.EnvironmentReading {
  /// Whether another value would be read now.
  fileprivate var isOld: Bool {
    let now = source?.owner?.environmentValue(dependency.name)
    switch (value, now) {
    case (nil, nil): return false
    case (let old?, let new?): return !old.isEqual(to: new)
    default: return true
    }
  }
}

/// The owner of a reader, which is evaluated again when something that it read changed.
protocol DependencyReading: AnyObject {
  /// Called once when something changed, until the next evaluation.
  func becameOutdated()

  /// Something else changed that it read before it was evaluated again.
  func changedAgain()

  /// The value of a name in its environment; nil if nobody set it.
  func environmentValue(_ name: String) -> EnvironmentEntry?

  /// Called when it wrote a state while it was evaluated; the state was left unchanged.
  func refuseWrite()

  /// The dependency of those that read a name of the environment.
  func environmentDependency(_ name: String) -> Dependency
}
