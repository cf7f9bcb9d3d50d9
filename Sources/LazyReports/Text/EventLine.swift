public import LazyStacks

/// Writes events for people, one line each: the frame, the kind, what it happened to, the values.
///
/// ```
///      3 offset       4727.2727 → 6912.5  user −150, estimate +2335.2273
/// ```
///
/// The frame is right-aligned in 6 columns, the kind left-aligned in 12; positions count from 1, as
/// scripts count them. Lines of a session's later windows name the window.
public enum EventLine {
  /// The line of an event, without a line feed at its end.
  public static func text(_ event: Event, window: Int = 1) -> String {
    var parts: [String] = []
    if window != 1 { parts.append("window \(window)") }
    if let id = event.id { parts.append(FoldedIDs.text(id)) }
    if let axis = event.axis { parts.append(axis.rawValue) }
    parts.append(values(event.detail))
    return event.frame.description.padded(to: 6, right: true) + " "
      + event.kind.rawValue.padded(to: 12) + " " + parts.joined(separator: "  ")
  }

  /// The values of an event, without its frame, kind and subject.
  static func values(_ detail: Event.Detail) -> String {
    switch detail {
    case .initialize(let view), .render(let view), .appear(let view), .disappear(let view),
      .evict(let view):
      view.onOneLine
    case .body(let view, let reason):
      view.onOneLine + ", " + reason.rawValue
    case .measure(let view, let length, let reason):
      view.onOneLine + " " + NumberFormat.decimal(length) + ", " + reason.rawValue
    case .walk(let index), .place(let index), .remove(let index):
      "subview " + scriptPosition(index).description
    case .visible, .visibility, .phase, .target, .frame, .diagnostic:
      stateValues(detail)
    case .offset, .contentSize, .correction, .moved:
      changeValues(detail)
    case .estimate(let change):
      estimate(change)
    }
  }

  /// What a change of the content offset is made of: each cause once, with the sum of its entries.
  static func causes(_ entries: [LedgerEntry]) -> String {
    var sums = CauseSums()
    for entry in entries { sums.add(entry.cause, entry.change) }
    return sums.text
  }

  private static func stateValues(_ detail: Event.Detail) -> String {
    switch detail {
    case .visible(let ids): FoldedIDs.text(ids)
    case .visibility(let ids, let threshold):
      NumberFormat.decimal(threshold) + ": " + FoldedIDs.text(ids)
    case .phase(let old, let new): old.rawValue + " → " + new.rawValue
    case .target(let offset): NumberFormat.decimal(offset)
    case .frame(let passes, _): passes == 1 ? "1 pass" : "\(passes) passes"
    case .diagnostic(let diagnostic):
      diagnostic.code.rawValue + ": " + diagnostic.message.onOneLine
    default: ""
    }
  }

  private static func changeValues(_ detail: Event.Detail) -> String {
    switch detail {
    case .offset(let old, let new, let entries):
      transition(old, new) + (entries.isEmpty ? "" : "  " + causes(entries))
    case .contentSize(let old, let new, let isEstimated):
      transition(old, new) + (isEstimated ? "  estimated" : "  exact")
    case .correction(let change, let cause, let subject),
      .moved(let change, let cause, let subject, _):
      NumberFormat.change(change) + "  " + cause.rawValue
        + (subject.map { " " + FoldedIDs.text($0) } ?? "")
    default: ""
    }
  }

  /// What is guessed, from how many lengths, and what that makes of what stands before.
  private static func estimate(_ change: EstimateChange) -> String {
    let lead = change.lead
    var text = (change.container.map { FoldedIDs.text($0) + "  " } ?? "") + change.view.onOneLine
    text += " " + transition(change.old, change.new)
    text += "  \(change.estimator.onOneLine), \(change.lengths) known"
    text += "  \(lead.lines) before: " + NumberFormat.decimal(lead.length)
    if NumberFormat.change(lead.corrected) != "0" {
      text += " (" + NumberFormat.change(lead.corrected) + ")"
    }
    switch change.restart {
    case .jump(let id): text += "  jump to " + FoldedIDs.text(id)
    case .reset(let id): text += "  reset at " + FoldedIDs.text(id)
    case nil: break
    }
    if let edit = change.edit { text += "  \(edit.inserted) came, \(edit.removed) went" }
    return text
  }

  static func transition(_ old: Double, _ new: Double) -> String {
    NumberFormat.decimal(old) + " → " + NumberFormat.decimal(new)
  }

  static func scriptPosition(_ index: Int) -> Int {
    index < Int.max ? index + 1 : index
  }
}
