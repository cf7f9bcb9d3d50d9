import Foundation
import RepositoryReading
import Testing

/// Scenes, recordings and exported programs, as other programs read them.
@Suite(.timeLimit(.minutes(5))) struct SceneFormatTests {
  private static let examples = [
    "contacts", "prepend", "jump", "talk/01-origami-app", "talk/22-programmatic-scroll",
    "pains/01-content-that-jumps-on-the-way-up", "pains/17-a-keyboard-that-moves-the-text",
  ]

  private static func script(of name: String) -> String { Repository.path("Examples/\(name).lua") }

  @Test func `jsonschema finds every scene and every recording valid`() throws {
    try BuiltProgram.inFolder { folder in
      var paths: [String] = []
      for (number, name) in Self.examples.enumerated() {
        let scene = folder.appending(path: "\(number).json").path
        _ = try BuiltProgram.lazylab(["scene", Self.script(of: name), "-o", scene])
        _ = try BuiltProgram.lazylab(["play", scene, "-o", scene + "l"])
        paths += [scene, scene + "l"]
      }
      let schemas = Repository.path("Sources/LazyScenes/Formats")
      let found = try BuiltProgram.python("check-scenes.py", [schemas] + paths)
      #expect(found.count == paths.count)
      for line in found { #expect(line.last == "valid", "\(line)") }
      let broken = folder.appending(path: "broken.json").path
      try Data(#"{"format":"lazylab-scene","version":1,"frames":0}"#.utf8)
        .write(to: URL(filePath: broken))
      #expect(try BuiltProgram.python("check-scenes.py", [schemas, broken])[0].last != "valid")
    }
  }

  @Test func `Swift accepts what is exported for SwiftUI`() throws {
    try BuiltProgram.inFolder { folder in
      let script = """
        local window = Window { width = 390, height = 844, ScrollView { LazyVStack {
          ForEach { { "plain", '\\"\\"\\"###', "\\\\(x)", "ü 漢" }, id = "self",
            function(text) return Item { height = 40 } end } } } }
        window:scrollView():scrollTo { id = "ü 漢" }
        """
      let path = folder.appending(path: "list.lua").path
      try Data(script.utf8).write(to: URL(filePath: path))
      let scene = folder.appending(path: "list.json").path
      _ = try BuiltProgram.lazylab(["scene", path, "-o", scene])
      let out = folder.appending(path: "out").path
      _ = try BuiltProgram.lazylab(["export", "--to", "swiftui", scene, "-o", out])
      let checked = try Command.run(
        "swiftc",
        [
          "-typecheck", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors",
          "-module-cache-path", folder.appending(path: "cache").path,
          "-I", Repository.path("Tests/SwiftUIDeclarations"), out + "/ScenePlayer.swift",
        ]
      )
      #expect(checked.status == 0, "\(checked.output.prefix(2_000))")
    }
  }

  @Test func `Chromium plays an exported scene, and the recording is valid`() throws {
    try BuiltProgram.inFolder { folder in
      let script = """
        local rows = {}
        for i = 1, 200 do rows[i] = { id = "r" .. i, tall = 20 + i % 7 * 10 } end
        local data = lab.data(rows)
        local window = Window { width = 400, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { data, function(row) return Item { height = row.tall } end } } } }
        window:step(5)
        window:scrollView():scrollTo { id = "r100", anchor = "top" }
        window:step(5)
        data:insert(1, { id = "new", tall = 90 })
        window:step(5)
        """
      let path = folder.appending(path: "list.lua").path
      try Data(script.utf8).write(to: URL(filePath: path))
      let scene = folder.appending(path: "list.json").path
      _ = try BuiltProgram.lazylab(["scene", path, "-o", scene])
      let out = folder.appending(path: "out").path
      _ = try BuiltProgram.lazylab(["export", "--to", "chromium", scene, "-o", out])
      let recording = folder.appending(path: "chromium.jsonl").path
      let played = try Command.run(
        "sh",
        ["-c", "python3 \"$0\" > \"$1\"", out + "/play.py", recording]
      )
      #expect(played.status == 0, "\(played.output)")
      let check = try BuiltProgram.lazylab(["recording", "check", recording])
      #expect(check.contains("frames: all"))
      // What both do alike: rows in sight stand still when one is inserted above them.
      let lines = try String(contentsOfFile: recording, encoding: .utf8).split(separator: "\n")
      let rows = lines.compactMap { $0.firstRange(of: "\"rows\":[[\"r100\",0,40]") }
      #expect(rows.count >= 8)
    }
  }
}
