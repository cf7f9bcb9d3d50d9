internal import LazyStacks
internal import Lua

// The plugins, for people.
extension PluginHost {
  /// The plugins, in the order in which they were added.
  var summaries: [PluginSummary] {
    plugins.map { plugin in
      let names = ExtensionPoint.all.flatMap { point in
        (plugin.manifest?.names(of: point.key) ?? []).map { name in
          point.written(name) + status(name, of: point, in: plugin)
        }
      }
      let failed = callbacks.all(of: plugin.name).filter { $0.failures > 0 }
      return PluginSummary(
        name: plugin.name,
        version: plugin.manifest?.version,
        path: plugin.place.path,
        state: plugin.status,
        hasFailed: plugin.hasFailed,
        contributions: names + failed.map { $0.title + status(of: $0) },
        isLoaded: plugin.loaded != nil,
        usage: usage(of: plugin)
      )
    }
  }

  /// How often the host called a plugin and how much memory the plugin holds, in words.
  private func usage(of plugin: Plugin) -> String? {
    let handed = callbacks.all(of: plugin.name)
    let contributions = (plugin.loaded?.entries ?? []).map(\.contribution) + handed
    let calls = contributions.reduce(0) { $0 + $1.entries }
    let mebibytes = entry.memoryHeld(by: plugin.name) >> 20
    guard calls > 0 || mebibytes > 0 else { return nil }
    let memory = mebibytes > 0 ? ", keeps \(mebibytes) MiB" : ""
    return "called \(calls == 1 ? "once" : "\(calls) times")\(memory)"
  }

  private func status(_ name: String, of point: ExtensionPoint, in plugin: Plugin) -> String {
    guard plugin.isInUse else { return "" }
    if holder(of: name, in: point.reach) !== plugin { return " (left out)" }
    guard let entry = plugin.loaded?.entry(name, of: point) else { return "" }
    return status(of: entry.contribution)
  }

  private func status(of contribution: PluginContribution) -> String {
    let failures = contribution.failures
    if failures == 0 { return "" }
    let errors = failures == 1 ? "1 error" : "\(failures) errors"
    return contribution.isSetAside ? " (set aside after \(errors))" : " (\(errors))"
  }

  /// The commands of plugins, in order.
  var commands: [PluginCommand] {
    claimed(in: .command).map { claim in
      PluginCommand(
        name: claim.name,
        help: claim.plugin.loaded?.entry(claim.name, of: claim.point)?.declaration.summary,
        plugin: claim.plugin.name
      )
    }
  }
}

extension Plugin {
  /// Whether the plugin could not be read or run.
  fileprivate var hasFailed: Bool {
    if case .failed = state { true } else { false }
  }

  /// The plugin's state, in words.
  fileprivate var status: String {
    switch state {
    case .waiting: "not loaded yet"
    case .loading: "being loaded"
    case .loaded: "loaded"
    case .failed(let reason): "failed: \(reason)"
    case .shadowed(let path): "left out for '\(path)'"
    }
  }
}
