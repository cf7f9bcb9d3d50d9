internal import LazyStacks

extension JSONWriter {
  /// What a container takes for granted; members that do not apply are left out.
  mutating func members(_ change: EstimateChange) {
    member("view", change.view)
    member("container", ifPresent: change.container)
    member("estimator", change.estimator)
    member("old", change.old)
    member("new", change.new)
    member("lengths", change.lengths)
    member("lines", change.lead.lines)
    member("known", change.lead.known)
    member("lead", change.lead.length)
    member("corrected", change.lead.corrected)
    member("spacing", change.lead.spacing)
    name("isEstimated")
    value(!change.lead.isExact)
    member("oldStart", change.oldStart)
    member("start", change.start)
    if let measured = change.measured { members(measured) }
    if let restart = change.restart { member(restart) }
    if let edit = change.edit { members(edit) }
  }

  private mutating func members(_ measured: EstimateChange.Measured) {
    member("measured", measured.count)
    member("unseen", measured.unseen)
    member("length", measured.length)
    member("assumed", measured.assumed)
    member("subject", ifPresent: measured.subject)
  }

  private mutating func member(_ restart: EstimateChange.Restart) {
    switch restart {
    case .jump(let id): member("jump", ifPresent: id)
    case .reset(let id): member("reset", ifPresent: id)
    }
  }

  private mutating func members(_ edit: EstimateChange.Edit) {
    member("inserted", edit.inserted)
    member("removed", edit.removed)
    member("insertedIDs", edit.insertedIDs)
    member("removedIDs", edit.removedIDs)
    member("change", edit.change)
  }

  private mutating func member(_ name: StaticString, _ number: Int) {
    self.name(name)
    value(number)
  }
}
