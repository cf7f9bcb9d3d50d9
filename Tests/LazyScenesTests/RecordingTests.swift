import LazyReports
import LazyScenes
import LazyStacks
import Testing

/// Recordings are read line by line, compared figure by figure, and fitted.
@Suite struct RecordingTests {
  /// Rows of seven lengths in turn, from one on longer by 13 points.
  private static func scene(
    rows: Int = 60,
    longerFrom first: Int = .max,
    frames: Int = 6,
    _ program: [Scene.Step] = []
  ) -> Scene {
    let rows = (0..<rows).map {
      let length = Double(20 + $0 % 7 * 10 + ($0 < first ? 0 : 13))
      return Scene.Row(id: .string("r\($0)"), length: length, across: 400)
    }
    var scene = Scene(
      viewport: Size(width: 400, height: 300),
      parts: [Scene.Part(.lazyStack, sections: [Scene.Section(rows: rows)])]
    )
    scene.frames = frames
    scene.program = program
    return scene
  }

  private static func recording(
    of scene: Scene,
    with setting: ScenePlayer.Setting = .init()
  ) throws -> Recording {
    let origin = Recording.Origin(toolkit: "a list", system: "a system")
    return Recording(
      by: origin,
      of: scene,
      frames: try ScenePlayer(scene, with: setting).frames()
    )
  }

  private func read(_ text: String) throws -> (recording: Recording, faults: [String]) {
    var reader = RecordingReader()
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    let last = lines.removeLast()
    for line in lines { try reader.read(line[...], isWhole: true) }
    if !last.isEmpty { try reader.read(last[...], isWhole: false) }
    return (try reader.recording(), reader.faults)
  }

  @Test func `a recording is the same once it was written and read`() throws {
    let program = [Scene.Step(frame: 2, .scroll(.by(130.5, frames: 3)))]
    let recording = try Self.recording(of: Self.scene(program))
    let (again, faults) = try read(recording.jsonLines)
    #expect(again == recording)
    #expect(faults == [])
    #expect(!recording.jsonLines.hasPrefix(Recording.mark))
  }

  @Test(arguments: [
    (#"{"format":"lazylab-recording"}"# + "\n", "line 8 begins a second recording"),
    ("{", "line 8 is cut off"), ("{\n", "line 8 is no JSON object"),
    (#"{"frame":6,"offset":1}"# + "\n", "line 8: frame 6 stands after frame 6"),
    (#"{"frame":7}"# + "\n", "line 8: frame 7 is beyond the scene, which has 6"),
    (#"{"frame":0}"# + "\n", "line 8: frame is 0, not a whole number from 1"),
    (#"{"frame":6,"speed":1}"# + "\n", #"line 8: the member "speed" is not known here"#),
  ])
  func `a line that is wrong is named, and the others are read`(line: String, fault: String) throws
  {
    let recording = try Self.recording(of: Self.scene())
    let (read, faults) = try read(recording.jsonLines + line)
    #expect(read == recording)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test(arguments: [
    (#""rows":[["x",0,20]]"#, #"line 7: rows names "x", which the scene does not have"#),
    (#""created":["r1","r1"]"#, #"line 7: created names "r1" twice"#),
    (#""offset":1e400"#, "line 7: offset is no finite number, not a number"),
  ])
  func `a frame has rows of the scene, each once, and finite numbers`(
    members: String,
    fault: String
  ) throws {
    var recording = try Self.recording(of: Self.scene())
    recording.frames.removeLast()
    let line = #"{"frame":6,"# + members + "}\n"
    let (read, faults) = try read(recording.jsonLines + line)
    #expect(read == recording)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix(fault) == true, "\(faults)")
  }

  @Test func `time does not run back`() throws {
    var recording = try Self.recording(of: Self.scene())
    recording.frames[3].time = 0.01
    let (read, faults) = try read(recording.jsonLines)
    #expect(read.frames.map(\.number) == [1, 2, 3, 5, 6])
    #expect(faults.first?.contains("time does not run back") == true)
  }

  @Test func `what does not begin a recording is refused`() {
    for text in ["", "x\n", "{}\n", #"{"format":"lazylab-scene"}"# + "\n"] {
      #expect(throws: FormatError.self) { try read(text) }
    }
  }

  @Test func `two recordings part in the first figure that differs`() throws {
    let recording = try Self.recording(of: Self.scene())
    var other = recording.frames
    other[2].offset = 3
    other[4].size = 1
    let comparison = RecordingComparison(of: other, with: recording.frames)
    #expect(comparison.first?.frame == 3)
    #expect(comparison.first?.figure == .offset)
    #expect(comparison.first?.words(own: "a", other: "b") == "3 in a, 0 in b")
    #expect(comparison.summaries.first { $0.figure == .size }?.differing == 1)
    let missing = RecordingComparison(of: [other[0], other[5]], with: recording.frames)
    #expect(missing.isSame)
    #expect(missing.frames == 2)
  }

  @Test func `rows stand where their lengths put them`() throws {
    let frames = try Self.recording(of: Self.scene()).frames
    let rows = try #require(frames[0].rows)
    #expect(rows.map(\.start) == [0, 20, 50, 90, 140, 200, 270])
    #expect(frames[0].created?.count == 8)
    #expect(frames[1].created == [])
  }

  @Test func `rows that are inserted above what is in sight move nothing`() throws {
    let new = (0..<5).map { Scene.Row(id: .string("n\($0)"), length: 33, across: 400) }
    let recording = try Self.recording(
      of: Self.scene([
        Scene.Step(
          frame: 2,
          .scroll(.to(.row("r30", anchor: 0), animation: nil, by: .proxy))
        ),
        Scene.Step(frame: 4, .insert(new, at: Scene.RowPlace(.row(0)))),
      ])
    )
    let (before, after) = (recording.frames[2], recording.frames[3])
    #expect(before.rows?.first?.id == "r30")
    #expect(after.rows == before.rows)
    #expect((after.offset ?? 0) > (before.offset ?? 0))
  }

  @Test func `a row that grows pushes those below it`() throws {
    let recording = try Self.recording(
      of: Self.scene([
        Scene.Step(
          frame: 3,
          .grow(Scene.Row(id: "r1", length: 130, across: 400), at: .init(.row(1)))
        )
      ])
    )
    let rows = try #require(recording.frames[2].rows)
    #expect(rows[1] == Recording.Row(id: "r1", start: 20, length: 130))
    #expect(rows[2].start == 150)
    #expect(recording.frames[2].created == [])
  }

  @Test func `a row has the length of the nearest width`() throws {
    var scene = Self.scene([
      Scene.Step(frame: 3, .resize(Size(width: 800, height: 300)))
    ])
    scene.parts[0].sections[0].rows[0].lengths.append(.init(across: 800, length: 10))
    let frames = try Self.recording(of: scene).frames
    #expect(frames[1].rows?[1].start == 20)
    #expect(frames[2].rows?[1].start == 10)
  }

  /// Noise of half a point at most, always the same, and every tenth frame lost.
  private static func disturbed(_ recording: Recording) -> Recording {
    var disturbed = recording
    disturbed.frames.removeAll { $0.number % 10 == 0 }
    for index in disturbed.frames.indices {
      let noise = Double(index * 7919 % 101) / 101 - 0.5
      disturbed.frames[index].offset? += noise
      disturbed.frames[index].size? += noise / 2
      for row in disturbed.frames[index].rows?.indices ?? 0..<0 {
        disturbed.frames[index].rows?[row].start -= noise
      }
    }
    return disturbed
  }

  private static let program: [Scene.Step] = [
    Scene.Step(frame: 3, .scroll(.fling(1500))),
    Scene.Step(frame: 60, .scroll(.to(.row("r150", anchor: 0), animation: nil, by: .proxy))),
    Scene.Step(
      frame: 70,
      .insert(
        [Scene.Row(id: "new", length: 77, across: 400)],
        at: Scene.RowPlace(.row(0))
      )
    ),
    Scene.Step(frame: 80, .scroll(.by(-3000, frames: 10))),
    Scene.Step(frame: 95, .scroll(.to(.end(isStart: false), animation: nil, by: .proxy))),
  ]

  /// Two slow scrolls to what is far away.
  private static let far: [Scene.Step] = zip([5, 58], ["r150", "r100"]).map { frame, row in
    Scene.Step(
      frame: frame,
      .scroll(.to(.row(.string(row), anchor: 0), animation: Animation.default.form, by: .proxy))
    )
  }

  /// Jumps to what is a few viewports away.
  private static let near: [Scene.Step] = zip(
    [5, 10, 15, 20, 25],
    ["r8", "r20", "r38", "r30", "r12"]
  ).map { frame, row in
    Scene.Step(
      frame: frame,
      .scroll(.to(.row(.string(row), anchor: 0), animation: nil, by: .proxy))
    )
  }

  @Test(arguments: [
    "editAnchor", "retention", "estimator", "lookAhead", "decelerationRate", "cacheAfter",
    "cacheRows", "edgeLanding", "prefetch", "cacheReach", "reachForward", "exactReach",
  ])
  func `a fit finds a parameter that a recording shows, through noise and lost frames`(
    name: String
  ) throws {
    var hidden = ScenePlayer.Setting()
    switch name {
    case "editAnchor": hidden.profile.editAnchor = .offset
    case "retention": hidden.profile.retention = 3
    case "estimator":
      let isKnown = hidden.takeEstimator("fixed(31)")
      #expect(isKnown)
    case "lookAhead": hidden.profile.lookAhead = 4
    case "cacheAfter": hidden.profile.cacheAfter = 333
    case "cacheReach": (hidden.profile.cacheReach, hidden.profile.cacheAfter) = (.guessed, 300)
    case "reachForward": hidden.profile.reachForward = 0.7
    case "exactReach": hidden.profile.exactReach = 1.2
    case "cacheRows": (hidden.profile.cacheUnit, hidden.profile.cacheRows) = (.rows, 23)
    case "edgeLanding": hidden.profile.edgeLanding = .estimate
    case "prefetch": hidden.profile.prefetch = false
    default: hidden.profile.decelerationRate = 0.99
    }
    let scene =
      switch name {
      case "reachForward": Self.scene(rows: 200, longerFrom: 15, frames: 107, Self.far)
      case "exactReach": Self.scene(rows: 200, longerFrom: 15, frames: 60, Self.near)
      default: Self.scene(rows: 200, frames: 100, Self.program)
      }
    let recording = Self.disturbed(try Self.recording(of: scene, with: hidden))
    var fit = ProfileFit(to: [recording])
    let result = try fit.run(from: .init())
    let companion = ["cacheRows": "cacheUnit", "cacheReach": "cacheAfter"][name]
    #expect(result.changes.map(\.name).sorted() == [companion, name].compactMap(\.self).sorted())
    #expect(result.distance < 1)
    #expect(result.distance < result.distanceBefore)
    #expect(result.unseen.contains("gridPasses"))
    // A length is found as near as half a point shows it.
    var setting = result.setting
    #expect(abs(setting.profile.cacheAfter - hidden.profile.cacheAfter) < 10)
    #expect(abs(setting.profile.reachForward - hidden.profile.reachForward) < 0.1)
    #expect(abs(setting.profile.exactReach - hidden.profile.exactReach) < 0.1)
    setting.profile.cacheAfter = hidden.profile.cacheAfter
    setting.profile.reachForward = hidden.profile.reachForward
    setting.profile.exactReach = hidden.profile.exactReach
    #expect(setting == hidden)
  }
}
