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
  let host: PluginCheckHost

  /// The results of the kit of each contribution of a plugin, in their order.
  func checks(ofPluginIn path: String) throws -> [PluginCheck] {
    let plugins = session.plugins.plugins.filter { $0.place.path == path }
    let all = plugins.compactMap(\.loaded).flatMap { loaded in
      loaded.entries.map { (loaded, $0) }
    }
    return try all.enumerated().map { index, contribution in
      let (loaded, entry) = contribution
      let time = host.timeLeft().map { max(.milliseconds(1), $0 / (all.count - index)) }
      var result: Result<PluginCheck, any Error>?
      host.watch(entry.contribution.title, time) {
        result = Result { try check(entry, of: loaded, within: time) }
      }
      // Unreachable: a host runs what it watches.
      guard let result else { preconditionFailure("a host runs what it is given") }
      return try result.get()
    }
  }

  private func check(
    _ entry: LoadedPlugin.Entry,
    of loaded: LoadedPlugin,
    within time: Duration?
  ) throws -> PluginCheck {
    let before = session.expectations
    session.expectations = Expectations()
    defer { session.expectations = before }
    _ = host.printed()
    var failures: [String] = []
    let failuresBefore = Set(callbackFailures(of: loaded))
    var limits = session.interpreter.limits
    limits.time = time
    do {
      try session.state.withLimits(limits) { try run(entry, of: loaded) }
    } catch let error as LuaError {
      if session.state.isStopped(by: error) { throw error }
      failures.append(try words(for: error))
    }
    var told: Set<String> = []
    failures = (session.expectations.failures.map(\.message) + failures).map(Self.withoutPlace)
      .filter { told.insert($0).inserted }
    let counted =
      entry.contribution.messages
      + callbackFailures(of: loaded).filter { !failuresBefore.contains($0) }
    for failure in counted.map(Self.withoutPlace)
    where !failures.contains(where: failure.isPart) {
      failures.append(failure)
    }
    let printed = String(decoding: host.printed(), as: UTF8.self)
    let notes = printed.split(separator: "\n").map(String.init)
    return PluginCheck(
      title: entry.contribution.title,
      checked: session.expectations.checked,
      failures: failures,
      notes: notes
    )
  }

  private func run(_ entry: LoadedPlugin.Entry, of loaded: LoadedPlugin) throws {
    let kit = try session.state.load(entry.point.kit.script, chunkName: "=kit")
    try kit.call([try subject(for: entry, of: loaded), .text(entry.name)] + entry.saidToKit)
  }

  /// An error in words; what a contribution that reached a limit left is not held against others.
  private func words(for error: LuaError) throws -> String {
    guard case .budget(let limit, _) = error else { return error.message }
    try session.state.collectGarbage()
    guard case .time = limit, let whole = session.interpreter.limits.time else {
      return error.message
    }
    return "it does not end in its part of the \(LuaLimit.time(whole))"
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
