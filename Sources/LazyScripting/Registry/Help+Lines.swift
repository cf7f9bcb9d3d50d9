extension Help {
  /// A line about a name, a class or a profile, with two spaces before it; cut to fit a terminal,
  /// and whole elsewhere.
  func line(about name: String) -> String {
    let line = "  \(name)  \(gist(of: name))"
    return columns.map { line.cut(to: max($0, 40)) } ?? line
  }

  private func gist(of name: String) -> String {
    if let found = registry.registrations.first(where: { $0.declaration.title == name }) {
      return found.declaration.summary
    }
    if let origin = ProfileOrigin.all.first(where: { $0.name == name }) {
      return "\(origin.system): \(origin.symptoms)"
    }
    let members = registry.members(of: name).map(\.declaration.name)
    return (members + registry.terms(of: name).map(\.name)).joined(separator: ", ")
  }
}

extension String {
  /// The text up to a length, cut between two words.
  fileprivate func cut(to length: Int) -> String {
    guard count > length else { return self }
    let cut = prefix(length - 1)
    let words = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
    return words + " …"
  }
}
