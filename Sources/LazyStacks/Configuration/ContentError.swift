import LazyExtents

/// A mistake in the user's description, found while it was being laid out.
public enum ContentError: Error, Equatable, CustomStringConvertible {
  /// A length or spacing that is NaN, negative or more than 10¹² points.
  case badLength(of: String, name: String, length: Double)
  /// A position or distance that is NaN or more than 10¹² points in either direction.
  case badDistance(of: String, name: String, distance: Double)
  /// A count that is less than 1.
  case badCount(of: String, name: String, count: Int)
  /// A cost that is NaN, negative or more than ``WindowConfiguration/mostCost``.
  case badCost(of: String, work: String, milliseconds: Double)
  /// A ratio of lengths outside 10⁻⁶...10⁶.
  case badRatio(Double)
  /// A frame with a lower limit above an upper one.
  case contradictoryFrame(lower: String, Double, upper: String, Double)
  /// An element that resolved to another number of subviews than its `ForEach` declared.
  case subviewCount(element: String, source: String, count: Int, declared: Int)
  /// An element that resolved to another number of subviews than those before it, if nothing was
  /// declared.
  case otherSubviewCount(element: String, source: String, count: Int, expected: Int)
  /// An element without an id, or with an id that names nothing.
  case badID(element: Int, source: String)
  /// A `ForEach` that declares fewer than one subview for each element.
  case badSubviewsPerElement(Int, source: String)
  /// A `ForEach` that declares more subviews for each element than may be loaded at once.
  case tooManySubviewsPerElement(Int, source: String, limit: Int)
  /// More subviews than can be counted exactly in points.
  case tooManyElements(source: String, limit: Int)
  /// An element that is missing because its data changed outside an update, or that never existed.
  case missingElement(Int, source: String)
  /// An eager stack with more subviews than may be loaded at once.
  case tooManySubviews(of: String, count: Int, limit: Int)
  /// A description of more views than may be made, most often one view used in two places again and
  /// again.
  case tooManyViews(in: String, count: Int, limit: Int)
  /// Numbers that contradict each other, in a sentence with its remedy.
  case contradiction(String)
  /// A grid without columns.
  case noColumns(of: String, name: String)
  /// Elements of one `ForEach` in a grid whose sections are built differently.
  case unlikeSections(source: String, element: Int, of: String)
  /// Views nested deeper than the simulator follows, most often a view that contains itself.
  case tooDeep(view: String, limit: Int)

  /// The ratios of lengths that can be given, so that lengths stay finite.
  static let ratios = 1e-6...1e6

  /// Whether it concerns the whole content and not one view of it.
  var isStructural: Bool {
    switch self {
    case .tooDeep, .tooManySubviews, .tooManyViews: true
    case .badLength, .badDistance, .badCount, .badCost, .badRatio, .contradictoryFrame,
      .subviewCount, .otherSubviewCount, .badID,
      .badSubviewsPerElement, .tooManySubviewsPerElement, .tooManyElements, .missingElement,
      .contradiction, .noColumns, .unlikeSections:
      false
    }
  }

  /// One sentence for people: what is wrong, where, and what to do.
  public var description: String {
    switch self {
    case .badLength(let view, let name, let length):
      "\(name) of \(view) is \(length.shortestText); a length is a finite number of points, "
        + "0 or more"
        + (length.isFinite && length > 0 ? " and at most \(Double.longestLength.shortestText)" : "")
    case .badDistance(let view, let name, let distance):
      "\(name) of \(view) is \(distance.shortestText); a distance is a finite number of points, "
        + "at most \(Double.longestLength.shortestText) in either direction"
    case .badCount(let view, let name, let count):
      "\(name) of \(view) is \(count); give 1 or more"
    case .badCost(let view, let work, let milliseconds):
      "the \(work) of :cost of \(view) is \(milliseconds.shortestText); a cost is a number of "
        + "milliseconds, 0 or more and at most \(WindowConfiguration.mostCost.shortestText)"
    case .badRatio(let ratio):
      "the ratio of :aspectRatio is \(ratio.shortestText); it is the width divided by the height, "
        + "from \(Self.ratios.lowerBound.shortestText) to \(Self.ratios.upperBound.shortestText)"
    case .contradictoryFrame(let lower, let low, let upper, let high):
      "\(lower) of :frame is \(low.shortestText) and \(upper) is \(high.shortestText); "
        + "\(lower) must not be greater than \(upper)"
    case .subviewCount(let element, let source, let count, let declared):
      "\(element) of \(source) gave " + Self.asked(declared, gave: count)
    case .otherSubviewCount(let element, let source, let count, let expected):
      "\(element) of \(source) gave " + Self.expected(expected, gave: count)
    case .badID(let element, let source):
      "element \(element) of \(source) has no id; an id is a string, a number or a boolean"
    case .badSubviewsPerElement(let count, let source):
      "\(source) declares \(count) subviews for each element; declare 1 or more"
    case .tooManySubviewsPerElement(let count, let source, let limit):
      "\(source) declares \(count) subviews for each element, which are loaded at once; declare at "
        + "most \(limit), and make elements of what is more"
    case .tooManyElements(let source, let limit):
      "with \(source) a lazy stack has more than \(limit) subviews; give it fewer elements"
    case .missingElement(let element, let source):
      "element \(element) of \(source) is gone; change data inside an update"
    case .tooManySubviews(let view, let count, let limit):
      "\(view) loads all its subviews at once, and these are \(count), more than \(limit); "
        + "use Lazy\(view)"
    case .tooManyViews(let view, let count, let limit):
      "\(view) describes \(count) views, more than \(limit); use a ForEach in a lazy stack"
    case .contradiction(let sentence): sentence
    case .noColumns(let grid, let name):
      "\(name) of \(grid) is empty; give at least one GridItem"
    case .unlikeSections(let source, let element, let grid):
      "element \(element) of \(source) has other sections than the first; the lines of a \(grid) "
        + "must be known without evaluating all elements, so write each Section by itself"
    case .tooDeep(let view, let limit):
      "views are nested more than \(limit) deep in \(view); does it contain itself?"
    }
  }

  private static func asked(_ declared: Int, gave count: Int) -> String {
    guard count > 0 else {
      return "no view where \(declared) \(declared == 1 ? "subview was" : "subviews were") "
        + "declared; return \(declared == 1 ? "a view" : "\(declared) views"), or leave the "
        + "element out of the data"
    }
    return "\(count) \(count == 1 ? "subview" : "subviews") where \(declared) "
      + "\(declared == 1 ? "was" : "were") declared; declare subviews = \(count) or return "
      + "\(declared) \(declared == 1 ? "view" : "views")"
  }

  private static func expected(_ expected: Int, gave count: Int) -> String {
    "\(count == 0 ? "no" : "\(count)") \(count < 2 ? "subview" : "subviews") where \(expected) "
      + "\(expected == 1 ? "was" : "were") expected; leave elements out of the data, or where "
      + "they differ declare subviews = \"dynamic\", or subviews = function(element) … end if "
      + "the data tell the number"
  }
}
