public import LazyReports
public import LazyStacks

/// The callbacks of a session's host, called in the order in which things happen.
///
/// Each may be nil; functions of scripts that need it then raise an error that says so.
public struct SessionHooks {
  /// Receives the parameters that the script declares, before it goes on.
  public var onParameters: ((RunParameters) -> Void)?
  /// Told when windows begin and end to do the same with many seeds, which nobody reads in full.
  public var onRepeating: ((Bool) -> Void)?
  /// Receives the path and the text of each module, and of each file of a plugin, before it runs.
  public var onFile: ((_ path: String, _ text: [UInt8]) -> Void)?
  /// Finds what is wrong with a row of `lab.row`, as the end of a sentence; nil if nothing is.
  public var rowComplaint: (([DataValue.Field]) -> String?)?
  /// Called after each expectation with the results so far.
  public var onExpectation: ((Expectations) -> Void)?
  /// Receives each of ``LabSession/diagnostics`` when it is found.
  public var onDiagnostic: ((Diagnostic) -> Void)?
  /// Receives what can be seen in a window at the end of each of its frames, with its number.
  public var onStill: ((_ still: Still, _ window: Int) -> Void)?
  /// Receives what is done to a scroll view of a window, and the window's number.
  public var onScroll: ((_ scroll: ToldScroll, _ window: Int) -> Void)?
  /// Receives a window at the end of each of its frames, with its number.
  public var onFrame: ((_ window: Window, _ number: Int) -> Void)?
  /// Receives the pieces of warnings that scripts turned on with `warn "@on"`.
  public var onWarning: (([UInt8]) -> Void)?
  /// Holds a conversation in the middle of a script, for `lab.repl`; returns an error message.
  public var conversation: (() -> String?)?
  /// Writes a window's events to a file, for `window.trace:write(path)`; returns an error message.
  public var traceWriter: TraceWriter?
  /// Writes a whole text to a file, for `lab.csv` and `lab.json`; returns an error message.
  public var textWriter: ((_ path: String, _ bytes: [UInt8], _ isForced: Bool) -> String?)?
  /// Finds the modules of a sandboxed script by the parts of their names, which are plain file
  /// names; without it there are no modules.
  public var moduleReader: ((_ parts: [String]) -> ModuleSearch)?
  /// Reads a file of Lua code to show the line of an error; without it, only lines of texts that
  /// the session itself was given are shown.
  public var sourceReader: ((_ path: String) -> [UInt8]?)?
  /// The number of columns of the terminal on which drawings are printed; nil if there is none.
  public var columns: (() -> Int?)?
  /// Says what would have moved under other profiles in a frame that is explained, a sentence for
  /// each that makes a difference.
  public var otherProfiles: ((ExplainedChange) -> [String])?
  /// Reads a file that a script names; without it, as in the sandbox, scripts cannot read files.
  public var fileReader: ((_ path: String) -> FileReading)?

  /// Writes events to a file, passing each to `charge` first, whose error ends it.
  public typealias TraceWriter = (TraceOrder, _ charge: (Event) throws -> Void) throws -> String?

  /// The tests of the file that runs, for `lab.test` and `lab.snapshot`.
  public var tests: TestFile?

  /// Creates hooks without callbacks.
  public init() {}
}

/// The events of a window that are to be written to a file.
public struct TraceOrder {
  /// The path of the file.
  public let path: String
  /// Whether the file replaces what is there, whatever that is.
  public let isForced: Bool
  /// The events, in order.
  public let events: [Event]
  /// The number of the window.
  public let window: Int
  /// Whether a script asked for it, and not a person.
  public let isOfScript: Bool
}
