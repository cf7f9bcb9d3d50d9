/// The nodes of a window, while they live: how many there are, and those that are looked up by what
/// they are.
struct NodeDirectory {
  /// The node that holds the content of the window.
  unowned var root: Node?
  /// The numbers of living views and nodes.
  var population = Population()
  /// Every scroll view.
  var scrolls = NodeRegistry<ScrollNode>()
  /// Every view that marks scroll targets.
  var targets = NodeRegistry<Node>()
  /// Every view that observes scrolling.
  var observing = NodeRegistry<Node>()
  /// The lazy stacks that no scroll view moves.
  var fixedStacks = NodeRegistry<LazyStackNode>()
  /// The nodes that show elements of arrays, which may be changed unnoticed.
  var arrayReaders = NodeRegistry<Node>()
  /// The nodes that show data that report their edits.
  var followers = Followers()
  /// The views that are drawn elsewhere than where they were laid out.
  var painting = Painting()
  /// The rows that are swiped open.
  var openRows = OpenRows()
  /// The ids of views that went.
  var formerIDs = FormerIDs()

  /// Removes a node that is given up.
  mutating func forget(_ node: Node) {
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
