public import LazyReports
internal import LazyStacks
internal import Lua

// The open window that was used last.
extension LabSession {
  /// Answers a question about the open window that was used last, or about one by its name.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - name: The global that holds the window; nil for the window used last.
  /// - Returns: The lines; with several windows, the first names the one that is meant.
  /// - Throws: ``ScriptError`` if there is no such window or view, or a limit is reached.
  public func answer(
    _ question: WindowQuestion,
    of name: String? = nil
  ) throws(ScriptError) -> String {
    try LastWindow(session: self, name: name).answer(question)
  }

  /// What is kept of the frames of the open window that was used last, or of one by its name.
  ///
  /// - Throws: ``ScriptError`` if there is no such window, or a limit is reached.
  public func past(of name: String? = nil) throws(ScriptError) -> WindowPast {
    try LastWindow(session: self, name: name).past()
  }

  /// Whether stills of the frames that are made from now on are kept, as `past(of:)` lists them.
  public var keepsStills: Bool {
    get { made.stills.isKeeping }
    set { made.stills.isKeeping = newValue }
  }

  /// The globals that hold open windows, in order.
  public var windowNames: [String] { windowVariables.map(\.name) }

  /// The globals that hold open windows, with the numbers of these.
  var windowVariables: [(name: String, number: Int)] {
    let entries = (try? scope.environment.entries()) ?? []
    let found = entries.compactMap { entry -> (name: String, number: Int)? in
      guard let name = entry.key.text, name != "_", let handle = windowHandle(in: entry.value),
        !handle.window.isClosed
      else { return nil }
      return (name, handle.number)
    }
    return found.sorted { $0.name < $1.name }
  }

  /// The window that a value is; nil for any other value.
  func windowHandle(in value: LuaValue) -> WindowHandle? {
    guard case .object(let object) = value, let type = try? types[WindowHandle.self] else {
      return nil
    }
    return type.object(of: object)
  }

  /// Scrolls the first scroll view of the open window that was used last, or of one by its name,
  /// as a finger would.
  ///
  /// - Throws: ``ScriptError`` if there is no such window, and for errors of callbacks.
  public func scroll(_ scroll: WindowScroll, of name: String? = nil) throws(ScriptError) {
    try LastWindow(session: self, name: name).scroll(scroll)
  }

  /// Writes the events of the open window that was used last, or of one by its name, as JSON Lines.
  ///
  /// - Parameters:
  ///   - name: The global that holds the window; nil for the window used last.
  ///   - path: The file.
  ///   - isForced: Whether it replaces a file that is no trace.
  /// - Returns: The number of events in the file.
  /// - Throws: ``ScriptError`` if there is no such window, or the file cannot be written.
  public func writeTrace(
    of name: String? = nil,
    to path: String,
    isForced: Bool
  ) throws(ScriptError) -> Int {
    try LastWindow(session: self, name: name).writeTrace(to: path, isForced: isForced)
  }

  /// What the lint finds in an open window, by its number.
  ///
  /// - Returns: The findings; nil if no such window is open.
  /// - Throws: ``ScriptError`` for errors of callbacks, and if a limit is reached.
  public func findings(ofWindow number: Int) throws(ScriptError) -> [LintFinding]? {
    guard let window = made.open.first(where: { $0.number == number })?.window else { return nil }
    return try interpreter.limited {
      try Lint.findings(in: window.trace, showing: LintSight(of: window), meter: work)
    }
  }

  /// The visible ids in the open window that was used last, as ``answer(_:of:)`` takes them.
  public var visibleIDs: [String] { LastWindow(session: self).idsInSight.map(\.description) }

  /// Passes a diagnostic to the trace of the window that it concerns, otherwise to the host.
  func report(_ diagnostic: Diagnostic) {
    made.report(diagnostic) { hooks.onDiagnostic?($0) }
  }

  /// The agenda of the window whose frame is being made, otherwise of the window used last.
  ///
  /// - Parameter name: The caller's name, for the message if there is no window.
  /// - Returns: The agenda.
  /// - Throws: ``Mistake`` if there is no window yet.
  func agenda(for name: String) throws -> Agenda {
    try programs.agenda(for: name, lastUsed: made.lastUsed?.number)
  }

  /// Makes a window and adds it to the list; diagnostics of a window that fails are kept here.
  func adopt(number: Int, make: () throws -> Window) throws -> Window {
    try made.add(number: number, make: make) { hooks.onDiagnostic?($0) }
  }
}
