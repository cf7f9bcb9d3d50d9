import Foundation
import LazyTestSupport
import RepositoryReading
import Testing

@testable import LazyScripting

/// The tables of claims and examples, which help shows without reading the scripts.
@Suite struct PointerTableTests {
  private static let folder = "Sources/LazyScripting/Guide/"

  @Test func `the table of claims is what their scripts say`() throws {
    let files = Repository.files(in: ["Tests/Conformance/claims"]) { $0.hasSuffix(".lua") }
    let rows = files.map { file in
      let comment = Self.comment(of: file)
      return (Self.name(of: file, in: "Tests/Conformance/claims/"), comment.sentence(after: ": "))
    }
    #expect(rows.count > 150)
    try Self.check(rows, in: "Claims", saying: "script of each claim, and its sentence")
  }

  @Test func `the table of examples is what their scripts say`() throws {
    let files = Repository.files(in: ["Examples"]) { path in
      path.hasSuffix(".lua") && !path.hasSuffix("_test.lua") && !path.hasSuffix("/plugin.lua")
        && !path.contains("/types/") && !path.contains("/lua/")
    }
    let order = files.map { ($0, Self.name(of: $0, in: "Examples/")) }.sorted {
      ($0.1.split(separator: "/").count, $0.1) < ($1.1.split(separator: "/").count, $1.1)
    }
    let rows = order.map { ($0.1, Self.comment(of: $0.0)) }.filter { !$0.1.isEmpty }
    #expect(rows.count > 40)
    try Self.check(rows, in: "ExampleScripts", saying: "name of each script, and its first comment")
  }

  private static func name(of file: RepositoryFile, in folder: String) -> String {
    String(file.path.dropFirst(folder.count).dropLast(".lua".count))
  }

  /// The first comment of a script up to an empty line, without what it fails with.
  private static func comment(of file: RepositoryFile) -> String {
    file.lines.prefix { $0.hasPrefix("-- ") && !$0.hasPrefix("-- Fails with") }
      .map { $0.dropFirst(3) }.joined(separator: " ")
  }

  private static func check(_ rows: [(String, String)], in type: String, saying text: String) throws
  {
    let path = folder + type + "+Table.swift"
    let records = rows.flatMap { name, sentence in
      ["    " + name] + lines(of: sentence).map { "      " + $0 }
    }
    let file = """
      // Generated from the first comments of the scripts; see PointerTableTests.

      extension \(type) {
        /// The \(text).
        static let table = \"""
      \(records.joined(separator: "\n"))
          \"""
      }

      """
    if ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] == "1" {
      try Data(file.utf8).write(to: URL(filePath: Repository.path(path)))
      Issue.record("recorded \(path); run again without LAZYLAB_RECORD")
    }
    let committed = try String(contentsOfFile: Repository.path(path), encoding: .utf8)
    #expect(committed == file, "run with LAZYLAB_RECORD=1 and commit \(path)")
  }

  /// A sentence in lines that fit into the table.
  private static func lines(of sentence: String) -> [String] {
    sentence.split(separator: " ").reduce(into: []) { lines, word in
      if let last = lines.last, last.count + word.count < 92 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension String {
  /// What follows the first mark.
  fileprivate func sentence(after mark: String) -> String {
    firstRange(of: mark).map { String(self[$0.upperBound...]) } ?? self
  }
}
