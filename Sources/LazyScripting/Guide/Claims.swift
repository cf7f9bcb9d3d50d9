/// The claims about lazy stacks that lazylab reproduces, by their numbers.
enum Claims {
  /// One claim.
  struct Claim: Sendable, Equatable {
    /// Its number, from 1.
    var number: Int
    /// What it says.
    var sentence: String
    /// The script that shows it, in lazylab's sources.
    var path: String
  }

  /// The claims, in the order of their numbers.
  static let all: [Claim] = RecordTable(table).records.compactMap { record in
    guard let number = Int(record.name.prefix { $0.isNumber }, radix: 10) else { return nil }
    let path = "Tests/Conformance/claims/\(record.name).lua"
    return Claim(number: number, sentence: record.sentence, path: path)
  }

  /// The lines about a claim, or about which numbers there are.
  static func page(of number: Int) -> String {
    guard let claim = all.first(where: { $0.number == number }) else {
      return "there is no claim \(number); they go from 1 to \(all.last?.number ?? 0)"
    }
    return "claim \(number): \(claim.sentence)\n  shown by \(claim.path) in lazylab's sources"
  }
}
