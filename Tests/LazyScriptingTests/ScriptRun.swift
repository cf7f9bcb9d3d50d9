import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

/// A script that was run for a test: its output, the events of its windows, and its error.
final class ScriptRun {
  private(set) var output = ""
  private(set) var events: [Event] = []
  private(set) var error: ScriptError?
  let session: LabSession
  /// Called after each event, inside the frame.
  var onEvent: (() -> Void)?

  /// Everything that was printed, without the line break at the end.
  var printed: String { output.hasSuffix("\n") ? String(output.dropLast()) : output }

  /// The diagnostics of the session and of its windows' traces.
  var diagnostics: [Diagnostic] {
    session.diagnostics
      + events.compactMap { event in
        guard case .diagnostic(let diagnostic) = event.detail else { return nil }
        return diagnostic
      }
  }

  private final class Sink {
    weak var run: ScriptRun?
  }

  /// Creates a session and runs a script in it.
  ///
  /// - Parameters:
  ///   - source: The script.
  ///   - name: The script's name in messages.
  ///   - seed: The seed of the session.
  ///   - instructions: The greatest number of instructions of each script; nil for no limit.
  ///   - eventKinds: Kinds of events beside the built-in ones.
  /// - Throws: An error if no session can be made.
  init(
    _ source: String,
    name: String = "test.lua",
    seed: UInt64 = 1,
    instructions: Int? = nil,
    eventKinds: [Event.Kind] = []
  ) throws {
    var options = SessionOptions()
    options.seed = seed
    options.instructionLimit = instructions
    options.eventKinds = eventKinds
    let sink = Sink()
    session = try LabSession(
      options,
      output: { sink.run?.output += String(decoding: $0, as: UTF8.self) },
      events: { event, _ in
        sink.run?.events.append(event)
        sink.run?.onEvent?()
      }
    )
    sink.run = self
    Leftovers.track(self)
    Leftovers.track(session)
    again(source, name: name)
  }

  /// Runs another script in the same session.
  func again(_ source: String, name: String = "test.lua") {
    error = nil
    do throws(ScriptError) {
      try session.run(source: source, name: name)
    } catch {
      self.error = error
    }
    for window in session.windows.compactMap(\.window) { Leftovers.track(window) }
  }

  /// The output of a script; an error becomes the last line.
  static func output(of source: String) throws -> String {
    let run = try ScriptRun(source)
    guard let error = run.error else { return run.printed }
    return run.output + "error: \(error)"
  }

  /// The message of the error that a script raises, without its position; nil if it raises none.
  static func message(of source: String) throws -> String? { try ScriptRun(source).error?.message }
}

/// Expects a script to print some lines.
func expectOutput(
  of source: String,
  _ expected: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let output = try ScriptRun.output(of: source)
  #expect(output == expected, sourceLocation: location)
}

/// Expects a script to raise an error, whose message is given without its position.
func expectMessage(
  of source: String,
  _ expected: String,
  at location: SourceLocation = #_sourceLocation
) throws {
  let message = try ScriptRun.message(of: source)
  #expect(message == expected, sourceLocation: location)
}

/// Scripts that tests share.
enum Scripts {
  /// A window with a thousand rows of 100 points and no spacing, and its scroll view as `feed`.
  static let feed = """
    local rows = ForEach { 1000, id = "row-%d", function(i) return Item { height = 100 } end }
    window = Window { width = 300, height = 450, ScrollView { LazyVStack { spacing = 0, rows } } }
    feed = window:scrollView()
    """
}
