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
      ?? (facts.moves.exist ? onMoves : onQuietFrames)
  }

  private var onMoves: String? {
    onAnchors ?? onRoom ?? onArrivals ?? onAlignment ?? onLengths
  }

  private var onQuietFrames: String? {
    // A callback that changes what stands before the rows does more than that.
    facts.offsets.corrected > 0.5 && !facts.layout.isAnew && facts.authors.callbacks == 0
      && !facts.offsets.areOfProgram
      ? Self.indicatorAlone : nil
  }

  private var onLoops: String? {
    guard facts.authors.callbacks > 2 else { return nil }
    return "a callback that changes what it is told of is called again; write a state that it "
      + "does not depend on, or let a Layout do it in one pass."
  }

  private var onLandings: String? {
    guard facts.offsets.missed else { return nil }
    guard facts.offsets.areInset, facts.authors.callbacks > 0 else {
      return "scroll again once what is on the way was measured, until it lands; rows of one "
        + "length need no guess, and one whose content comes late needs its length beforehand "
        + "(frame, aspectRatio)."
    }
    return "insets that are there before the program scrolls cover nothing of where it lands; or "
      + "scroll again once they changed."
  }

  private var onIdentity: String? {
    if !facts.edits.ids.isDisjoint(with: facts.lengths.duplicates) {
      return "ids that are unique (duplicateID): of several elements with one id only the first is "
        + "found by it."
    }
    let isEdited =
      facts.layout.isAnew || facts.edits.areInSight
      || !facts.moves.kinds.isDisjoint(with: [.came, .went])
    if facts.edits.moveUnderIDs || facts.edits.countIDs
      || facts.edits.behind > 0 && facts.edits.evaluated.count > 1
        && (!isEdited || facts.edits.changeRows && !facts.edits.areInSight)
    {
      return
        "ids that belong to the data and stay with them, never positions: other content stands "
        + "under the same ids."
    }
    guard facts.edits.replaceAll else { return nil }
    return
      "ids that stay the same when the data are loaded again (never a UUID made anew), so that "
      + "what is in sight is found among them."
  }

  private var onLostStates: String? {
    // A row that comes back with another length is all that shows a state that was lost before.
    let lost =
      facts.authors.lost
      ?? (facts.offsets.followLostStates && !facts.moves.exist ? .retention : nil)
    guard let lost, lost != .data else { return nil }
    return lost == .retention
      ? "what must outlast a view that is off screen belongs in a model outside of it."
      : "a view with another id, of another kind or in another place is another one with states of "
        + "its own; keep these, or keep what must outlast it in a model outside of it."
  }

  private var onExchanges: String? {
    if facts.edits.isExchanged, facts.edits.replaceContainer, !facts.moves.exist,
      !facts.layout.isAnew || facts.edits.ids.isEmpty
    {
      return
        "keep the reader's place with ScrollPosition.scrollTo(id:), in the frame after: the new "
        + "container knows nothing of what was in sight in the old one."
    }
    guard facts.anchors.alignAgain, !facts.anchors.keepView, !facts.settings.contains(.alignsViews)
    else {
      return nil
    }
    return "scrollTargetBehavior(.viewAligned) aligns a view again; paging counts in points, and "
      + "what it aligned before may stand elsewhere."
  }

  private var onAnchors: String? {
    guard facts.moves.kinds.contains(.anchor), facts.anchors.changeOffsets else { return nil }
    if facts.anchors.keepView {
      return facts.anchors.areOfContainer
        ? "that is what the anchor of scrollPosition is for: the view stays at that fraction of "
          + "the visible rect; with the anchor top, what is in sight keeps its place."
        : "that is what scrollPosition is for: what stands before the view gives way."
    }
    if facts.anchors.align {
      return "that is what defaultScrollAnchor is for; give it no role alignment where content "
        + "that is too short shall stand at the start."
    }
    return facts.anchors.areOfPosition
      ? "that is what a ScrollPosition at an edge is for; scroll to a view instead where the "
        + "place of what is read matters more."
      : "that is what defaultScrollAnchor is for; leave its role sizeChanges out where the place "
        + "of what is read matters more."
  }

  /// On what takes room from the content, and on offsets that did not follow it.
  private var onRoom: String? {
    // What takes room beside the content would take as much of it in a safe area.
    let takesRoom = facts.room.isOfEdits || facts.room.isOfLengths && !facts.authors.areTouched
    if takesRoom, !facts.layout.hasOtherCrossLength, facts.room.keepsContentStill != true {
      return "lay a bar that comes, goes or changes its length over the content (overlay; with "
        + "safeAreaInset only what is at the start moves), so that it takes no room from it."
    }
    guard facts.moves.leaveOffset else { return nil }
    return "leave the transaction's scrollContentOffsetAdjustmentBehavior as it is, so that the "
      + "offset goes with what comes and goes before what is read."
  }

  private var onArrivals: String? {
    let kinds = facts.moves.kinds
    guard kinds.contains(.came), !kinds.contains(.went), facts.moves.leaveSight || kinds == [.came],
      !facts.comesBehind, !facts.offsets.areOfProgram, !facts.moves.haveArrivalsInViews
    else { return nil }
    guard facts.lengths.hasScrolls else {
      return
        "keep room for what comes (frame, opacity), or lay it over the rest (overlay), so that "
        + "it pushes nothing."
    }
    guard !facts.settings.contains(.isUpsideDown) else { return nil }
    if facts.offsets.areOfFinger {
      return "load what comes before the first row earlier, from onAppear of a later one: what is "
        + "in sight then keeps its place, and at the edge nothing does."
    }
    // A position that is there already was not sent to anything, or somebody scrolled since.
    let remedy =
      facts.settings.contains(.hasPosition)
      ? "send the ScrollPosition to the first view in sight before more comes (scrollTo(id:)): it "
        + "keeps only what a program scrolled to"
      : "keep the reader's place with scrollPosition(id:anchor:), which holds a view that a "
        + "program scrolled to before"
    return remedy
      + (facts.layout.isSideways || facts.settings.contains(.opensAtEnd)
        ? "."
        : "; a list that always grows at its start, like a chat, opens with "
          + "defaultScrollAnchor(.bottom).")
  }

  /// On what stands elsewhere only because something beside it is longer or shorter.
  private var onAlignment: String? {
    guard facts.moves.kinds == [.alignment], !facts.moves.areOfGuides,
      let stack = facts.moves.aligningStack
    else {
      return nil
    }
    let start = stack == "HStack" ? "top" : "leading"
    return "\(stack)(alignment: .\(start)), so that what is in it begins alike, however long the "
      + "others are."
  }

  private var onLengths: String? {
    // If the window's size or a spacing changed the length, the content did not.
    let isOfData = facts.moves.grow && !facts.layout.isOfOtherSize && !facts.moves.areOfLayout
    let isOfCallback = facts.authors.callbacks > 0 && !facts.layout.isOfOtherSize
    let isLoaded = isOfCallback || facts.authors.areLate || isOfData
    if facts.moves.kinds.contains(.resized), isLoaded, !facts.authors.areTouched,
      !facts.moves.kinds.contains(.spacing),
      !facts.authors.haveSettings
    {
      return "where content came late, give its view its length beforehand (frame, aspectRatio); "
        + "what grows on purpose has to move what follows."
    }
    guard facts.moves.kinds.contains(.correction), facts.authors.callbacks > 0 else { return nil }
    return "do not take away by offset what stands before the rows; ask which views are visible."
  }
}
