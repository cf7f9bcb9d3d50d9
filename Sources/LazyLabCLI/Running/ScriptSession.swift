internal import LazyScripting
internal import LazyStacks

/// What the tool needs of a session, so that its order of output can be tested without Lua.
protocol ScriptSession: AnyObject {
  var expectations: Expectations { get }
  var onExpectation: ((Expectations) -> Void)? { get set }
  var onDiagnostic: ((Diagnostic) -> Void)? { get set }
  var traceWriter: LabSession.TraceWriter? { get set }
  var onWarning: (([UInt8]) -> Void)? { get set }
  var interrupter: @Sendable () -> Void { get }
  var memoryPressure: @Sendable (_ isPassed: Bool) -> Void { get }

  func run(script: ScriptSource, arguments: [String]) throws(ScriptError)
  func evaluate(_ entry: String) throws(ScriptError) -> EntryResult
  func forgetFailures()
  func close() -> ScriptError?
}

/// The names that scripts may use, and what is said about them.
protocol Vocabulary {
  static var vocabularyNames: [String] { get }
  static func help(_ name: String) -> String?
}

extension LabSession: ScriptSession, Vocabulary {
  func run(script: ScriptSource, arguments: [String]) throws(ScriptError) {
    moduleReader = script.folder.map { ModuleFolder(path: $0).search }
    try run(source: script.bytes, name: script.name, arguments: arguments)
  }
}
