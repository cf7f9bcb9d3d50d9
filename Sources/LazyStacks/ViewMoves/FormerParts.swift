/// What an eager stack held when a frame began, and which of that it holds now.
struct FormerParts {
  private let stack: Node
  private let parts: [SightBefore.Part]
  private let frame: Int

  /// - Parameters:
  ///   - stack: The stack.
  ///   - parts: What it held.
  ///   - frame: The frame.
  init(of stack: Node, _ parts: [SightBefore.Part], since frame: Int) {
    (self.stack, self.parts, self.frame) = (stack, parts, frame)
  }

  /// The views of the stack that stood somewhere when the frame began.
  var remembered: Set<ObjectIdentifier> {
    Set(stack.children.lazy.filter { $0.sightBefore?.frame == frame }.map(ObjectIdentifier.init))
  }

  /// What was in the stack before and no longer is.
  func gone(upTo last: Int? = nil) -> [SightBefore.Part] { gone(parts.prefix(last ?? .max)) }

  /// Which of some views of the stack are no longer in it.
  func gone(_ parts: ArraySlice<SightBefore.Part>) -> [SightBefore.Part] {
    let here = remembered
    return parts.filter { !here.contains($0.node) }.map { part in
      var part = part
      part.view = part.view.distinct(in: stack)
      return part
    }
  }

  /// What stood in the stack and gave way to views that were made under the same ids: another
  /// modifier or another kind of view shows elements that were there.
  ///
  /// - Complexity: O(views of the stack).
  var remade: [ViewID: SightBefore.Part] {
    let new = stack.children.filter { $0.sightBefore?.frame != frame }
    guard !new.isEmpty else { return [:] }
    let here = remembered
    var gone: [ViewID: SightBefore.Part] = [:]
    for part in parts where !here.contains(part.node) {
      if let id = part.view.id, gone[id] == nil { gone[id] = part }
    }
    let ids = Set(new.compactMap(\.shownID))
    return gone.filter { ids.contains($0.key) }
  }

  /// What went from the stack, without what gave way to another view under the same id.
  func went(upTo last: Int? = nil) -> [SightBefore.Part] {
    let gone = gone(upTo: last)
    guard !gone.isEmpty else { return [] }
    let remade = remade
    return gone.filter { part in part.view.id.map { remade[$0] == nil } ?? true }
  }

  /// The ids of what was in the stack: asked for each view of many, they are found once.
  var oldIDs: Set<ViewID> { Set(parts.lazy.compactMap(\.view.id)) }

  /// The ids of what is in the stack now.
  var newIDs: Set<ViewID> { Set(stack.children.lazy.compactMap(\.shownID)) }
}

extension SeenView {
  /// The same, told apart from what was or is there under the same id.
  func apart(from ids: Set<ViewID>) -> SeenView { id.map(ids.contains) ?? false ? asPart : self }
}
