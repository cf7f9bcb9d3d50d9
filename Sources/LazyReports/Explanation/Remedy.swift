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
  var sentence: String? {
    let all = Self.onCauses + (facts.all.contains(.move) ? Self.onMoves : Self.onQuietFrames)
    return all.first { $0.fits(facts.all) }.map { Self.lead + $0.words }
  }

  /// The sentence of a frame in which only guesses out of sight were corrected.
  static let nothingToDo = lead + indicatorAlone

  private static let lead = "In SwiftUI: "
  private static let indicatorAlone = "nothing to do, only the scroll indicator moved by itself."

  /// What to do where some facts hold, and others do not.
  private struct Advice {
    let words: String
    let needed: Set<RemedyFacts.Fact>
    let excluded: Set<RemedyFacts.Fact>

    init(
      _ needed: Set<RemedyFacts.Fact>,
      without excluded: Set<RemedyFacts.Fact> = [],
      _ words: String
    ) {
      (self.needed, self.excluded, self.words) = (needed, excluded, words)
    }

    func fits(_ facts: Set<RemedyFacts.Fact>) -> Bool {
      needed.isSubset(of: facts) && excluded.isDisjoint(with: facts)
    }
  }
}

/// What lies behind moves, the furthest back first.
extension Remedy {
  private static let onCauses = onPasses + onIdentity + onStates + onExchanges

  private static let onPasses = [
    Advice(
      [.loop],
      "a callback that changes what it is told of is called again; write a state that it does not "
        + "depend on, or let a Layout do it in one pass."
    ),
    Advice(
      [.missed, .inset, .callback],
      "insets that are there before the program scrolls cover nothing of where it lands; or scroll "
        + "again once they changed."
    ),
    Advice(
      [.missed],
      "scroll again once what is on the way was measured, until it lands; rows of one length need "
        + "no guess, and one whose content comes late needs its length beforehand (frame, "
        + "aspectRatio)."
    ),
  ]

  private static let onIdentity = [
    Advice(
      [.duplicateID],
      "ids that are unique (duplicateID): of several elements with one id only the first is found "
        + "by it."
    ),
    Advice([.otherUnderIDs], positions),
    Advice([.evaluatedBehind], without: [.edit], positions),
    Advice([.evaluatedBehind, .otherInRows], without: [.editInSight], positions),
    Advice(
      [.nothingKept],
      "ids that stay the same when the data are loaded again (never a UUID made anew), so that "
        + "what is in sight is found among them."
    ),
  ]

  private static let positions =
    "ids that belong to the data and stay with them, never positions: other content stands under "
    + "the same ids."

  private static let onStates = [
    Advice(
      [.lostOffScreen],
      "what must outlast a view that is off screen belongs in a model outside of it."
    ),
    Advice(
      [.lostInPlace],
      "a view with another id, of another kind or in another place is another one with states of "
        + "its own; keep these, or keep what must outlast it in a model outside of it."
    ),
  ]

  private static let onExchanges = [
    Advice(
      [.exchange, .otherContainer],
      without: [.move, .editAnew],
      "keep the reader's place with ScrollPosition.scrollTo(id:), in the frame after: the new "
        + "container knows nothing of what was in sight in the old one."
    ),
    Advice(
      [.alignedAgain],
      without: [.keptView, .alignsViews],
      "scrollTargetBehavior(.viewAligned) aligns a view again; paging counts in points, and what "
        + "it aligned before may stand elsewhere."
    ),
  ]
}

/// Moves, and frames without any.
extension Remedy {
  private static let onMoves = onAnchors + onRoom + onArrivals + onLengths

  // A callback that changes what stands before the rows does more than that.
  private static let onQuietFrames = [
    Advice([.corrected], without: [.anew, .callback, .byProgram], indicatorAlone)
  ]

  private static let onAnchors = [
    Advice(
      [.moved(.anchor), .keptView, .keptInContainer],
      "that is what the anchor of scrollPosition is for: the view stays at that fraction of the "
        + "visible rect; with the anchor top, what is in sight keeps its place."
    ),
    Advice(
      [.moved(.anchor), .keptView],
      "that is what scrollPosition is for: what stands before the view gives way."
    ),
    Advice(
      [.moved(.anchor), .alignedShort],
      "that is what defaultScrollAnchor is for; give it no role alignment where content that is "
        + "too short shall stand at the start."
    ),
    Advice(
      [.moved(.anchor), .position],
      "that is what a ScrollPosition at an edge is for; scroll to a view instead where the place "
        + "of what is read matters more."
    ),
    Advice(
      [.moved(.anchor), .anchor],
      "that is what defaultScrollAnchor is for; leave its role sizeChanges out where the place of "
        + "what is read matters more."
    ),
  ]

  /// What takes room from the content, and offsets that did not follow it.
  private static let onRoom = [
    Advice(
      [.takesRoom],
      without: [.otherAcross, .contentStill],
      "lay a bar that comes, goes or changes its length over the content (overlay; with "
        + "safeAreaInset only what is at the start moves), so that it takes no room from it."
    ),
    Advice(
      [.offsetLeft],
      "leave the transaction's scrollContentOffsetAdjustmentBehavior as it is, so that the offset "
        + "goes with what comes and goes before what is read."
    ),
  ]

  private static let onArrivals = [
    Advice(
      [.arrival],
      without: [.scrollView],
      "keep room for what comes (frame, opacity), or lay it over the rest (overlay), so that it "
        + "pushes nothing."
    ),
    Advice(
      [.arrival, .byFinger],
      without: [.upsideDown],
      "load what comes before the first row earlier, from onAppear of a later one: what is in "
        + "sight then keeps its place, and at the edge nothing does."
    ),
    // A position that is there already was not sent to anything, or somebody scrolled since.
    Advice([.arrival, .hasPosition, .sideways], without: [.upsideDown], sending + "."),
    Advice([.arrival, .hasPosition, .opensAtEnd], without: [.upsideDown], sending + "."),
    Advice([.arrival, .hasPosition], without: [.upsideDown], sending + opening),
    Advice([.arrival, .sideways], without: [.upsideDown], keeping + "."),
    Advice([.arrival, .opensAtEnd], without: [.upsideDown], keeping + "."),
    Advice([.arrival], without: [.upsideDown], keeping + opening),
  ]

  private static let sending =
    "send the ScrollPosition to the first view in sight before more comes (scrollTo(id:)): it "
    + "keeps only what a program scrolled to"

  private static let keeping =
    "keep the reader's place with scrollPosition(id:anchor:), which holds a view that a program "
    + "scrolled to before"

  private static let opening =
    "; a list that always grows at its start, like a chat, opens with defaultScrollAnchor(.bottom)."

  /// What stands elsewhere only because something beside it is longer or shorter, and lengths.
  private static let onLengths = [
    Advice([.alignedIn("HStack")], stack("HStack", alignment: "top")),
    Advice([.alignedIn("VStack")], stack("VStack", alignment: "leading")),
    // If the window's size or a spacing changed the length, the content did not.
    Advice([.moved(.resized), .longer], without: expected.union([.byLayout, .otherSize]), late),
    Advice([.moved(.resized), .callback], without: expected.union([.otherSize]), late),
    Advice([.moved(.resized), .later], without: expected, late),
    Advice(
      [.moved(.correction), .callback],
      "do not take away by offset what stands before the rows; ask which views are visible."
    ),
  ]

  private static let expected: Set<RemedyFacts.Fact> = [.touched, .moved(.spacing), .environment]

  private static let late =
    "where content came late, give its view its length beforehand (frame, aspectRatio); what grows "
    + "on purpose has to move what follows."

  private static func stack(_ name: String, alignment: String) -> String {
    "\(name)(alignment: .\(alignment)), so that what is in it begins alike, however long the "
      + "others are."
  }
}
