import LazyScenes
import LazyTestSupport
import RepositoryReading
import Testing

/// `lazylab scene`, `play`, `export` and `recording` through the built binary.
@Suite struct SceneTests {
  private let folder: Shell

  init() throws { folder = try Shell() }

  private func lazylab(_ words: String) throws -> Command.Outcome { try folder.run("$L " + words) }

  private func exists(_ name: String) throws -> Bool { try folder.names.contains(name) }

  private static let list = """
    local rows = {}
    for i = 1, 60 do rows[i] = { id = "r" .. i, tall = 20 + i % 7 * 10 } end
    local data = lab.data(rows)
    local window = Window { width = 400, height = 300,
      ScrollView { LazyVStack { spacing = 4,
        ForEach { data, function(row) return Item { height = row.tall } end } } } }
    local scroll = window:scrollView()
    scroll:drag { by = 120, duration = 0.2 }
    scroll:scrollTo { id = "r40", anchor = "top", animation = true }
    data:insert(1, { id = "new", tall = 90 })
    data:remove(20)
    window:step(3)
    window:resize(500, 200)
    scroll:fling(-2000)
    """

  private func makeScene(_ script: String = list) throws -> String {
    try folder.write(script, to: "list.lua")
    let made = try lazylab("scene list.lua --force")
    try #require(made.status == 0, "\(made.output)")
    return try folder.text(of: "list.json")
  }

  @Test func `a scene that was written, played and compared is equal to the digit`() throws {
    let scene = try makeScene()
    #expect(scene.hasPrefix(Scene.mark))
    #expect(scene.contains(#""scrollBy": {"points": 120, "frames": 12}"#))
    #expect(scene.contains(#""scrollTo": {"id": "r40", "anchor": 0, "animation": true}"#))
    #expect(scene.contains(#""remove": {"at": 18}"#))
    #expect(scene.contains(#""fling": -2000"#))
    #expect(try lazylab("play list.json -o list.jsonl").status == 0)
    let compared = try lazylab("recording compare list.jsonl --points 0 --rows 0")
    #expect(compared.status == 0)
    #expect(compared.output.hasPrefix("the same in "))
    let checked = try lazylab("recording check list.jsonl")
    #expect(checked.output.contains("frames: all"))
    #expect(!checked.output.contains("lacks"))
  }

  /// Screens as people write them; `lazylab scene` itself compares each frame with the run.
  @Test(arguments: Repository.files(in: ["Tests/Recordings/screens"]).map(\.path).sorted())
  func `an everyday screen is a scene, and its recording has all`(path: String) throws {
    let made = try lazylab("scene \(Repository.path(path)) -o screen.json --force")
    #expect(made.status == 0, "\(made.output)")
    // Nothing in these screens changes by itself.
    #expect(try !folder.text(of: "screen.json").contains(#""grow""#))
    #expect(try lazylab("play screen.json -o screen.jsonl").status == 0)
    let checked = try lazylab("recording check screen.jsonl")
    #expect(checked.status == 0)
    #expect(checked.output.contains("frames: all"))
    #expect(try lazylab("recording compare screen.jsonl --points 0 --rows 0").status == 0)
  }

  /// Scenes that once broke an invariant of the simulator, which the built binary checks.
  @Test(arguments: Repository.files(in: ["Tests/Recordings/played"]).map(\.path).sorted())
  func `a scene is played to its end`(path: String) throws {
    #expect(try lazylab("play \(Repository.path(path)) -o played.jsonl").status == 0)
    let checked = try lazylab("recording check played.jsonl")
    #expect(checked.output.contains("frames: all"))
    #expect(checked.status == 0)
  }

  @Test func `what is left out of a scene is told though it changes nothing`() throws {
    let path = Repository.path("Tests/Recordings/screens/nested-scroll.lua")
    let made = try lazylab("scene \(path) -o screen.json --force")
    #expect(made.output.contains("left out, which changes nothing of what it shows: "))
    #expect(made.output.contains("what is done to nested scroll views"))
  }

  @Test func `a scene from standard input is played to standard output`() throws {
    _ = try makeScene()
    let played = try lazylab("play list.json")
    let piped = try lazylab("play - < list.json")
    #expect(piped.output == played.output)
    #expect(played.output.hasPrefix(Recording.mark))
  }

  @Test func `what a scene cannot say is told, and --partly writes it anyway`() throws {
    let script = """
      local window = Window { width = 400, height = 300,
        ScrollView { LazyVStack { ForEach(50, function() return Item { height = 90 } end) } }
          :scrollTargetBehavior("paging") }
      window:scrollView():fling(3000)
      """
    try folder.write(script, to: "list.lua")
    let refused = try lazylab("scene list.lua")
    #expect(refused.status == 1)
    #expect(refused.output.contains("a scene does not show what the script shows: in frame "))
    #expect(refused.output.contains("it cannot say: scrollTargetBehavior"))
    #expect(try !exists("list.json"))
    let partly = try lazylab("scene list.lua --partly")
    #expect(partly.status == 1)
    #expect(try exists("list.json"))
  }

  @Test(arguments: [
    ("x = 1", "there is no scene of it: it made no window"),
    ("Window { width = 1, height = 1, Divider() }", "the window has no scroll view"),
    ("error 'no'", "nothing was written, because the script failed"),
    (
      "Window { width = 9, height = 9, ScrollView { LazyVStack { "
        + "ForEach(1000000, function() return Item { height = 1 } end) } } }",
      "LazyVStack has 1000000 rows, and at most 100000 can be written"
    ),
  ])
  func `a script without a scene says why`(script: String, words: String) throws {
    try folder.write(script, to: "list.lua")
    let outcome = try lazylab("scene list.lua")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(words), "\(outcome.output)")
    #expect(try !exists("list.json"))
  }

  @Test func `files that another command wrote are not replaced`() throws {
    _ = try makeScene()
    try folder.write("mine", to: "mine.json")
    let refused = try lazylab("scene list.lua -o mine.json")
    #expect(refused.status == 2)
    let words = "it exists and is not what this run wrote; --force replaces it"
    #expect(refused.output.contains(words))
    #expect(try folder.text(of: "mine.json") == "mine")
    // A scene may have been edited by hand.
    #expect(try lazylab("scene list.lua").status == 2)
    #expect(try lazylab("scene list.lua --force").status == 0)
  }

  @Test func `what another list recorded and what is read are not replaced`() throws {
    _ = try makeScene()
    _ = try lazylab("play list.json -o list.jsonl")
    #expect(try lazylab("play list.json -o list.jsonl").status == 0)
    let text = try folder.text(of: "list.jsonl")
    let other = text.replacing(#""toolkit":"lazylab"#, with: #""toolkit":"X"#)
    try folder.write(other, to: "x.jsonl")
    let refused = try lazylab("play list.json -o x.jsonl")
    #expect(refused.status == 2)
    #expect(refused.output.contains("it exists and is not a recording by lazylab"))
    _ = try lazylab("recording fit list.jsonl -o fitted.lua")
    let again = try lazylab("recording fit list.jsonl -o fitted.lua")
    #expect(again.status == 2)
    for words in [
      "play list.json -o list.json --force", "recording fit list.jsonl -o list.jsonl --force",
      "recording fit list.jsonl --profile fitted.lua -o fitted.lua --force",
    ] {
      let refused = try lazylab(words)
      #expect(refused.status == 2)
      #expect(refused.output.contains("it is read here"), "\(refused.output)")
    }
  }

  @Test func `a recording with nothing to compare is not the same`() throws {
    _ = try makeScene()
    let head = try lazylab("play list.json").output.split(separator: "\n")[0]
    try folder.write(head + "\n{\"frame\":1}\n{\"frame\":2}\n", to: "bare.jsonl")
    let compared = try lazylab("recording compare bare.jsonl")
    #expect(compared.status == 1)
    #expect(compared.output.contains("'bare.jsonl': there is nothing to compare"))
  }

  @Test func `two rows with one id have no scene, which says what helps`() throws {
    let script = """
      local window = Window { width = 300, height = 200, ScrollView { LazyVStack {
        ForEach(9, function() return Item { height = 60 }, Item { height = 10 } end) } } }
      """
    try folder.write(script, to: "list.lua")
    let outcome = try lazylab("scene list.lua")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("two rows have the id 1; put the views of an element in one"))
  }

  @Test func `a scene or a recording that is wrong names the file and the place`() throws {
    let scene = try makeScene().replacing(#""length": 20"#, with: #""length": -20"#)
    try folder.write(scene, to: "bad.json")
    let played = try lazylab("play bad.json")
    #expect(played.status == 2)
    #expect(played.output.contains("cannot read the scene 'bad.json'"))
    #expect(played.output.contains("].length is -20, not a number from 0"))
    let compared = try lazylab("recording compare bad.json")
    #expect(compared.status == 2)
    #expect(compared.output.contains("cannot read the recording 'bad.json'"))
    try folder.write(
      scene.replacing(#""id": "r40", "anchor""#, with: #""id": "x", "anchor""#)
        .replacing(#""length": -20"#, with: #""length": 20"#),
      to: "lost.json"
    )
    let lost = try lazylab("play lost.json")
    #expect(lost.status == 1)
    #expect(lost.output.contains("program[1], in frame "))
    #expect(lost.output.contains("no view has the id x; the ids here are r1 … r60"))
  }

  @Test func `a recording that is cut off is compared as far as it goes`() throws {
    _ = try makeScene()
    _ = try lazylab("play list.json -o list.jsonl")
    let text = try folder.text(of: "list.jsonl")
    try folder.write(String(text.dropLast(40)), to: "cut.jsonl")
    let cut = try lazylab("recording compare cut.jsonl")
    #expect(cut.status == 1)
    #expect(cut.output.contains("is cut off"))
    #expect(cut.output.contains("the same in "))
  }

  @Test func `frames of the scene that are missing are told, and are not the same`() throws {
    _ = try makeScene()
    let lines = try lazylab("play list.json").output.split(separator: "\n")
    try folder.write(lines[...1].joined(separator: "\n") + "\n", to: "one.jsonl")
    let compared = try lazylab("recording compare one.jsonl")
    #expect(compared.status == 1)
    let count = lines.count - 1
    let missing = "lacks \(count - 1) of the \(count) frames of its scene, the first of them 2"
    #expect(compared.output.contains("'one.jsonl' \(missing)"), "\(compared.output)")
    #expect(compared.output.contains("the same in 1 frame\n"))
  }

  @Test func `a recording whose first line is cut off is told to be one`() throws {
    _ = try makeScene()
    try folder.write(String(lazylab("play list.json").output.prefix(150)), to: "head.jsonl")
    for verb in ["check", "compare", "fit"] {
      let outcome = try lazylab("recording \(verb) head.jsonl")
      #expect(outcome.status == 2)
      #expect(outcome.output.contains("line 1, which is about the whole, is cut off"))
    }
  }

  @Test func `what stands before a recording is told and left out`() throws {
    _ = try makeScene()
    _ = try lazylab("play list.json -o list.jsonl")
    try folder.write("Some console says\n" + folder.text(of: "list.jsonl"), to: "noisy.jsonl")
    let checked = try lazylab("recording check noisy.jsonl")
    #expect(checked.status == 1)
    #expect(checked.output.contains("noisy.jsonl: line 1 is no JSON object"))
    #expect(checked.output.contains("frames: all"))
  }

  @Test func `a recording without its last frames is cut off`() throws {
    _ = try makeScene()
    try folder.write(String(lazylab("play list.json").output.prefix(6_000)), to: "long.jsonl")
    let lines = try folder.text(of: "long.jsonl").split(separator: "\n").dropLast()
    try folder.write(lines.joined(separator: "\n") + "\n", to: "cut.jsonl")
    let checked = try lazylab("recording check cut.jsonl")
    #expect(checked.status == 1)
    #expect(checked.output.contains("it ends before the scene does"))
  }

  @Test func `a file of another kind is told by its kind`() throws {
    _ = try makeScene()
    _ = try lazylab("play list.json -o list.jsonl")
    for (words, kind) in [
      ("play list.jsonl", "it is a recording; 'lazylab recording compare' plays its scene"),
      ("recording check list.json", "it is a scene; 'lazylab play' makes a recording of it"),
      ("play list.lua", "it is a script; 'lazylab scene' makes a scene of it"),
    ] {
      let outcome = try lazylab(words)
      #expect(outcome.status == 2)
      #expect(outcome.output.contains(kind), "\(outcome.output)")
    }
    let fit = try lazylab("recording fit list.jsonl fitted.lua")
    #expect(fit.status == 2)
    #expect(fit.output.contains("did you mean -o fitted.lua?"))
  }

  @Test func `a fit refuses an estimator that its file could not name`() throws {
    _ = try makeScene()
    _ = try lazylab("play list.json -o list.jsonl")
    let profile = Repository.path("Examples/profiles/chromium.lua")
    let fit = try lazylab("recording fit list.jsonl --profile \(profile)")
    #expect(fit.status == 2)
    #expect(fit.output.contains("a fit begins with a built-in estimator"))
  }

  @Test func `recordings of different scenes are not compared`() throws {
    _ = try makeScene()
    _ = try lazylab("play list.json -o one.jsonl")
    _ = try makeScene(Self.list + "\nwindow:step()")
    _ = try lazylab("play list.json -o two.jsonl")
    let compared = try lazylab("recording compare one.jsonl two.jsonl")
    #expect(compared.status == 2)
    #expect(compared.output.contains("recordings of different scenes"))
  }

  @Test func `a fitted profile makes a script do what was recorded`() throws {
    _ = try makeScene()
    let hidden = "return lab.profile { \"swiftui2027\", editAnchor = \"offset\", rubberBand = 0.3 }"
    try folder.write(hidden, to: "hidden.lua")
    #expect(
      try lazylab("play list.json --profile hidden.lua -o list.jsonl").status == 0
    )
    let parted = try lazylab("recording compare list.jsonl")
    #expect(parted.status == 1)
    #expect(parted.output.contains("editAnchor = offset: apart by 0 in that frame"))
    let fitted = try lazylab("recording fit list.jsonl -o fitted.lua")
    #expect(fitted.status == 0)
    #expect(fitted.output.contains("not shown by these recordings: "))
    let profile = try folder.text(of: "fitted.lua")
    #expect(profile.contains(#"editAnchor = "offset""#))
    #expect(
      try lazylab("recording compare list.jsonl --profile fitted.lua").status == 0
    )
    let again = try lazylab("scene list.lua --profile fitted.lua -o again.json")
    #expect(again.status == 0)
    #expect(try folder.text(of: "again.json").contains(#""editAnchor": "offset""#))
  }

  @Test(arguments: [
    ("return 5", "what wrong.lua returns is 5, not a profile or the name of one"),
    ("return { profil = 1 }", #"returns a table with "profil"; it takes profile, estimator"#),
    ("return { estimator = 'no' }", #"estimator of wrong.lua is "no", not an estimator"#),
    ("error 'no'", "wrong.lua:1: no"),
  ])
  func `a file that is no profile says what is wrong`(text: String, message: String) throws {
    _ = try makeScene()
    try folder.write(text, to: "wrong.lua")
    for words in ["play list.json", "run list.lua"] {
      let outcome = try lazylab("\(words) --profile wrong.lua")
      #expect(outcome.status == 1)
      #expect(outcome.output.contains(message), "\(outcome.output)")
    }
  }

  @Test func `export writes a folder for each list, or says what that cannot do`() throws {
    _ = try makeScene()
    for (toolkit, words) in [
      ("qtquick", "jumps are not animated"), ("chromium", "nobody's finger moves it"),
    ] {
      let refused = try lazylab("export --to \(toolkit) list.json -o out")
      #expect(refused.status == 1)
      #expect(refused.output.contains("\(toolkit) cannot play the scene: program["))
      #expect(refused.output.contains(words), "\(refused.output)")
      #expect(try !exists("out"))
    }
    _ = try makeScene(Self.list.replacing("scroll:fling(-2000)", with: ""))
    let swift = try lazylab("export --to swiftui list.json -o swift")
    #expect(swift.status == 0)
    #expect(try folder.text(of: "swift/ScenePlayer.swift").contains(#""id":"r40""#))
    let chromium = try lazylab("export --to chromium list.json -o chromium")
    #expect(chromium.output.split(separator: "\n").count == 3)
    #expect(try folder.run("ls chromium").output == "page.html\nplay.py\nscene.json\n")
    let again = try lazylab("export --to chromium list.json -o chromium")
    #expect(again.status == 2)
    let wrong = try lazylab("export --to qt list.json -o qt")
    #expect(wrong.status == 2)
    #expect(wrong.output.contains("there are swiftui, qtquick, gtk, chromium"))
  }

  @Test func `options for scripts are refused where no script runs`() throws {
    _ = try makeScene()
    for option in ["--memory=5M", "--native-lua", "--trace=t.jsonl"] {
      let refused = try lazylab("play list.json \(option)")
      #expect(refused.status == 2, "\(option): \(refused.output)")
    }
  }
}
