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
      arguments: "FILE",
      completes: .paths,
      isRecorded: false,
      summary: "Write the entries that ran as a script."
    ) { engine, words in FileCommands(of: engine).save(to: words.joined(separator: " ")) },
    DotCommand(
      name: "edit",
      isRecorded: false,
      summary: "Change the last entry in $VISUAL or $EDITOR."
    ) { engine, _ in
      FileCommands(of: engine).edit()
    },
    DotCommand(
      name: "record",
      arguments: "[FILE]",
      completes: .paths,
      isRecorded: false,
      summary: "Write what is entered and answered to a file; without FILE, end that."
    ) { engine, words in FileCommands(of: engine).record(to: words.joined(separator: " ")) },
    DotCommand(
      name: "replay",
      arguments: "FILE",
      completes: .paths,
      isRecorded: false,
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
    engine.isReplaying = true
    defer { engine.isReplaying = false }
    do {
      let bytes = try SystemFiles.read(path, within: engine.limits.memory)
      let text = String(decoding: bytes, as: UTF8.self)
      guard let session = RecordedSession(text) else {
        return engine.fail("'\(path.onOneLine)' is no recorded session; '.record FILE' writes one")
      }
      for entry in session.entries where entry.runsAgain {
        tool.terminal.write(Array(entry.asTyped.utf8), to: .output)
        let outcome = engine.take(entry.text)
        guard outcome == .goesOn else { return outcome == .quit ? .goesOn : outcome }
      }
      return .goesOn
    } catch {
      tool.writeError(error.message)
      return .failed(.wrongUsage)
    }
  }

  func save(to path: String) -> ReplEngine.Outcome {
    guard !path.isEmpty else { return engine.fail("write .save FILE") }
    let lines = engine.log.entries.map {
      bench.session.scriptForm(of: $0.text, hasValue: $0.hasValue)
    }
    return engine.runs {
      let file = try SystemFiles.create(path)
      defer { SystemFiles.close(file) }
      try SystemFiles.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: file, at: path)
      tool.terminal.writeLine("\(lines.count) \(lines.count == 1 ? "entry" : "entries")")
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
    let text = Array((engine.log.entries.last?.text ?? "").utf8) + [10]
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

  func record(to path: String) -> ReplEngine.Outcome {
    if path.isEmpty {
      guard let recorder = engine.log.recorder else {
        return engine.fail("nothing is being recorded; write .record FILE")
      }
      tool.terminal.writeLine("recorded \(recorder.path)")
      engine.log.recorder = nil
      return .goesOn
    }
    return engine.runs {
      let origin = RecordedSession.Origin(
        seed: engine.seed,
        firstLine: engine.inputLine.map { $0 + 1 }
      )
      engine.log.recorder = try SessionRecorder(path: path, origin)
    }
  }
}
