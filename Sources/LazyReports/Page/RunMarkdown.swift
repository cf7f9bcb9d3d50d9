internal import LazyTrace

/// A report as Markdown, for the description of a bug: the script, the frames in which something
/// moved by itself with what was in sight before and after, and why.
public struct RunMarkdown {
  private let report: RunReport
  private let source: String?

  /// Creates the text of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - source: The text of the script; nil if it is not known.
  public init(of report: RunReport, source: String?) {
    (self.report, self.source) = (report, source)
  }

  /// A frame by the number of its window and its place among the window's.
  private typealias Place = (number: Int, place: Int)

  /// How every text begins.
  public static let mark = "<!-- Made by lazylab. -->\n"

  private static let (mostFrames, mostCorrections, mostNamed, columns) = (12, 3, 20, 44)

  /// The text.
  public var text: String {
    let moves = report.orderedWindows.flatMap { number, window in
      window.framesWithMoves.map { (number: number, place: $0) }
    }
    var text = """
      \(Self.mark)# \(Self.plain(report.header.script)): \(heading(moves.count))

      - lazylab \(Self.plain(report.header.version)), seed \(report.header.seed)
      - Again: \(again)

      """
    for remark in report.remarks { text += "- \(Self.plain(remark))\n" }
    if let source {
      text += "\n## Script\n\n" + Self.block(source.asShownScript, of: "lua")
    }
    for move in moves.prefix(Self.mostFrames) { text += frame(move.place, of: move.number) }
    if moves.count > Self.mostFrames {
      let rest = numbers(of: moves[Self.mostFrames...])
      text += "\nSomething moved by itself in frame \(rest), too.\n"
    }
    if moves.isEmpty {
      let places = corrections
      text += corrected(places)
      text += lastFrames(besides: Array(places.prefix(Self.mostCorrections)))
    }
    return text + elsewhere + lint
  }

  /// How it would be in other systems, and how sure all is.
  private var elsewhere: String {
    guard let others = report.others else { return "" }
    let parts: [(OtherRun.Condition, String, String?)] = [
      (.profile, "Elsewhere", others.elsewhere), (.answer, "How sure", others.certainty),
    ]
    var text = ""
    for (condition, title, summary) in parts {
      let runs = others.differing(condition)
      guard !runs.isEmpty || summary != nil else { continue }
      text += "\n## \(title)\n\n"
      if let summary { text += Self.plain(summary) + "\n" + (runs.isEmpty ? "" : "\n") }
      for run in runs {
        text += "- \(Self.code(run.name)) (\(Self.plain(run.about))): "
        text += Self.plain(run.effects.joined(separator: " ")) + "\n"
      }
    }
    guard let remark = others.remark else { return text }
    return text + (text.isEmpty ? "\n## Elsewhere\n" : "") + "\n\(Self.plain(remark))\n"
  }

  /// The line that makes the report again, as it can be pasted.
  private var again: String {
    guard report.command.contains("\n") else { return Self.code(report.command) }
    return "\n\n" + Self.block(report.command, of: "sh").dropLast()
  }

  private func heading(_ count: Int) -> String {
    let part = report.isPart ? " of those shown" : ""
    return count == 0
      ? "nothing in sight moved by itself" + (part.isEmpty ? "" : " in the frames shown")
      : "something in sight moved by itself in \(Counted.text(count, one: "frame"))" + part
  }

  private func title(_ number: Int) -> String {
    report.windows.count > 1 ? ", window \(number)" : ""
  }

  /// A frame with what was in sight before and after, what moved, and why.
  private func frame(_ place: Int, of number: Int) -> String {
    guard let window = report.windows[number] else { return "" }
    let frame = window.frames[place]
    var text = "\n## Frame \(frame.number)\(title(number))\n\n"
    let shown = [place - 1, place].filter { $0 >= 0 }.compactMap { window.still(ofFrame: $0) }
    if !shown.isEmpty { text += Self.block(Self.drawing(of: shown), of: "text") + "\n" }
    guard let explanation = frame.explanation else {
      for move in window.moves where move.frame == place {
        text += "- \(Self.code(move.id)) moved by \(Self.plain(move.words))\n"
      }
      for track in window.tracks {
        for step in track.offsets where step.frame == place {
          text += "- Offset of \(Self.code(track.name)): \(Self.plain(step.words))\n"
        }
      }
      return text
    }
    return text + Self.block(report.text(explanation).wrapped(to: 100), of: "text")
  }

  /// The frames in which the offset changed most without anybody asking for it, where nothing in
  /// sight moved.
  private func corrected(_ places: [Place]) -> String {
    guard !places.isEmpty else { return "" }
    let shown = places.prefix(Self.mostCorrections).sorted { $0 < $1 }
    var text = "\nThe offset was corrected most in \(Counted.text(shown.count, one: "frame")):\n"
    text += shown.map { frame($0.place, of: $0.number) }.joined()
    let others = places.dropFirst(Self.mostCorrections)
    guard !others.isEmpty else { return text }
    text += "\nIt was corrected in frame " + numbers(of: others.prefix(Self.mostNamed))
    let more = others.count - Self.mostNamed
    return text + (more > 0 ? " and \(more) more" : "") + ", too, the largest first.\n"
  }

  /// The numbers of frames, with commas between them.
  private func numbers(of places: ArraySlice<Place>) -> String {
    places.compactMap { place in
      report.windows[place.number].map { "\($0.frames[place.place].number)" }
    }.joined(separator: ", ")
  }

  /// The places of these frames, the greatest correction first.
  private var corrections: [Place] {
    let all = report.orderedWindows.flatMap { number, window in
      window.corrections.map { (number: number, place: $0.frame, by: $0.by) }
    }
    return all.sorted { ($1.by, $0.place) < ($0.by, $1.place) }.map { ($0.number, $0.place) }
  }

  /// What is in sight at the end, where nothing moved.
  private func lastFrames(besides places: [Place]) -> String {
    report.orderedWindows.map { number, window in
      guard let frame = window.frames.indices.last, let still = window.still(ofFrame: frame),
        !places.contains(where: { $0 == (number, frame) })
      else { return "" }
      let drawing = Self.drawing(of: [still])
      return "\n## Frame \(window.frames[frame].number)\(title(number)), the last one\n\n"
        + Self.block(drawing, of: "text")
    }.joined()
  }

  private var lint: String {
    report.orderedWindows.map { number, window in
      guard let findings = window.findings else { return "" }
      let text = findings.isEmpty ? "Nothing was found." : findings.joined(separator: "\n")
      return "\n## Lint\(title(number))\n\n" + Self.block(text, of: "text")
    }.joined()
  }

  private static func drawing(of stills: [Still]) -> String {
    let layout = Still.TextLayout(columns: columns, mostRows: 30, showsWords: true)
    // Without a meter nothing throws.
    return Still.sideBySide(stills.map { (try? $0.text(layout)) ?? "" }, of: stills)
  }

  /// A block of code, whatever is in it.
  private static func block(_ text: String, of language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    let lines = text.hasSuffix("\n") ? text : text + "\n"
    return "\(fence)\(language)\n\(lines.withoutEffects)\(fence)\n"
  }

  /// Code within a line.
  private static func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let room = fence.count > 1 ? " " : ""
    return fence + room + text.onOneLine + room + fence
  }

  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A text in which Markdown finds nothing to do.
  private static func plain(_ text: String) -> String {
    var plain = ""
    for scalar in text.onOneLine.unicodeScalars {
      if "\\`*_{}[]<>#|~&!".unicodeScalars.contains(scalar) { plain += "\\" }
      plain.unicodeScalars.append(scalar)
    }
    return plain
  }
}

extension String {
  /// A script as a report shows it: lines as Lua has them, and not longer than anybody reads.
  var asShownScript: String {
    // Lua takes each of these ends of lines.
    replacing("\r\n", with: "\n").replacing("\r", with: "\n").shortened(to: 20_000)
  }
}

extension WindowReport {
  /// The places of the frames in which something moved by itself.
  fileprivate var framesWithMoves: [Int] {
    var places: [Int] = []
    for move in moves where move.frame != places.last && frames.indices.contains(move.frame) {
      places.append(move.frame)
    }
    return places
  }

  /// What can be seen at the end of a frame, with that frame's number and time.
  fileprivate func still(ofFrame place: Int) -> Still? {
    guard let number = frames[place].still else { return nil }
    var still = stills[number]
    (still.frame, still.time) = (frames[place].number, frames[place].time)
    return still
  }
}

extension WindowReport.Move {
  /// By how much, and because of what.
  fileprivate var words: String { "\(NumberFormat.change(by)) points (\(cause))" }
}

extension WindowReport.Step {
  /// The value, and what led to it.
  fileprivate var words: String {
    let parts = causes.map { "\($0.name) \(NumberFormat.change($0.change))" }
    let value = NumberFormat.decimal(value)
    return parts.isEmpty ? value : value + " (\(parts.joined(separator: ", ")))"
  }
}
