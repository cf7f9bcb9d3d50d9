internal import LazyTrace

/// Says what came and went among the lines of a container.
struct LineEditWords {
  /// What the container says of its lines.
  private let lines: LineWords

  init(_ lines: LineWords) { self.lines = lines }

  var change: EstimateChange { lines.change }

  /// Sentences about lines that came and went before the line that kept its place.
  ///
  /// `isMeasured` says whether a line was measured in the same frame.
  func sentences(about edit: EstimateChange.Edit, isMeasured: (ViewID) -> Bool) -> [String] {
    let came =
      LineWords.counted(edit.inserted, in: change) + Self.named(edit.insertedIDs) + " came in"
    let went = Self.went(edit, in: change)
    let place = "Before what is in sight, "
    let by = edit.change - lines.oldSpacing(of: edit.removed)
    let length = lines.number(abs(by))
    let isOne = edit.inserted + edit.removed == 1
    if edit.keepsPlaceAlone { return replaced(edit) }
    if edit.keepsEnd { return ["\(keptEnd), where data came or went."] }
    if edit.reflows { return movedOn(edit) }
    if !edit.elements.isEmpty { return otherViews(edit) }
    if edit.inserted > 0, edit.removed > 0 {
      return exchanged(edit, by: by, isMeasured: isMeasured)
    } else if edit.inserted > 0, edit.brought == edit.inserted {
      let sum =
        lines.product(edit.inserted, length: edit.change, estimate: change.old)
        ?? parts(of: edit.change)
      let moved = LineWords.counted(edit.inserted, in: change) + Self.named(edit.broughtIDs)
      return [
        place + moved + (isOne ? " was" : " were") + " moved in.",
        "\(isOne ? "It counts" : "They count") \(sum) points there"
          + (change.lead.isKnown ? "." : ", a guess."),
      ]
    } else if edit.inserted > 0 {
      return [place + came + ".", guessed(edit, isMeasured: isMeasured)]
    } else if edit.removed > 0, lines.isPlacedByLayout, edit.seen == edit.removed {
      // Where a layout keeps its end, what went may have stood anywhere in sight.
      let were = isOne ? "was" : "were"
      return ["\(went), which \(were) in sight and had counted \(length) points."]
    } else if edit.removed > 0 {
      return [place + went + edit.seenWords + ", which had counted \(length) points."]
    }
    return [place + "the distances changed, by \(NumberFormat.change(edit.change)) points in all."]
  }

  /// That as much came in as went, so that no change of the offset says it.
  var exchangedAlike: String? {
    guard let edit = change.edit, edit.inserted > 0, edit.removed > 0, edit.elements.isEmpty,
      edit.moved == 0, edit.brought == 0, NumberFormat.change(edit.change) == "0",
      change.regrouped == nil, !change.isInRow,
      !edit.reflows, !edit.keepsPlaceAlone, !edit.keepsEnd
    else { return nil }
    let came =
      LineWords.counted(edit.inserted, in: change) + Self.named(edit.insertedIDs) + " came in"
    let went = Self.went(edit, in: change)
    let place = edit.seen == edit.removed ? "At the start of" : "Before"
    return "\(place) what is in sight, \(came) and \(went), which count alike."
  }

  /// That a reversed container stays at its end.
  private var keptEnd: String { "The \(change.view.onOneLine) is reversed and stays at its end" }

  /// Elements one after the other that each give as many views now as the others, and gave as many.
  private static func alike(_ elements: [EstimateChange.Element]) -> [[EstimateChange.Element]] {
    elements.reduce(into: []) { groups, element in
      guard let last = groups.last?.last, (last.old, last.new) == (element.old, element.new) else {
        return groups.append([element])
      }
      groups[groups.count - 1].append(element)
    }
  }

  /// That elements give another number of views, each as many as the others.
  private static func gives(_ elements: [EstimateChange.Element]) -> String {
    let (old, new) = (elements[0].old, Counted.text(elements[0].new, one: "view"))
    guard elements.count > 1 else {
      return "\(ViewWords.name(of: elements[0].id)) gives \(new) and gave \(old)"
    }
    return FoldedIDs.text(of: elements.map(\.id)) + " give \(new) each and gave \(old)"
  }

  /// That elements before what is in sight give other numbers of views; if one of them goes on into
  /// sight, with how many of the views came and went before that.
  private static func beforeSight(_ told: String, _ edit: EstimateChange.Edit) -> String {
    let net = edit.elements.reduce(0) { $0 + $1.new - $1.old }
    guard net != edit.inserted - edit.removed else { return "Before what is in sight, " + told }
    let parts = [
      edit.removed > 0 ? "\(edit.removed) went" : nil,
      edit.inserted > 0 ? "\(edit.inserted) came in" : nil,
    ]
    return told.startingSentence(sparing: [edit.elements[0].id]) + ", of which "
      + parts.compactMap(\.self).joined(separator: " and ") + " before what is in sight"
  }

  /// Elements that give another number of views: what came and went with that, where it is known.
  private func otherViews(_ edit: EstimateChange.Edit) -> [String] {
    let told = Self.alike(edit.elements).map(Self.gives)
    let words = Self.beforeSight(told.joined(separator: ", and "), edit)
    let known = edit.inserted == 0 ? -edit.change : edit.removedLength
    guard let length = edit.removed == 0 ? 0 : known else {
      return [words + ": \(NumberFormat.change(edit.change)) points" + guess(in: edit) + "."]
    }
    let came = edit.change + length
    let gone = lines.number(length + lines.oldSpacing(of: edit.removed))
    let sum = lines.product(edit.inserted, length: came, estimate: change.old) ?? parts(of: came)
    return [
      words + ".",
      edit.inserted > 0
        ? "What came with that was not measured, so it counts \(sum) points, a guess." : nil,
      edit.removed > 0 ? "What went\(edit.seenWords) had counted \(gone) points." : nil,
    ].compactMap(\.self)
  }

  /// Lines that came in, and others that went: what each of both did, where that is known.
  private func exchanged(
    _ edit: EstimateChange.Edit,
    by: Double,
    isMeasured: (ViewID) -> Bool
  ) -> [String] {
    let came = LineWords.counted(edit.inserted, in: change) + Self.named(edit.insertedIDs)
    let went = Self.went(edit, in: change) + edit.seenWords
    if let length = edit.removedLength, edit.brought == edit.inserted {
      return broughtAndGone(edit, length: length)
    }
    guard let length = edit.removedLength, edit.brought == 0 else {
      let stand = edit.removed == 1 ? "stands" : "stand"
      let kept = LineWords.counted(edit.removed, in: change) + Self.named(edit.removedIDs)
      return [
        "Before what is in sight, \(came) came to stand and \(kept) \(stand) no "
          + "more\(edit.seenWords): "
          + NumberFormat.change(by) + " points" + guess(in: edit) + "."
      ]
    }
    var arrivals = edit
    arrivals.change = edit.change + length
    let gone = lines.number(length + lines.oldSpacing(of: edit.removed))
    return [
      "Before what is in sight, \(came) came in: \(NumberFormat.change(arrivals.change)) points.",
      guessed(arrivals, isMeasured: isMeasured),
      "\(went), which had counted \(gone) points.",
    ]
  }

  /// Whether what stands before is a guess, in whole or in part.
  private func guess(in edit: EstimateChange.Edit) -> String {
    let lead = change.lead
    guard !lead.isKnown else { return "" }
    return lead.known == 0 && edit.inserted >= lead.lines ? ", a guess" : ", partly a guess"
  }

  /// Lines that were moved in from behind what kept its place, and others that went.
  private func broughtAndGone(_ edit: EstimateChange.Edit, length: Double) -> [String] {
    let change = edit.change + length
    let sum = lines.product(edit.inserted, length: change, estimate: self.change.old)
    let isOne = edit.inserted == 1
    let came = LineWords.counted(edit.inserted, in: self.change) + Self.named(edit.broughtIDs)
    let gone = lines.number(length + lines.oldSpacing(of: edit.removed))
    let (it, they) = isOne ? ("It counts", " was") : ("They count", " were")
    return [
      "Before what is in sight, \(came)\(they) moved in.",
      "\(it) \(sum ?? lines.number(change)) points\(self.change.lead.isKnown ? "" : ", a guess").",
      "\(Self.went(edit, in: self.change))\(edit.seenWords), which had counted \(gone) points.",
    ]
  }

  /// Cells of a grid came and went, and the others moved on from line to line.
  private func movedOn(_ edit: EstimateChange.Edit) -> [String] {
    let cells = edit.cells
    let parts = [
      cells.flatMap { $0.came > 0 ? Counted.text($0.came, one: "cell") + " came in" : nil },
      cells.flatMap { $0.went > 0 ? Counted.text($0.went, one: "cell") + " went" : nil },
    ].compactMap(\.self)
    let edits = parts.isEmpty ? "cells changed places" : parts.joined(separator: " and ")
    let others = parts.isEmpty ? "" : " and others moved on"
    let more = edit.inserted - edit.removed
    let count = "\(LineWords.counted(abs(more), in: change)) \(more > 0 ? "more" : "less")"
    let stand = abs(more) == 1 ? "stands" : "stand"
    // What went had its own distance.
    let by = edit.change - lines.oldSpacing(of: edit.removed)
    return [
      "Before what is in sight, \(edits)\(others), so that \(count) \(stand) there: "
        + "\(lines.number(abs(by))) points \(by > 0 ? "more" : "less")"
        + (more > 0 ? guess(in: edit) : "") + "."
    ]
  }

  /// Nothing that was in sight still exists: what came and went before what stands there now.
  private func replaced(_ edit: EstimateChange.Edit) -> [String] {
    let none = "None of the \(LineWords.noun(for: change))s in sight is still there"
    guard let length = edit.removedLength, !edit.reflows, edit.inserted + edit.removed > 0,
      edit.moved == 0
    else {
      let before =
        change.lead.lines == 0 ? "nothing" : LineWords.counted(change.lead.lines, in: change)
      let sum = NumberFormat.change(edit.change)
      return ["\(none), and what stands in their place has \(before) before it: \(sum) points."]
    }
    var told = [none + "."]
    if edit.removed > 0 {
      let gone = lines.number(length + lines.oldSpacing(of: edit.removed))
      let went = Self.went(edit, in: change)
      told.append("Before them, \(went)\(edit.seenWords), which had counted \(gone) points.")
    }
    guard edit.inserted > 0 else { return told }
    let counts = edit.change + length
    let sum =
      lines.product(edit.inserted, length: counts, estimate: change.old) ?? lines.number(counts)
    let isOne = edit.inserted == 1
    let came = LineWords.counted(edit.inserted, in: change)
    let named = Self.named(edit.brought > 0 ? edit.broughtIDs : edit.insertedIDs)
    let how =
      edit.brought == 0
      ? "that came in"
      : edit.brought == edit.inserted
        ? "that stood further on" : "that came in or stood further on"
    return told + [
      "Before what stands in their place \(isOne ? "is" : "are") \(came)\(named) \(how), which "
        + "\(isOne ? "counts" : "count") \(sum) points\(change.lead.isKnown ? "" : ", a guess")."
    ]
  }

  /// What lines that came in count.
  private func guessed(_ edit: EstimateChange.Edit, isMeasured: (ViewID) -> Bool) -> String {
    let sum =
      lines.product(edit.inserted, length: edit.change, estimate: change.old)
      ?? parts(of: edit.change)
    let isOne = edit.inserted == 1
    let (was, counts) = isOne ? ("It was", "it counts") : ("They were", "they count")
    guard edit.insertedIDs.contains(where: isMeasured) else {
      return "\(was) not measured, so \(counts) \(sum) points, a guess."
    }
    return isAssumed(edit)
      ? "\(isOne ? "It" : "They") counted \(sum) points until \(was.lowercased()) measured."
      : "\(was) measured, and \(isOne ? "counts" : "count") \(sum) points."
  }

  /// What one line counts, with the distance after it where there is one.
  private func parts(of length: Double) -> String {
    let spacing = change.lead.spacing
    guard spacing > 0, lines.same(change.old + spacing, as: length) else {
      return lines.number(abs(length))
    }
    return "\(lines.number(change.old)) + \(lines.number(spacing)) = \(lines.number(length))"
  }

  private static func went(_ edit: EstimateChange.Edit, in change: EstimateChange) -> String {
    let gone = edit.removedIDs.filter { !edit.movedIDs.contains($0) }
    guard !edit.movedIDs.isEmpty, edit.removedIDs.count == edit.removed else {
      let all = LineWords.counted(edit.removed, in: change) + named(edit.removedIDs) + " went"
      return went(edit.removed, moved: edit.moved, in: change) ?? all
    }
    let moved = LineWords.counted(edit.movedIDs.count, in: change) + named(edit.movedIDs)
    let away = moved + (edit.movedIDs.count == 1 ? " was" : " were") + " moved away"
    return gone.isEmpty
      ? away : LineWords.counted(gone.count, in: change) + named(gone) + " went and " + away
  }

  /// A phrase saying that lines went, if some were only moved and none is named; nil if all went.
  private static func went(_ count: Int, moved: Int, in change: EstimateChange) -> String? {
    guard moved > 0 else { return nil }
    let away =
      LineWords.counted(moved, in: change) + (moved == 1 ? " was" : " were") + " moved away"
    return moved == count
      ? away : LineWords.counted(count - moved, in: change) + " went and " + away
  }

  /// Sentences about lines that came or went without changing the length before what is in sight.
  var behind: [String] {
    // Where numbers of views are assumed, what came and what was found are not told apart.
    guard change.regrouped == nil, !change.isInRow, change.counts == nil else { return [] }
    let moved = min(change.edit?.moved ?? 0, max(0, change.behind))
    return [
      moved > 0
        ? "\(LineWords.counted(moved, in: change)) \(moved == 1 ? "was" : "were") moved to after "
          + "what is in sight." : nil,
      came(change.ahead, at: "before"),
      came(change.behind - moved, at: "at or after"),
    ].compactMap(\.self)
  }

  private func came(_ count: Int, at place: String) -> String? {
    guard count != 0 else { return nil }
    return LineWords.counted(abs(count), in: change)
      + " \(count > 0 ? "came in" : "went") \(place) what is in sight."
  }
}
