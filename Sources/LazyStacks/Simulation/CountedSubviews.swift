/// The subviews of a scroll view's content, counted with the data as they are now; nothing is
/// evaluated for it.
struct CountedSubviews {
  private let scroll: ScrollNode
  private let window: Window

  init(of scroll: ScrollNode, in window: Window) {
    self.scroll = scroll
    self.window = window
  }

  /// How many there are; see ``ScrollViewProxy/count()``.
  var count: Int {
    guard window.hasUnseenEdits else { return scroll.contentCount }
    return scroll.countedParts.reduce(0) { $0 + count(of: $1) }
  }

  private func count(of part: Node) -> Int {
    guard window.hasUnseenEdits, let stack = part as? LazyStackNode else {
      return part.subviewCount
    }
    return stack.catalog.listed.currentCount
  }

  /// Whether ``count`` is a guess.
  var isCountEstimated: Bool {
    let isEdited = window.hasUnseenEdits
    return scroll.countedParts.contains {
      ($0 as? LazyStackNode)?.catalog.listed.guessesCount(isEdited: isEdited) ?? false
    }
  }

  /// The index of a view; see ``ScrollViewProxy/indexAndCertainty(of:)``.
  func index(of id: ViewID) throws -> (index: Int, isEstimated: Bool)? {
    for spelling in id.spellings {
      if let found = try index(ofSpelling: spelling) { return found }
    }
    return try indexOfElement(around: id)
  }

  private func index(ofSpelling id: ViewID) throws -> (index: Int, isEstimated: Bool)? {
    let isEdited = window.hasUnseenEdits
    var start = 0
    var isGuessed = false
    for part in scroll.countedParts {
      try window.context.work.poll()
      if let stack = part as? LazyStackNode {
        let listed = stack.catalog.listed
        let index = try isEdited ? listed.currentIndex(of: id) : stack.index(of: id)
        if let index {
          return (start + index, isGuessed || listed.guesses(index, isEdited: isEdited))
        }
        isGuessed = isGuessed || listed.guessesCount(isEdited: isEdited)
      } else if part.isNamed(id) {
        return (start, isGuessed)
      }
      start += count(of: part)
    }
    return nil
  }

  /// The index of the element that contains the view to which an id or a path leads; nil where no
  /// view has it.
  private func indexOfElement(
    around id: ViewID
  ) throws -> (index: Int, isEstimated: Bool)? {
    guard let found = try around(id) else { return nil }
    var start = 0
    var isGuessed = false
    for part in scroll.countedParts {
      if let index = found.index(in: part) {
        guard let stack = part as? LazyStackNode else { return (start, isGuessed) }
        if window.hasUnseenEdits {
          return try stack.catalog.id(at: index).flatMap(index(ofSpelling:))
        }
        let listed = stack.catalog.listed
        return (start + index, isGuessed || listed.guesses(index, isEdited: false))
      }
      let listed = (part as? LazyStackNode)?.catalog.listed
      isGuessed = isGuessed || listed?.guessesCount(isEdited: false) ?? false
      start += count(of: part)
    }
    return nil
  }

  /// What a path leads to, or the loaded view inside an element that has an id; the ids of the data
  /// are not asked for again.
  private func around(_ id: ViewID) throws -> Addressed? {
    if id.spellings.count > 1 {
      return try AddressSearch(in: scroll).find(id) == nil
        ? nil : WindowSearch(in: window).addressed(id, in: scroll)
    }
    for part in scroll.countedParts {
      for row in part.children {
        if let found = try AddressSearch(in: row).find(id) { return found }
      }
    }
    return nil
  }
}
