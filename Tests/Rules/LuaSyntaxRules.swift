import Foundation
import RepositoryReading

/// The Lua files that people read and that tests run have no syntax errors.
enum LuaSyntaxRules {
  /// The compiler's messages about files at absolute paths; empty if all are correct.
  ///
  /// It gets one file at a time, because the compiler of Debian 12 crashes with about fifty.
  static func violations(in paths: [String]) throws -> String {
    var found = ""
    for path in paths {
      let outcome = try Command.run("luac5.4", ["-p", "--", path])
      guard outcome.status != 127 else { return "no luac5.4: run Scripts/setup --tests" }
      found += outcome.output
    }
    return found
  }

  static let rule = Rule(
    "every example and every conformance script can be read by Lua",
    reading: ["Examples", "Tests/Conformance"],
    ending: [".lua"]
  ) { files in
    let found = try violations(in: files.map { Repository.path($0.path) })
    return found.split(separator: "\n").map(String.init)
  }
}
