/// A line editor without a terminal: keys go in, and what the caller must do comes out.
///
/// It edits entries of one or more lines, one after another, and remembers them.
/// ``Screen/init(of:for:palette:)`` says what the screen should look like.
public struct Editor {
  /// What the caller must do after a key.
  public enum Action: Equatable, Sendable {
    /// Show the screen again.
    case redraw
    /// The entry is complete. The buffer is empty again, and the entry is in the history.
    case submit(String)
    /// The user gave up the entry. The buffer is empty again.
    case interrupt(wasEmpty: Bool)
    /// The user wants to leave.
    case end
    /// Clear the terminal, then show the screen.
    case clearScreen
    /// Suspend the process; when it continues, show the screen.
    case suspend
  }

  /// The texts before the first line of an entry and before the others.
  public struct Prompts: Equatable, Sendable {
    /// The text before the first line.
    public var first: String
    /// The text before every other line; as wide as the first.
    public var next: String

    /// Creates prompts.
    public init(first: String, next: String) {
      self.first = first
      self.next = next
    }
  }

  /// The text that is being typed.
  public internal(set) var buffer = EditBuffer()
  /// The entries from before.
  public private(set) var history: History
  /// The texts before the lines.
  public var prompts: Prompts
  /// The message below the text until the next key.
  public internal(set) var notice: String?

  let language: any EditorLanguage
  private(set) var menu: CompletionMenu?
  private(set) var search: HistorySearch?
  private var undo = UndoLog()
  private var ring = KillRing()
  private var recall = Recall()
  /// The command of the previous key, on which some keys depend.
  private var last = EditorCommand.none

  /// Creates an editor with an empty buffer.
  public init(prompts: Prompts, language: any EditorLanguage, history: History = History()) {
    self.prompts = prompts
    self.language = language
    self.history = history
  }

  /// Handles a key.
  public mutating func handle(_ key: Key) -> Action {
    notice = nil
    let command = EditorCommand(key)
    if search != nil, let action = continueSearch(with: command) { return action }
    if menu != nil, closesMenu(command) { return .redraw }
    let action = perform(command)
    if case .recall = command {} else { recall.end() }
    last = command
    return action
  }

  /// Puts text into the empty buffer, as if it had been typed.
  public mutating func start(with text: String) { buffer = EditBuffer(text) }

  /// Shows a message below the text until the next key.
  public mutating func say(_ text: String) { notice = text }

  private mutating func perform(_ command: EditorCommand) -> Action {
    switch command {
    case .insert(let text): insert(text)
    case .refuse(let byte): insertMark(for: byte)
    case .enter: return enter()
    case .newLine: beginLine()
    case .move(let motion): move(motion)
    case .delete(let motion): delete(motion)
    case .cut(let motion): cut(motion)
    case .yank: yank()
    case .yankEarlier: yankEarlier()
    case .undo: restore(undo.undo(buffer))
    case .redo: restore(undo.redo(buffer))
    case .transpose: change { $0.transpose() }
    case .changeCase(let letters): changeCase(to: letters)
    case .recall(let step, let isAll): moveOrRecall(by: step, isAll: isAll)
    case .search: search = HistorySearch(history, from: buffer)
    case .complete(let step): complete(by: step)
    case .interrupt: return interrupt()
    case .endOrDelete:
      if buffer.isEmpty { return .end }
      delete(.characterRight)
    case .clearScreen: return .clearScreen
    case .suspend: return .suspend
    case .escape, .none: break
    }
    return .redraw
  }

  /// The rest of the text as the history suggests it, if the cursor is at the end.
  func ghost(after text: String) -> String? {
    guard menu == nil, search == nil, buffer.isAtEnd else { return nil }
    return history.suggestion(for: text)
  }
}

// Editing

extension Editor {
  private mutating func change(isTyping: Bool = false, body: (inout EditBuffer) -> Void) {
    let before = buffer
    body(&buffer)
    if before.characters != buffer.characters { undo.note(before, isTyping: isTyping) }
  }

  private mutating func insert(_ text: String) {
    let closedBefore = language.closesBlock(buffer.lineBeforeCursor)
    change(isTyping: text.count < 8) { $0.insert(text) }
    guard !text.contains("\n"), !buffer.isOnFirstLine else { return }
    indent(wasClosing: closedBefore)
  }

  /// Moves a line one step to the left once it closes a block, if it stood where other lines are
  /// put.
  ///
  /// It moves back if the line continues as something else.
  private mutating func indent(wasClosing: Bool) {
    let line = buffer.lineBeforeCursor
    let isClosing = language.closesBlock(line)
    guard isClosing != wasClosing else { return }
    let before = String(buffer.characters[..<max(0, buffer.lineStart - 1)])
    let inside = language.indentation(after: before)
    let outside = String(inside.dropLast(2))
    let (from, to) = isClosing ? (inside, outside) : (outside, inside)
    let margin = String(line.prefix { $0 == " " })
    guard margin == from, from != to else { return }
    let start = buffer.lineStart
    change(isTyping: true) { buffer in
      let place = buffer.cursor + to.count - from.count
      buffer.replace(start..<(start + from.count), with: to)
      buffer.move(to: place)
    }
  }

  private mutating func insertMark(for byte: UInt8) {
    change { $0.insert("\u{fffd}") }
    notice = "the byte \(byte) is not UTF-8; \u{fffd} stands for it"
  }

  private mutating func move(_ motion: EditorCommand.Motion) {
    undo.endRun()
    let takes = buffer.isAtEnd && (motion == .characterRight || motion == .lineEnd)
    if takes, let ghost = ghost(after: buffer.text) {
      return change { $0.insert(ghost) }
    }
    if case .lines(let count) = motion {
      buffer.moveLines(by: count, toColumn: buffer.column)
    } else {
      buffer.move(to: buffer.destination(of: motion))
    }
  }

  private mutating func delete(_ motion: EditorCommand.Motion) {
    var range = range(of: motion)
    let margin = buffer.lineBeforeCursor
    // An indentation by a step is deleted by a step.
    if motion == .characterLeft, margin.count > 1, margin.count.isMultiple(of: 2), margin.isSpaces {
      range = (buffer.cursor - 2)..<buffer.cursor
    }
    change(isTyping: last == .delete(motion)) { $0.remove(range) }
  }

  private mutating func cut(_ motion: EditorCommand.Motion) {
    var range = range(of: motion)
    // At the end of a line, the line break is cut.
    if range.isEmpty, motion == .lineEnd { range = self.range(of: .characterRight) }
    let isBefore = range.lowerBound < buffer.cursor
    var cut = ""
    change { cut = $0.remove(range) }
    var side: KillRing.Side?
    if case .cut = last { side = isBefore ? .before : .after }
    ring.add(cut, joining: side)
  }

  private func range(of motion: EditorCommand.Motion) -> Range<Int> {
    let place = buffer.destination(of: motion)
    return min(place, buffer.cursor)..<max(place, buffer.cursor)
  }

  private mutating func yank() {
    guard let text = ring.current else { return }
    change { $0.insert(text) }
  }

  /// Replaces what was just put back by what was cut before it.
  private mutating func yankEarlier() {
    guard last == .yank || last == .yankEarlier, let text = ring.current else { return }
    ring.rotate()
    let range = max(0, buffer.cursor - text.count)..<buffer.cursor
    let earlier = ring.current ?? ""
    change { $0.replace(range, with: earlier) }
  }

  private mutating func changeCase(to letters: EditorCommand.LetterCase) {
    let range = range(of: .wordRight)
    let word = String(buffer.characters[range])
    let changed =
      switch letters {
      case .upper: word.uppercased()
      case .lower: word.lowercased()
      case .capital: word.capitalizedWord
      }
    change { $0.replace(range, with: changed) }
  }

  private mutating func restore(_ state: EditBuffer?) {
    if let state { buffer = state } else { notice = "there is nothing to go back to" }
  }
}

// Entries

extension Editor {
  private mutating func enter() -> Action {
    let text = buffer.text
    guard language.isComplete(text) else {
      beginLine()
      return .redraw
    }
    history.add(text.isBlank ? "" : text)
    clear()
    return .submit(text)
  }

  private mutating func beginLine() {
    let before = String(buffer.characters[..<buffer.cursor])
    let indentation = language.indentation(after: before)
    change { $0.insert("\n" + indentation) }
  }

  private mutating func interrupt() -> Action {
    let wasEmpty = buffer.isEmpty
    // An entry that was given up can be recalled with Up.
    if !buffer.text.isBlank { history.add(buffer.text) }
    clear()
    return .interrupt(wasEmpty: wasEmpty)
  }

  private mutating func clear() {
    buffer = EditBuffer()
    undo = UndoLog()
    menu = nil
    search = nil
    recall.end()
    last = .none
  }

  private mutating func moveOrRecall(by step: Int, isAll: Bool) {
    undo.endRun()
    let isAtEdge = step < 0 ? buffer.isOnFirstLine : buffer.isOnLastLine
    guard isAll || isAtEdge || recall.isActive && recall.wasUntouched(buffer) else {
      return buffer.moveLines(by: step, toColumn: recall.column(of: buffer))
    }
    guard let text = recall.move(by: step, isAll: isAll, in: history, editing: buffer) else {
      return
    }
    change { $0 = EditBuffer(text) }
    recall.took(buffer)
  }
}

// Completion and search

extension Editor {
  /// Handles a key for the list while it is open; returns whether that was all.
  private mutating func closesMenu(_ command: EditorCommand) -> Bool {
    switch command {
    case .complete: return false
    case .recall(let step, false) where menu?.chosen != nil:
      choose(by: step)
      return true
    case .enter where menu?.chosen != nil, .escape:
      menu = nil
      return true
    default:
      menu = nil
      return false
    }
  }

  private mutating func complete(by step: Int) {
    if menu != nil { return choose(by: step) }
    let offset = buffer.offset(ofPlace: buffer.cursor)
    guard let completion = language.completion(in: buffer.text, at: offset),
      !completion.candidates.isEmpty
    else {
      if buffer.lineBeforeCursor.isBlank { change { $0.insert("  ") } }
      return
    }
    let start = buffer.place(ofOffset: completion.range.lowerBound)
    let range = start..<max(start, buffer.place(ofOffset: completion.range.upperBound))
    let shared = CompletionMenu.sharedStart(of: completion.candidates)
    if shared.count > range.count || completion.candidates.count == 1 {
      change { $0.replace(range, with: shared) }
    }
    guard completion.candidates.count > 1 else { return }
    menu = CompletionMenu(completion.candidates, replacing: start..<max(start, buffer.cursor))
  }

  private mutating func choose(by step: Int) {
    var chosen = menu
    change(isTyping: true) { chosen?.choose(by: step, in: &$0) }
    menu = chosen
  }

  /// Handles a key during a search; nil if the key ends the search and then has its usual meaning.
  private mutating func continueSearch(with command: EditorCommand) -> Action? {
    switch command {
    case .insert(let text): search?.type(text)
    case .delete(.characterLeft): search?.deleteBackward()
    case .search(let step): search?.move(by: step)
    case .escape, .interrupt:
      if let draft = search?.draft { buffer = draft }
      search = nil
      return .redraw
    default:
      search = nil
      return nil
    }
    if let match = search?.match { buffer = EditBuffer(match) }
    return .redraw
  }
}

extension String {
  /// Whether the text is empty or only white space.
  var isBlank: Bool { allSatisfy(\.isWhitespace) }

  /// Whether the text is empty or only spaces.
  fileprivate var isSpaces: Bool { allSatisfy { $0 == " " } }

  /// The text with its first letter as a capital and the others in lower case.
  fileprivate var capitalizedWord: String {
    guard let first = firstIndex(where: \.isLetter) else { return self }
    return self[..<first] + self[first].uppercased() + self[index(after: first)...].lowercased()
  }
}
