internal import LazyStacks

extension JSONWriter {
  /// Why something moved; members that do not apply are left out.
  mutating func members(_ account: MoveAccount) {
    member("view", account.view.nameInTrace)
    if let row = account.row { member("row", row.nameInTrace) }
    name("isOutOfSight")
    value(account.isOutOfSight)
    name("isGuess")
    value(account.isGuess)
    name("reasons")
    array(account.reasons) { writer, reason in writer.object { $0.members(reason) } }
  }

  private mutating func members(_ reason: MoveReason) {
    member("kind", reason.kind.rawValue)
    member("by", reason.by)
    name("count")
    value(reason.count)
    name("views")
    array(reason.views) { $0.value($1.nameInTrace) }
    if let old = reason.old { member("old", old) }
    if let new = reason.new { member("new", new) }
  }

  /// What made a frame what it is; members with nothing in them are left out.
  mutating func members(_ account: FrameAccount) {
    if !account.callbacks.isEmpty {
      name("callbacks")
      array(account.callbacks) { writer, callback in
        writer.object {
          $0.name("pass")
          $0.value(callback.pass)
          $0.member("name", callback.name)
          $0.member("view", callback.view.nameInTrace)
        }
      }
    }
    if !account.gone.isEmpty {
      name("gone")
      array(account.gone) { $0.value($1.nameInTrace) }
    }
    if !account.landings.isEmpty {
      name("landings")
      array(account.landings) { writer, landing in writer.object { $0.members(landing) } }
    }
  }

  private mutating func members(_ landing: FrameAccount.Landing) {
    member("id", ifPresent: landing.id)
    if let anchor = landing.anchor { member("anchor", anchor) }
    member("miss", landing.miss)
    name("isAtEnd")
    value(landing.isAtEnd)
  }

  private mutating func member(_ name: StaticString, _ id: ViewID) {
    self.name(name)
    value(id)
  }
}
