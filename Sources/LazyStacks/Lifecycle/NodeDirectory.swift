/// The nodes of a window that somebody asks for by what they are, while they live.
struct NodeDirectory {
  /// Every scroll view.
  var scrolls = NodeRegistry<ScrollNode>()
  /// Every view that says which views are scroll targets.
  var targets = NodeRegistry<Node>()
  /// Every view that wants to be told something about scrolling.
  var observing = NodeRegistry<Node>()
  /// The lazy stacks that no scroll view moves.
  var fixedStacks = NodeRegistry<LazyStackNode>()
  /// The nodes that show data whose edits are told.
  var followers = Followers()

  /// Signs off a node that goes.
  mutating func forget(_ node: Node) {
    if node is ScrollNode { scrolls.remove(node) }
    if node.isObserving { observing.remove(node) }
    if node is LazyStackNode { fixedStacks.remove(node) }
    followers.remove(node)
    targets.remove(node)
  }
}
