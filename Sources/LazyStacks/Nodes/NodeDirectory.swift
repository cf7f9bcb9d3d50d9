/// The nodes of a window, while they live: how many there are, and those that are looked up by what
/// they are.
final class NodeDirectory {
  // All of it is changed in single steps that run nothing else.

  /// The node that holds the content of the window.
  @exclusivity(unchecked) unowned var root: Node?
  /// The numbers of living views and nodes.
  @exclusivity(unchecked) var population = Population()
  /// Every scroll view.
  let scrolls = NodeRegistry<ScrollNode>()
  /// Every view that marks scroll targets.
  let targets = NodeRegistry<Node>()
  /// Every view that observes scrolling.
  let observing = NodeRegistry<Node>()
  /// The lazy stacks that no scroll view moves.
  let fixedStacks = NodeRegistry<LazyStackNode>()
  /// The nodes that show elements of arrays, which may be changed unnoticed.
  let arrayReaders = NodeRegistry<Node>()
  /// The nodes that show data that report their edits.
  @exclusivity(unchecked) var followers = Followers()
  /// The views that are drawn elsewhere than where they were laid out.
  @exclusivity(unchecked) var painting = Painting()
  /// The rows that are swiped open.
  @exclusivity(unchecked) var openRows = OpenRows()
  /// The ids of views that went.
  @exclusivity(unchecked) var formerIDs = FormerIDs()

  /// Removes a node that is given up.
  func forget(_ node: Node) {
    population.nodes -= 1
    if node is ScrollNode { scrolls.remove(node) }
    if node.modifierWork.told != nil { observing.remove(node) }
    if node is LazyStackNode { fixedStacks.remove(node) }
    arrayReaders.remove(node)
    followers.remove(node)
    targets.remove(node)
    if painting.isUsed { painting.remove(node) }
  }
}
