internal import LazyTrace

/// Recommends what to do about a frame, in one sentence and in SwiftUI's terms.
///
/// Several pieces of advice may fit. The one whose cause lies furthest back is given, so a loop of
/// callbacks goes before what it moved.
struct Remedy {
  private let facts: RemedyFacts

  init(
    _ events: ArraySlice<Event>,
    lengths: MeasuredLengths,
    charging work: ReportWork
  ) throws {
    facts = try RemedyFacts(events, lengths: lengths, charging: work)
  }

  /// The sentence; nil where there is nothing to say.
  var sentence: String? { advice.map { Self.lead + $0 } }

  /// The sentence of a frame in which only guesses out of sight were corrected.
  static let nothingToDo = lead + indicatorAlone
  private static let lead = "In SwiftUI: "
  private static let indicatorAlone = "nothing to do, only the scroll indicator moved by itself."

  private var advice: String? {
    onLoops ?? onLandings ?? onIdentity ?? onLostStates ?? onExchanges
      ?? (facts.hasMoves ? onMoves : onQuietFrames)
  }

  private var onMoves: String? {
    onAnchors ?? onRoom ?? onArrivals ?? onAlignment ?? onLengths
  }

  private var onQuietFrames: String? {
    // A callback that changes what stands before the rows does more than that.
    facts.corrected > 0.5 && !facts.isLaidOutAnew && facts.callbacks == 0 && !facts.isOfProgram
      ? Self.indicatorAlone : nil
  }

  private var onLoops: String? {
    guard facts.callbacks > 2 else { return nil }
    return "a callback that changes what it is told of is called again; write a state that it "
      + "does not depend on, or let a Layout do it in one pass."
  }

  private var onLandings: String? {
    guard facts.missed else { return nil }
    guard facts.isInset, facts.callbacks > 0 else {
      return "scroll again once what is on the way was measured, until it lands; rows of one "
        + "length need no guess, and one whose content comes late needs its length beforehand "
        + "(frame, aspectRatio)."
    }
    return "insets that are there before the program scrolls cover nothing of where it lands; or "
      + "scroll again once they changed."
  }

  private var onIdentity: String? {
    if !facts.edited.isDisjoint(with: facts.lengths.duplicates) {
      return "ids that are unique (duplicateID): of several elements with one id only the first is "
        + "found by it."
    }
    let isEdited =
      facts.isLaidOutAnew || facts.isEditedInSight
      || !facts.kinds.isDisjoint(with: [.came, .went])
    if facts.movesUnderIDs || facts.countsIDs
      || facts.behind > 0 && facts.others.count > 1
        && (!isEdited || facts.hasRowsWithOthers && !facts.isEditedInSight)
    {
      return
        "ids that belong to the data and stay with them, never positions: other content stands "
        + "under the same ids."
    }
    guard facts.isReplaced else { return nil }
    return
      "ids that stay the same when the data are loaded again (never a UUID made anew), so that "
      + "what is in sight is found among them."
  }

  private var onLostStates: String? {
    // A row that comes back with another length is all that shows a state that was lost before.
    let lost = facts.lost ?? (facts.losesLength && !facts.hasMoves ? .retention : nil)
    guard let lost, lost != .data else { return nil }
    return lost == .retention
      ? "what must outlast a view that is off screen belongs in a model outside of it."
      : "a view with another id, of another kind or in another place is another one with states of "
        + "its own; keep these, or keep what must outlast it in a model outside of it."
  }

  private var onExchanges: String? {
    if facts.isExchanged, !facts.hasMoves, !facts.isLaidOutAnew || facts.edited.isEmpty {
      return
        "keep the reader's place with ScrollPosition.scrollTo(id:), in the frame after: the new "
        + "container knows nothing of what was in sight in the old one."
    }
    guard facts.isAlignedAgain, !facts.keepsView, !facts.alignsViews else { return nil }
    return "scrollTargetBehavior(.viewAligned) aligns a view again; paging counts in points, and "
      + "what it aligned before may stand elsewhere."
  }

  private var onAnchors: String? {
    guard facts.kinds.contains(.anchor), facts.isAnchored else { return nil }
    if facts.keepsView {
      return facts.isOfContainer
        ? "that is what the anchor of scrollPosition is for: the view stays at that fraction of "
          + "the visible rect; with the anchor top, what is in sight keeps its place."
        : "that is what scrollPosition is for: what stands before the view gives way."
    }
    if facts.isAligned {
      return "that is what defaultScrollAnchor is for; give it no role alignment where content "
        + "that is too short shall stand at the start."
    }
    return facts.isOfPosition
      ? "that is what a ScrollPosition at an edge is for; scroll to a view instead where the "
        + "place of what is read matters more."
      : "that is what defaultScrollAnchor is for; leave its role sizeChanges out where the place "
        + "of what is read matters more."
  }

  /// On what takes room from the content, and on offsets that did not follow it.
  private var onRoom: String? {
    // What takes room beside the content would take as much of it in a safe area.
    let takesRoom = facts.movesScroll || facts.resizesScroll && !facts.isTouched
    if takesRoom, !facts.hasOtherCrossLength, facts.keepsContentStill != true {
      return "lay a bar that comes, goes or changes its length over the content (overlay; with "
        + "safeAreaInset only what is at the start moves), so that it takes no room from it."
    }
    guard facts.leavesOffset else { return nil }
    return "leave the transaction's scrollContentOffsetAdjustmentBehavior as it is, so that the "
      + "offset goes with what comes and goes before what is read."
  }

  private var onArrivals: String? {
    let kinds = facts.kinds
    guard kinds.contains(.came), !kinds.contains(.went), facts.isPushed || kinds == [.came],
      !facts.comesBehind, !facts.isOfProgram, !facts.comesIntoViews
    else { return nil }
    guard facts.lengths.hasScrolls else {
      return
        "keep room for what comes (frame, opacity), or lay it over the rest (overlay), so that "
        + "it pushes nothing."
    }
    guard !facts.isUpsideDown else { return nil }
    if facts.isOfFinger {
      return "load what comes before the first row earlier, from onAppear of a later one: what is "
        + "in sight then keeps its place, and at the edge nothing does."
    }
    return
      "keep the reader's place with scrollPosition(id:anchor:), which holds a view that a program "
      + "scrolled to before"
      + (facts.isSideways || facts.opensAtEnd
        ? "."
        : "; a list that always grows at its start, like a chat, opens with "
          + "defaultScrollAnchor(.bottom).")
  }

  /// On what stands elsewhere only because something beside it is longer or shorter.
  private var onAlignment: String? {
    guard facts.kinds == [.alignment], let stack = facts.aligningStack else { return nil }
    let start = stack == "HStack" ? "top" : "leading"
    return "\(stack)(alignment: .\(start)), so that what is in it begins alike, however long the "
      + "others are."
  }

  private var onLengths: String? {
    // If the window's size or a spacing changed the length, the content did not.
    let isOfData = facts.grows && !facts.isOfOtherSize && !facts.isOfLayout
    let isOfCallback = facts.callbacks > 0 && !facts.isOfOtherSize
    let isLoaded = isOfCallback || facts.isLate || isOfData
    if facts.kinds.contains(.resized), isLoaded, !facts.isTouched, !facts.kinds.contains(.spacing),
      !facts.isOfSettings
    {
      return "where content came late, give its view its length beforehand (frame, aspectRatio); "
        + "what grows on purpose has to move what follows."
    }
    guard facts.kinds.contains(.correction), facts.callbacks > 0 else { return nil }
    return "do not take away by offset what stands before the rows; ask which views are visible."
  }
}
