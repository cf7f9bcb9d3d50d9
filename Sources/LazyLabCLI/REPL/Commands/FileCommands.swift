internal import LazyReports
internal import LazyScripting

extension DotCommand {
  /// The commands that read and write files.
  static let aboutFiles = [
    DotCommand(
      name: "load",
      arguments: "FILE",
      completes: .paths,
      summary: "Run a file; what it assigns without local stays."
    ) { engine, words in FileCommands(of: engine).loadNamed(words.joined(separator: " ")) },
    DotCommand(
      name: "save",
      arguments: "[--force] FILE",
      completes: .paths,
      isRecorded: false,
      summary: "Write the entries and files that ran as a script; --force replaces any file."
    ) { engine, words in FileCommands(of: engine).save(to: Target(words)) },
    DotCommand(
      name: "edit",
      isRecorded: false,
      summary: "Change the last entry in $VISUAL or $EDITOR."
    ) { engine, _ in
      FileCommands(of: engine).edit()
    },
    DotCommand(
      name: "record",
      arguments: "[[--force] FILE]",
      completes: .paths,
      isRecorded: false,
      summary: "Write what was and is entered, and the answers, to a file; without FILE, end that."
    ) { engine, words in FileCommands(of: engine).record(to: Target(words)) },
    DotCommand(
      name: "replay",
      arguments: "FILE",
      completes: .paths,
      summary: "Enter again what a recorded session entered, as far as the first error."
    ) { engine, words in FileCommands(of: engine).replay(words.joined(separator: " ")) },
  ]
}

/// What the commands do that read and write files.
private struct FileCommands {
  private let engine: ReplEngine
  private var tool: Tool { engine.tool }
  private var bench: SessionBench { engine.bench }

  init(of engine: ReplEngine) { self.engine = engine }

  func loadNamed(_ path: String) -> ReplEngine.Outcome {
    guard !path.isEmpty else { return engine.fail("write .load FILE") }
    engine.log.lastFile = path
    return engine.load(path)
  }

  func replay(_ path: String) -> ReplEngine.Outcome {
    guard !path.isEmpty else { return engine.fail("write .replay FILE") }
    guard !engine.isReplaying else {
      return engine.fail("a recorded session that replays one is not run")
    }
    guard path != engine.log.recorder?.path else {
      return engine.fail("'\(path.onOneLine)' is being recorded; end that with .record")
    }
    engine.isReplaying = true
    tool.files.protect(path, because: "it is being replayed")
    defer {
      engine.isReplaying = false
      tool.files.release()
    }
    do {
      let bytes = try SystemFiles.read(path, within: engine.limits.memory)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let session = RecordedSession(text) else {
        return engine.fail("'\(path.onOneLine)' is no recorded session; '.record FILE' writes one")
      }
      for entry in session.entries where entry.kind != .passed {
        tool.terminal.write(Array(entry.asTyped.utf8), to: .output)
        let outcome = engine.enter(entry.text)
        guard outcome == .goesOn else { return outcome == .quit ? .goesOn : outcome }
      }
      return .goesOn
    } catch {
      tool.writeError(error.message)
      return .failed(.wrongUsage)
    }
  }

  func save(to target: Target) -> ReplEngine.Outcome {
    guard !target.path.isEmpty else { return engine.fail("write .save FILE") }
    let entries = engine.log.entries
    return engine.runs {
      let script = try bench.session.script(of: entries)
      try tool.files.write(script, to: target.path, as: .script, isForced: target.isForced)
      tool.terminal.writeLine("\(entries.count) \(entries.count == 1 ? "entry" : "entries")")
    }
  }

  func edit() -> ReplEngine.Outcome {
    guard let onTextToEdit = engine.onTextToEdit else {
      return engine.fail("'.edit' needs the line editor, which is not in use here")
    }
    let variables = ["VISUAL", "EDITOR"].compactMap(tool.environment).filter { !$0.isEmpty }
    guard let editor = variables.first else {
      return engine.fail("no editor is set; set EDITOR, for example to nano")
    }
    let folder = tool.environment("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let text = Array((engine.log.lastTyped ?? "").utf8) + [10]
    guard let path = SystemProgram.temporaryFile(of: text, in: folder) else {
      return engine.fail("no file can be made in '\(folder)'")
    }
    defer { SystemProgram.remove(path) }
    guard SystemProgram.edit(with: editor, at: path) else {
      return engine.fail("the editor '\(editor)' failed; nothing was changed")
    }
    return engine.runs {
      var changed = try SystemFiles.read(path)
      while changed.last == 10 { changed.removeLast() }
      onTextToEdit(String(decoding: changed, as: UTF8.self))
    }
  }

  func record(to target: Target) -> ReplEngine.Outcome {
    guard !target.path.isEmpty else { return endRecording() }
    return engine.runs {
      let terminal = tool.terminal as? RecordingTerminal
      let file = try tool.files.begin(target.path, as: .recording, isForced: target.isForced)
      var origin = RecordedSession.Origin(seed: engine.seed)
      // In a pipe errors name lines, which are counted from the first one.
      origin.firstLine = engine.isInteractive ? nil : 1
      origin.columns = tool.terminal.columns
      origin.profile = engine.profile
      engine.log.recorder = try SessionRecorder(in: file, origin, after: engine.log.inputs)
      terminal?.recordedColumns = origin.columns
    }
  }

  private func endRecording() -> ReplEngine.Outcome {
    guard let recorder = engine.log.recorder else {
      return engine.fail("nothing is being recorded; write .record FILE")
    }
    engine.log.recorder = nil
    (tool.terminal as? RecordingTerminal)?.recordedColumns = nil
    return engine.runs {
      try recorder.close()
      tool.terminal.writeLine("recorded \(recorder.path)")
    }
  }
}
