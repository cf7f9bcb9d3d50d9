internal import LazyReports
internal import LazyScripting
internal import LazyStacks

/// The tool's view of a session, so that its order of output can be tested without Lua.
protocol ScriptSession: PluginSession {
  var expectations: Expectations { get }
  /// The rows of results.
  var rows: DataTable { get }
  /// The parameters that a script declared; nil if it declared none.
  var parameters: RunParameters? { get }
  /// Whether the command line sets what is no parameter of the script, or no value of one.
  var hasWrongSetting: Bool { get }
  /// Whether a window took the session's profile, and whether one took the other answer.
  var hasTaken: (profile: Bool, answer: Bool) { get }
  /// Its callbacks to the tool.
  var hooks: SessionHooks { get set }
  var interrupter: @Sendable () -> Void { get }
  var memoryPressure: @Sendable (_ isPassed: Bool) -> Void { get }
  /// The globals that scripts may use.
  var vocabularyNames: [String] { get }
  /// The names of everything that has help, members included.
  var namesWithHelp: [String] { get }

  func run(script: ScriptSource, arguments: [String]) throws(ScriptError)
  func evaluate(_ entry: String) throws(ScriptError) -> EntryResult
  /// The help for a name that scripts may use; nil if there is no such name.
  func help(on name: String) -> String?
  /// The names that the editor highlights.
  var knownNames: Set<String> { get }
  /// Whether an entry can be run as it is.
  func isComplete(_ entry: String) -> Bool
  /// The completions of the word before a place of an entry.
  func completion(in text: String, at cursor: Int) -> NameCompletion?
  /// A line about the call at a place of an entry.
  func hint(in text: String, at cursor: Int) -> String?
  /// The names that scripts may use, by owner.
  var topics: [VocabularyTopic] { get }
  /// The names that scripts may use, by what they are used for.
  var chapters: [HelpChapter] { get }
  /// The subjects that words in a sentence are about, with those words.
  func subjects(in words: [String]) -> [(words: [String], page: String)]
  /// The names whose descriptions contain all of some words, a line each.
  func search(for words: [String]) -> [String]
  /// Answers a question about the window used last, or the one that a variable holds.
  func answer(_ question: WindowQuestion, of name: String?) throws(ScriptError) -> String
  /// What is kept of the frames of the window used last, or of the one that a variable holds.
  func past(of name: String?) throws(ScriptError) -> WindowPast
  /// Whether stills of the frames that are made from now on are kept.
  var keepsStills: Bool { get set }
  /// The globals that hold open windows.
  var windowNames: [String] { get }
  /// The events of a window up to the end of a frame; nil if there is no such window.
  func events(ofWindow number: Int, upTo frame: Int) -> [Event]?
  /// What the lint finds in a window; nil if there is none with the number that is open.
  func findings(ofWindow number: Int) throws(ScriptError) -> [LintFinding]?
  /// The visible ids in the window used last, as `.node` takes them.
  var visibleIDs: [String] { get }
  /// Writes the events of the window used last, or of the one that a variable holds, to a file, and
  /// returns their number.
  func writeTrace(of name: String?, to path: String, isForced: Bool) throws(ScriptError) -> Int
  /// Scrolls the window used last, or the one that a variable holds.
  func scroll(_ scroll: WindowScroll, of name: String?) throws(ScriptError)
  /// Prepares an entry to be run many times.
  func prepare(_ entry: String) throws(ScriptError) -> () throws(ScriptError) -> Void
  /// What ran as one script that does the same.
  func script(of entries: [SessionEntry]) throws(ScriptError) -> [UInt8]
  /// The limits of printing a value after an entry.
  var printLimits: PrintLimits { get set }
  /// Gives windows that name no profile those parameters that a script returns.
  func useSetting(source: [UInt8], name: String) throws(ScriptError)
  func forgetFailures()
  func close() -> ScriptError?
}

extension ScriptSession {
  var rows: DataTable { DataTable() }

  var hasTaken: (profile: Bool, answer: Bool) { (false, false) }

  func useSetting(source: [UInt8], name: String) throws(ScriptError) {}

  var parameters: RunParameters? { nil }

  var hasWrongSetting: Bool { false }

  var namesWithHelp: [String] { vocabularyNames }

  var knownNames: Set<String> { Set(vocabularyNames) }

  var visibleIDs: [String] { [] }

  func past(of name: String?) throws(ScriptError) -> WindowPast { WindowPast(last: 0) }

  var keepsStills: Bool {
    get { false }
    set {}
  }

  var windowNames: [String] { [] }

  func events(ofWindow number: Int, upTo frame: Int) -> [Event]? { nil }

  func findings(ofWindow number: Int) throws(ScriptError) -> [LintFinding]? { nil }

  func writeTrace(of name: String?, to path: String, isForced: Bool) throws(ScriptError) -> Int {
    0
  }

  func isComplete(_ entry: String) -> Bool { true }

  func completion(in text: String, at cursor: Int) -> NameCompletion? { nil }

  func hint(in text: String, at cursor: Int) -> String? { nil }

  var topics: [VocabularyTopic] { [] }

  var chapters: [HelpChapter] { [] }

  func subjects(in words: [String]) -> [(words: [String], page: String)] { [] }

  func search(for words: [String]) -> [String] { [] }

  func answer(_ question: WindowQuestion, of name: String?) throws(ScriptError) -> String {
    "\(question)"
  }

  func scroll(_ scroll: WindowScroll, of name: String?) throws(ScriptError) {}

  func prepare(_ entry: String) throws(ScriptError) -> () throws(ScriptError) -> Void {
    { () throws(ScriptError) in }
  }

  func script(of entries: [SessionEntry]) throws(ScriptError) -> [UInt8] { [] }
}

extension LabSession: ScriptSession {
  func run(script: ScriptSource, arguments: [String]) throws(ScriptError) {
    hooks.moduleReader = script.folder.map { ModuleFolder(path: $0).search }
    try run(source: script.bytes, name: script.name, arguments: arguments)
  }
}
