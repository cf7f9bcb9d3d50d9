extension Help {
  /// A line about a name, a class or a profile, as wide as most terminals at most.
  func line(about name: String) -> String {
    "\(name)  \(gist(of: name))".shortened(to: Self.lineWidth)
  }

  /// How many characters a line about a name has at most, with two spaces before it.
  private static let lineWidth = 76

  private func gist(of name: String) -> String {
    if let found = registry.registrations.first(where: { $0.declaration.title == name }) {
      return found.declaration.summary
    }
    if let origin = ProfileOrigin.all.first(where: { $0.name == name }) { return origin.symptoms }
    let members = registry.members(of: name).map(\.declaration.name)
    return (members + registry.terms(of: name).map(\.name)).joined(separator: ", ")
  }
}

extension String {
  /// The text up to a length, cut between two words.
  fileprivate func shortened(to length: Int) -> String {
    guard count > length else { return self }
    let cut = prefix(length - 1)
    let words = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return words + " …"
  }
}
