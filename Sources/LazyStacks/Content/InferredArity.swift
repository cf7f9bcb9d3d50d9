/// How many subviews each element of a source turned out to resolve to, if nobody declared it (rule
/// R1).
///
/// The first element that is loaded decides; another element with another number is an error. The
/// snapshots of a source share the result; a copy has a ``copy`` of it.
public final class InferredArity {
  /// The number; nil until an element was loaded.
  var value: Int?
  /// Whether an element of one subview contains an element of another `ForEach`, so that its view
  /// is named by the path to that.
  private(set) var isNested = false

  /// Knows nothing yet.
  public init() {}

  /// The same knowledge, to which nothing that is learned from now on is added.
  public var copy: InferredArity {
    let copy = InferredArity()
    copy.take(self)
    return copy
  }

  /// Takes over what another one knows.
  func take(_ other: InferredArity) { (value, isNested) = (other.value, other.isNested) }

  /// Notes that the first element contains an element of another `ForEach`.
  func noteNested() { isNested = true }

  /// Takes over what the first element shows.
  ///
  /// - Parameters:
  ///   - count: Its number of subviews; nil if it shows none.
  ///   - content: Its views.
  func learn(_ count: Int?, from content: Content) {
    value = count
    isNested = content.hasElements
  }
}

/// Ends the loading of a subview, because its element turned out to resolve to several.
struct FoundArity: Error {}

extension Content {
  /// How many subviews the description has, as far as that shows without evaluating a body: a
  /// composite view counts as one; nil if elements resolve to different numbers.
  func shownSubviews() throws -> Int? {
    switch kind {
    case .empty: return 0
    case .composite, .leaf, .layout, .lazyStack, .scrollView, .tooDeep: return 1
    case .modified(let content, _): return try content.shownSubviews()
    case .group(let children): return try Self.shownSubviews(of: children)
    case .section(let section):
      var sum = 0
      for (role, children) in section.parts {
        guard let count = try Self.shownSubviews(of: children) else { return nil }
        // A header of several views is one subview.
        sum += role == .content ? count : min(count, 1)
      }
      return sum
    case .forEach(let forEach): return try forEach.source.shownSubviews()
    }
  }

  /// Whether any of its views is an element of a `ForEach`, as far as that shows without evaluating
  /// a body.
  var hasElements: Bool {
    switch kind {
    case .empty, .composite, .leaf, .layout, .lazyStack, .scrollView, .tooDeep: false
    case .modified(let content, _): content.hasElements
    case .group(let children): children.contains(where: \.hasElements)
    case .section(let section):
      section.parts.contains { $0.role == .content && $0.children.contains(where: \.hasElements) }
    case .forEach: true
    }
  }

  private static func shownSubviews(of children: [Content]) throws -> Int? {
    var sum = 0
    for child in children {
      guard let count = try child.shownSubviews() else { return nil }
      sum += count
    }
    return sum
  }
}

extension ElementSource {
  fileprivate func shownSubviews() throws -> Int? {
    guard count > 0 else { return 0 }
    guard !hasDynamicArity else { return nil }
    let total = count.multipliedReportingOverflow(by: try shownArity() ?? subviewsPerElement)
    return total.overflow ? nil : total.partialValue
  }

  /// How many subviews each element has, as the first one shows if that is not declared.
  ///
  /// It is kept in `learning` alone: the source may be one that another window shows.
  func shownArity(learning: InferredArity? = nil) throws -> Int? {
    guard let inferredArity, count > 0 else { return subviewsPerElement }
    if let known = inferredArity.value { return known }
    let content = try content(at: 0)
    let shown = try content.shownSubviews().flatMap { $0 > 0 ? $0 : nil }
    learning?.learn(shown, from: content)
    return shown
  }
}
