internal import LazyStacks

extension JSONWriter {
  mutating func members(_ detail: Event.Detail) {
    switch detail {
    case .initialize(let view), .render(let view), .appear(let view), .disappear(let view),
      .evict(let view):
      member("view", view)
    case .body(let view, let reason):
      member("view", view)
      member("reason", reason.rawValue)
    case .measure(let view, let length, let reason):
      member("view", view)
      member("length", length)
      member("reason", reason.rawValue)
    case .walk(let index), .place(let index), .remove(let index):
      name("index")
      value(EventLine.scriptPosition(index))
    case .visible, .visibility, .phase, .target, .frame, .diagnostic:
      stateMembers(detail)
    case .offset, .contentSize, .correction, .moved:
      changeMembers(detail)
    case .estimate(let change):
      members(change)
    }
  }

  mutating func member(_ name: StaticString, _ text: String) {
    self.name(name)
    value(text)
  }

  mutating func member(_ name: StaticString, ifPresent id: ViewID?) {
    guard let id else { return }
    self.name(name)
    value(id)
  }

  mutating func member(_ name: StaticString, _ number: Double) {
    self.name(name)
    value(number)
  }

  mutating func member(_ name: StaticString, _ ids: [ViewID]) {
    self.name(name)
    array(ids) { $0.value($1) }
  }

  private mutating func stateMembers(_ detail: Event.Detail) {
    switch detail {
    case .visible(let ids):
      member("ids", ids)
    case .visibility(let ids, let threshold):
      member("ids", ids)
      member("threshold", threshold)
    case .phase(let old, let new):
      member("old", old.rawValue)
      member("new", new.rawValue)
    case .target(let offset):
      member("offset", offset)
    case .frame(let passes, let account):
      name("passes")
      value(passes)
      members(account)
    case .diagnostic(let diagnostic):
      member("code", diagnostic.code.rawValue)
      member("message", diagnostic.message)
    default: break
    }
  }

  private mutating func changeMembers(_ detail: Event.Detail) {
    switch detail {
    case .offset(let old, let new, let entries):
      member("old", old)
      member("new", new)
      if let largest = entries.largest {
        member("cause", largest.cause.rawValue)
        member("subject", ifPresent: largest.subject)
      }
      name("entries")
      array(entries) { writer, entry in writer.object { $0.members(entry) } }
    case .contentSize(let old, let new, let isEstimated):
      member("old", old)
      member("new", new)
      name("isEstimated")
      value(isEstimated)
    case .correction(let change, let cause, let subject):
      member("by", change)
      member("cause", cause.rawValue)
      member("subject", ifPresent: subject)
    case .moved(let change, let cause, let subject, let account):
      member("by", change)
      member("cause", cause.rawValue)
      member("subject", ifPresent: subject)
      if let account { members(account) }
    default: break
    }
  }

  private mutating func members(_ entry: LedgerEntry) {
    member("cause", entry.cause.rawValue)
    member("subject", ifPresent: entry.subject)
    member("change", entry.change)
    member("old", entry.old)
    member("new", entry.new)
    if let anchor = entry.anchor { member("anchor", anchor.rawValue) }
  }
}
