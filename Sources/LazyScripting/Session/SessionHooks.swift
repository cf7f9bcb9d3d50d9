public import LazyStacks

/// What a session tells and asks whoever runs it, in the order in which it happens.
///
/// Each may be missing; what scripts cannot do then is an error that says so.
public struct SessionHooks {
  /// Is called after each expectation with what was found so far.
  public var onExpectation: ((Expectations) -> Void)?
  /// Is told of each of ``LabSession/diagnostics`` when it is found.
  public var onDiagnostic: ((Diagnostic) -> Void)?
  /// Receives the pieces of warnings that scripts turned on with `warn "@on"`.
  public var onWarning: (([UInt8]) -> Void)?
  /// Holds a conversation in the middle of a script, for `lab.repl`.
  public var conversation: (() -> Void)?
  /// Writes a window's events to a file, for `window.trace:write(path)`; gives what went wrong.
  public var traceWriter: TraceWriter?
  /// Finds the modules of a sandboxed script by the parts of their names, which are plain file
  /// names; without it there are none.
  public var moduleReader: ((_ parts: [String]) -> ModuleSearch)?
  /// Reads a file of Lua code, so that an error in it can be shown with its line; without it, only
  /// what the session itself was given is shown.
  public var sourceReader: ((_ path: String) -> [UInt8]?)?
  /// Reads a file that a script names; without it, as in the sandbox, scripts name none.
  public var fileReader: ((_ path: String) -> FileReading)?

  /// Writes events to a file.
  ///
  /// It hands over each event to `charge` before it writes it, and ends with what that throws: then
  /// the script is stopped.
  public typealias TraceWriter = (
    _ path: String, _ events: [Event], _ window: Int, _ charge: (Event) throws -> Void
  ) throws -> String?

  /// Creates hooks of which none is used.
  public init() {}
}
