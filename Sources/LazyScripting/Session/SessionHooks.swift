public import LazyStacks

/// The callbacks of a session's host, called in the order in which things happen.
///
/// Each may be nil; functions of scripts that need it then raise an error that says so.
public struct SessionHooks {
  /// Called after each expectation with the results so far.
  public var onExpectation: ((Expectations) -> Void)?
  /// Receives each of ``LabSession/diagnostics`` when it is found.
  public var onDiagnostic: ((Diagnostic) -> Void)?
  /// Receives the pieces of warnings that scripts turned on with `warn "@on"`.
  public var onWarning: (([UInt8]) -> Void)?
  /// Starts a conversation in the middle of a script, for `lab.repl`.
  public var conversation: (() -> Void)?
  /// Writes a window's events to a file, for `window.trace:write(path)`; returns an error message.
  public var traceWriter: TraceWriter?
  /// Finds the modules of a sandboxed script by the parts of their names, which are plain file
  /// names; without it there are no modules.
  public var moduleReader: ((_ parts: [String]) -> ModuleSearch)?
  /// Reads a file of Lua code to show the line of an error; without it, only lines of texts that
  /// the session itself was given are shown.
  public var sourceReader: ((_ path: String) -> [UInt8]?)?
  /// Reads a file that a script names; without it, as in the sandbox, scripts cannot read files.
  public var fileReader: ((_ path: String) -> FileReading)?

  /// Writes events to a file.
  ///
  /// It passes each event to `charge` before writing it, and ends with its error if the script is
  /// stopped.
  public typealias TraceWriter = (
    _ path: String, _ events: [Event], _ window: Int, _ charge: (Event) throws -> Void
  ) throws -> String?

  /// Creates hooks without callbacks.
  public init() {}
}
