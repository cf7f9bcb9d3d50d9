import RepositoryReading

/// The kinds of events are all listed: each in its family, and each family in the table.
enum EventFamilyRules {
  static let folder = "Sources/LazyTrace/Kinds"
  static let table = folder + "/EventTable.swift"

  static func violations(in files: [RepositoryFile]) -> [String] {
    let listed = files.first { $0.path == table }?.text ?? ""
    return files.filter { $0.path != table }.flatMap { file -> [String] in
      let declared = matches(of: /static let (\w+) = (?:Event\.Kind|of\w+)\(/, in: file.text)
      guard let family = matches(of: /enum (\w+): EventFamily\b/, in: file.text).first else {
        return declared.map { "\(file.path): '\($0)' is in no family" }
      }
      let kinds = file.text.split(separator: "static let kinds").dropFirst().first ?? ""
      let names = matches(of: /\.(\w+)/, in: String(kinds.drop { $0 != "=" }.prefix { $0 != "]" }))
      let isListed = listed.contains(" \(family).self,")
      return declared.filter { !names.contains($0) }
        .map { "\(file.path): '\($0)' is not among the kinds of \(family)" }
        + (isListed ? [] : ["\(file.path): \(table) does not list \(family)"])
    }
  }

  private static func matches(
    of pattern: Regex<(Substring, Substring)>,
    in text: String
  ) -> [String] {
    text.matches(of: pattern).map { String($0.output.1) }
  }

  static let rule = Rule("every kind of event is listed", reading: [folder], ending: [".swift"]) {
    violations(in: $0)
  }
}
