internal import LazyStacks

/// The text that `help(name)` prints, made from the registry.
struct Help {
  let registry: Registry
  /// The columns of the terminal that shows it; nil if it goes to a file or a pipe.
  var columns: Int?

  /// The help for a name, or for words that the guide knows; nil if there is none.
  ///
  /// `Window.step`, `Window:step`, `lab.expect` and plain names are understood; where no name is
  /// spelt so, small and capital letters count as the same.
  func text(for words: String) -> String? {
    let page = namePage(words) ?? properName(of: words).flatMap(namePage)
    let guide = Guide(help: self).text(about: words)
    // What people ask about in words is rarely a member that happens to be called so.
    let isGlobal =
      registry.all(named: words).contains { $0.declaration.owner == nil }
      || Registry.namespaces.contains(words)
    let pages = (isGlobal ? [page, guide] : [guide, page]).compactMap { $0 }
    return pages.isEmpty ? nil : pages.joined(separator: "\n\n")
  }

  /// A name that differs from a word in small and capital letters alone, or else in being one of
  /// many as well.
  private func properName(of word: String) -> String? {
    let wanted = word.lowercased()
    let classes = registry.owners + Registry.namespaces
    let known = names + classes + SwiftUINames.all + Diagnostic.Code.allCases.map(\.rawValue)
    let others = known.filter { $0 != word }
    return others.first { $0.lowercased() == wanted }
      ?? others.first { Phrase($0) == Phrase(word) }
  }

  /// The page of a name; nil if there is no such name.
  private func namePage(_ name: String) -> String? {
    if let term = registry.terms.first(where: { $0.name == name && name.contains(".") }) {
      return page(of: term)
    }
    let parts = name.split(whereSeparator: { $0 == "." || $0 == ":" }).map(String.init)
    guard let last = parts.last else { return nil }
    var found = registry.all(named: last)
    var lead = ""
    // A name behind a mark alone is first of all a modifier.
    if parts.count == 1, name != last {
      found =
        found.filter { $0.declaration.kind == .modifier }
        + found.filter {
          $0.declaration.kind != .modifier
        }
    }
    if parts.count > 1 {
      let isMember = found.contains { owns(parts[0].lowercased(), in: $0.declaration) }
      if !isMember, let page = parameter(last, of: parts[0]) { return page }
    }
    if parts.count > 1, !found.isEmpty {
      let mine = found.filter { owns(parts[0].lowercased(), in: $0.declaration) }
      if mine.isEmpty { lead = elsewhere(last, of: parts[0], found: found) }
      found = mine.isEmpty ? found : mine
    }
    let terms = registry.terms.filter { term in
      term.name == last && (parts.count == 1 || term.owner.lowercased() == parts[0].lowercased())
    }
    if found.isEmpty, terms.isEmpty {
      return list(of: name) ?? list(ofReceiver: name) ?? DiagnosticMeaning.page(of: name)
        ?? parameters(of: last)
        ?? SwiftUINames.reason(againstGlobal: last) ?? Vocabulary.reason(againstModifier: last)
    }
    var pages = found.map { page(of: $0.declaration) } + terms.map(page)
    let isMember = terms.isEmpty && found.allSatisfy { $0.declaration.kind == .field }
    if parts.count == 1, isMember, let page = parameters(of: last) { pages.append(page) }
    if parts.count == 1, let page = list(ofReceiver: name) { pages.insert(page, at: 0) }
    return lead + pages.joined(separator: "\n\n")
  }

  /// Whether a name is a class, or the variable that examples use for its objects.
  private func owns(_ name: String, in declaration: Declaration) -> Bool {
    declaration.owner?.lowercased() == name
      || (declaration.owner != nil && declaration.receiver.lowercased() == name)
  }

  /// The introduction to the page of a name that was looked for in another place.
  private func elsewhere(_ name: String, of owner: String, found: [Registration]) -> String {
    let titles = found.map(\.declaration).map { $0.kind == .modifier ? "view:\(name)" : $0.title }
    return "\(owner) has no \(Literal.name(name)); there is "
      + "\(titles.joined(separator: " and "))\n\n"
  }

  /// The names that have a parameter with that name, and its meaning there; nil if there are none.
  private func parameters(of name: String) -> String? {
    var pages: [(text: String, titles: [String])] = []
    for declaration in registry.registrations.map(\.declaration) {
      guard let parameter = declaration.labels.first(where: { $0.name == name }) else { continue }
      let text =
        "\(parameter.kind.phrase)\(note(on: parameter))\n    \(parameter.summary)"
      let title = declaration.title
      if let index = pages.firstIndex(where: { $0.text == text }) {
        pages[index].titles.append(title)
      } else {
        pages.append((text, [title]))
      }
    }
    guard !pages.isEmpty else { return nil }
    let lines = pages.map { "  of \($0.titles.joined(separator: ", ")): \($0.text)" }
    return (["\(name) = is a parameter"] + lines).joined(separator: "\n")
  }

  /// What a parameter means in one name; nil if the name has no such parameter.
  private func parameter(_ name: String, of callable: String) -> String? {
    for declaration in registry.all(named: callable).map(\.declaration) {
      guard let parameter = declaration.parameters.first(where: { $0.name == name }) else {
        continue
      }
      let way = parameter.place == .label ? "\(name) =" : name
      return "\(way) is a parameter of \(declaration.title): "
        + "\(parameter.kind.phrase)\(note(on: parameter))\n  \(parameter.summary)"
    }
    return nil
  }

  /// The members of the class whose objects examples call by a name: `window`, `scroll`.
  private func list(ofReceiver name: String) -> String? {
    let declarations = registry.registrations.map(\.declaration)
    let owner = declarations.first {
      ($0.kind == .method || $0.kind == .field) && $0.owner != "View" && $0.receiver == name
    }?.owner
    return owner.flatMap { list(of: $0) }
  }

  /// The members of a class or of a table of functions; nil if there are none.
  func list(of owner: String) -> String? {
    let members = registry.members(of: owner).map(\.declaration).map {
      "\(signature(of: $0))  \($0.summary)"
    }
    let lines = members + registry.terms(of: owner).map { "\($0.form)  \($0.summary)" }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The text for an unknown name.
  func unknown(_ name: String) -> String {
    "nothing is called \(Literal.name(name))"
      + Suggestion.clause(for: name, among: names)
  }

  private var names: [String] {
    registry.registrations.map(\.declaration.name) + registry.terms.map(\.name)
  }

  /// The text of a call as a declaration describes it.
  func signature(of declaration: Declaration) -> String {
    let name = declaration.kind == .modifier ? ":\(declaration.name)" : declaration.title
    guard declaration.kind != .field else { return name }
    return "\(name)\(arguments(of: declaration))"
  }

  private func arguments(of declaration: Declaration) -> String {
    let positions = declaration.positions.map { $0.isRequired ? $0.name : "[\($0.name)]" }
    let rest: [String] = declaration.rest == .none ? [] : ["…"]
    if declaration.labels.isEmpty, declaration.rest == .none {
      return "(\(positions.joined(separator: ", ")))"
    }
    let labels = declaration.labels.map { parameter in
      parameter.defaultValue.map { "\(parameter.name) = \($0)" } ?? "\(parameter.name) ="
    }
    return " { \((labels + positions + rest).joined(separator: ", ")) }"
  }

  private func page(of declaration: Declaration) -> String {
    var lines = [signature(of: declaration), "  \(declaration.summary)"]
    for parameter in declaration.parameters {
      lines.append("  \(parameter.name): \(parameter.kind.phrase)\(note(on: parameter))")
      lines.append("    \(parameter.summary)")
    }
    if declaration.owner == nil {
      lines += registry.terms(of: declaration.name).flatMap {
        ["  \($0.form)", "    \($0.summary)"]
      }
    }
    if declaration.result != .nothing { lines.append("  Gives \(declaration.result.phrase).") }
    if let counterpart = declaration.counterpart { lines.append("  SwiftUI: \(counterpart)") }
    if let example = NameExamples.lines(for: declaration, in: registry) {
      lines += ["  Example:"] + example.map { "    " + $0 }
    }
    return lines.joined(separator: "\n")
  }

  private func page(of term: Term) -> String {
    "\(term.form)\n  \(term.summary)\n  It belongs to \(term.owner): ?\(term.owner)"
  }

  private func note(on parameter: Parameter) -> String {
    if let value = parameter.defaultValue { return "; default \(value)" }
    return parameter.isRequired ? "" : "; may be left out"
  }
}
