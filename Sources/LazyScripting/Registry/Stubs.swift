/// Annotations for the Lua language server (`---@meta`), made from the registry.
struct Stubs {
  let registry: Registry

  /// The whole file.
  var lua: String {
    var lines = [
      "---@meta",
      "--- What lazylab gives to scripts, for editors; generated from the registry.",
      "error(\"this file describes lazylab's names for editors; it is not a module\")", "",
    ]
    for owner in registry.owners { lines += type(owner) }
    lines += registry.members(of: nil).flatMap { function(for: $0.declaration, prefix: "") }
    return lines.joined(separator: "\n")
  }

  private func type(_ owner: String) -> [String] {
    let members = registry.members(of: owner).map(\.declaration)
    var lines = ["---@class \(owner)"]
    for field in members where field.kind == .field {
      lines.append("---@field \(field.name) \(field.result.annotation) \(field.summary)")
    }
    let isTable = owner == "lab" || Registry.namespaces.contains(owner)
    lines += [isTable ? "\(owner) = {}" : "local \(owner) = {}", ""]
    for method in members where method.kind != .field {
      lines += function(for: method, prefix: isTable ? "\(owner)." : "\(owner):")
    }
    return lines
  }

  private func function(for declaration: Declaration, prefix: String) -> [String] {
    var lines = ["--- \(declaration.summary)"]
    let takesTable = !declaration.labels.isEmpty || declaration.rest != .none
    var names: [String] = []
    if takesTable {
      lines.append("---@param arguments \(shape(of: declaration))")
      names = ["arguments"]
    } else {
      for parameter in declaration.positions {
        let mark = parameter.isRequired ? "" : "?"
        lines.append(
          "---@param \(parameter.name)\(mark) \(parameter.kind.annotation) \(parameter.summary)"
        )
        names.append(parameter.name)
      }
    }
    if declaration.result != .nothing {
      var results = [declaration.result]
      if case .several(let kinds) = declaration.result { results = kinds }
      lines += results.map { "---@return \($0.annotation)" }
    }
    lines.append("function \(prefix)\(declaration.name)(\(names.joined(separator: ", "))) end")
    return lines + [""]
  }

  private func shape(of declaration: Declaration) -> String {
    var fields = declaration.labels.map { parameter in
      let isOptional = !parameter.isRequired || parameter.mayBeLast
      return "\(parameter.name)\(isOptional ? "?" : ""): \(parameter.kind.annotation)"
    }
    fields += declaration.labels.filter(\.mayBeLast).map { "[integer]: \($0.kind.annotation)" }
    for (index, parameter) in declaration.positions.enumerated() {
      fields.append("[\(index + 1)]: \(parameter.kind.annotation)")
    }
    if declaration.rest == .ids { fields.append("[integer]: string|number|boolean") }
    if declaration.rest == .functions { fields.append("[integer]: function") }
    if declaration.rest == .samples { fields.append("[integer]: table") }
    if declaration.rest == .variants { fields.append("[integer]: { [1]: string, [2]: function }") }
    if declaration.rest == .views { fields.append("[integer]: View|false") }
    return "{ \(fields.joined(separator: ", ")) }"
  }
}
