import Foundation
import LazyLabCLI

/// A change of a script that removes its subject, so that its expectations must fail.
///
/// A script names one or more in the comments at its beginning:
///
/// ```lua
/// -- Fails with `VStack` for `LazyVStack`.
/// -- Fails without `, pinnedViews = pinned`.
/// ```
struct Mutation: Equatable {
  /// The text in the script.
  var original: String
  /// The text that replaces it.
  var replacement: String

  /// Reads a line of a script; nil if it does not name a mutation.
  init?(_ line: Substring) {
    let parts = line.split(separator: "`", omittingEmptySubsequences: false)
    switch (parts.first, parts.count, parts.last) {
    case ("-- Fails without ", 3, "."):
      original = String(parts[1])
      replacement = ""
    case ("-- Fails with ", 5, ".") where parts[2] == " for ":
      original = String(parts[3])
      replacement = String(parts[1])
    default: return nil
    }
  }

  /// The script with the mutation; nil if that changes nothing.
  ///
  /// Comments at the start of a line stay, so the mutation does not change itself.
  func applied(to source: String) -> String? {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(line.hasPrefix("-- ") ? line : line.replacing(original, with: replacement))
    }
    let mutated = lines.joined(separator: "\n")
    return mutated == source ? nil : mutated
  }
}

extension ConformanceScript {
  /// The scripts of all folders.
  static var all: [ConformanceScript] { ["claims", "vectors", "measured"].flatMap(all(in:)) }

  /// The mutations of a script that do not make it fail, described in words.
  static func faults(in source: String) -> [String] {
    let lines = source.split(separator: "\n")
    let mutations = lines.compactMap { Mutation($0) }
    guard mutations.count == lines.count(where: { $0.hasPrefix("-- Fails") }) else {
      return ["a line that begins with \"-- Fails\" cannot be read"]
    }
    guard !mutations.isEmpty else { return ["no line says with or without what it fails"] }
    return mutations.compactMap { mutation in
      guard let mutated = mutation.applied(to: source) else {
        return "there is no `\(mutation.original)` in it"
      }
      let terminal = MemoryTerminal()
      _ = LazyLab.main(arguments: ["--events", "none", "-e", mutated], terminal: terminal)
      let last = terminal.errors.split(separator: "\n").last ?? "nothing failed"
      let isUnmet = last.hasSuffix("expectations failed") || last.hasSuffix("expectation failed")
      return isUnmet ? nil : "with `\(mutation.replacement)` for `\(mutation.original)`: \(last)"
    }
  }
}
