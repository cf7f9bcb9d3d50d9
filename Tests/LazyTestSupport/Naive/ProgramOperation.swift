/// One step of a ``RandomProgram``.
public enum ProgramOperation: Equatable, Sendable {
  /// A finger moves the offset by a number of points.
  case drag(Double)
  /// A scroll to a subview; nil for the smallest movement.
  ///
  /// Waiting edits are shown in a frame before.
  case scrollToID(Int, anchor: Double?)
  /// A scroll to an end of the list; waiting edits are shown in a frame before.
  case scrollToEdge(NaiveEdge)
  /// A scroll to an offset.
  case scrollToOffset(Double)
  /// The length of a subview changes without a report; there is no frame.
  case resizeUnseen(Int, to: Double)
  /// The size of the window changes; waiting edits are shown in a frame before.
  case resize(width: Double, length: Double)
  /// A data change with one or several edits, and the frame that shows it.
  case edit([PartEdit])
  /// Edits of parts that report them; the next frame shows them.
  ///
  /// In an empty list they make a frame, because the rules do not say where a finger moves nothing
  /// to.
  case tell([PartEdit])
}

extension ProgramOperation {
  /// Whether the data and the window stay the same, so that only the offset moves.
  public var movesByItself: Bool {
    switch self {
    case .edit, .resize: false
    default: true
    }
  }

  /// The edits of the step; nil if it makes none.
  public var edits: [PartEdit]? {
    switch self {
    case .edit(let edits), .tell(let edits): edits
    default: nil
    }
  }

  /// Whether it changes the length of a subview without a frame.
  ///
  /// If columns have several widths, it is open when that shows: a cell that comes into another
  /// column is measured again, and one that comes back may answer as it did before.
  var isUnseen: Bool {
    if case .resizeUnseen = self { true } else { false }
  }
}

extension ProgramOperation: CustomStringConvertible {
  /// The step as text.
  public var description: String {
    switch self {
    case .drag(let delta): "drag \(delta)"
    case .scrollToID(let id, let anchor):
      "scrollTo id \(id) " + (anchor.map { "anchor \($0)" } ?? "minimal")
    case .scrollToEdge(let edge): "scrollTo edge \(edge.rawValue)"
    case .scrollToOffset(let y): "scrollTo y \(y)"
    case .resizeUnseen(let id, let length): "resizeUnseen \(id) to \(length)"
    case .resize(let width, let length): "resize to \(width) by \(length)"
    case .edit(let edits): "edit " + edits.map(\.description).joined(separator: ", ")
    case .tell(let edits): "tell " + edits.map(\.description).joined(separator: ", ")
    }
  }
}

extension [ProgramOperation] {
  /// The steps with additional frames that show reported edits.
  ///
  /// There is one before each scroll to something in the list and before each rotation, where the
  /// verb would make it unseen, and one at the end.
  var showingEdits: [ProgramOperation] {
    var steps: [ProgramOperation] = []
    var waits = false
    for operation in self {
      switch operation {
      case .tell: waits = true
      case .scrollToID, .scrollToEdge, .resize:
        if waits { steps.append(.edit([])) }
        waits = false
      case .drag, .scrollToOffset, .edit: waits = false
      case .resizeUnseen: break
      }
      steps.append(operation)
    }
    if waits { steps.append(.edit([])) }
    return steps
  }
}
