internal import Lua

/// What `lazylab plugin check` requires of every contribution of a kind.
///
/// It is a script that is called with the contribution, as scripts get it, with its name, and with
/// what its definition says to the kit. The script checks with `lab.expect`; what it prints is a
/// note. A failure that the host counts meanwhile also counts as one of the kit's.
struct ConformanceKit: Sendable {
  /// The text of the script.
  let script: String

  /// Creates a kit.
  init(script: String) { self.script = script }

  /// Creates the kit of something that scripts make by calling it, which is `subject` in the
  /// script.
  ///
  /// What cannot be made without parameters fails before anything else is checked.
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

/// Runs the conformance kits of a session's plugins.
struct ConformanceCheck {
  let session: LabSession

  /// The results of the kit of each contribution of a plugin, in their order.
  func checks(ofPluginIn path: String, printed: () -> [UInt8]) throws -> [PluginCheck] {
    var checks: [PluginCheck] = []
    let plugins = session.plugins.plugins.filter { $0.place.path == path }
    for loaded in plugins.compactMap(\.loaded) {
      for entry in loaded.entries {
        checks.append(try check(entry, of: loaded, printed: printed))
      }
    }
    return checks
  }

  private func check(
    _ entry: LoadedPlugin.Entry,
    of loaded: LoadedPlugin,
    printed: () -> [UInt8]
  ) throws -> PluginCheck {
    let before = session.expectations
    session.expectations = Expectations()
    defer { session.expectations = before }
    _ = printed()
    var failures: [String] = []
    let failuresBefore = Set(callbackFailures(of: loaded))
    do {
      let kit = try session.state.load(entry.point.kit.script, chunkName: "=kit")
      try kit.call([try subject(for: entry, of: loaded), .text(entry.name)] + entry.saidToKit)
    } catch let error as LuaError {
      if session.state.isStopped(by: error) { throw error }
      failures.append(error.message)
    }
    failures = (session.expectations.failures.map(\.message) + failures).map(Self.withoutPlace)
    let counted =
      entry.contribution.messages
      + callbackFailures(of: loaded).filter { !failuresBefore.contains($0) }
    for failure in counted.map(Self.withoutPlace)
    where !failures.contains(where: failure.isPart) {
      failures.append(failure)
    }
    let notes = String(decoding: printed(), as: UTF8.self).split(separator: "\n").map(String.init)
    return PluginCheck(
      title: entry.contribution.title,
      checked: session.expectations.checked,
      failures: failures,
      notes: notes
    )
  }

  /// The failures of functions that a plugin handed over.
  private func callbackFailures(of loaded: LoadedPlugin) -> [String] {
    session.plugins.callbacks.all(of: loaded.manifest.name).flatMap(\.messages)
  }

  /// A message without the kit's own lines, which nobody can look up.
  private static func withoutPlace(_ message: String) -> String {
    message.replacing(#/ in kit:[0-9]+|kit:[0-9]+: /#, with: "")
  }

  /// The value with which a kit is called.
  private func subject(for entry: LoadedPlugin.Entry, of loaded: LoadedPlugin) throws -> LuaValue {
    let value = try loaded.value(entry.name, of: entry.point)
    guard entry.point.reach == .command else { return value }
    let reference = session.reference
    return .function(
      try session.state.makeFunction(named: entry.name) { call in
        let words = try (0..<call.count).map { try call.text(at: $0) }
        let results = try reference.get().plugins.perform(entry, value: value, with: words) { $0 }
        for result in results { call.push(result) }
        return .pushed
      }
    )
  }
}

extension String {
  /// Whether another text contains this one.
  fileprivate func isPart(of text: String) -> Bool { text.contains(self) }
}
