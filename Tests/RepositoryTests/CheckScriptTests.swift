import Foundation
import RepositoryReading
import Testing

/// `Scripts/check`, with something in the place of the compiler that does nothing but fail.
@Suite struct CheckScriptTests {
  /// Ends with 1 where it is asked for what fails.
  private static let swift = """
    #!/bin/sh
    case "$*" in
      *--show-bin-path) echo "$(dirname "$0")" ;;
      "$FAILING "*) exit 1 ;;
    esac
    """

  private static let rules = """
    #!/bin/sh
    [ "$FAILING" != rules ]
    """

  @Test(arguments: ["nothing", "build", "rules", "format", "test"])
  func `what fails makes the check fail`(part: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "check-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("swift", Self.swift), ("Rules", Self.rules)] {
      let file = folder.appending(path: name).path
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let outcome = try Command.run(
      "env",
      ["PATH=\(folder.path):\(path)", "FAILING=\(part)", Repository.path("Scripts/check")]
    )
    #expect(outcome.status == (part == "nothing" ? 0 : 1), "\(outcome.output)")
  }
}
