/// What an eager stack held when a frame began, and which of that it holds now.
///
/// All that is asked for is found once, however many views of the stack ask.
final class FormerParts {
  private let stack: Node
  private let parts: [SightBefore.Part]
  private let frame: Int

  /// - Parameters:
  ///   - stack: The stack.
  ///   - frame: The frame.
  fileprivate init(of stack: Node, since frame: Int) {
    (self.stack, self.frame) = (stack, frame)
    parts = stack.sightBefore?.parts ?? []
    stack.context.work.charge(parts.count + stack.children.count)
  }

  /// The views of the stack that stood somewhere when the frame began.
  private(set) lazy var remembered = Set(
    stack.children.lazy.filter { [frame] in $0.sightBefore?.frame == frame }
      .map(ObjectIdentifier.init)
  )

  /// Where each view stood among the others.
  private(set) lazy var places = Dictionary(
    parts.indices.lazy.map { [parts] in (parts[$0].node, $0) },
    uniquingKeysWith: { $1 }
  )

  /// Whether the views of the stack that it held stand in the order in which they stood, and no
  /// others took the places of some.
  private(set) lazy var isInOrder: Bool = {
    guard remade.isEmpty else { return false }
    var last = -1
    for child in stack.children where remembered.contains(ObjectIdentifier(child)) {
      guard let place = places[ObjectIdentifier(child)], place > last else { return false }
      last = place
    }
    return true
  }()

  /// What stands before each view along an axis, once it was asked for.
  var steps: [Axis: [ObjectIdentifier: NeighborWalk.Step]] = [:]

  /// What the views that stayed, came and went do to those after them.
  func walk(_ lengths: EagerLengths) -> NeighborWalk {
    NeighborWalk(stack: stack, parts: parts, lengths: lengths, former: self)
  }

  /// Where a view stood that was in the stack; nil for others.
  func place(of node: Node) -> Int? {
    remembered.contains(ObjectIdentifier(node)) ? places[ObjectIdentifier(node)] : nil
  }

  private var followers: [Axis: [Int]] = [:]

  /// The places of the views in the stack for which something holds, found once along an axis.
  func followers(along axis: Axis, where follows: (Node) -> Bool) -> [Int] {
    if let known = followers[axis] { return known }
    let children = stack.children
    let found = children.indices.filter { follows(children[$0]) }
    followers[axis] = found
    return found
  }

  /// What was in the stack before and no longer is.
  func gone() -> [SightBefore.Part] {
    parts.filter { !remembered.contains($0.node) }.map { part in
      var part = part
      part.view = part.view.distinct(in: stack)
      return part
    }
  }

  /// What stood in the stack and gave way to views that were made under the same ids: another
  /// modifier or another kind of view shows elements that were there.
  private(set) lazy var remade: [ViewID: SightBefore.Part] = {
    let here = remembered
    guard here.count < stack.children.count else { return [:] }
    var gone: [ViewID: SightBefore.Part] = [:]
    for part in parts where !here.contains(part.node) {
      if let id = part.view.id, gone[id] == nil { gone[id] = part }
    }
    guard !gone.isEmpty else { return [:] }
    let new = stack.children.lazy.filter { !here.contains(ObjectIdentifier($0)) }
    let ids = Set(new.compactMap(\.shownID))
    return gone.filter { ids.contains($0.key) }
  }()

  /// The ids of what was in the stack.
  private(set) lazy var oldIDs = Set(parts.lazy.compactMap(\.view.id))

  /// What is in the stack now, by id; the first of several with one id.
  private(set) lazy var new = Dictionary(
    stack.children.lazy.compactMap { node in node.shownID.map { ($0, node) } },
    uniquingKeysWith: { first, _ in first }
  )
}

/// What each eager stack held when a frame began, while the moves of that frame are told.
final class FormerStacks {
  private var known: [ObjectIdentifier: FormerParts] = [:]

  /// What a stack held.
  func parts(of stack: Node, since frame: Int) -> FormerParts {
    if let parts = known[ObjectIdentifier(stack)] { return parts }
    let parts = FormerParts(of: stack, since: frame)
    known[ObjectIdentifier(stack)] = parts
    return parts
  }
}

extension SeenView {
  /// The same, told apart from what was there under the same id.
  func apart(from ids: Set<ViewID>) -> SeenView { id.map(ids.contains) ?? false ? asPart : self }

  /// The same, told apart from what is there under the same id.
  func apart(from views: [ViewID: Node]) -> SeenView {
    id.map { views[$0] != nil } ?? false ? asPart : self
  }
}
