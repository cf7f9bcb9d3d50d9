/// Something that bodies read and that can change: a state, a field of a model, a value of the
/// environment.
///
/// It knows who read it since they were evaluated last. Writing marks exactly these, and the next
/// pass evaluates them again. A model of your own notes what happens to its fields, most easily
/// with ``Tracked``; a dependency may be shared by several windows.
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
  /// What has to live as long as somebody depends on it.
  private let source: AnyObject?
  private var readers: [ObjectIdentifier: UnownedReader] = [:]

  private struct UnownedReader {
    unowned let reader: DependencyReader
  }

  /// Creates something that nobody has read yet.
  ///
  /// - Parameters:
  ///   - kind: What kind of thing it is.
  ///   - name: How messages name it.
  ///   - source: What has to live as long as somebody depends on it.
  public init(_ kind: Kind, named name: String, keeping source: AnyObject? = nil) {
    self.kind = kind
    self.name = name
    self.source = source
  }

  /// Whether a body or a content function is being evaluated, which may read and not write.
  public static var isReading: Bool { DependencyReader.current != nil }

  /// Notes that what is being evaluated reads the value.
  public func noteRead() { DependencyReader.current?.add(self) }

  /// Marks everything that read the value.
  public func noteWrite() {
    for reader in readers.values { reader.reader.noteChange(of: self) }
  }

  /// Marks those who read another value of the environment than they would read now.
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

/// What evaluates views and notes what it reads meanwhile.
///
/// It is used on one thread at a time, as its window is.
final class DependencyReader: @unchecked Sendable {
  /// Who evaluates now; each task of Swift has its own, so that windows of several threads do not
  /// meet.
  @TaskLocal static var current: DependencyReader?

  /// Who is to be told that something it read changed.
  weak var owner: (any DependencyReading)?
  /// What belongs to the view as long as it lives: its states.
  var storage: AnyObject?
  /// What changed first since the last evaluation; nil if nothing did.
  private(set) var cause: Dependency?
  private var dependencies: [Dependency] = []
  private var environment: [EnvironmentReading] = []

  /// A value of the environment that was read.
  fileprivate struct EnvironmentReading {
    let dependency: Dependency
    /// Whose environment it is.
    weak var source: DependencyReader?
    let value: EnvironmentEntry?
  }

  init() {}

  deinit { forgetAll() }

  /// Whether something that was read changed.
  var isOutdated: Bool { cause != nil }

  /// Evaluates something, and depends from then on on what that read, and on nothing else.
  func evaluate<Value>(_ body: () throws -> Value) rethrows -> Value {
    forgetAll()
    return try Self.$current.withValue(self, operation: body)
  }

  /// Evaluates something more.
  func evaluateMore<Value>(_ body: () throws -> Value) rethrows -> Value {
    try Self.$current.withValue(self, operation: body)
  }

  /// Runs what is no evaluation of anybody: it may write, and what it reads is not noted.
  static func outside<Value>(_ body: () throws -> Value) rethrows -> Value {
    try $current.withValue(nil, operation: body)
  }

  /// Takes note that what was read is read no more, and that nothing has changed.
  func forgetAll() {
    cause = nil
    if !dependencies.isEmpty {
      for dependency in dependencies { dependency.remove(self) }
      dependencies.removeAll(keepingCapacity: true)
    }
    if !environment.isEmpty { environment.removeAll(keepingCapacity: true) }
  }

  fileprivate func add(_ dependency: Dependency) {
    if dependency.insert(self) { dependencies.append(dependency) }
  }

  /// Takes note that nothing changed that matters.
  func forgetCause() { cause = nil }

  /// Marks the view because something changed that it read.
  func noteChange(of dependency: Dependency) {
    guard cause == nil else { return }
    cause = dependency
    owner?.becameOutdated()
  }

  /// The value that a name has in the environment of the view that is read for.
  ///
  /// What is being evaluated depends on it.
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
    guard cause == nil, environment.contains(where: { $0.dependency === dependency && $0.isOld })
    else { return }
    noteChange(of: dependency)
  }

  /// Marks the view if any value of the environment that it read is another one now.
  func compareEnvironment() {
    guard cause == nil, !environment.isEmpty else { return }
    cause = environment.first(where: \.isOld)?.dependency
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

/// Who is evaluated again when something that it read changed.
protocol DependencyReading: AnyObject {
  /// Is told once, until it is evaluated again.
  func becameOutdated()

  /// What a name stands for in its environment; nil where nobody set it.
  func environmentValue(_ name: String) -> EnvironmentEntry?

  /// Is told that it wrote a state while it was evaluated, which is left as it was.
  func refuseWrite()

  /// What those depend on who read a name of the environment.
  func environmentDependency(_ name: String) -> Dependency
}
