internal import LazyReports
internal import LazyScripting

/// Describes plugins in lines for people.
struct PluginList {
  private let summaries: [PluginSummary]
  private let showsUsage: Bool

  init(_ summaries: [PluginSummary], showsUsage: Bool = false) {
    self.summaries = summaries
    self.showsUsage = showsUsage
  }

  /// Whether there are no plugins.
  var isEmpty: Bool { summaries.isEmpty }

  /// A line for each plugin, and one for its contributions.
  var lines: [String] {
    guard !summaries.isEmpty else { return ["there are no plugins"] }
    return summaries.flatMap { summary in
      let version = summary.version.map { " \($0.onOneLine)" }
      let title = summary.name + (version ?? "")
      let place = summary.path == summary.name ? "" : " in \(summary.path)"
      let names = summary.contributions.joined(separator: ", ")
      let usage = showsUsage ? summary.usage.map { ", \($0)" } ?? "" : ""
      return ["\(title)\(place): \(summary.state)\(usage)"] + (names.isEmpty ? [] : ["  \(names)"])
    }
  }
}
