/// A name that a plugin has.
struct PluginClaim {
  let plugin: Plugin
  /// The plugin's name when it got this one; another one may be given to it when it is read again.
  let owner: String
  let point: ExtensionPoint
  let name: String

  /// What help and the reference say about the name.
  var declaration: Declaration {
    let origin = "From the plugin \(plugin.name)."
    guard var declaration = plugin.loaded?.entry(name, of: point)?.declaration else {
      return Declaration(
        kind: .constructor,
        name: name,
        owner: point.owner,
        summary: "\(Literal.article(for: point.word).capitalizedFirst). \(origin)"
      )
    }
    declaration.owner = point.owner
    declaration.summary += " \(origin)"
    return declaration
  }
}
