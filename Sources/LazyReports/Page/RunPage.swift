internal import LazyTrace

/// A report as one page of HTML that needs nothing else, for any browser.
public struct RunPage {
  private let report: RunReport
  private let source: String?

  /// Creates the page of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - source: The text of the script; nil if it is not known.
  public init(of report: RunReport, source: String? = nil) {
    (self.report, self.source) = (report, source)
  }

  /// How every page begins.
  public static let mark = "<!doctype html>\n<html lang=\"en\" data-made-by=\"lazylab\">\n"

  /// The page.
  public var bytes: [UInt8] {
    let title = SVGWriter.escaped(report.header.script.shownInReport)
    let head = """
      \(Self.mark)<head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
      style-src 'unsafe-inline'; img-src data:; script-src '\(Self.scriptHash)'">
      <link rel="icon" href="data:,">
      <title>\(title) – lazylab</title>
      <style>

      """
    var bytes = Array(head.utf8)
    bytes += PackageResources.page_css
    bytes += Array("</style>\n</head>\n<body>\n".utf8)
    bytes += PackageResources.page_html
    bytes += Array("<script type=\"application/json\" id=\"data\">".utf8)
    bytes += Self.withoutMarkup(data)
    bytes += Array("</script>\n<script>".utf8)
    bytes += PackageResources.page_js
    bytes += Array("</script>\n</body>\n</html>\n".utf8)
    return bytes
  }

  /// The digest of the page's program, the only one that a browser may run in it.
  ///
  /// After a change of `page.js`: `openssl dgst -sha256 -binary page.js | base64`.
  static let scriptHash = "sha256-Ll22XOivo58l9t+3X7n8vsL2AfWd8sgW8uwmuGQaBx8="

  /// The content in JSON.
  private var data: [UInt8] {
    var writer = JSONWriter()
    let header = report.header
    writer.object {
      $0.member("script", text: header.script.shownInReport)
      $0.member("version", text: header.version)
      $0.member("seed", text: header.seed.description)
      $0.member("command", text: report.command.withoutEffects)
      if let source { $0.member("source", text: source.asShownScript.withoutEffects) }
      $0.name("notes")
      $0.array(report.remarks) { $0.value($1.withoutEffects) }
      $0.name("isPart")
      $0.value(report.isPart)
      $0.name("isOfTrace")
      $0.value(report.isOfTrace)
      if let others = report.others { $0.members(of: others) }
      $0.name("patterns")
      $0.array(report.patterns.all) { $0.array($1) { $0.value($1.withoutEffects) } }
      $0.name("windows")
      $0.array(report.orderedWindows) { writer, entry in
        writer.object { $0.members(of: entry.window, numbered: entry.number) }
      }
    }
    return writer.bytes
  }

  /// JSON that a browser finds no markup in, wherever in a page it stands.
  private static func withoutMarkup(_ json: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(json.count + json.count / 64)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): bytes += Array(#"\u003c"#.utf8)
      case UInt8(ascii: ">"): bytes += Array(#"\u003e"#.utf8)
      case UInt8(ascii: "&"): bytes += Array(#"\u0026"#.utf8)
      default: bytes.append(byte)
      }
    }
    return bytes
  }
}

extension JSONWriter {
  fileprivate mutating func members(of others: OtherRuns) {
    name("others")
    object {
      let texts: [(StaticString, String?)] = [
        ("elsewhere", others.elsewhere), ("certainty", others.certainty),
        ("remark", others.remark),
      ]
      for (name, text) in texts { $0.member(name, text: (text ?? "").withoutEffects) }
      for condition in [OtherRun.Condition.profile, .answer] {
        $0.name(condition.rawValue)
        $0.array(others.differing(condition)) { writer, run in
          writer.list {
            $0.value(run.name)
            $0.value(run.about)
            $0.value(run.effects.joined(separator: " ").withoutEffects)
            guard let first = run.first else { return }
            $0.value(first.window)
            $0.value(first.frame)
          }
        }
      }
    }
  }

  fileprivate mutating func members(of window: WindowReport, numbered number: Int) {
    name("number")
    value(number)
    name("frames")
    array(window.frames) { $0.value($1) }
    name("events")
    array(window.entries) { $0.value($1) }
    name("moves")
    array(window.moves) { writer, move in
      writer.list {
        $0.value(move.frame)
        $0.value(move.id)
        $0.plain(move.by)
        $0.value(move.cause)
      }
    }
    name("jumps")
    numbers(window.corrections.prefix(Self.mostJumps).map(\.frame))
    name("tracks")
    array(window.tracks) { $0.value($1) }
    name("lives")
    array(window.lives) { $0.value($1) }
    name("stills")
    array(Array(zip(window.stills, window.tables.entries))) { $0.value($1.0, as: $1.1) }
    let tables = window.tables
    name("shapes")
    array(tables.shapes.all) { $0.value($1) }
    name("places")
    array(tables.places.all) { $0.value($1) }
    name("screens")
    array(tables.screens.all) { $0.value($1) }
    name("names")
    array(tables.names.all) { $0.value($1) }
    name("measured")
    array(tables.measured.all) { $0.rect($1) }
    guard let findings = window.findings else { return }
    name("lint")
    array(findings) { $0.value($1.withoutEffects) }
  }

  /// The most corrections that the keys lead to.
  private static let mostJumps = 1_000

  private mutating func value(_ frame: WindowReport.Frame) {
    list {
      $0.value(frame.number)
      $0.plain(frame.time, digits: 6)
      $0.plain(frame.cost)
      $0.plain(frame.late)
      $0.value(frame.still ?? -1)
      if let explanation = frame.explanation { $0.value(explanation) } else { $0.value(-1) }
      $0.value(frame.events.count)
      guard !frame.shares.isEmpty else { return }
      $0.array(frame.shares) { writer, share in
        writer.list {
          $0.value(share.name)
          $0.value(share.count)
          $0.plain(share.milliseconds)
        }
      }
      if let own = frame.ownCost { $0.plain(own) }
    }
  }

  private mutating func value(_ track: WindowReport.Track) {
    object {
      $0.member("name", text: track.name)
      $0.name("offsets")
      $0.array(track.offsets) { writer, step in
        writer.list {
          $0.value(step.frame)
          $0.plain(step.value)
          $0.array(step.causes) { writer, cause in
            writer.list {
              $0.value(cause.name)
              $0.plain(cause.change)
            }
          }
        }
      }
      $0.name("sizes")
      $0.array(track.sizes) { writer, step in
        writer.list {
          $0.value(step.frame)
          $0.plain(step.value)
          $0.value(step.isEstimated ? 1 : 0)
        }
      }
    }
  }

  private mutating func value(_ life: WindowReport.Life) {
    list {
      $0.value(life.name)
      for stretch in life.stretches {
        $0.value(String(stretch.stage.rawValue.prefix(1)))
        $0.value(stretch.first)
        $0.value(stretch.end ?? -1)
      }
    }
  }

  private mutating func value(_ still: Still, as entry: StillTables.Entry) {
    object {
      $0.name("screen")
      $0.value(entry.screen)
      for ((axis, bar), measured) in zip(still.orderedBars, entry.measured) {
        $0.name(axis.rawValue)
        let map = bar.map
        $0.rect([map.offset, map.regionLength, map.contentLength, Double(measured)])
      }
      $0.name("boxes")
      $0.numbers(entry.boxes.inRuns)
      guard !still.waiting.isEmpty else { return }
      $0.name("waiting")
      $0.array(entry.waiting) { $0.numbers($1.inRuns) }
    }
  }

  private mutating func value(_ text: PatternedText) {
    list {
      $0.value(text.pattern)
      for number in text.numbers { $0.literal(number) }
    }
  }

  private mutating func value(_ screen: StillTables.Screen) {
    list {
      $0.rect([screen.size.width, screen.size.height])
      $0.array(screen.thresholds) { $0.plain($1, digits: 6) }
      $0.rect(screen.region?.edges ?? [])
    }
  }

  private mutating func value(_ place: StillTables.Place) {
    list {
      $0.value(place.shape)
      $0.value(place.isInContent ? 1 : 0)
      for coordinate in [place.x, place.y] { $0.plain(Double(coordinate) / 1000) }
      for edge in place.visible { $0.plain(edge) }
    }
  }

  private mutating func value(_ shape: Still.Shape) {
    list {
      $0.value(shape.label.shownInReport)
      $0.value((shape.words ?? "").shownInReport)
      $0.plain(shape.width)
      $0.plain(shape.height)
      $0.value(shape.state.rawValue)
    }
  }

  private mutating func numbers(_ numbers: [Int]) { array(numbers) { $0.value($1) } }

  private mutating func rect(_ edges: [Double]) { array(edges) { $0.plain($1) } }

  /// Writes an array whose elements a body writes.
  private mutating func list(_ body: (inout JSONWriter) -> Void) {
    array([()]) { writer, _ in body(&writer) }
  }

  /// Writes a number with few decimals, whole ones without a point.
  private mutating func plain(_ number: Double, digits: Int = 3) {
    guard number.isFinite else { return literal("null") }
    let scale = digits == 3 ? 1e3 : 1e6
    let rounded = (number * scale).rounded() / scale
    if let whole = Int(exactly: rounded) { return value(whole) }
    literal(rounded.isFinite ? rounded.description : number.description)
  }
}
