internal import LazyReports
internal import LazyStacks
internal import Lua

/// How a script wants stills to be drawn.
struct Picture {
  private enum Format {
    case text
    case svg
    case renderer(LuaFunction)
  }

  private let reader: ArgumentReader
  private let format: Format
  private let width: Int?
  private let showsWords: Bool
  private let file: WrittenText

  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    self.reader = reader
    let path = try reader.text("file", in: call)
    let usual = path?.hasSuffix(".svg") == true ? "svg" : "text"
    format = try Self.format(named: reader.text("as", in: call) ?? usual, by: reader)
    if let path { try Self.check(path, for: format, by: reader) }
    width = try reader.integer("width", in: call)
    showsWords = try reader.flag("texts", in: call)
    file = WrittenText(
      path: path,
      isForced: try reader.flag("force", in: call),
      title: reader.title
    )
  }

  private static func format(named name: String, by reader: ArgumentReader) throws -> Format {
    if name == "text" { return .text }
    if name == "svg" { return .svg }
    let plugins = try reader.session.plugins
    if let function = try plugins.renderer(named: name) { return .renderer(function) }
    throw Mistake.unknown(
      "as of \(reader.title) is \"text\", \"svg\" or a plugin's renderer, got "
        + Literal.quoted(name),
      name: name,
      among: ["text", "svg"] + plugins.rendererNames
    )
  }

  /// Refuses a file whose name says that it is of another kind.
  private static func check(
    _ path: String,
    for format: Format,
    by reader: ArgumentReader
  ) throws {
    if case .renderer = format { return }
    guard let point = path.lastIndex(of: "."),
      others.contains(path[point...].dropFirst().lowercased())
    else { return }
    let meant = Literal.quoted(path[..<point] + ".svg")
    throw Mistake(
      "\(reader.title) draws SVG and text, no \(path[point...]); write file = \(meant)",
      suggestion: meant
    ).about(.value("file"))
  }

  /// The endings of files that are neither SVG nor text.
  private static let others: Set<String> = [
    "avif", "bmp", "eps", "gif", "heic", "htm", "html", "ico", "jpeg", "jpg", "pdf", "png", "ps",
    "svgz", "tif", "tiff", "webp",
  ]

  /// Draws stills, writes them to the file, if there is one, and gives them.
  func hand(over stills: [Still], in call: borrowing LuaCall) throws -> LuaOutcome {
    let session = try reader.session
    let (text, ending) = try drawn(stills, in: session)
    try file.write(text, ending: ending, in: session)
    if case .svg = format, let path = file.path { session.writtenPicture = (text, path) }
    return call.push(text)
  }

  /// The picture, and what ends it in a file.
  private func drawn(
    _ stills: [Still],
    in session: LabSession
  ) throws -> (text: String, ending: String) {
    let drawings: [String]
    switch format {
    case .svg:
      let layout = Filmstrip.Layout(
        width: width.map(Double.init),
        showsWords: showsWords,
        hasCaptions: stills.count > 1
      )
      return (try Filmstrip(stills, layout: layout).svg(meter: session.work), "")
    case .text:
      let gaps = 2 * (stills.count - 1)
      let columns = width ?? session.hooks.columns?().map { max(2, ($0 - gaps) / stills.count) }
      let layout = Still.TextLayout(columns: columns, showsWords: showsWords)
      drawings = try stills.map { try $0.text(layout, meter: session.work) }
    case .renderer(let function):
      let type = try session.types[StillValue.self]
      drawings = try stills.map { still in
        try function.call(
          { call in call.push(StillValue(still), as: type) },
          results: { try $0.text(at: 0) }
        )
      }
      if drawings.count == 1 { return (drawings[0], "") }
    }
    let text = drawings.count == 1 ? drawings[0] : Still.sideBySide(drawings, of: stills)
    return (text, "\n")
  }
}
