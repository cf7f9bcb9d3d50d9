internal import LazyStacks

/// What the codes of diagnostics mean, for help.
enum DiagnosticMeaning {
  /// The help for a code; nil for a text that is none.
  static func page(of name: String) -> String? {
    Diagnostic.Code(rawValue: name).map { code in
      "code = \"\(name)\"\n  \(meaning(of: code))\n  It is one of diagnostics: ?diagnostic"
    }
  }

  private static func meaning(of code: Diagnostic.Code) -> String {
    switch code {
    case .duplicateID: "Two elements have the same id; scrolls and questions find the first."
    case .ambiguousID:
      "An id names several views, of which the first in sight was meant; write a path to one: "
        + "{ outer, inner }. Or it is that of an edge, too: write edge = or id =."
    case .unspecifiedLength:
      "A flexible length was offered nothing and became 10 points; give the view a length."
    case .unusableLength:
      "A view has no length for an offer, or an infinite one where it is placed; another stands in."
    case .badEstimate: "An estimator raised or gave no length, and the mean was used."
    case .tooManyToMeasure:
      "An estimator would have to measure more subviews than an eager container may have."
    case .layoutLoop:
      "Observers kept changing the layout until the limit of passes was reached; what they change "
        + "must not change what they observe."
    case .oscillation:
      "The length of a lazy stack depends on which part of it is visible, and that on its length."
    case .tooManyLoads:
      "So many subviews were loaded in one frame that the rest was left out; is something of "
        + "length 0?"
    case .standingFloor:
      "A lazy layout placed many subviews without moving its floor and loads what is out of sight."
    case .farLook: "A step of a lazy layout looked at many subviews that it did not place."
    case .unevenElements:
      "Elements give different numbers of views although nobody declared it, so each is evaluated "
        + "up to the last one that is needed; subviews = says it beforehand."
    case .evaluatesAll:
      "All elements with different numbers of subviews are evaluated at once; subviews = n says "
        + "how many each has."
    case .unreachableThreshold:
      "A target is taller than the visible part divided by the threshold, so it can never qualify."
    case .lostTarget: "The view that a program scrolled to was removed before the scroll was over."
    case .unmarkedTarget:
      "A program scrolled to a view that is not among those that :scrollTargetLayout marks."
    case .unusedView: "A view was made by a body or content function that did not return it."
    case .furtherError: "A callback failed again after the error that the verb raised."
    case .hiddenName: "An assignment hides a name of the vocabulary; write local if it is meant."
    case .unorderedKeys: "Keys of a table have no defined order; use an array."
    case .notFinite: "A number that is not finite was handed to lab.row and the like: it is null."
    case .changedData: "An array was changed where no update could see it; use window:update."
    case .untrackedTable:
      "Writes to a table with operators in a state or an Observable are not heard; assign another."
    case .notAnimated:
      "withAnimation has scrolls go along an animation; what an update changes is laid out at once."
    case .pluginFailure: "A plugin could not be loaded, raised, or returned nonsense."
    case .shadowedPlugin:
      "A plugin, or a name that it adds, is left out because another one comes first."
    }
  }
}
