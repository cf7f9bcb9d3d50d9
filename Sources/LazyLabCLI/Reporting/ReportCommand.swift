internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `lazylab report FILE [ARG…]`.
struct ReportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Run a script, or read a trace, and write one page that shows what happened.",
    discussion: """
      The page opens in every browser and needs nothing else: a slider over the frames, the screen \
      beside the content, offsets with the causes of each step, the life of each view, late \
      frames, events, why something moved, and lint; and, as the script runs again under other \
      profiles and other answers to what nobody knows, how it would be elsewhere and how sure all \
      is. #frame=26 behind its address opens it there; \
      Left, Right and Space go through the frames, b and n to where something moved by itself.

        lazylab report jump.lua                     writes jump.html
        lazylab report jump.lua --markdown jump.md  writes only a bug report
        lazylab report trace.jsonl -o run.html      from a trace of 'run --trace'

      A file that ends in .jsonl is a trace. It has no pictures and no explanations, so a report \
      of the script shows more. A script that fails is shown up to its error, and one that calls \
      os.exit up to there.

      Exit status: that of the run; 1 also if a trace is cut off; 2 wrong usage.
      """
  )

  @Argument(help: "The script, or a trace; - reads one of them from standard input.")
  var file: String

  @Argument(help: "What the script gets as ... and in the table arg.")
  var arguments: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The page.",
      discussion: """
        Where neither -o nor --markdown is given: the name of the file with .html, in this folder; \
        report.html for -.
        """,
      valueName: "run.html"
    )
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write a bug report: the script, each frame in which something moved, and why.",
      valueName: "run.md"
    )
  )
  var markdown: String?

  @Option(
    help: ArgumentHelp(
      "Which frames are shown, from 1: one, or the first and the last.",
      discussion: "By default the first ones, up to about 4 MB; what is left out is told.",
      valueName: "first-last"
    ),
    transform: { try FrameRange(parsing: $0) }
  )
  var frames: FrameRange?

  @Flag(
    inversion: .prefixedNo,
    help: ArgumentHelp(
      "Whether the script runs again under other conditions.",
      discussion: "By default it does where it makes at most 10,000 events."
    )
  )
  var others: Bool?

  @Option(
    help: ArgumentHelp(
      "Another list to compare with: a file that returns its profile.",
      discussion: "As 'lazylab recording fit' writes one. May be given several times.",
      valueName: "gtk.lua"
    ),
    transform: { path in
      guard ProfileName.isFile(path) else {
        throw ValidationError("the profiles that lazylab has are compared with; name a file, x.lua")
      }
      return path
    }
  )
  var elsewhere: [String] = []

  @OptionGroup var parameters: ParameterOptions

  @OptionGroup var replacing: ForceOption
  @OptionGroup var chance: SeedOption
  @OptionGroup var lua: LuaOptions
  @OptionGroup var unused: UnusedOptions

  func validate() throws {
    guard others == false, !elsewhere.isEmpty else { return }
    throw ValidationError("--no-others leaves out what --elsewhere asks for")
  }

  func perform(with tool: Tool) -> ExitStatus {
    let page = output ?? (markdown == nil ? Self.page(of: file) : nil)
    if let complaint = NamedFiles([("-o", page), ("--markdown", markdown)])
      .complaint(isForced: replacing.force && (output ?? markdown) != nil)
    {
      tool.writeError(complaint)
      return .wrongUsage
    }
    let order = ReportOrder(
      file: file,
      arguments: arguments,
      page: page,
      markdown: markdown,
      frames: frames?.range ?? 1...Int.max,
      others: elsewhere.isEmpty ? others : true,
      elsewhere: elsewhere,
      settings: settings
    )
    do {
      return try order.write(with: tool)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  private var settings: RunSettings {
    var settings = lua.settings
    settings.seed = chance.seed
    settings.parameters = parameters.settings
    settings.isForced = replacing.force
    settings.keepsWindows = true
    // The process goes on until the page is written.
    settings.mayExit = false
    return settings
  }

  /// The page's name where none is given.
  private static func page(of file: String) -> String {
    let name = file.split(separator: "/").last ?? "report"
    let base = name.lastIndex(of: ".").map { name[..<$0] } ?? name
    return (base.isEmpty || base == "-" ? "report" : base) + ".html"
  }
}

/// `first-last`, or one frame, on a command line.
struct FrameRange {
  let range: ClosedRange<Int>

  init(parsing text: String) throws {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map {
      Int($0, radix: 10)
    }
    guard let first = ends.first ?? nil, let last = ends.last ?? nil, ends.count <= 2,
      1 <= first, first <= last
    else {
      throw ValidationError(
        "--frames is one frame or the first and the last, as 20-400, got '\(text.onOneLine)'"
      )
    }
    range = first...last
  }
}
