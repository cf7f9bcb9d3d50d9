/// What an id or a path leads to.
enum Addressed {
  /// A subview of a lazy container, loaded or not.
  case subview(LazyStackNode, Int)
  /// A view that is not a subview of a lazy container.
  case view(Node)
  /// A subview of a lazy container that is not loaded and contains the view.
  case inside(LazyStackNode, Int)

  /// The node of the view, if it is loaded.
  var node: Node? {
    switch self {
    case .subview(let stack, let index):
      stack.loaded(index).flatMap { $0.isStandIn ? nil : $0.node }
    case .view(let node): node
    case .inside: nil
    }
  }

  /// The index of the subview of a part of the content that is the view or contains it; 0 for a
  /// part that is not lazy; nil if the view is elsewhere.
  func index(in part: Node) -> Int? {
    let view: Node
    switch self {
    case .subview(let stack, let index), .inside(let stack, let index):
      if stack === part { return index }
      view = stack
    case .view(let found): view = found
    }
    if let stack = part as? LazyStackNode { return stack.subview(around: view)?.index }
    return view.isPart(of: part) ? 0 : nil
  }
}

extension ViewID {
  /// Whether it is another id, or a path to it.
  func ends(with other: ViewID) -> Bool {
    self == other
      || steps.count > other.steps.count
        && steps.suffix(other.steps.count).elementsEqual(other.steps)
  }

  /// How much greater the number at the end of another id is; nil if their beginnings differ.
  func distance(to other: ViewID) -> Int? {
    switch (self, other) {
    case (.integer(let first), .integer(let last)):
      let (distance, isTooGreat) = last.subtractingReportingOverflow(first)
      return isTooGreat ? nil : distance
    case (.string(let first), .string(let last)):
      let (start, end) = (first.endIndexWithoutDigits, last.endIndexWithoutDigits)
      guard first[..<start] == last[..<end], let first = Int(first[start...], radix: 10),
        let last = Int(last[end...], radix: 10)
      else { return nil }
      return ViewID.integer(first).distance(to: .integer(last))
    default: return nil
    }
  }

  /// The id, and the paths that print as the same text.
  public var spellings: [ViewID] {
    switch self {
    case .path: [self, .string(description)]
    case .string(let text) where text.utf8.contains(UInt8(ascii: "/")): [self] + Self.paths(text)
    default: [self]
    }
  }

  /// The ways to divide a path in two, the longest outer part first.
  var divisions: [(outer: ViewID, inner: ViewID)] {
    let steps = steps
    return (1..<max(1, steps.count)).reversed().compactMap { count in
      guard let outer = ViewID(path: Array(steps[..<count])),
        let inner = ViewID(path: Array(steps[count...]))
      else { return nil }
      return (outer, inner)
    }
  }

  /// The greatest number of steps of a printed path that is read.
  private static let mostSteps = 6

  /// The paths that print as a text; a step of digits is read as a number and as a string.
  private static func paths(_ text: String) -> [ViewID] {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= mostSteps, !parts.contains("") else { return [] }
    var paths: [[ViewID]] = [[]]
    for part in parts {
      var steps: [ViewID] = [.string(part)]
      if let number = Int(part, radix: 10), "\(number)" == part {
        steps.insert(.integer(number), at: 0)
      } else if let number = Double(part), let id = ViewID(number: number) {
        steps.insert(id, at: 0)
      }
      if part == "true" || part == "false" { steps.insert(.boolean(part == "true"), at: 0) }
      paths = steps.flatMap { step in paths.map { $0 + [step] } }
    }
    return paths.compactMap { ViewID(path: $0) }
  }
}
