import LazyTestSupport
import RepositoryReading
import Testing

/// What is said of the screens in the folder `Scenes` is what each of these scripts states.
@Suite(.leavesNothing) struct ToldSceneTests {
  @Test(arguments: ToldScene.all)
  func `what must be said of a scene is said, and nothing false`(scene: ToldScene) throws {
    #expect(try scene.mistakes() == [])
  }

  @Test func `the scenes are found`() {
    #expect(ToldScene.all.count > 480)
  }

  private static let window = """
    w = Window { width = 9, height = 9, Item { height = 9 } }
    print "some  words"
    """

  @Test(arguments: [
    ("-- A fact.\n-- says: other words\n", "unsaid: other words"),
    ("-- A fact.\n-- says: some\n-- never: some words\n", "said: some words"),
    ("-- A fact.\n-- says: \"words \"\n", "unsaid: words "),
    ("-- A fact.\n", "no line with -- says:"),
    ("-- says: some words\n", "the first line states no fact"),
    ("-- A fact.\n-- says: some\n-- newer: words\n", "no note: -- newer: words"),
    ("-- A fact.\n-- says: some\n\nw = nil\nerror('no', 0)\n", "error: no"),
  ])
  func `a scene that is not as it says is found`(header: String, mistake: String) throws {
    let sample = RepositoryFile(path: "sample.lua", text: header + Self.window)
    #expect(try ToldScene(sample).mistakes().first == mistake)
  }

  @Test func `a move that is counted and not told is found`() throws {
    let header = """
      -- A fact.
      -- says: some words

      local function Window()
        local function events() return function() end end
        return { trace = { events = events }, metrics = { moves = 1 } }
      end

      """
    let sample = RepositoryFile(path: "sample.lua", text: header + Self.window)
    let mistake = try #require(try ToldScene(sample).mistakes().first)
    #expect(mistake.contains("0 told, 1 counted"))
  }

  @Test func `a scene is well if its notes hold`() throws {
    let header = "-- A fact.\n-- says: some words\n-- never: other words\n"
    let sample = RepositoryFile(path: "sample.lua", text: header + Self.window)
    #expect(try ToldScene(sample).mistakes() == [])
  }
}
