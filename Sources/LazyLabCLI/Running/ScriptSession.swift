internal import LazyScripting
internal import LazyStacks

/// What the tool needs of a session, so that its order of output can be tested without Lua.
protocol ScriptSession: PluginSession {
  var expectations: Expectations { get }
  var onExpectation: ((Expectations) -> Void)? { get set }
  var onDiagnostic: ((Diagnostic) -> Void)? { get set }
  var traceWriter: LabSession.TraceWriter? { get set }
  var onWarning: (([UInt8]) -> Void)? { get set }
  var interrupter: @Sendable () -> Void { get }
  var memoryPressure: @Sendable (_ isPassed: Bool) -> Void { get }
  /// The globals that scripts may use.
  var vocabularyNames: [String] { get }

  func run(script: ScriptSource, arguments: [String]) throws(ScriptError)
  func evaluate(_ entry: String) throws(ScriptError) -> EntryResult
  /// What is said about a name that scripts may use; nil if there is no such name.
  func help(_ name: String) -> String?
  func forgetFailures()
  func close() -> ScriptError?
}

extension LabSession: ScriptSession {
  func run(script: ScriptSource, arguments: [String]) throws(ScriptError) {
    moduleReader = script.folder.map { ModuleFolder(path: $0).search }
    try run(source: script.bytes, name: script.name, arguments: arguments)
  }
}
