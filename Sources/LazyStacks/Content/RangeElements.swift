/// The elements of a range of integers, each its own element; their number may be in the billions.
public final class RangeElements: ElementSource {
  /// How an integer element is named.
  public enum Identity {
    /// By the integer itself.
    case element
    /// By a pattern: `"row-%d"`.
    case format(IDFormat)
    /// By a function, named so that two sources with the same one can be compared.
    case computed(name: String, (Int) throws -> ViewID)
  }

  private let first: Int
  private let identity: Identity
  private let makeContent: (Int) throws -> Content

  /// How many elements there are.
  public let count: Int
  /// How many subviews each element resolves to.
  public let subviewsPerElement: Int
  /// How errors name the source.
  public let label: String

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - range: The integers.
  ///   - identity: How an integer is named.
  ///   - subviewsPerElement: How many subviews each resolves to, at least 1.
  ///   - label: How errors name the source.
  ///   - content: The views of an integer.
  public convenience init(
    _ range: Range<Int>,
    identity: Identity = .element,
    subviewsPerElement: Int = 1,
    label: String = "a ForEach",
    content: @escaping (Int) throws -> Content
  ) {
    let count = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    self.init(
      first: range.lowerBound,
      count: count.overflow ? .max : count.partialValue,
      identity: identity,
      subviewsPerElement: subviewsPerElement,
      label: label,
      content: content
    )
  }

  /// Creates a source of a range that may end with the largest integer.
  convenience init(
    _ range: ClosedRange<Int>,
    identity: Identity,
    subviewsPerElement: Int,
    content: @escaping (Int) throws -> Content
  ) {
    let steps = range.upperBound.subtractingReportingOverflow(range.lowerBound)
    self.init(
      first: range.lowerBound,
      count: steps.overflow || steps.partialValue == .max ? .max : steps.partialValue + 1,
      identity: identity,
      subviewsPerElement: subviewsPerElement,
      label: "a ForEach",
      content: content
    )
  }

  private init(
    first: Int,
    count: Int,
    identity: Identity,
    subviewsPerElement: Int,
    label: String,
    content: @escaping (Int) throws -> Content
  ) {
    self.first = first
    self.count = count
    self.identity = identity
    self.subviewsPerElement = subviewsPerElement
    self.label = label
    makeContent = content
  }

  /// The id of an element, without evaluating its views.
  public func id(at index: Int) throws -> ViewID {
    let element = try element(at: index)
    switch identity {
    case .element: return .integer(element)
    case .format(let format): return format.id(element)
    case .computed(_, let function): return try function(element)
    }
  }

  /// The first element with an id; `nil` if there is none.
  public func index(of id: ViewID) throws -> Int? {
    switch identity {
    case .element:
      guard case .integer(let element) = id else { return nil }
      return index(of: element)
    case .format(let format):
      return format.number(of: id).flatMap(index(of:))
    case .computed(_, let function):
      return try (0..<count).first { try function(first + $0) == id }
    }
  }

  private func index(of element: Int) -> Int? {
    let index = element.subtractingReportingOverflow(first)
    guard !index.overflow, (0..<count).contains(index.partialValue) else { return nil }
    return index.partialValue
  }

  private func element(at index: Int) throws -> Int {
    guard (0..<count).contains(index) else {
      throw ContentError.missingElement(index + 1, source: label)
    }
    return first + index
  }

  /// A function alone may give two elements one id.
  public var hasUniqueIDs: Bool {
    if case .computed = identity { false } else { true }
  }

  /// The views of an element.
  public func content(at index: Int) throws -> Content {
    try makeContent(element(at: index))
  }

  /// The identities of all elements as they are now.
  public func identities() throws -> ElementIdentities {
    .indexed(count: count, scheme: "\(first) \(scheme)")
  }

  private var scheme: String {
    switch identity {
    case .element: "element"
    case .format(let format): "format \(format.pattern)"
    case .computed(let name, _): "function \(name)"
    }
  }
}
