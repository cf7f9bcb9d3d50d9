import LazyScenes
import LazyStacks
import Testing

/// A scene is the same once it was written and read; what is wrong with one is named.
@Suite struct SceneFormatTests {
  private static let head = #""format":"lazylab-scene","version":1,"#

  private func read(_ members: String) throws(FormatError) -> Scene {
    try Scene(json: Array("{\(Self.head)\(members)}".utf8))
  }

  private static var everything: Scene {
    let row = Scene.Row(id: "a", length: 44, across: 390)
    let wide = Scene.Row(
      id: .path(["s", 1]),
      lengths: [.init(across: 390, length: 60.5), .init(across: 844, length: 30)]
    )
    var scene = Scene(
      viewport: Size(width: 390, height: 844),
      parts: [
        Scene.Part(.stack, sections: [Scene.Section(rows: [row])]),
        Scene.Part(
          .lazyStack,
          spacing: 8,
          padding: Scene.Ends(start: 16, end: 0.5),
          pinnedViews: [.sectionHeaders, .sectionFooters],
          sections: [
            Scene.Section(
              id: "s",
              header: Scene.Row(id: nil, length: 30, across: 390),
              rows: [wide],
              footer: Scene.Row(id: .boolean(true), length: 20, across: 390)
            )
          ]
        ),
        Scene.Part(
          .lazyGrid([
            GridItem(.fixed(80), spacing: 4), GridItem(.flexible(minimum: 10)),
            GridItem(.adaptive(minimum: 50, maximum: 100)),
          ]),
          sections: [Scene.Section(rows: [Scene.Row(id: .number(1.5), length: 0, across: 390)])]
        ),
      ]
    )
    scene.title = "everything"
    scene.insets = Scene.Ends(start: 1, end: 2)
    scene.anchors = [.initialOffset: 1, .alignment: 0.5]
    scene.hasBinding = true
    scene.frameRate = 120
    scene.spacing = 10
    scene.frames = 30
    scene.program = program(row, wide)
    return scene
  }

  private static func program(_ row: Scene.Row, _ wide: Scene.Row) -> [Scene.Step] {
    // What comes after the resize is for that width.
    let row = Scene.Row(id: .path(["s", "b"]), length: 44, across: 844)
    let place = Scene.RowPlace(part: 1, section: 0, .row(0))
    let spring = Animation.spring(response: 0.4, dampingFraction: 0.7).form
    let actions: [Scene.Action] = [
      .scroll(.by(100, frames: 0)), .scroll(.by(-20.25, frames: 6)),
      .scroll(.finger([.init(time: 0, distance: 0), .init(time: 0.1, distance: 30)])),
      .scroll(.fling(2000)), .scroll(.stop),
      .scroll(.to(.row("a", anchor: nil), animation: nil, by: .proxy)),
      .scroll(.to(.row("a", anchor: 0.5), animation: Animation.default.form, by: .binding)),
      .scroll(.to(.end(isStart: false), animation: spring, by: .binding)),
      .scroll(.to(.offset(12), animation: Animation.easeIn(duration: 1).form, by: .proxy)),
      .resize(Size(width: 844, height: 390)), .insets(Scene.Ends(start: 5, end: 0)),
      .insert([Scene.Row(id: .path(["s", "n"]), length: 1, across: 844)], at: place),
      .remove(2, at: place), .insert([row], at: place), .change(wide, at: place),
      .grow(wide, at: place), .setRows([row, wide], part: 1, section: 0),
      .insertSection(
        Scene.Section(rows: [Scene.Row(id: "c", length: 44, across: 844)]),
        part: 2,
        section: 0
      ),
      .removeSection(part: 2, section: 0),
      .remove(1, at: Scene.RowPlace(part: 1, .header)),
    ]
    return actions.enumerated().map { Scene.Step(frame: 2 + $0, $1) }
  }

  @Test func `a scene with everything is the same once it was written and read`() throws {
    let scene = Self.everything
    let text = scene.json
    #expect(text.hasPrefix(Scene.mark))
    #expect(try Scene(json: Array(text.utf8)) == scene)
  }

  private static let rows = #""viewport":{"width":400,"height":300},"frames":9,"content":["#
  private static let list =
    rows + #"{"container":"lazyStack","rows":[{"id":"a","length":20},{"id":"b","length":20}]}]"#

  @Test(arguments: [
    (list + #","colour":1"#, #"the member "colour" is not known here"#),
    (#""viewport":{"width":400,"height":0},"frames":1,"content":[]"#, "viewport.height is 0, not"),
    (#""viewport":{"width":400,"height":300},"content":[]"#, #"it has no "frames""#),
    (rows + #"{"container":"list","rows":[]}]"#, #"content[0].container is "list", not "#),
    (rows + #"{"container":"lazyGrid","rows":[]}]"#, #"content[0]: it has no "columns""#),
    (rows + #"{"container":"stack","columns":[],"rows":[]}]"#, "only a lazyGrid has columns"),
    (rows + #"{"container":"stack"}]"#, "content[0]: it has none of sections, rows"),
    (
      rows + #"{"container":"stack","rows":[{"id":"a","length":-4}]}]"#,
      "content[0].rows[0].length is -4, not a number from 0"
    ),
    (
      rows + #"{"container":"stack","rows":[{"id":null,"length":1,"lengths":[[1,2]]}]}]"#,
      "content[0].rows[0]: it has several of length, lengths"
    ),
    (
      rows + #"{"container":"stack","rows":[{"id":1,"length":1},{"id":1.0,"length":1}]}]"#,
      "content[0].rows[1].id: two rows have the id 1"
    ),
    (list + #","program":[{"frame":10,"stop":true}]"#, "program[0].frame is 10, not"),
    (list + #","program":[{"frame":2}]"#, "program[0]: it has none of scrollBy"),
    (
      list + #","program":[{"frame":3,"stop":true},{"frame":2,"stop":true}]"#,
      "program[1].frame is 2, before the step above it"
    ),
    (
      list + #","program":[{"frame":2,"insert":{"at":3,"rows":[]}}]"#,
      "program[0].insert: there is no row 3 then; counted from 0, there are 2"
    ),
    (
      list + #","program":[{"frame":2,"remove":{"at":1,"count":2}}]"#,
      "program[0].remove: there is no row 2 then"
    ),
    (
      list + #","program":[{"frame":2,"insert":{"at":0,"rows":[{"id":"b","length":1}]}}]"#,
      #"program[0].insert: two rows would have the id "b""#
    ),
    (
      list + #","program":[{"frame":2,"change":{"part":1,"at":0,"row":{"id":"b","length":1}}}]"#,
      "program[0].change: there is no part 1 then"
    ),
    (
      list + #","program":[{"frame":2,"scrollTo":{"id":"a","end":"end"}}]"#,
      "program[0].scrollTo: it has several of id, end, offset"
    ),
    (
      list + #","program":[{"frame":2,"scrollTo":{"end":"end","anchor":1}}]"#,
      "only a scroll to an id has an anchor"
    ),
    (
      list + #","program":[{"frame":2,"grow":{"at":1,"row":{"id":"x","length":1}}}]"#,
      #"program[0].grow: the row there has the id "b", not "x""#
    ),
    (
      list + #","program":[{"frame":2,"grow":{"at":"header","row":{"length":1}}}]"#,
      "program[0].grow: there is no header then"
    ),
    (
      list + #","program":[{"frame":2,"remove":{"at":"header","count":2}}]"#,
      "program[0].remove.count: a section has one header"
    ),
    (
      list
        + #","program":[{"frame":2,"scrollTo":{"end":"end","animation":{"curve":[0,0,1,1],"#
        + #""duration":1,"damping":1}}}]"#,
      "program[0].scrollTo.animation: it has either curve and duration or response and damping"
    ),
    (
      rows + #"{"container":"stack","rows":[{"id":"a","lengths":[[400,1],[400,2]]}]}]"#,
      "content[0].rows[0].lengths: two lengths are for one width"
    ),
    (
      rows + #"{"container":"stack","pinned":["headers"],"rows":[]}]"#,
      "content[0].pinned: only lazy containers pin views"
    ),
    (
      rows + #"{"container":"stack","rows":[{"id":"a","length":1}]},"#
        + #"{"container":"stack","rows":[{"id":"a","length":1}]}]"#,
      #"content: two rows have the id "a""#
    ),
    (
      rows + #"{"container":"stack","sections":[{"id":"s","rows":[]}]}]"#,
      #"content[0].sections: the section "s" of a stack has no id"#
    ),
    (
      rows + #"{"container":"lazyStack","sections":[{"id":"s"},{"id":"s"}]}]"#,
      "content[0].sections: two sections have one id"
    ),
    (
      rows + #"{"container":"lazyStack","sections":[{"id":"s"},{"rows":[{"length":1}]}]}]"#,
      "content[0].sections[1]: it has no id, and other sections have one"
    ),
    (
      rows + #"{"container":"lazyStack","sections":[{"id":"s","rows":["#
        + #"{"id":["b","x"],"length":1}]}]}]"#,
      #"content[0].sections[0].rows[0].id: ["s","b","x"] is no row of "s""#
    ),
    (
      list + #","program":[{"frame":2,"scrollTo":{"id":"a","binding":true}}]"#,
      "the scene says nothing of a binding"
    ),
  ])
  func `what is wrong is named with its place`(members: String, words: String) {
    let error = #expect(throws: FormatError.self) { try read(members) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func `rows of a section with an id have paths`() throws {
    let scene = try read(
      Self.rows + #"{"container":"lazyStack","sections":[{"id":"s","rows":["#
        + #"{"id":"a","length":20},{"id":["s","b"],"length":20}]}]}],"#
        + #""program":[{"frame":2,"insert":{"at":0,"rows":[{"id":"c","length":1}]}},"#
        + #"{"frame":3,"scrollTo":{"id":"b"}}]"#
    )
    let target = Scene.Scroll.Target.row(.path(["s", "b"]), anchor: nil)
    #expect(scene.program[1].action == .scroll(.to(target, animation: nil, by: .proxy)))
    #expect(scene.parts[0].sections[0].rows.map(\.id) == [.path(["s", "a"]), .path(["s", "b"])])
    let new = Scene.Row(id: .path(["s", "c"]), length: 1, across: 400)
    #expect(scene.program[0].action == .insert([new], at: Scene.RowPlace(.row(0))))
  }

  @Test(arguments: [
    ("", "no JSON object"), ("{\n  \"format\": no\n}", "line 2, column 13: the file is no JSON"),
    ("{", "no JSON object"), ("[]", "no JSON object"),
    (#"{"format":"other","version":1}"#, #"its format is "other", not "lazylab-scene""#),
    (#"{"format":"lazylab-scene","version":2}"#, "version 2 of its format"),
    (#"{"version":1}"#, #"it has no "format""#),
  ])
  func `what is no scene, or a later one, is refused`(text: String, words: String) {
    let error = #expect(throws: FormatError.self) { try Scene(json: Array(text.utf8)) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }
}
