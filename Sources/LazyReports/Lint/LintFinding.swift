public import LazyTrace

/// A pattern that was found in a run, with what it cost in this run.
public struct LintFinding: Equatable, Sendable {
  /// The rule that was violated.
  public let rule: LintRule
  /// The id of the first view at which it was found, if it has one.
  public let id: ViewID?
  /// The first frame in which it was found; 0 for what the window shows now.
  public let frame: Int
  /// What it cost in this run, in words.
  public let cost: String

  /// The finding in two lines: what it cost, and what to do.
  public var text: String {
    let subject = id.map { "  " + FoldedIDs.text(of: $0) } ?? ""
    let place = frame > 0 ? "  frame \(frame)" : ""
    let claim = rule.claim.map { " (claim \($0))" } ?? ""
    return "\(rule.rawValue)\(subject)\(place)\n  \(cost)\(claim).\n  In SwiftUI: \(rule.remedy)."
  }
}

extension [LintFinding] {
  /// All findings, one after the other; a sentence if there are none.
  public var text: String {
    isEmpty ? "Nothing was found." : map(\.text).joined(separator: "\n")
  }
}
