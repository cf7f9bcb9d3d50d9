import Foundation
import LazyTestSupport
import LineEditor
import Testing

@testable import LazyLabCLI

@Suite struct HistoryFileTests {
  @Test(arguments: ["a", "a\nb", "a\\nb", "\\", "x = 'é\\\\'\n\n-- 漢", " \n"])
  func `an entry is one line, and comes back as it was`(entry: String) throws {
    #expect(!HistoryFile.line(for: entry).contains("\n"))
    #expect(HistoryFile.entry(in: HistoryFile.line(for: entry)) == entry)
  }

  @Test func `folders are made, and only the user may read the file`() throws {
    let home = try TemporaryHome()
    let path = home.url.appending(path: "a/b/history").path
    let file = HistoryFile(path: path)
    #expect(try file.load().entries == [])
    try file.append("one\ntwo")
    try file.append("three")
    #expect(try file.load().entries == ["one\ntwo", "three"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
  }

  @Test func `a line that was cut off is not joined by the next one`() throws {
    let home = try TemporaryHome()
    let path = home.url.appending(path: "history").path
    try Data("whole\nhal".utf8).write(to: URL(filePath: path))
    let file = HistoryFile(path: path)
    try file.append("next")
    #expect(try file.load().entries == ["whole", "hal", "next"])
  }

  @Test func `bytes that are no text do not hide the other entries`() throws {
    let home = try TemporaryHome()
    let path = home.url.appending(path: "history").path
    try Data(Array("a\n".utf8) + [0xff, 10] + Array("b\n".utf8)).write(to: URL(filePath: path))
    #expect(try HistoryFile(path: path).load().entries == ["a", "\u{fffd}", "b"])
  }
}

@Suite struct UserPathsTests {
  @Test(
    arguments: [
      (["HOME": "/h"], "/h/.local/state/lazylab/history", "/h/.config/lazylab/init.lua"),
      (
        ["HOME": "/h", "XDG_STATE_HOME": "/s", "XDG_CONFIG_HOME": "/c"], "/s/lazylab/history",
        "/c/lazylab/init.lua"
      ),
      (
        ["HOME": "/h", "XDG_STATE_HOME": "relative", "XDG_CONFIG_HOME": ""],
        "/h/.local/state/lazylab/history", "/h/.config/lazylab/init.lua"
      ),
      ([:], nil, nil), (["HOME": ""], nil, nil),
    ] as [([String: String], String?, String?)]
  )
  func `files are where the specification says`(
    environment: [String: String],
    history: String?,
    configuration: String?
  ) {
    let paths = UserPaths { environment[$0] }
    #expect(paths.history == history)
    #expect(paths.configuration == configuration)
  }
}
