/// The reference of the vocabulary as Markdown, made from the registry.
struct Reference {
  let registry: Registry

  /// The whole page.
  var markdown: String {
    var lines = [
      "# The Lua vocabulary", "",
      "Generated from the registry; run the tests with `LAZYLAB_RECORD=1` after changing a"
        + " declaration.", "",
      Reference.principles, "", Reference.guides, "", Reference.traces, "", Reference.plugins, "",
      Reference.parameters, "", Reference.profiles, "",
    ]
    lines += section(
      titled: "Views",
      members: registry.members(of: nil).filter { $0.declaration.kind == .view }
    )
    lines += section(
      titled: "Other globals",
      members: registry.members(of: nil).filter { $0.declaration.kind != .view }
    )
    for owner in registry.owners {
      lines += section(titled: title(of: owner), members: registry.members(of: owner))
      lines += table(of: registry.terms(of: owner))
    }
    return lines.joined(separator: "\n")
  }

  private func title(of owner: String) -> String {
    owner == "View" ? "Modifiers" : owner == "lab" ? "`lab`" : "`\(owner)`"
  }

  private func section(titled title: String, members: [Registration]) -> [String] {
    guard !members.isEmpty else { return [] }
    return ["## \(title)", ""] + members.flatMap { entry(for: $0.declaration) }
  }

  private func table(of terms: [Term]) -> [String] {
    guard !terms.isEmpty else { return [] }
    return ["| | |", "|---|---|"] + terms.map { "| `\($0.form)` | \($0.summary) |" } + [""]
  }

  private func entry(for declaration: Declaration) -> [String] {
    let help = Help(registry: registry)
    var lines = ["### `\(help.signature(of: declaration))`", "", declaration.summary]
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

  private func row(for parameter: Parameter) -> String {
    let label = parameter.mayBeLast ? "`\(parameter.name) =`, or last" : "`\(parameter.name) =`"
    let name = parameter.place == .label ? label : parameter.name
    let fallback =
      parameter.defaultValue.map { "`\($0)`" } ?? (parameter.isRequired ? "required" : "")
    let kind = parameter.kind.phrase.replacing("|", with: "\\|")
    return "| \(name) | \(kind) | \(fallback) | \(parameter.summary) |"
  }

  /// Principles that apply to every name, so that no entry needs to repeat them.
  private static let principles = """
    ## How it is read

    - A call with exactly one plain table takes it as the list of its arguments: values by position,
      parameters by name. Any other call takes its arguments by position. So `ForEach(n, f)` is
      `ForEach { n, f }` and `:id "x"` is `:id { "x" }`.
    - A value at a position may also be given by its name: `:onTapGesture { action = f }`,
      `:aspectRatio { 1.5, contentMode = "fit" }`, `window:resize { height = 400 }`. A parameter
      marked *or last* may be the last value without its name: `Button("Buy", f)`,
      `scroll:drag(-300)`.
    - Children are the values at all integer keys up to the highest, or up to `n`. `nil` and `false`
      are no view and hold their place; anything else that is no view is an error.
    - A view is a value: a modifier gives a new one. A view that a body made and did not return is
      reported once per line.
    - Reading a global that was never assigned is an error with a suggestion; `rawget(_G, name)`
      asks without it. A script's own `local` hides a name silently, an assignment is reported once.
    - `require` looks beside the script first, then where stock Lua does. Scripts and modules share
      one table of globals. The vocabulary stays out of modules, and so do errors for names that
      nobody assigned; `require "lazylab"` gives them `lab`, which has the vocabulary too. In the
      sandbox it reads only Lua files that lie beside the script, or in folders there; `io.open`
      and the like say that they are not available.
    - What lazylab hands out has fixed fields that can only be read. Lists of ids are arrays with
      `:contains(id)`; printed, runs of at least four consecutive ids are folded:
      `row-1 … row-9, footer`.
    - `print` shows what lazylab hands out, plain tables with what is in them, and functions with
      their names; `tostring` of a table or a function is as in stock Lua.
    - Lengths and positions are points, durations virtual seconds. A length is finite and not
      negative. Positions count from 1.
    - Ids are strings, numbers and booleans; `1` and `1.0` are one id, `1` and `"1"` two. `id =` of
      a `ForEach` is a format if it contains `%`, else the name of a field.
    - Strings are compared byte by byte, as in Lua. Names of views, variants, streams and fields
      have at most 200 bytes; ids may be longer.
    - An observer with exactly one parameter gets the new value, any other the old and the new one.
    """
}
