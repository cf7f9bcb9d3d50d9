/// Something that a user should know about their description, found while frames were made.
public struct Diagnostic: Equatable, Sendable {
  /// What was found, by the name that the reference uses.
  public enum Code: String, Sendable, CaseIterable {
    /// Two elements have the same id; scrolls and queries find the first (Q24).
    case duplicateID
    /// A flexible length was offered nothing and became 10 points.
    case unspecifiedLength
    /// A view answered an offer with no length, or was placed with an infinite one, and another one
    /// stands in.
    case unusableLength
    /// An estimator raised or returned no length, and the mean was used.
    case badEstimate
    /// An estimator would have to measure more subviews than an eager container may have.
    case tooManyToMeasure
    /// Observers kept changing the layout until the limit of passes was reached (parameter P14).
    case layoutLoop
    /// The length of a lazy stack depends on which part of it is visible, and that on its length.
    case oscillation
    /// So many subviews were loaded in one frame that the rest was left out.
    case tooManyLoads
    /// A lazy layout placed many subviews without moving its floor, so it loads what is out of
    /// sight.
    case standingFloor
    /// A step of a lazy layout looked at many subviews that it did not place.
    case farLook
    /// Elements give different numbers of views although nobody declared it, so each is evaluated
    /// up to the last one that is needed.
    case unevenElements
    /// All elements with different numbers of subviews are evaluated at once, not as needed.
    case evaluatesAll
    /// A target is taller than the viewport divided by the threshold, so it can never qualify.
    case unreachableThreshold
    /// The view that a program scrolled to was removed before the scroll was over.
    case lostTarget
    /// A program scrolled to a view that is not among the marked scroll targets (Q23).
    case unmarkedTarget
    /// A view was made by a body or content function that did not return it.
    case unusedView
    /// A callback failed again after the error that the verb raised.
    case furtherError
    /// A name of the vocabulary was hidden by an assignment.
    case hiddenName
    /// Keys of a table have no defined order.
    case unorderedKeys
    /// A number that is not finite was written as null.
    case notFinite
    /// An array was changed where no update could see it.
    case changedData
    /// A table in a state or a model is used otherwise than by its fields, so that what is written
    /// in it is not tracked.
    case untrackedTable
    /// A `ForEach` was used with ids that name more than one view.
    case ambiguousID
    /// An update was to be animated, but only scrolls are.
    case notAnimated
    /// A plugin could not be loaded, raised, returned nonsense, or was set aside for that.
    case pluginFailure
    /// A plugin, or a name that it adds, is left out because another one comes first.
    case shadowedPlugin
  }

  /// What was found.
  public var code: Code
  /// One sentence that says what was found, where, and what to do.
  public var message: String

  /// Creates a diagnostic from its code and one sentence.
  public init(code: Code, message: String) {
    self.code = code
    self.message = message
  }
}
