import Foundation
import Testing

/// Compares text with a committed file; `LAZYLAB_RECORD=1` writes the file and fails the test.
enum Snapshot {
  static func expect(
    _ text: String,
    is name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Snapshots").appending(path: name)
    if ProcessInfo.processInfo.environment["LAZYLAB_RECORD"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)", sourceLocation: sourceLocation)
      return
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
