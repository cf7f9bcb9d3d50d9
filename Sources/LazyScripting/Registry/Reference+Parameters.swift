/// The parameters P1 to P24, which rules, messages and choices cite.
extension Reference {
  /// One of the parameters of the model.
  private struct ModelParameter {
    let number: Int
    /// Its names in a profile.
    var names: [String] = []
    /// Its label in a window.
    var label: String?
    let value: String
    let meaning: String

    var row: String {
      let links = names.map { "[`\($0)`](#profile\($0.lowercased()))" }
      let labels = label.map { ["[`\($0)`](#window) of Window"] } ?? []
      return "| P\(number) | \((links + labels).joined(separator: ", ")) | \(value) | \(meaning) |"
    }
  }

  /// The section of the reference about the parameters of the model.
  static let parameters = """
    ## Parameters of the model

    The rules have parameters P1 to P24, which messages and the [choices](Choices.md) cite. Those
    with a name are fields of a *Profile*, `lab.profile { retention = 4 }`, or labels of *Window*;
    the others are as they are here. [Fidelity](Fidelity.md) says what was measured of the real
    thing.

    | | name | default | what it is |
    |---|---|---|---|

    """ + modelParameters.map(\.row).joined(separator: "\n")

  private static let modelParameters: [ModelParameter] = visible + moving

  /// Parameters of loading, retention and estimation.
  private static let visible = [
    ModelParameter(
      number: 1,
      names: ["defaultSpacing"],
      value: "8 points",
      meaning: "the distance between neighbors where none is given"
    ),
    ModelParameter(
      number: 2,
      label: "estimator",
      value: "`\"mean\"`",
      meaning: "what is guessed of lengths that were not measured"
    ),
    ModelParameter(
      number: 3,
      names: ["lookAhead"],
      value: "1",
      meaning: "subviews beyond the visible rect that are evaluated at rest"
    ),
    ModelParameter(
      number: 4,
      names: ["coldSample", "coldLength"],
      value: "2, 32 points",
      meaning: "what stands for the rest before anything is placed"
    ),
    ModelParameter(
      number: 5,
      names: ["retention"],
      value: "16 updates",
      meaning: "how long a subview out of sight keeps its state"
    ),
    ModelParameter(
      number: 6,
      names: ["prefetchReach", "prefetch"],
      value: "0.75 of what is visible, on",
      meaning: "how far ahead rows are prepared while something scrolls, and whether"
    ),
    ModelParameter(number: 7, label: "refreshRate", value: "60", meaning: "frames a second"),
    ModelParameter(
      number: 8,
      names: ["reachForward", "reachBackward"],
      value: "2, 3 containers",
      meaning: "how far a container walks instead of jumping"
    ),
    ModelParameter(
      number: 9,
      names: ["exactReach"],
      value: "3 containers",
      meaning: "how far a program's scroll walks to its target"
    ),
  ]

  /// Parameters of motion and of updates.
  private static let moving = [
    ModelParameter(
      number: 10,
      names: ["decelerationRate"],
      value: "0.998",
      meaning: "the part of its speed that a millisecond leaves a fling; 0.99 is the fast rate"
    ),
    ModelParameter(
      number: 11,
      names: ["rubberBand"],
      value: "0.55",
      meaning: "the part of the first point that a finger pulls beyond an end which shows"
    ),
    ModelParameter(
      number: 12,
      value: "spring",
      meaning: "how a scroll is animated that says no more: as `Animation.default()`"
    ),
    ModelParameter(
      number: 13,
      value: "off",
      meaning: "whether small changes of the content size are kept back"
    ),
    ModelParameter(
      number: 14,
      names: ["maxPasses"],
      value: "10",
      meaning: "passes of a frame before it ends with a diagnostic"
    ),
    ModelParameter(
      number: 15,
      value: "fraction",
      meaning: "what holds in a rotation: the topmost visible subview, cut at the same fraction"
    ),
    ModelParameter(
      number: 16,
      value: "sample",
      meaning: "what a container answers when something around it asks for its ideal length"
    ),
    ModelParameter(
      number: 17,
      names: ["gridPasses"],
      value: "2",
      meaning: "how often a grid divides a length among its columns"
    ),
    ModelParameter(
      number: 18,
      names: ["editAnchor"],
      value: "`\"topmost\"`",
      meaning: "what an edit above what is in sight leaves in place"
    ),
    ModelParameter(
      number: 19,
      names: ["flingEnd"],
      value: "10 points/s",
      meaning: "the speed at which a fling ends; slower ones do not begin"
    ),
    ModelParameter(
      number: 20,
      names: ["bounceStiffness"],
      value: "119",
      meaning: "the stiffness of the spring that brings content back from beyond an end"
    ),
    ModelParameter(
      number: 21,
      names: ["displayScale"],
      value: "0",
      meaning: "pixels a point, to which offsets are rounded when told; 0 for none"
    ),
    ModelParameter(
      number: 22,
      names: ["anchorFollowsAfterResize"],
      value: "true",
      meaning: "whether a default anchor follows new content after the container changed"
    ),
    ModelParameter(
      number: 23,
      names: ["edgeLanding"],
      value: "content",
      meaning: "where a jump to the end rests: where the content ends, or where that was guessed"
    ),
    ModelParameter(
      number: 24,
      names: ["targetLanding"],
      value: "measured",
      meaning: "where a jump to a far view rests: where its anchor says, or where it was guessed"
    ),
    ModelParameter(
      number: 25,
      names: ["refreshPull"],
      value: "60",
      meaning: "how far a finger pulls content beyond its top to refresh it"
    ),
    ModelParameter(
      number: 26,
      names: ["cacheBefore", "cacheAfter"],
      value: "0, 0",
      meaning: "how far before and after what is visible rows are held, as other lists do"
    ),
    ModelParameter(
      number: 27,
      names: ["cacheDelay"],
      value: "0",
      meaning: "the frames after which the rows around those in sight are made and held"
    ),
    ModelParameter(
      number: 28,
      names: ["cacheSides", "cacheReach"],
      value: "both, measured",
      meaning: "on which sides, and as far as which lengths reach, rows are made to be held"
    ),
    ModelParameter(
      number: 29,
      names: ["cacheUnit", "cacheRows"],
      value: "points, 0",
      meaning: "what is counted around what is visible, and how many rows are held in all"
    ),
    ModelParameter(
      number: 30,
      names: ["keepsFocus"],
      value: "false",
      meaning: "whether the first row, which has the keyboard's focus, stays alive"
    ),
  ]
}
