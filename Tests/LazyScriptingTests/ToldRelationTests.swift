import LazyTestSupport
import Testing

@testable import LazyScripting

/// Explanations of one screen, shown in different ways, say the same.
///
/// The screens are those of the other suites about explanations.
@Suite(.leavesNothing) struct ToldRelationTests {
  /// Exchanges x and y in a script, and back in what is said about its screen.
  private enum Transposition {
    private static let pairs = [
      ("width", "height"), ("maxWidth", "maxHeight"), ("minWidth", "minHeight"), ("x", "y"),
      ("VStack", "HStack"), ("LazyVStack", "LazyHStack"), ("LazyVGrid", "LazyHGrid"),
      ("columns", "rows"), ("top", "leading"), ("bottom", "trailing"), ("minX", "minY"),
      ("maxX", "maxY"), ("horizontal", "vertical"), ("horizontally", "vertically"),
      ("wide", "high"),
    ]

    private static let words = Dictionary(
      uniqueKeysWithValues: pairs + pairs.map { ($0.1, $0.0) }
    )

    /// A text with all words that belong to an axis exchanged.
    static func words(of text: String) -> String {
      text.replacing(/[A-Za-z_]+/) { words[String($0.output)] ?? String($0.output) }
    }

    /// A script that shows the same screen with x and y exchanged.
    static func script(_ script: String) -> String {
      words(of: script)
        .replacing(/ScrollView *\{(?! *axes)/, with: "ScrollView { axes = \"horizontal\",")
        .replacing(/:resize\((\w+), (\w+)\)/) { ":resize(\($0.output.2), \($0.output.1))" }
    }

    /// Whether a script has nothing that belongs to one axis alone, such as lines of text.
    static func canExchange(_ script: String) -> Bool {
      !["Text", "Layout ", "LazyLayout", "\"both\"", "axes = "].contains { script.contains($0) }
    }
  }

  /// The sentences of an explanation in an order of their own, without what to do, and with what
  /// belongs to an axis only because of the words for it.
  private static func sentences(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .split(separator: "In SwiftUI:")[0]
      .replacing(/,? child \d+,?/, with: "")
      .replacing(/\b([Rr]ow|[Cc]olumn|[Vv]iew)(s?)\b/) { "view\($0.output.2)" }
      .replacing(/\ (horizontally|vertically)\b/, with: "")
      .replacing(/\b(wide|high)\b/, with: "long")
      .replacing(/\b[Aa]n?\ /, with: "a ")
      .replacing(/test\.lua:\d+/, with: "test.lua")
      .replacing(/what the window shows is (.*?), and stays in its middle/) {
        "it is \($0.output.1), and aligned by that"
      }
      .replacing(/The window is [^.]*\./, with: "")
      .split(separator: /[.:;]\ /).map(String.init).sorted()
  }

  private static func explanation(of script: String) throws -> [String] {
    let run = try ScriptRun(script + "\nprint(w:explain(w.frame))")
    #expect(run.error == nil)
    return sentences(of: run.printed)
  }

  static let scenes: [ToldMovesTests.Scene] =
    ToldMovesTests.scenes + ToldMovesTests.moreScenes + ToldCausesTests.scenes
    + ToldNewsTests.scenes + ToldPlacesTests.scenes + ToldFramesTests.scenes
    + ToldIdentityTests.scenes + ToldAnchorTests.moving + ToldAnchorTests.told
    + ToldAuthorsTests.authors + ToldAuthorsTests.sideways + ToldDetailsTests.lengths
    + ToldDetailsTests.edits + ToldDetailsTests.insides + ToldDetailsTests.ends
    + ToldRoomTests.scenes
    + ToldPartsTests.elements + ToldPartsTests.cells + ToldPartsTests.ways + ToldPartsTests.unseen

  @Test(arguments: scenes.filter { Transposition.canExchange($0.script) })
  func `along the other axis the same is told`(scene: ToldMovesTests.Scene) throws {
    let along = try Self.explanation(of: scene.script)
    let across = try ScriptRun(
      Transposition.script(scene.script) + "\nprint(w:explain(w.frame))"
    )
    #expect(across.error == nil, "\(Transposition.script(scene.script))")
    #expect(Self.sentences(of: Transposition.words(of: across.printed)) == along)
  }

  private static let wrappings = [
    """
    local function around(inner)
      return VStack { spacing = 0, Item { height = 50 }:id "around", inner:padding(10) }
    end
    given.width, given.height = given.width + 20, given.height + 70
    """,
    """
    local width, height = given.width, given.height
    local function around(inner)
      return HStack { spacing = 0, Item { width = 30 }:id "around",
        inner:frame { width = width, height = height } }
    end
    given.width = given.width + 30
    """,
  ]

  @Test(arguments: scenes.filter { isWrappable($0) }, wrappings)
  func `in padding or a frame beside something the same is told`(
    scene: ToldMovesTests.Scene,
    wrapping: String
  ) throws {
    let prelude = """
      local makeWindow = Window
      local function Window(given)
        local content = given[1]
        \(wrapping)
        if type(content) == "function" then
          given[1] = function() return around(content()) end
        else
          given[1] = around(content)
        end
        return makeWindow(given)
      end

      """
    #expect(try Self.explanation(of: prelude + scene.script) == Self.explanation(of: scene.script))
  }

  /// Whether the size of the window plays no part in a scene.
  private static func isWrappable(_ scene: ToldMovesTests.Scene) -> Bool {
    !scene.script.contains("resize") && scene.script.contains("ScrollView")
  }
}
