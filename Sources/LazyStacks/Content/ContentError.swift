/// A mistake in what the user described, found while it was being laid out.
public enum ContentError: Error, Equatable, CustomStringConvertible {
  /// A length that is NaN, infinite or negative.
  case badLength(of: String, name: String, length: Double)
  /// An element that resolved to another number of subviews than its `ForEach` declared.
  case subviewCount(element: String, source: String, count: Int, declared: Int)
  /// An element without an id, or with one that names nothing.
  case badID(element: Int, source: String)
  /// An eager stack with more subviews than it is sensible to load at once.
  case tooManySubviews(of: String, count: Int, limit: Int)
  /// More subviews in one lazy stack than can be counted exactly.
  case tooManyElements(source: String, limit: Int)
  /// Views nested deeper than the simulator follows, most often a view that contains itself.
  case tooDeep(view: String, limit: Int)

  /// Whether it concerns the whole content and not one view of it.
  var isStructural: Bool {
    switch self {
    case .tooDeep, .tooManySubviews, .tooManyElements: true
    case .badLength, .subviewCount, .badID: false
    }
  }

  /// One sentence for people: what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .badLength(let view, let name, let length):
      "\(name) of \(view) is \(length); a length is a number of points from 0 to 1e12"
    case .subviewCount(let element, let source, 0, let declared):
      "\(element) of \(source) gave no view where \(declared) "
        + "\(declared == 1 ? "subview was" : "subviews were") declared; return "
        + "\(declared == 1 ? "a view" : "\(declared) views"), or leave the element out of the data"
    case .subviewCount(let element, let source, let count, let declared):
      "\(element) of \(source) gave \(count) \(count == 1 ? "subview" : "subviews") where "
        + "\(declared) \(declared == 1 ? "was" : "were") declared; declare subviews = \(count) "
        + "or return \(declared) \(declared == 1 ? "view" : "views")"
    case .badID(let element, let source):
      "element \(element) of \(source) has no id; an id is a string, a number or a boolean"
    case .tooManySubviews(let view, let count, let limit):
      "\(view) loads all its subviews at once, and these are \(count), more than \(limit); "
        + "use Lazy\(view)"
    case .tooManyElements(let source, let limit):
      "with \(source) a lazy stack has more than \(limit) subviews"
    case .tooDeep(let view, let limit):
      "views are nested more than \(limit) deep in \(view); does it contain itself?"
    }
  }
}
