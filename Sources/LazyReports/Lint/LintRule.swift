/// A pattern that costs more than it seems to, which the lint looks for in a run.
public enum LintRule: String, Sendable, CaseIterable {
  /// Something depends on the content offset, which changes with estimates of rows.
  case absoluteOffset
  /// Rows above what is in sight changed their lengths.
  case changingLength
  /// A lazy stack cuts off views that are longer across than its first subview.
  case cutOff
  /// Several elements have one id.
  case duplicateID
  /// Elements with an unknown number of views were evaluated out of sight.
  case dynamicRows
  /// An eager container made many rows at once, of which few are in sight.
  case eagerRows
  /// A measured value changes what is measured.
  case feedback
  /// Frames were late.
  case hitch
  /// Views run again though another part of what they read was changed in place.
  case inPlaceChange
  /// A program scrolled to a view that then stood elsewhere.
  case missedTarget
  /// The length of a row changes while it is scrolled by, as it contains a guess.
  case nestedGuess
  /// The ids of elements are made anew with each update.
  case newIDs
  /// Work ahead of a scroll was wasted.
  case prefetchDiscard
  /// Rows are set up when they appear, so that they are laid out twice.
  case setUpOnAppear
  /// Rows lost a state because they were out of sight for too long.
  case stateInRow
  /// A target is too tall to be as visible as its threshold asks for.
  case tallTarget
  /// The frames of many rows are kept in a state.
  case trackedFrames
  /// Rows were removed, or never loaded, because of where they were laid out, and would be drawn in
  /// sight.
  case transformIntoView
  /// Many views read what few of them need, and all of them run when it changes.
  case wideRead
  /// Rows have no length, so that any number of them is in sight.
  case zeroLength

  /// The claim of the model behind the rule; nil if there are several.
  public var claim: Int? {
    switch self {
    case .absoluteOffset: 65
    case .changingLength: 137
    case .cutOff: 43
    case .duplicateID: 10
    case .dynamicRows: 86
    case .eagerRows: 2
    case .feedback: nil
    case .hitch: 102
    case .inPlaceChange: nil
    case .missedTarget: 129
    case .nestedGuess: 140
    case .newIDs: 150
    case .prefetchDiscard: 113
    case .setUpOnAppear: 112
    case .stateInRow: 124
    case .tallTarget: 68
    case .trackedFrames: 136
    case .transformIntoView: 60
    case .wideRead: nil
    case .zeroLength: 114
    }
  }

  /// What it finds, as a sentence.
  public var meaning: String {
    switch self {
    case .absoluteOffset:
      "Something depends on the content offset, which changes with estimates of rows."
    case .changingLength: "Rows above what is in sight changed their lengths."
    case .cutOff: "A lazy stack cuts off views that are longer across than its first subview."
    case .duplicateID: "Several elements have one id."
    case .dynamicRows: "Elements with an unknown number of views were evaluated out of sight."
    case .eagerRows: "An eager container made many rows at once, of which few are in sight."
    case .feedback: "A measured value changes what is measured."
    case .hitch: "Frames were late."
    case .inPlaceChange:
      "Views run again though another part of what they read was changed in place."
    case .missedTarget: "A program scrolled to a view that then stood elsewhere."
    case .nestedGuess:
      "The length of a row changes while it is scrolled by, as it contains a guess."
    case .newIDs: "The ids of elements are made anew with each update."
    case .prefetchDiscard: "Work ahead of a scroll was wasted."
    case .setUpOnAppear: "Rows are set up when they appear, so that they are laid out twice."
    case .stateInRow: "Rows lost a state because they were out of sight for too long."
    case .tallTarget: "A target is too tall to be as visible as its threshold asks for."
    case .trackedFrames: "The frames of many rows are kept in a state."
    case .transformIntoView:
      "Rows were removed, or never loaded, because of where they were laid out, and would be "
        + "drawn in sight."
    case .wideRead: "Many views read what few of them need, and all of them run when it changes."
    case .zeroLength: "Rows have no length, so that any number of them is in sight."
    }
  }

  /// What to do instead, in SwiftUI's terms.
  public var remedy: String {
    switch self {
    case .absoluteOffset:
      "decide by what is visible (onScrollVisibilityChange, onScrollTargetVisibilityChange), not "
        + "by the content offset"
    case .changingLength:
      "give a row its length before its content is there (frame, aspectRatio), and keep what its "
        + "length depends on in the model"
    case .cutOff:
      "give rows one length across (frame), a grid columns that fit (flexible), a text the height "
        + "of its lines (fixedSize), and a lazy stack a ScrollView along its axis"
    case .duplicateID: "give each element an id of its own that comes from the data"
    case .dynamicRows:
      "filter in the data instead of in the row, put the condition in a stack, so that each "
        + "element is one view, or let the data tell the number "
        + "(subviews = function(element) … end)"
    case .eagerRows: "put the rows into a lazy stack or grid, which makes those in sight"
    case .feedback:
      "measure nothing that depends on what was measured; use a Layout or containerRelativeFrame"
    case .hitch:
      "move work out of bodies, give rows a fixed length (frame), and split what is dear into "
        + "smaller rows"
    case .inPlaceChange:
      "hand each view its own part as a parameter, or make the part an object of its own"
    case .missedTarget:
      "give rows a length that is known before their content, or scroll again once what is on the "
        + "way was measured"
    case .nestedGuess:
      "put all elements into one lazy stack or grid (Section, ForEach) in place of several in "
        + "one another, or give each inner one a length (frame)"
    case .newIDs:
      "store the id in the element (let id = UUID()), and make none while views are described"
    case .prefetchDiscard:
      "set a row up where it is made (init), so that what is prepared is what appears"
    case .setUpOnAppear:
      "set a row up where it is made (init), so that it has its length before it appears"
    case .stateInRow:
      "keep what a row must not forget in the model, or in a view around the list and bound to the "
        + "row"
    case .tallTarget: "use a smaller threshold, or ask for parts of the view"
    case .trackedFrames:
      "ask for what is in sight (onScrollTargetVisibilityChange, scrollPosition), or let a row "
        + "move itself (visualEffect), in place of a state with all frames"
    case .transformIntoView:
      "keep what is drawn inside of the frame (scaleEffect of at most 1, opacity), or make the "
        + "frame as large as what is drawn (padding)"
    case .wideRead: "hand a row its own part as a parameter, or keep it in a model of the row"
    case .zeroLength: "give rows a length before their content is there (frame)"
    }
  }
}
