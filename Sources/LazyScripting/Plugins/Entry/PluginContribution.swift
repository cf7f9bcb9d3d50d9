internal import LazyReports
internal import Lua

/// One thing that a plugin brought, as the host enters it: protected, limited and counted.
///
/// What its functions raise, and answers that make no sense, are counted. After
/// ``mostFailures`` of them it is set aside for the session and never entered again.
final class PluginContribution {
  /// How many failures a contribution may have.
  static let mostFailures = 3
  /// How many characters of an error's message are kept.
  private static let longestMessage = 2_000

  /// The plugin's name.
  let plugin: String
  /// What it is: `estimator Steady`.
  let title: String
  /// What the host does without it, in words: `the mean stands in`.
  let fallback: String
  /// How often the host called it.
  private(set) var entries = 0
  /// What went wrong, each time in a sentence that names the plugin.
  private(set) var messages: [String] = []

  private var isAnnounced = false
  /// Leads to the session of the plugin.
  let reference: SessionReference

  init(plugin: String, title: String, fallback: String, in reference: SessionReference) {
    self.plugin = plugin
    self.title = title
    self.fallback = fallback
    self.reference = reference
  }

  /// How often entering it failed.
  var failures: Int { messages.count }

  /// Whether it failed too often to be entered again.
  var isSetAside: Bool { failures >= Self.mostFailures }

  /// Runs a body that calls the plugin once.
  ///
  /// - Parameters:
  ///   - allowance: What it may use up.
  ///   - body: Calls the plugin and checks what it gave.
  /// - Returns: What `body` gives.
  /// - Throws: ``Mistake`` or ``PluginFailure`` that names the plugin, this contribution and the
  ///   plugin's line; what stops the script that is running as it is.
  func enter<Value>(_ allowance: PluginAllowance, body: () throws -> Value) throws -> Value {
    guard !isSetAside else {
      throw Mistake("plugin \(plugin): \(title) is set aside after \(failures) errors; \(fallback)")
    }
    defer { announce() }
    return try attempt(allowance, body: body)
  }

  /// Runs a body that calls the plugin once, and has a stand-in where that fails.
  ///
  /// The failure is reported. Once the contribution is set aside, the stand-in is all there is.
  ///
  /// - Parameters:
  ///   - allowance: What it may use up.
  ///   - standIn: Gives what the host has instead.
  ///   - body: Calls the plugin and checks what it gave.
  /// - Returns: What `body` gives, or the stand-in.
  /// - Throws: What stops the script that is running.
  func enter<Value>(
    _ allowance: PluginAllowance,
    orElse standIn: @autoclosure () throws -> Value,
    body: () throws -> Value
  ) throws -> Value {
    guard !isSetAside else { return try standIn() }
    do {
      return try attempt(allowance, body: body)
    } catch let failure as PluginFailure {
      try reference.get().plugins.report(failure.luaMessage)
      announce()
      return try standIn()
    }
  }

  private func attempt<Value>(
    _ allowance: PluginAllowance,
    body: () throws -> Value
  ) throws -> Value {
    let session = try reference.get()
    entries += 1
    do {
      return try session.plugins.entry.run(plugin, within: allowance, body: body)
    } catch {
      if session.state.isStopped(by: error) { throw error }
      let failure = PluginFailure(luaMessage: sentence(about: "\(error)"))
      messages.append(failure.luaMessage)
      throw failure
    }
  }

  /// What went wrong, with the plugin and this contribution before it, once: one that calls itself
  /// fails at every level.
  private func sentence(about error: String) -> String {
    let lead = "plugin \(plugin): \(title): "
    let levels = error.split(separator: lead, omittingEmptySubsequences: false).map(String.init)
    let (place, text) = (levels.first ?? "", levels.last ?? "")
    let whole = text.hasPrefix(place) ? text : place + text
    return lead + whole.shortened(to: Self.longestMessage)
  }

  /// Says once that it is set aside.
  private func announce() {
    guard isSetAside, !isAnnounced else { return }
    isAnnounced = true
    reference.session?.plugins.report(
      "plugin \(plugin): \(title) is set aside for this session after \(failures) errors; "
        + fallback
    )
  }
}
