internal import Lua

/// What `lazylab plugin check` asks of every contribution of a kind.
///
/// It is a script that is called with the contribution, as scripts have it, with its name, and with
/// what its definition says to it. It expects with `lab.expect`; what it prints is a note. A
/// failure that the host counted while it ran is one of the kit's as well.
struct ConformanceKit: Sendable {
  /// The text of the script.
  let script: String

  /// Creates a kit.
  init(script: String) { self.script = script }

  /// Creates the kit of something that scripts make by calling it, which is `subject` in the
  /// script: what cannot be made without parameters fails before anything else is asked.
  init(ofConstructor script: String) {
    self.script = """
      local subject, name = ...
      local made, problem = pcall(subject, {})
      lab.expect(made, "it is made without parameters, so that it can be looked at alone; give "
        .. "each a default value: " .. tostring(problem))
      if not made then return end

      """ + script
  }
}

extension LabSession {
  /// Runs the conformance kit of each contribution of a plugin.
  ///
  /// - Parameters:
  ///   - path: Where the plugin lies, as it was added.
  ///   - printed: Gives what was printed since it was last asked.
  /// - Returns: What was found, in the order of the contributions.
  /// - Throws: ``ScriptError`` for what stops everything.
  public func checkPlugin(
    in path: String,
    printed: () -> [UInt8]
  ) throws(ScriptError) -> [PluginCheck] {
    do {
      var checks: [PluginCheck] = []
      for loaded in plugins.plugins.filter({ $0.place.path == path }).compactMap(\.loaded) {
        for entry in loaded.entries { checks.append(try check(entry, of: loaded, printed)) }
      }
      return checks
    } catch {
      throw ScriptError(any: error)
    }
  }

  private func check(
    _ entry: LoadedPlugin.Entry,
    of loaded: LoadedPlugin,
    _ printed: () -> [UInt8]
  ) throws -> PluginCheck {
    let before = expectations
    expectations = Expectations()
    defer { expectations = before }
    _ = printed()
    var failures: [String] = []
    do {
      let kit = try state.load(entry.point.kit.script, chunkName: "=kit")
      try kit.call([try subject(entry, of: loaded), .text(entry.name)] + entry.saidToKit)
    } catch let error as LuaError {
      if state.isStopped(by: error) { throw error }
      failures.append(error.message)
    }
    failures = expectations.failures.map(\.message) + failures
    for failure in entry.contribution.messages where !failures.contains(where: failure.isPart) {
      failures.append(failure)
    }
    let notes = String(decoding: printed(), as: UTF8.self).split(separator: "\n").map(String.init)
    return PluginCheck(
      title: entry.contribution.title,
      checked: expectations.checked,
      failures: failures,
      notes: notes
    )
  }

  /// What a kit is called with.
  private func subject(_ entry: LoadedPlugin.Entry, of loaded: LoadedPlugin) throws -> LuaValue {
    let value = try loaded.value(entry.name, of: entry.point)
    guard entry.point.reach == .command else { return value }
    let reference = reference
    return .function(
      try state.makeFunction(entry.name) { call in
        let words = try (0..<call.count).map { try call.text($0) }
        let results = try reference.get().perform(entry, value, words) { $0 }
        for result in results { call.push(result) }
        return .pushed
      }
    )
  }
}

extension String {
  /// Whether another text has this one in it.
  fileprivate func isPart(of text: String) -> Bool { text.contains(self) }
}
