/// A run of the same script under another condition, and what is otherwise in it.
public struct OtherRun: Equatable, Sendable {
  /// What the condition is.
  public enum Condition: String, Equatable, Sendable {
    /// Another system.
    case profile
    /// Another answer to what nobody outside Apple knows.
    case answer
  }

  /// What the condition is.
  public let condition: Condition
  /// The condition as a script writes it, such as `legacyScroll` or `retention = 4`.
  public let name: String
  /// For which systems it stands, or what it answers.
  public let about: String
  /// Whether it looks, prints or ends otherwise, and not only counts otherwise.
  let isSeen: Bool
  /// What is otherwise, a sentence each.
  let effects: [String]
  /// The first frame that looks different.
  let first: RunRecord.Moment?

  /// Compares a run with what the script did.
  ///
  /// - Parameters:
  ///   - condition: What the condition is.
  ///   - name: The condition as a script writes it.
  ///   - about: For which systems it stands, or what it answers.
  ///   - record: What the run showed and did.
  ///   - base: What the script did.
  public init(
    _ condition: Condition,
    name: String,
    about: String,
    record: RunRecord,
    insteadOf base: RunRecord
  ) {
    (self.condition, self.name, self.about) = (condition, name, about)
    let difference = RunDifference(from: base, to: record)
    (isSeen, effects) = (!difference.seen.isEmpty, difference.seen + difference.unseen)
    first = difference.first
  }
}

/// What runs of the same script under other conditions showed.
public struct OtherRuns: Equatable, Sendable {
  /// The runs, in the order in which they are told.
  public var runs: [OtherRun] = []
  /// Why there are none, or not all; nil if there are.
  public var remark: String?

  /// Creates what is known of other runs.
  public init(_ runs: [OtherRun] = [], remark: String? = nil) {
    (self.runs, self.remark) = (runs, remark)
  }

  /// The runs under a kind of condition that differ.
  func differing(_ condition: OtherRun.Condition) -> [OtherRun] {
    runs.filter { $0.condition == condition && !$0.effects.isEmpty }
  }

  /// In which other systems all is the same; nil where it is in none.
  var elsewhere: String? {
    let same = runs.filter { $0.condition == .profile && $0.effects.isEmpty }.map(\.name)
    return same.isEmpty ? nil : "In \(same.joined(separator: ", ")) all would be the same."
  }

  /// How many of the things that nobody knows matter; nil where none was asked about.
  var certainty: String? {
    let answers = runs.filter { $0.condition == .answer }
    let questions = Dictionary(grouping: answers, by: \.about)
    guard !questions.isEmpty else { return nil }
    let seen = questions.values.count { $0.contains(where: \.isSeen) }
    let counted = questions.values.count { $0.contains { !$0.effects.isEmpty } } - seen
    let things = Counted.text(questions.count, one: "thing")
    var text = "Of \(things) that nobody outside Apple knows, "
    text += "\(Self.number(seen)) would show \(seen == 0 ? "anything" : "something") else here"
    if counted > 0 { text += ", and \(Self.number(counted)) would only count otherwise" }
    let others = answers.filter { answer in
      questions[answer.about]?.allSatisfy(\.effects.isEmpty) ?? false
    }
    var names: [String] = []
    for other in others where names.last != other.subject { names.append(other.subject) }
    return text + (names.isEmpty ? "." : ". Nothing depends on \(names.joined(separator: ", ")).")
  }

  private static func number(_ count: Int) -> String {
    count == 0 ? "none" : count == 1 ? "one" : "\(count)"
  }
}

extension OtherRun {
  /// What has another value, such as `retention`.
  fileprivate var subject: String { String(name.prefix { $0 != " " }) }
}
