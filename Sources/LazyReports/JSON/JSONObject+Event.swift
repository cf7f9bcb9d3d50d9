internal import LazyStacks

extension JSONObject {
  mutating func add(_ detail: Event.Detail) {
    switch detail {
    case .initialize(let view), .render(let view), .appear(let view), .disappear(let view),
      .evict(let view):
      add("view", view)
    case .body(let view, let reason):
      add("view", view)
      add("reason", reason.rawValue)
    case .measure(let view, let length, let reason):
      add("view", view)
      add("length", length)
      add("reason", reason.rawValue)
    case .walk(let index), .place(let index), .remove(let index):
      add("index", EventLine.scriptPosition(index))
    case .visible, .visibility, .phase, .target, .frame, .diagnostic:
      addState(detail)
    case .offset, .contentSize, .correction, .moved:
      addChange(detail)
    }
  }

  private mutating func addState(_ detail: Event.Detail) {
    switch detail {
    case .visible(let ids):
      add("ids", ids)
    case .visibility(let ids, let threshold):
      add("ids", ids)
      add("threshold", threshold)
    case .phase(let old, let new):
      add("old", old.rawValue)
      add("new", new.rawValue)
    case .target(let offset):
      add("offset", offset)
    case .frame(let passes):
      add("passes", passes)
    case .diagnostic(let diagnostic):
      add("code", diagnostic.code.rawValue)
      add("message", diagnostic.message)
    default: break
    }
  }

  private mutating func addChange(_ detail: Event.Detail) {
    switch detail {
    case .offset(let old, let new, let entries):
      add("old", old)
      add("new", new)
      add("entries", json: JSONText.array(entries.map { JSONObject($0).text }))
    case .contentSize(let old, let new, let isEstimated):
      add("old", old)
      add("new", new)
      add("isEstimated", isEstimated)
    case .correction(let change, let cause, let subject),
      .moved(let change, let cause, let subject):
      add("by", change)
      add("cause", cause.rawValue)
      add("subject", ifPresent: subject)
    default: break
    }
  }

  private init(_ entry: LedgerEntry) {
    self.init()
    add("cause", entry.cause.rawValue)
    add("subject", ifPresent: entry.subject)
    add("change", entry.change)
  }
}
