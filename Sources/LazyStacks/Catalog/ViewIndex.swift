/// The views of a window by what names them, as they are between two frames.
///
/// A search walks over all views, so that whoever asks for each of them would wait for their number
/// squared. The index is made in one walk and answers without another one.
final class ViewIndex {
  /// A name of a view; the window keeps the view.
  private struct Name {
    unowned let view: Node
    let id: ViewID
    /// The next place with the same id; -1 behind the last.
    var next = -1
  }

  /// The labels of what lazy containers have loaded.
  private var labels: [ViewID: [(stack: ObjectIdentifier, index: Int)]] = [:]

  /// A lazy container, and how many names come before it.
  private struct Container {
    unowned let stack: LazyStackNode
    let place: Int
  }

  private unowned let root: Node
  /// The names of all views, containers before what is in them.
  private var names: [Name] = []
  /// The first of the places in ``names`` that each id has.
  private var firstPlaces: [ViewID: Int] = [:]
  private var containers: [Container] = []

  /// Takes the views at and below one.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  init(of root: Node) throws {
    self.root = root
    try add(root)
    firstPlaces.reserveCapacity(names.count)
    for place in names.indices.reversed() {
      names[place].next = firstPlaces[names[place].id] ?? -1
      firstPlaces[names[place].id] = place
    }
  }

  private func add(_ view: Node) throws {
    try view.context.work.poll()
    if let stack = view as? LazyStackNode {
      containers.append(Container(stack: stack, place: names.count))
      for subview in stack.allLoaded {
        labels[subview.label, default: []].append((ObjectIdentifier(stack), subview.index))
      }
    }
    let (id, own, last) = (view.id, view.naming.ownID, view.subview?.label.steps.last)
    if let id { names.append(Name(view: view, id: id)) }
    if let own, own != id { names.append(Name(view: view, id: own)) }
    if let last, last != id, last != own { names.append(Name(view: view, id: last)) }
    for child in view.children { try add(child) }
  }

  /// The views at and below one that have an id or whose path ends with it, and the places of their
  /// names; containers come before what is in them.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  func views(named id: ViewID, in part: Node) throws -> [(view: Node, place: Int)] {
    var found: [(view: Node, place: Int)] = []
    var place = firstPlaces[id] ?? -1
    while place >= 0 {
      try root.context.work.poll()
      let name = names[place]
      if contains(name.view, in: part) { found.append((name.view, place)) }
      place = name.next
    }
    return found
  }

  /// The lazy containers at and below a view, each before those in its rows.
  func stacks(in part: Node) -> some Sequence<LazyStackNode> {
    containers.lazy.map(\.stack).filter { self.contains($0, in: part) }
  }

  /// The first subview with a label that a lazy container has loaded.
  func loaded(_ label: ViewID, in stack: LazyStackNode) -> Int? {
    labels[label]?.first { $0.stack == ObjectIdentifier(stack) }?.index
  }

  /// The place at which the names in a lazy container begin.
  func place(of stack: LazyStackNode) -> Int? {
    containers.first { $0.stack === stack }?.place
  }

  private func contains(_ view: Node, in part: Node) -> Bool {
    part === root || view.isPart(of: part)
  }
}

extension LazyStackNode {
  /// The first subview with an id.
  ///
  /// Ids in the data of the container are found without evaluating any view (R14). Ids inside an
  /// element are known once it is opened; `opens` opens one element after the other.
  func index(of id: ViewID, opens: Bool = false, by index: ViewIndex? = nil) throws -> Int? {
    try SubviewSearch(in: catalog, opens: opens).index(of: id) ?? indexByPlace(of: id, by: index)
  }

  /// The subviews of the first element or view with an id, evaluating nothing.
  func subviews(of id: ViewID, by index: ViewIndex? = nil) throws -> Range<Int>? {
    try SubviewSearch(in: catalog).subviews(of: id)
      ?? indexByPlace(of: id, by: index).map { $0..<$0 + 1 }
  }

  private func indexByPlace(of id: ViewID, by index: ViewIndex?) -> Int? {
    let loaded = index.map { $0.loaded(id, in: self) } ?? allLoaded.first { $0.label == id }?.index
    return loaded ?? SubviewSearch(in: catalog).index(atPlace: id)
  }
}

/// What the searches between two frames share: how far they walked, and from when that is worth an
/// index, this.
final class SharedSearch {
  private(set) var index: ViewIndex?
  /// How many views were visited.
  @exclusivity(unchecked) var visits = 0

  /// Makes the index if searches have visited each view of a window twice.
  ///
  /// - Throws: ``Work/Stopped`` if work is stopped.
  func prepare(for root: Node) throws {
    guard index == nil, visits > 2 * root.context.directory.population.nodes else { return }
    index = try ViewIndex(of: root)
  }

  /// Forgets all of it, because views may change from now on.
  func forget() {
    guard visits > 0 else { return }
    visits = 0
    index = nil
  }
}
