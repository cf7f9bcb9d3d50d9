internal import LazyReports
internal import LazyScripting

extension DoctorCheck {
  /// A check for each plugin that is found without being named on the command line.
  ///
  /// If there is none, one check says where plugins were looked for. The code of all plugins runs,
  /// within its limits.
  static func plugins(of tool: Tool) -> [DoctorCheck] {
    guard let environment = tool.pluginEnvironment else { return [] }
    do {
      let places = try PluginPath(named: [], environment: environment).plugins.map(\.place)
      guard !places.isEmpty else {
        let folders = PluginPath.folders(environment).map(\.onOneLine).joined(separator: ", ")
        return [DoctorCheck(name: "plugins") { _ in .absent("none in \(folders)") }]
      }
      let session = try tool.makeSession(SessionOptions(), { _ in }, { _, _ in })
      try session.addPlugins(places, reserving: tool.reservedCommands)
      try session.loadPlugins()
      return session.pluginSummaries.map { summary in
        let finding = finding(of: summary)
        return DoctorCheck(name: "plugin") { _ in finding }
      }
    } catch {
      let text = ErrorReport(error).lines.joined(separator: "; ")
      return [DoctorCheck(name: "plugins") { _ in .fails(text) }]
    }
  }

  private static func finding(of summary: PluginSummary) -> Finding {
    let place = summary.path == summary.name ? "" : " in \(summary.path.onOneLine)"
    let title = summary.name.onOneLine + (summary.version.map { " \($0)" } ?? "") + place
    let adds = summary.contributions.map(\.onOneLine).joined(separator: ", ")
    if summary.isLoaded { return .works(adds.isEmpty ? title : "\(title): \(adds)") }
    let text = "\(title): \(summary.state.onOneLine)"
    return summary.hasFailed ? .fails(text) : .absent(text)
  }
}
