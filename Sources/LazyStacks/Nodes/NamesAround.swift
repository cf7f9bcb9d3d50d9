/// Whether a view without an id could be mistaken for another one around it, which has its name and
/// its position in another container.
///
/// To look around costs a step for each view around, so it is done only for what is told.
struct NamesAround {
  private let parent: Node?
  private let name: String
  private let place: Int

  /// Looks around a view in a container by its name and its position among its siblings, from 1.
  init(in parent: Node?, name: String, at place: Int) {
    (self.parent, self.name, self.place) = (parent, name, place)
  }

  /// The container of the view and its position, where the view could be mistaken; nil otherwise.
  var stack: (name: String, place: Int)? {
    guard let stack = parent as? LayoutNode, stack.shownID == nil else { return nil }
    let whole = stack.modifiedView
    guard let outer = whole.parent as? LayoutNode, outer.modifiedChild == nil,
      let position = outer.place(of: whole)
    else { return nil }
    var branch: Node = whole
    while let around = branch.parent as? LayoutNode {
      if around.modifiedChild == nil, hasAlike(in: around, beside: branch) {
        return (stack.viewName, position)
      }
      branch = around
    }
    return nil
  }

  /// Whether a view at the same position is called the same, in a container or in one of those in
  /// it, apart from the branch that the view is in.
  private func hasAlike(in stack: LayoutNode, beside branch: Node) -> Bool {
    isAlike(stack, beside: branch)
      || stack.children.contains { child in
        guard child !== branch, let inner = child.unmodified as? LayoutNode else { return false }
        return isAlike(inner, beside: nil)
      }
  }

  private func isAlike(_ stack: LayoutNode, beside branch: Node?) -> Bool {
    guard stack.modifiedChild == nil, stack.children.count > 1, let child = stack.child(at: place)
    else { return false }
    return child !== branch && child.viewName == name && child.shownID == nil
  }
}

extension SeenView {
  /// The same view with its container, where it could be mistaken for another one.
  func distinct(in parent: Node?) -> SeenView {
    guard id == nil, let place,
      let stack = NamesAround(in: parent, name: name, at: place).stack
    else { return self }
    var view = self
    (view.outerName, view.outerPlace) = (stack.name, stack.place)
    return view
  }
}
