internal import LazyReports
internal import Lua

/// One thing that a plugin contributes; the host calls it protected, limited and counted.
///
/// Errors of its functions and invalid answers count as failures. After ``mostFailures`` of them it
/// is set aside for the session and never called again.
final class PluginContribution {
  /// The greatest number of failures of a contribution.
  static let mostFailures = 3
  /// The greatest length of an error message that is kept, in characters.
  private static let longestMessage = 2_000

  /// The plugin's name.
  let plugin: String
  /// The kind and name of the contribution: `estimator Steady`.
  let title: String
  /// What the host does without it, in words: `the mean stands in`.
  let fallback: String
  /// How often the host called it.
  private(set) var entries = 0
  /// The failures, each as a sentence that names the plugin.
  private(set) var messages: [String] = []

  /// The failures after which the host's own answer was used.
  private(set) var standIns: [String] = []

  private var isAnnounced = false
  /// A reference to the session of the plugin.
  let reference: SessionReference

  init(plugin: String, title: String, fallback: String, in reference: SessionReference) {
    self.plugin = plugin
    self.title = title
    self.fallback = fallback
    self.reference = reference
  }

  /// How often calling it failed.
  var failures: Int { messages.count }

  /// Whether it failed too often to be called again.
  var isSetAside: Bool { failures >= Self.mostFailures }

  /// Runs a body that calls the plugin once.
  ///
  /// - Parameters:
  ///   - allowance: How much it may use.
  ///   - body: Calls the plugin and checks its answer.
  /// - Returns: The result of `body`.
  /// - Throws: ``Mistake`` or ``PluginFailure`` that names the plugin, this contribution and the
  ///   plugin's line; what stops the running script is thrown as it is.
  func enter<Value>(_ allowance: PluginAllowance, body: () throws -> Value) throws -> Value {
    guard !isSetAside else {
      throw Mistake("plugin \(plugin): \(title) is set aside after \(failures) errors; \(fallback)")
    }
    defer { announce() }
    return try attempt(allowance, body: body)
  }

  /// Runs a body that calls the plugin once, and uses a stand-in if that fails.
  ///
  /// The failure is reported. Once the contribution is set aside, only the stand-in is used.
  ///
  /// - Parameters:
  ///   - allowance: How much it may use.
  ///   - standIn: The host's replacement for the answer.
  ///   - body: Calls the plugin and checks its answer.
  /// - Returns: The result of `body`, or the stand-in.
  /// - Throws: What stops the running script.
  func enter<Value>(
    _ allowance: PluginAllowance,
    orElse standIn: @autoclosure () throws -> Value,
    body: () throws -> Value
  ) throws -> Value {
    guard !isSetAside else { return try standIn() }
    do {
      return try attempt(allowance, body: body)
    } catch let failure as PluginFailure {
      let session = try reference.get()
      if !session.made.isUnheard { standIns.append(failure.luaMessage) }
      session.plugins.report(failure.luaMessage)
      announce()
      return try standIn()
    }
  }

  /// Counts and reports an error in what the host does not call itself.
  func fail(_ error: String) {
    let message = note(error).luaMessage
    standIns.append(message)
    reference.session?.plugins.report(message)
    announce()
  }

  /// The failure with an error; it is counted unless a window is only read.
  private func note(_ error: String) -> PluginFailure {
    let failure = PluginFailure(luaMessage: sentence(about: error))
    if reference.session?.made.isUnheard == false { messages.append(failure.luaMessage) }
    return failure
  }

  private func attempt<Value>(
    _ allowance: PluginAllowance,
    body: () throws -> Value
  ) throws -> Value {
    let session = try reference.get()
    if !session.made.isUnheard { entries += 1 }
    do {
      return try session.plugins.entry.run(plugin, within: allowance, body: body)
    } catch {
      if session.state.isStopped(by: error) { throw error }
      throw note("\(error)")
    }
  }

  /// The text that a function of it has to give.
  func text(_ result: LuaValue?, of function: LuaFunction) throws -> String {
    guard let text = result?.text else {
      let found = Literal.of(result ?? .nil, in: try reference.get().state)
      throw Mistake("the function\(function.place) gave \(found), not a string of UTF-8")
    }
    return text
  }

  /// The error message with the plugin and this contribution before it, once.
  ///
  /// A contribution that calls itself fails at every level.
  private func sentence(about error: String) -> String {
    let lead = "plugin \(plugin): \(title): "
    let levels = error.split(separator: lead, omittingEmptySubsequences: false).map(String.init)
    let (place, text) = (levels.first ?? "", levels.last ?? "")
    let whole = text.hasPrefix(place) ? text : place + text
    return lead + whole.shortened(to: Self.longestMessage)
  }

  /// Reports once that the contribution is set aside.
  private func announce() {
    guard isSetAside, !isAnnounced else { return }
    isAnnounced = true
    reference.session?.plugins.report(
      "plugin \(plugin): \(title) is set aside for this session after \(failures) errors; "
        + fallback
    )
  }
}
