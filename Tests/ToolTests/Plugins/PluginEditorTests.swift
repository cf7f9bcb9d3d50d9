import Foundation
import TestBasics
import Testing

/// What the tool tells people and their editors about plugins: `lazylab doctor`, `lazylab types`.
@Suite(.timeLimit(.minutes(30))) struct PluginEditorTests {
  @Test func `doctor lists each plugin that is found, and whether it loads`() throws {
    let scene = try PluginScene([
      ".lazylab/plugins/good.lua": PluginScene.good,
      ".lazylab/plugins/raises.lua": "error('at load')",
      ".lazylab/plugins/loops.lua": "while true do end",
      ".lazylab/plugins/folder/plugin.lua":
        "return { \(PluginScene.head("folder")), items = { 'row' } }",
      ".lazylab/plugins/folder/init.lua": "return { items = {} }",
    ])
    let end = try scene.run(["doctor"])
    #expect(end.status == 1)
    let lines = end.output.split(separator: "\n").filter { $0.contains(" plugin ") }
    #expect(lines.count == 4, "\(end.output)")
    #expect(lines.contains { $0.hasPrefix("ok") && $0.contains("good 1.0.0 in ") }, "\(end.output)")
    #expect(lines.contains { $0.hasPrefix("ok") && $0.hasSuffix("Programs.down, .greet") })
    for part in ["raises.lua:1: at load", "the limit of", "plugin.lua lists \"row\" under items"] {
      #expect(lines.contains { $0.hasPrefix("FAILS") && $0.contains(part) }, "\(end.output)")
    }
  }

  @Test func `doctor says where it looked for plugins`() throws {
    let end = try PluginScene().run(["doctor"])
    #expect(end.output.contains("none in .lazylab/plugins, "))
  }

  @Test func `types writes the annotations and the settings of the language server`() throws {
    let scene = try PluginScene(["good.lua": PluginScene.good])
    let end = try scene.run(["types", "--write", ".", "--plugin", "good.lua"])
    #expect(end.status == 0, "\(end.errors)")
    #expect(end.output == "wrote ./.lazylab/types/lazylab.lua\nwrote ./.luarc.json\n")
    let types = scene.folder.appending(path: ".lazylab/types/lazylab.lua")
    #expect(try String(contentsOf: types, encoding: .utf8).contains("Programs.down("))
    let file = scene.folder.appending(path: ".luarc.json")
    let settings = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let library = (settings as? [String: Any])?["workspace.library"] as? [String]
    #expect(library == [".lazylab/types"])
    let again = try scene.run(["types", "--write", "."])
    #expect(again.output == "wrote ./.lazylab/types/lazylab.lua\n")
  }

  @Test func `settings that are there stay, and what to add is said`() throws {
    let scene = try PluginScene([".luarc.json": "{}"])
    let end = try scene.run(["types", "--write", "."])
    #expect(end.status == 0)
    #expect(end.output.contains("add \".lazylab/types\" to its workspace.library"))
    let file = scene.folder.appending(path: ".luarc.json")
    #expect(try String(contentsOf: file, encoding: .utf8) == "{}")
    let wrong = try scene.run(["types", "--write", "nowhere"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("'nowhere'"))
  }
}
