import LazyScripting
import LazyTestSupport
import RepositoryReading
import Testing

@Suite(.timeLimit(.minutes(30))) struct PluginTemplateTests {
  @Test(arguments: NewPlugin.kinds)
  func `a new plugin of each kind passes its test and its kit`(kind: String) throws {
    let scene = try PluginScene()
    let made = try scene.run(["plugin", "new", kind, "my-first"])
    #expect(made.status == 0)
    #expect(made.errors == "")
    for file in ["plugin.lua", "init.lua", "my-first_test.lua"] {
      #expect(made.output.contains("my-first/\(file)"))
    }
    let test = try scene.run(["plugin", "test", "my-first"])
    #expect(test.status == 0, "\(test.output)\(test.errors)")
    #expect(test.output.hasPrefix("ok my-first/my-first_test.lua: "))
    #expect(test.errors == "")
    let check = try scene.run(["plugin", "check", "my-first"])
    #expect(check.status == 0, "\(check.output)\(check.errors)")
    #expect(check.output.contains("\nok \(kind) "))
    let entries = made.output.split(separator: "\n").filter { $0.hasPrefix("    > ") }
    let typed = entries.map { $0.dropFirst(6) }.joined(separator: "\n") + "\n"
    let seen = try scene.run(["--plugin", "my-first", "--events", "none"], input: typed)
    #expect(seen.status == 0 && !seen.output.isEmpty, "\(typed)\(seen.output)\(seen.errors)")
    #expect(seen.errors == "")
    let again = try scene.run(["plugin", "new", kind, "my-first"])
    #expect(again.status == 2)
    #expect(again.errors == "lazylab: cannot make 'my-first': File exists\n")
  }

  @Test func `a new layout stands in every container`() throws {
    let scene = try PluginScene()
    let made = try scene.run(["plugin", "new", "layout", "my-first"])
    let name = try #require(made.output.firstMatch(of: /ScrollView \{ (\w+) \{ rows/)).1
    let containers = Repository.files(in: ["Tests/ToolTests/Lengths"])
    let texts = ["containers.lua", "layouts.lua"].compactMap { name in
      containers.first { $0.path.hasSuffix("/\(name)") }?.text
    }
    #expect(texts.count == 2)
    let text = "LAYOUT, SAMPLE = \(name), false\n" + texts.joined()
    let end = try scene.script(text, plugins: ["my-first"])
    #expect(end.status == 0, "\(end.errors)")
    #expect(!end.errors.contains("unusableLength"), "\(end.errors)")
  }

  @Test func `a new plugin is in a form that Lua reads and that passes for neat`() throws {
    for kind in NewPlugin.kinds {
      let plugin = try NewPlugin(kind: kind, name: "my-first")
      for file in plugin.files {
        #expect(!file.text.contains("NAME") || file.text.contains("[NAME]"))
        #expect(file.text.hasSuffix("\n"))
        let lines = file.text.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 100 && !$0.hasSuffix(" ") }, "\(file.path)")
      }
    }
  }

  @Test func `a kind or a name that cannot be is refused with what was meant`() throws {
    let scene = try PluginScene()
    let kind = try scene.run(["plugin", "new", "estimater", "a"])
    #expect(kind.status == 2)
    #expect(
      kind.errors.contains("no kind of plugin 'estimater'; did you mean 'estimator'?")
    )
    let option = try scene.run(["plugin", "new", "view", "a", "--seed", "3"])
    #expect(option.status == 2)
    #expect(option.errors.contains("'plugin new' takes a kind and a name, and no options"))
    let name = try scene.run(["plugin", "new", "view", "../a"])
    #expect(name.status == 2)
    #expect(name.errors.contains("name is letters, digits, _ and -, beginning with a letter"))
    for (kind, name, message) in [
      ("view", "text", "Text is lazylab's own; choose another name"),
      ("command", "run", ".run is lazylab's own; choose another name"),
      ("program", "while", "\"while\" of programs is a word of Lua's; choose another name"),
    ] {
      let taken = try scene.run(["plugin", "new", kind, name])
      #expect(taken.status == 2)
      #expect(taken.errors.contains(message), "\(taken.errors)")
    }
  }

  @Test func `a test that fails, and one that expects nothing, fail the plugin`() throws {
    let scene = try PluginScene([
      "good.lua": PluginScene.good,
      "good_test.lua": "lab.expectEqual(lab.command('greet', 'A'), 'hello B', 'a greeting')",
    ])
    let failed = try scene.run(["plugin", "test", "good.lua"])
    #expect(failed.status == 1)
    #expect(failed.output.hasPrefix("FAILED good_test.lua: 1 expectation\n"))
    #expect(failed.output.contains("good_test.lua:1: a greeting: "))
    #expect(failed.output.contains("alone: lazylab test --plugin good.lua good_test.lua\n"))
    try scene.write("print(lab.command('greet'))", to: "good_test.lua")
    let empty = try scene.run(["plugin", "test", "good.lua"])
    #expect(empty.status == 1)
    #expect(empty.output.contains("good_test.lua expects nothing; write lab.expect"))
    try scene.write("error('no')", to: "good_test.lua")
    #expect(try scene.run(["plugin", "test", "good.lua"]).status == 1)
    let none = try scene.run(["plugin", "test", "none"])
    #expect(none.status == 2)
    try scene.write(PluginScene.good, to: "untested.lua")
    let untested = try scene.run(["plugin", "test", "untested.lua"])
    #expect(untested.status == 2)
    #expect(untested.errors.contains("'untested.lua' has no tests, which are files *_test.lua"))
  }
}
