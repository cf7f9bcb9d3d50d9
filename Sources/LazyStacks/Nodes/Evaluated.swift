/// Something that is evaluated again by itself when a value that it read changed.
protocol Evaluated: DependencyReading {
  /// Its nesting depth: outer ones are evaluated first.
  var depth: Int { get }
  /// Its number among all of the same depth, in order of creation.
  var number: Int { get }
  var reader: DependencyReader { get }
  /// The node that it belongs to; nil once it is gone.
  var node: Node? { get }
  /// The row that contains it directly, besides those around its node.
  var row: Subview? { get }

  func evaluateAgain() throws
}

extension Evaluated {
  var row: Subview? { nil }
}

/// Keeps living composite views, and handles the results of their bodies.
protocol InstanceKeeper: AnyObject {
  var context: FrameContext { get }
  /// The container whose views are kept; nil once it is gone.
  var node: Node? { get }
  /// The row whose views are kept, if they are those of a row.
  var row: Subview? { get }
  /// The reference by which the views know it.
  var keeping: KeeperLine { get }
  func evaluateAgain(_ instance: CompositeInstance) throws
}

/// A reference to a keeper for the views that it keeps, which may outlive it.
///
/// As a ``Lifeline`` it makes no reference slow; the keeper cuts it when it ends.
final class KeeperLine {
  /// The keeper; nil once it ended.
  @exclusivity(unchecked) private(set) unowned(unsafe) var keeper: (any InstanceKeeper)?

  init(to keeper: any InstanceKeeper) { self.keeper = keeper }

  /// Ends the reference; the keeper calls it when it ends.
  func cut() { keeper = nil }
}

/// The line of a keeper, which is made when a view first asks for it and ends with the keeper.
struct OwnKeeperLine: ~Copyable {
  private var made: KeeperLine?

  mutating func line(to keeper: any InstanceKeeper) -> KeeperLine {
    if let made { return made }
    let line = KeeperLine(to: keeper)
    made = line
    return line
  }

  deinit { made?.cut() }
}

/// Something evaluated for a node: the content functions of a `ForEach` in it.
final class ContentReading: Evaluated {
  let reader = DependencyReader()
  let number: Int
  private let ofNode: Lifeline<Node>
  @exclusivity(unchecked) private var ofRow: Lifeline<Subview>?
  private let context: FrameContext
  /// How often the list of the container had been read when a value changed.
  private var versionBefore: Int?
  private let again: () throws -> Void

  /// Creates a reading for a node, which does something when a value changed.
  init(for node: Node, again: @escaping () throws -> Void = {}) {
    ofNode = node.lifeline
    self.again = again
    context = node.context
    number = context.evaluation.nextNumber()
    reader.owner = self
  }

  deinit { reader.owner = nil }

  /// Creates a reading for a container, which is made anew when a value changed, unless its list
  /// was read since.
  convenience init(refreshing node: Node) {
    self.init(for: node) { [lifeline = node.lifeline] in try lifeline.object?.refresh() }
  }

  /// The node for which it reads, as long as that lives.
  var node: Node? { ofNode.object }

  /// The row of the node for which it reads, as long as that lives.
  var row: Subview? { ofRow?.object }

  var depth: Int { node?.depth ?? 0 }

  /// Reads for a row of the node from now on.
  func attach(to row: Subview) { ofRow = row.lifeline }

  func evaluateAgain() throws {
    guard let row else {
      guard versionBefore == nil || versionBefore == version else { return }
      return try again()
    }
    try (node as? LazyStackNode)?.evaluateAgain(nil, in: row)
  }

  func becameOutdated() {
    versionBefore = version
    context.noteOutdated(self)
  }

  /// How often the list of the container was read; nil for views that have none.
  private var version: Int? { (node as? LazyStackNode)?.catalog.version }

  func changedAgain() { context.noteChange() }

  func environmentValue(_ name: String) -> EnvironmentEntry? {
    node.flatMap { InheritedModifiers(of: $0).environmentEntry(name) }
  }

  func environmentDependency(_ name: String) -> Dependency {
    context.evaluation.environmentDependency(name)
  }

  func refuseWrite() {
    context.callbacks.refuseWrite(by: "a content function")
  }
}
