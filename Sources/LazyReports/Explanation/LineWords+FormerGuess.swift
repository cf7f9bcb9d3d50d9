internal import LazyTrace

/// What the lines before what is in sight had counted, if that was an older guess.
extension LineWords {
  /// What each line before what is in sight had counted, those that were measured now among them,
  /// where that is not what was assumed last: they had been left when less was known.
  ///
  /// It is nil where that is what was assumed last; the length of each is nil where they had not
  /// all counted the same.
  var formerGuess: FormerGuess? {
    let lead = change.lead
    guard let formerEstimates, lead.lines > 1, lead.known == 0, let measured = change.measured,
      measured.guessed == measured.count, change.edit == nil, change.restart == nil,
      change.regrouped == nil, change.oldSpacing == nil, !change.hasOtherLayout,
      !change.forgetsLengths, change.start == change.oldStart, !isPlacedByLayout
    else { return nil }
    let before = lead.length - lead.corrected + measured.length
    let lines = Double(lead.lines + measured.count)
    let each = (before + Double(measured.count) * lead.spacing) / lines - lead.spacing
    guard each > 0, !same(each, as: change.old) else { return nil }
    return FormerGuess(each: formerEstimates.contains(number(each)) ? each : nil)
  }

  /// What was measured, where an offset followed: what stood before what is in sight may still have
  /// counted with a former guess, so that no sentence about the present one accounts for the
  /// change.
  func learned(correctedBy change: Double) -> String? {
    guard let known = self.change.measured, self.change.lead.lines == 0, !isReset,
      formerGuess == nil, known.guessed == known.count,
      abs(known.length - known.assumed - change) > 1e-6,
      abs(self.change.lead.corrected - change) <= 1e-6
    else { return measured }
    var words = self
    words.change.measured?.assumed = known.length - change
    words.tellsCounted = true
    return words.measured
  }

  /// Whether some were there before and others were not.
  func isMixed(_ measured: EstimateChange.Measured) -> Bool {
    measured.unseen > 0 && measured.unseen < measured.count && !measured.isOfPlaces
      && (change.ahead > 0 || change.behind > 0 || change.edit != nil)
  }
}

/// An older guess for the lines before what is in sight.
struct FormerGuess {
  /// What each of them had counted; nil where they had not all counted the same.
  let each: Double?
}
