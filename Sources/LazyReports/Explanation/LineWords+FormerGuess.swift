internal import LazyTrace

/// What the lines before what is in sight had counted, if that was an older guess.
extension LineWords {
  /// The length that each line before what is in sight had counted, those that were measured now
  /// among them, where that is not what was assumed last: they had been left when less was known.
  var formerGuess: Double? {
    let lead = change.lead
    guard isOfLead, lead.lines > 1, lead.known == 0, let measured = change.measured,
      measured.guessed == measured.count, change.edit == nil, change.restart == nil,
      change.regrouped == nil, change.oldSpacing == nil, !change.hasOtherLayout,
      !change.forgetsLengths, change.start == change.oldStart, !isPlacedByLayout
    else { return nil }
    let before = lead.length - lead.corrected + measured.length
    let lines = Double(lead.lines + measured.count)
    let each = (before + Double(measured.count) * lead.spacing) / lines - lead.spacing
    guard each > 0, !same(each, as: change.old) else { return nil }
    return each
  }
}
