internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `lazylab types`.
struct TypesCommand: VocabularyCommand {
  static let configuration = CommandConfiguration(
    commandName: "types",
    abstract: "Print annotations for editors, plugins included.",
    discussion: """
      For the Lua language server: --write puts them where it finds them, and makes a .luarc.json \
      that says so unless there is one.
      """
  )

  func text(of session: LabSession) -> String { session.stubs }

  @Option(
    help: ArgumentHelp(
      "Write them to .lazylab/types in this folder instead of printing them.",
      valueName: "folder"
    )
  )
  var write: String?

  @OptionGroup var replacing: ForceOption

  @OptionGroup var options: LuaOptions

  @OptionGroup var unused: UnusedOptions

  func validate() throws {
    if replacing.force, write == nil {
      throw ValidationError("--force replaces the file of --write, which is not given")
    }
  }

  func publish(_ text: String, with tool: Tool) throws {
    guard let write else { return tool.terminal.write(text) }
    try EditorFiles(folder: write, isForced: replacing.force).write(types: text, with: tool)
  }
}

/// The files in a project folder that the Lua language server reads.
private struct EditorFiles {
  let folder: String
  /// Whether annotations replace a file that is something else.
  let isForced: Bool

  private static let types = ".lazylab/types"
  private static let settings = """
    {
      "runtime.version": "Lua 5.4",
      "workspace.library": ["\(types)"]
    }

    """

  /// Writes the annotations, and the settings unless there are some already.
  func write(types text: String, with tool: Tool) throws(FileError) {
    try SystemFiles.check(folder)
    for part in [".lazylab", Self.types] where !SystemFiles.isFolder(path(of: part)) {
      try SystemFiles.makeFolder(path(of: part))
    }
    try write(text, to: path(of: "\(Self.types)/lazylab.lua"), as: .types, with: tool)
    let file = path(of: ".luarc.json")
    guard SystemFiles.resolved(file) != nil else {
      return try write(Self.settings, to: file, as: .new, with: tool)
    }
    let known = String(decoding: try SystemFiles.read(file), as: UTF8.self)
    guard !known.contains(Self.types) else { return }
    tool.terminal.writeLine(
      "\(file.onOneLine) stays as it is; add \"\(Self.types)\" to its workspace.library"
    )
  }

  private func path(of name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private func write(
    _ text: String,
    to path: String,
    as kind: FileKind,
    with tool: Tool
  ) throws(FileError) {
    try tool.files.write(Array(text.utf8), to: path, as: kind, isForced: isForced)
    tool.terminal.writeLine("wrote \(path.onOneLine)")
  }
}
