internal import LazyTrace

/// What came and went among the lines of a container.
extension LineWords {
  /// Sentences about lines that came and went before the line that kept its place.
  ///
  /// `isMeasured` says whether a line was measured in the same frame.
  func sentences(about edit: EstimateChange.Edit, isMeasured: (ViewID) -> Bool) -> [String] {
    if edit.keepsEnd {
      return [
        "The \(change.view.onOneLine) is reversed and stays at its end, where data came or went."
      ]
    }
    if edit.reflows, !edit.keepsPlaceAlone { return movedOn(edit) }
    if !edit.elements.isEmpty, !edit.keepsPlaceAlone { return otherViews(edit) }
    let none = "None of the \(Self.noun(for: change))s in sight is still there"
    let known = edit.inserted == 0 ? -edit.change : edit.removedLength
    guard !edit.reflows, let gone = edit.removed == 0 ? 0 : known,
      edit.inserted + edit.removed > 0, !edit.keepsPlaceAlone || edit.moved == 0
    else {
      let sum = ": \(NumberFormat.change(edit.change)) points\(guess(in: edit))."
      guard edit.keepsPlaceAlone else {
        return ["Before what is in sight, data came and went\(sum)"]
      }
      let before = change.lead.lines == 0 ? "nothing" : counted(change.lead.lines)
      return ["\(none), and what stands in their place has \(before) before it\(sum)"]
    }
    return (edit.keepsPlaceAlone ? [none + "."] : [])
      + arrivals(edit, counting: edit.change + gone, isMeasured: isMeasured)
      + departures(edit, counting: gone)
  }

  /// Lines that came in, or were moved in from behind what kept its place.
  private func arrivals(
    _ edit: EstimateChange.Edit,
    counting length: Double,
    isMeasured: (ViewID) -> Bool
  ) -> [String] {
    guard edit.inserted > 0 else { return [] }
    let isOne = edit.inserted == 1
    let isMoved = edit.brought == edit.inserted
    let names = counted(edit.inserted) + Self.named(isMoved ? edit.broughtIDs : edit.insertedIDs)
    let verb = isMoved ? (isOne ? "was" : "were") + " moved in" : "came in"
    let amount = edit.removed > 0 && !isMoved ? ": \(NumberFormat.change(length)) points." : "."
    let came = "Before what is in sight, \(names) \(verb)\(amount)"
    let (they, count) = isOne ? ("It", "counts") : ("They", "count")
    let measured = "\(they) \(isOne ? "was" : "were") "
    let sum = sum(of: edit.inserted, length) + " points"
    guard !isMoved else {
      return [came, "\(they) \(count) \(sum)\(change.lead.isKnown ? "." : ", a guess.")"]
    }
    guard edit.insertedIDs.contains(where: isMeasured) else {
      return [came, measured + "not measured, so \(they.lowercased()) \(count) \(sum), a guess."]
    }
    // What counts as much as lines of which nothing is known was measured later.
    let assumed = Double(edit.inserted) * (change.old + change.lead.spacing)
    let isAssumed = abs(assumed - length) <= 1e-6 * max(1, abs(assumed))
    return [
      came,
      isAssumed
        ? "\(they) counted \(sum) until \(measured.lowercased())measured."
        : measured + "measured, and \(count) \(sum).",
    ]
  }

  /// Lines that went, or were moved away.
  private func departures(_ edit: EstimateChange.Edit, counting length: Double) -> [String] {
    guard edit.removed > 0 else { return [] }
    let place =
      edit.inserted > 0 || isPlacedByLayout && edit.seen == edit.removed
      ? "" : "Before what is in sight, "
    let gone = number(abs(length + oldSpacing(of: edit.removed)))
    // Where a layout keeps its end, what went may have stood anywhere in sight.
    guard !place.isEmpty || edit.inserted > 0 else {
      let were = edit.removed == 1 ? "was" : "were"
      return ["\(went(edit)), which \(were) in sight and had counted \(gone) points."]
    }
    return ["\(place)\(went(edit))\(edit.seenWords), which had counted \(gone) points."]
  }

  /// That lines went, of which some may only have been moved away.
  private func went(_ edit: EstimateChange.Edit) -> String {
    let isNamed = edit.removedIDs.count == edit.removed
    let gone = isNamed ? edit.removedIDs.filter { !edit.movedIDs.contains($0) } : []
    let moved = isNamed ? edit.movedIDs : []
    let count = moved.isEmpty ? edit.moved : moved.count
    let away =
      count > 0
      ? counted(count) + Self.named(moved) + (count == 1 ? " was" : " were") + " moved away" : nil
    let names = count > 0 && !isNamed ? "" : Self.named(isNamed ? gone : edit.removedIDs)
    let left =
      count < edit.removed ? counted(edit.removed - count) + names + " went" : nil
    return [left, away].compactMap(\.self).joined(separator: " and ")
  }

  /// That as much came in as went, so that no change of the offset says it.
  var exchangedAlike: String? {
    guard let edit = change.edit, edit.inserted > 0, edit.removed > 0, edit.elements.isEmpty,
      edit.moved == 0, edit.brought == 0, NumberFormat.change(edit.change) == "0",
      change.regrouped == nil, !change.isInRow,
      !edit.reflows, !edit.keepsPlaceAlone, !edit.keepsEnd
    else { return nil }
    let place = edit.seen == edit.removed ? "At the start of" : "Before"
    return "\(place) what is in sight, \(counted(edit.inserted))\(Self.named(edit.insertedIDs)) "
      + "came in and \(went(edit)), which count alike."
  }

  /// Elements that give another number of views: what came and went with that, where it is known.
  private func otherViews(_ edit: EstimateChange.Edit) -> [String] {
    let alike = edit.elements.stretches { $0.old == $1.old && $0.new == $1.new }
    let told = alike.map { elements in
      let (old, new) = (elements[0].old, Counted.text(elements[0].new, one: "view"))
      return elements.count == 1
        ? "\(ViewWords.name(of: elements[0].id)) gives \(new) and gave \(old)"
        : FoldedIDs.text(of: elements.map(\.id)) + " give \(new) each and gave \(old)"
    }.joined(separator: ", and ")
    // One of them may go on into sight.
    let isAll =
      edit.elements.reduce(0) { $0 + $1.new - $1.old } == edit.inserted - edit.removed
    let words =
      isAll
      ? "Before what is in sight, " + told
      : told.startingSentence(sparing: [edit.elements[0].id]) + ", of which "
        + Self.counts(edit.removed, "went", edit.inserted, "came in") + " before what is in sight"
    let known = edit.inserted == 0 ? -edit.change : edit.removedLength
    guard let length = edit.removed == 0 ? 0 : known else {
      return [words + ": \(NumberFormat.change(edit.change)) points" + guess(in: edit) + "."]
    }
    let gone = number(length + oldSpacing(of: edit.removed))
    let sum = sum(of: edit.inserted, edit.change + length)
    return [
      words + ".",
      edit.inserted > 0
        ? "What came with that was not measured, so it counts \(sum) points, a guess." : nil,
      edit.removed > 0 ? "What went\(edit.seenWords) had counted \(gone) points." : nil,
    ].compactMap(\.self)
  }

  private static func counts(_ one: Int, _ verb: String, _ two: Int, _ other: String) -> String {
    [one > 0 ? "\(one) \(verb)" : nil, two > 0 ? "\(two) \(other)" : nil].compactMap(\.self)
      .joined(separator: " and ")
  }

  /// Whether what stands before is a guess, in whole or in part.
  private func guess(in edit: EstimateChange.Edit) -> String {
    let lead = change.lead
    guard !lead.isKnown else { return "" }
    return lead.known == 0 && edit.inserted >= lead.lines ? ", a guess" : ", partly a guess"
  }

  /// Cells of a grid came and went, and the others moved on from line to line.
  private func movedOn(_ edit: EstimateChange.Edit) -> [String] {
    let cells = edit.cells ?? EstimateChange.Cells(came: 0, went: 0)
    let edits = Self.counts(
      cells.came,
      cells.came == 1 ? "cell came in" : "cells came in",
      cells.went,
      cells.went == 1 ? "cell went" : "cells went"
    )
    let more = edit.inserted - edit.removed
    // What went had its own distance.
    let by = edit.change - oldSpacing(of: edit.removed)
    return [
      "Before what is in sight, "
        + (edits.isEmpty ? "cells changed places" : edits + " and others moved on")
        + ", so that \(counted(abs(more))) \(more > 0 ? "more" : "less") "
        + "\(abs(more) == 1 ? "stands" : "stand") there: \(number(abs(by))) points "
        + (by > 0 ? "more" : "less") + (more > 0 ? guess(in: edit) : "") + "."
    ]
  }

  /// What some lines count, each with the distance after it.
  private func sum(of count: Int, _ length: Double) -> String {
    if let product = product(count, length: length, estimate: change.old) { return product }
    let (old, spacing) = (change.old, change.lead.spacing)
    guard spacing > 0, same(old + spacing, as: length) else {
      return number(abs(length))
    }
    return "\(number(old)) + \(number(spacing)) = \(number(length))"
  }

  private func counted(_ count: Int) -> String { Self.counted(count, in: change) }

  /// The ids of what came or went, in parentheses; nothing if none is known.
  private static func named(_ ids: [ViewID]) -> String {
    ids.isEmpty ? "" : " (\(FoldedIDs.text(of: ids, atMost: mostNames)))"
  }

  /// How many ids, or rows of ids that follow one another, are named.
  private static let mostNames = 4
}

/// Lines that came or went elsewhere, or are told of something else.
extension LineWords {
  /// Sentences about lines that came or went without changing the length before what is in sight.
  var behind: [String] {
    // Where numbers of views are assumed, what came and what was found are not told apart.
    guard change.regrouped == nil, !change.isInRow, change.counts == nil else { return [] }
    let moved = min(change.edit?.moved ?? 0, max(0, change.behind))
    return [
      (moved, "\(moved == 1 ? "was" : "were") moved to after"),
      (change.ahead, "\(change.ahead > 0 ? "came in" : "went") before"),
      (change.behind - moved, "\(change.behind > moved ? "came in" : "went") at or after"),
    ]
    .filter { $0.0 != 0 }.map { "\(counted(abs($0.0))) \($0.1) what is in sight." }
  }

  /// A clause saying what came and went before what is in sight; nil where something was moved.
  static func edited(_ edit: EstimateChange.Edit, in change: EstimateChange) -> String? {
    guard edit.moved == 0, edit.brought == 0, edit.elements.isEmpty else { return nil }
    func names(_ ids: [ViewID], _ count: Int) -> String {
      ids.count == count
        ? FoldedIDs.text(of: ids, atMost: mostNames) : Self.counted(count, in: change)
    }
    let parts = [
      edit.inserted > 0 ? names(edit.insertedIDs, edit.inserted) + " came in" : nil,
      edit.removed > 0 ? names(edit.removedIDs, edit.removed) + " went" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " and ") + " before"
  }
}

extension EstimateChange.Edit {
  /// That some of the removed lines were in sight.
  fileprivate var seenWords: String {
    guard seen > 0 else { return "" }
    return removed == 1 ? " (in sight until then)" : " (\(seen) of them in sight until then)"
  }
}

extension EstimateChange.Lead {
  /// Whether all of its lines were measured, so that none is estimated.
  var isKnown: Bool { known == lines }
}

extension FrameAccount.UnseenEdits {
  /// That subviews came or went; nil if none did.
  func words(came: Int, went: Int) -> String? {
    let noun = view == "LazyVStack" ? "row" : view.hasSuffix("Grid") ? "cell" : "view"
    let parts = [(came, "came in"), (went, "went")].filter { $0.0 > 0 }
    return parts.isEmpty
      ? nil : parts.map { "\(Counted.text($0.0, one: noun)) \($0.1)" }.joined(separator: " and ")
  }
}
