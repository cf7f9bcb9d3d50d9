/// The reference of the vocabulary as Markdown, made from the registry.
struct Reference {
  let registry: Registry

  /// The whole page.
  var markdown: String {
    var lines = [
      "# The Lua vocabulary", "",
      "Generated from the registry; run the tests with `LAZYLAB_RECORD=1` after changing a"
        + " declaration.", "",
    ]
    lines += section("Views", registry.members(of: nil).filter { $0.declaration.kind == .view })
    lines += section(
      "Other globals",
      registry.members(of: nil).filter { $0.declaration.kind != .view }
    )
    for owner in registry.owners {
      lines += section(title(of: owner), registry.members(of: owner))
    }
    lines += ["## Not built yet", "", notBuilt, ""]
    return lines.joined(separator: "\n")
  }

  private var notBuilt: String {
    "These names are part of the vocabulary and say so when they are used: "
      + Vocabulary.notBuilt.map { "`\($0)`" }.joined(separator: " ") + "."
  }

  private func title(of owner: String) -> String {
    owner == "View" ? "Modifiers" : owner == "lab" ? "`lab`" : "`\(owner)`"
  }

  private func section(_ title: String, _ members: [Registration]) -> [String] {
    guard !members.isEmpty else { return [] }
    return ["## \(title)", ""] + members.flatMap { entry($0.declaration) }
  }

  private func entry(_ declaration: Declaration) -> [String] {
    let help = Help(registry: registry)
    var lines = ["### `\(help.signature(declaration))`", "", declaration.summary]
    if declaration.result != .nothing {
      let verb = declaration.kind == .field ? "Is" : "Gives"
      lines[2] += " \(verb) \(declaration.result.phrase)."
    }
    if let counterpart = declaration.counterpart { lines[2] += " SwiftUI: `\(counterpart)`." }
    if !declaration.parameters.isEmpty {
      lines += ["", "| parameter | takes | default | |", "|---|---|---|---|"]
      lines += declaration.parameters.map(row)
    }
    return lines + [""]
  }

  private func row(_ parameter: Parameter) -> String {
    let name = parameter.place == .label ? "`\(parameter.name) =`" : parameter.name
    let fallback =
      parameter.defaultValue.map { "`\($0)`" } ?? (parameter.isRequired ? "required" : "")
    let kind = parameter.kind.phrase.replacing("|", with: "\\|")
    return "| \(name) | \(kind) | \(fallback) | \(parameter.summary) |"
  }
}
