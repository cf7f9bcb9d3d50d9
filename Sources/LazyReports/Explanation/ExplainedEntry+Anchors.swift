internal import LazyTrace

/// What an anchor answered to, and what it kept.
extension ExplainedEntry {
  /// A sentence for what an anchor, or a scroll position, chose; nil for other entries.
  var anchored: String? {
    switch entry.anchor {
    case .initialOffset:
      (entry.isOfPosition ? "Its ScrollPosition" : "defaultScrollAnchor")
        + " says which part of the content is shown first."
    case .sizeChanges:
      otherSize + ", and \(keeper)" + (causes.keptBy.map { ": " + $0.text } ?? "") + "."
    case .alignment:
      entry.aligning
        + (lengthAligned.map { ": it " + LedgerEntry.lengthWords($0) } ?? "")
        + (sizeWords.map { ", and the " + $0 } ?? "") + "."
    case nil: nil
    }
  }

  /// That the content got another length; empty if it did not.
  var newLength: String {
    contentLength == nil ? "" : ", and the content got another length"
  }

  /// The length of the content, if an anchor that aligns it may answer to that: of several steps in
  /// one frame, another one did where this one answers to the container or to insets.
  private var lengthAligned: (old: Double, new: Double)? {
    order.isOneOfSteps && sizeWords != nil ? nil : contentLength
  }

  /// Whether a scroll position keeps a view in its place, which no length of the content changes.
  private var keepsView: Bool { entry.isOfPosition && entry.subject != nil }

  /// A clause saying what an anchor answered to: another size of the container or of the insets,
  /// unless amounts follow, or else another size of what is in it.
  private var otherSize: String {
    if entry.bringsBack, let subject = entry.subject {
      let length = lengths.changed(subject).map { ", which \(LedgerEntry.lengthWords($0))," }
      return "Data put \(ViewWords.name(of: subject))\(length ?? "") elsewhere among the others"
    }
    if causes.keptBy == nil, let sizeWords {
      return "The " + sizeWords + (keepsView ? "" : newLength)
    }
    guard keepsView else { return "The content got another size" }
    if let keptBy = causes.keptBy { return KeptPlace.changes(in: keptBy.reasons) }
    return entry.cause == .data ? "Data or sizes changed" : "Sizes changed"
  }

  /// A phrase for what keeps something in place in the visible rect.
  private var keeper: String {
    guard entry.isOfPosition else {
      return "defaultScrollAnchor keeps showing the same part of the content"
    }
    return entry.subject.map {
      "its \(entry.keeping($0))"
    }
      ?? "its ScrollPosition stays at the edge that it was sent to"
  }
}

extension LedgerEntry {
  /// That an anchor aligns content.
  var aligning: String {
    "defaultScrollAnchor " + (isOfOtherAnchor ? "is another one now, and " : "")
      + "aligns content that is too short"
  }

  /// What keeps a view, and where: `ScrollPosition keeps row-5 where it was scrolled to`.
  func keeping(_ subject: ViewID) -> String {
    let view = KeptPlace.name(of: subject, at: kept)
    return isRemembered
      ? "list keeps \(view) at its fraction of the visible rect, where the last scroll left it"
      : "ScrollPosition keeps \(view) where it was scrolled to"
  }
}
