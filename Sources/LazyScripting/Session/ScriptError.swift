internal import Lua

/// The error that stopped a script: a sentence, the script's own line, and the calls that led to
/// it.
public struct ScriptError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The kind of end.
  public enum Kind: Sendable, Equatable {
    /// The text is not Lua.
    case syntax
    /// The script, or lazylab on its behalf, raised an error.
    case runtime
    /// The user stopped it.
    case interrupted
    /// There was not enough memory.
    case memory
    /// A limit that was set has been exceeded.
    case limit
  }

  /// One call on the way to the error.
  public struct Frame: Sendable, Equatable {
    /// The file, as it was named when it was run.
    public var source: String
    /// The line in it, from 1.
    public var line: Int
    /// The function's name, if Lua knows one.
    public var function: String?
  }

  /// The kind of end.
  public var kind: Kind
  /// The sentence, without file and line.
  public var message: String
  /// The file in which it happened, if it is known.
  public var source: String?
  /// The line in it, from 1.
  public var line: Int?
  /// The script's own calls on the way, innermost first.
  public var traceback: [Frame] = []
  /// The name that was probably meant.
  public var suggestion: String?
  /// The part of a call that is wrong, as far as that is known.
  var fault: CallFault?
  /// The line in which it happened, if the session knows the text.
  public var excerpt: SourceExcerpt?
  /// Whether a limit of memory stopped it.
  public var isOfMemory = false

  /// The whole as one line: `first.lua:3: message`.
  public var description: String {
    guard let source, let line else { return message }
    return "\(source):\(line): \(message)"
  }
}

extension ScriptError {
  init(_ error: LuaError) {
    var kind = Kind.runtime
    var mistake: Mistake?
    switch error {
    case .syntax: kind = .syntax
    case .memory: kind = .memory
    case .interrupted: kind = .interrupted
    case .budget: kind = .limit
    case .host(let cause, _, _): mistake = cause as? Mistake
    case .runtime, .closed: break
    }
    let position = Position(of: error.message)
    self.init(
      kind: kind,
      message: position.rest,
      source: position.source,
      line: position.line,
      traceback: error.traceback.compactMap(Frame.init),
      suggestion: mistake?.suggestion,
      fault: mistake?.fault
    )
    if case .budget(.memory, _) = error { isOfMemory = true }
    if case .runtime = error, let remedy = LuaMessageRemedy.remedy(for: message) {
      message += "; \(remedy)"
    }
  }

  /// The same error; for a syntax error in Swift code, with a remedy that shows the line in Lua.
  ///
  /// - Parameter text: The text that is not Lua.
  /// - Returns: The error.
  func withRemedy(in text: some Sequence<UInt8>) -> ScriptError {
    guard kind == .syntax, let line else { return self }
    let text = Array(text)
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let written = lines.indices.contains(line - 1) ? lines[line - 1].prefix(1_000) : []
    let swift = SwiftSyntax.remedy(for: message, line: String(decoding: written, as: UTF8.self))
    let remedy = swift ?? TableSyntax.remedy(for: message, line: line, in: SourceTokens(text))
    guard let remedy else { return self }
    var error = self
    error.message += "; \(remedy)"
    return error
  }

  /// The position at the beginning of a message.
  private struct Position {
    var source: String?
    var line: Int?
    var rest: String

    init(of message: String) {
      rest = message
      // Read only the first bytes, because a message may be megabytes long.
      let text = message.utf8
      let start = text.prefix(1_000)
      let colons = start.indices.lazy.filter { text[$0] == UInt8(ascii: ":") }.prefix(8)
      for (before, after) in zip(colons, colons.dropFirst()) {
        let digits = message[text.index(after: before)..<after]
        let tail = text[text.index(after: after)...]
        guard let number = Int(digits, radix: 10), number > 0, tail.first == UInt8(ascii: " ")
        else {
          continue
        }
        source = String(message[..<before])
        line = number
        rest = String(Substring(tail.drop { $0 == UInt8(ascii: " ") }))
        return
      }
    }
  }
}

extension ScriptError.Frame {
  init?(_ frame: LuaTraceFrame) {
    guard let line = frame.line, line > 0 else { return nil }
    self.init(source: frame.source, line: line, function: frame.function)
  }
}

extension ScriptError {
  /// Converts any error from running a script or a plugin.
  init(any error: any Error) {
    switch error {
    case let error as ScriptError: self = error
    case let error as LuaError: self.init(error)
    default:
      let text = (error as? any LuaErrorText)?.luaMessage ?? "\(error)"
      self.init(kind: .runtime, message: text)
      suggestion = (error as? Mistake)?.suggestion
    }
  }
}
