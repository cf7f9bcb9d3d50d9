/// Which name belongs to which plugin.
struct PluginClaims {
  private(set) var all: [PluginClaim] = []
  /// The places of the claims in ``all``.
  private var places: [Name: Int] = [:]
  /// The complaints about taken names that were already reported.
  private(set) var told: Set<String> = []

  private struct Name: Hashable {
    let text: String
    let reach: ExtensionPoint.Reach
  }

  init(told: Set<String> = []) { self.told = told }

  /// The plugins that have names, each once.
  var origins: [Registration.Origin] {
    var seen: Set<String> = []
    return all.map(\.owner).filter { seen.insert($0).inserted }.map(Registration.Origin.plugin)
  }

  /// Who has a name.
  func find(_ name: String, in reach: ExtensionPoint.Reach) -> PluginClaim? {
    places[Name(text: name, reach: reach)].map { all[$0] }
  }

  /// Gives a plugin those of its names that are free.
  ///
  /// - Returns: New complaints about names that are taken.
  mutating func add(
    _ plugin: Plugin,
    in session: LabSession,
    reserving reservedCommands: [String]
  ) -> [String] {
    var complaints: [String] = []
    for point in ExtensionPoint.all {
      for name in plugin.manifest?.names(of: point.key) ?? [] {
        guard let holder = holder(of: name, at: point, in: session, reserving: reservedCommands)
        else {
          places[Name(text: name, reach: point.reach)] = all.count
          all.append(PluginClaim(plugin: plugin, owner: plugin.name, point: point, name: name))
          continue
        }
        let complaint =
          "plugin \(plugin.name): \(point.word) \(name) is left out; \(holder) has the name already"
        if told.insert(complaint).inserted { complaints.append(complaint) }
      }
    }
    return complaints
  }

  private func holder(
    of name: String,
    at point: ExtensionPoint,
    in session: LabSession,
    reserving reservedCommands: [String]
  ) -> String? {
    if let claim = find(name, in: point.reach) { return "plugin \(claim.plugin.name)" }
    switch point.reach {
    case .table: return nil
    case .command: return reservedCommands.contains(name) ? "lazylab" : nil
    case .global: return session.scope.hasBuiltIn(name) ? "lazylab" : nil
    }
  }
}

extension String {
  /// The text with its first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
