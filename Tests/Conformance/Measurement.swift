import Foundation
import LazyLabCLI
import LazyTestSupport
import Testing

/// A published measurement of SwiftUI, and what lazylab does under the same conditions.
struct Measurement: Sendable, CustomTestStringConvertible {
  /// A letter and a number: `A3`.
  var id: String
  /// The conditions of the measurement.
  var conditions: String
  /// An address, followed by a space and the part of the page that is meant.
  var source: String
  /// The version of the system, as far as the source gives it.
  var system: String
  var reported: String
  /// What lazylab does; nil if nothing was run.
  var ours: String?
  /// A ``Verdict``, possibly followed by more text.
  var verdict: String

  var testDescription: String { id }

  /// How both results compare.
  enum Verdict: String, CaseIterable {
    case same = "same"
    case sameInPart = "same in part"
    case sameInKind = "same in kind"
    case parameter = "another parameter"
    case notModeled = "not modeled"
    case notBuilt = "not built yet"
  }

  /// The verdict at the beginning of the text.
  var kind: Verdict? {
    Verdict.allCases.filter { verdict.hasPrefix($0.rawValue) }
      .max { $0.rawValue.count < $1.rawValue.count }
  }
}

extension Measurement {
  /// All known measurements, in the order of the document.
  static func all() throws -> [Measurement] {
    let all = try ConformanceScript.all(in: "measured").map(Measurement.init) + unscripted
    let order = groups.map(\.letter)
    return all.sorted { left, right in
      let places = [left, right].map { order.firstIndex(of: $0.letter) ?? 0 }
      return places[0] == places[1] ? left.number < right.number : places[0] < places[1]
    }
  }

  /// The titles of the groups, by the letter of their ids.
  static let groups = [
    (letter: "F", title: "Motion"), (letter: "A", title: "Anchors, keyboard, appending"),
    (letter: "C", title: "Content size and estimates"), (letter: "L", title: "Loading"),
    (letter: "N", title: "What measuring and leaving cost"), (letter: "G", title: "Grids"),
    (letter: "R", title: "Rotation"), (letter: "T", title: "Paging"),
    (letter: "O", title: "Other reports"),
  ]

  /// The first letter of the id.
  var letter: String { String(id.prefix(1)) }
  /// The number after it.
  var number: Int { Int(id.dropFirst()) ?? 0 }

  /// Reads the comments at the beginning of a script, and runs it; what it prints is what lazylab
  /// does.
  init(_ script: ConformanceScript) throws {
    let source = try String(contentsOfFile: script.absolutePath, encoding: .utf8)
    func field(_ name: String) -> String {
      let line = source.split(separator: "\n").first { $0.hasPrefix("-- \(name): ") }
      return line.map { String($0.dropFirst(name.count + 5)) } ?? ""
    }
    let terminal = MemoryTerminal()
    let arguments = ["run", "--events", "none", script.absolutePath]
    _ = LazyLab.main(arguments: arguments, terminal: terminal)
    let lines = terminal.output.split(separator: "\n")
    self.init(
      id: script.number,
      conditions: field(script.number),
      source: field("Source"),
      system: field("System"),
      reported: field("Reported"),
      ours: lines.joined(separator: "; "),
      verdict: field("Verdict")
    )
  }
}
