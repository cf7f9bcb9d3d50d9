import LazyTestSupport
import Testing

@testable import LazyScripting

/// Explanations of one screen, shown in different ways, say the same.
///
/// The screens are all scenes. Where one says why it is fixed (``ToldScene``), the reason must be
/// true: something else is told then.
@Suite(.leavesNothing) struct ToldRelationTests {
  /// Exchanges x and y in a script, and back in what is said about its screen.
  private enum Transposition {
    private static let pairs = [
      ("width", "height"), ("maxWidth", "maxHeight"), ("minWidth", "minHeight"), ("x", "y"),
      ("VStack", "HStack"), ("LazyVStack", "LazyHStack"), ("LazyVGrid", "LazyHGrid"),
      ("columns", "rows"), ("top", "leading"), ("bottom", "trailing"), ("minX", "minY"),
      ("maxX", "maxY"), ("horizontal", "vertical"), ("horizontally", "vertically"),
      ("wide", "high"), ("topTrailing", "bottomLeading"),
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
  }

  /// The sentences of an explanation in an order of their own, without what to do, and with what
  /// belongs to an axis only because of the words for it.
  private static func sentences(of text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing(/In SwiftUI:.*/, with: "")
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
      .replacing(/Frame \d+, at [\d.]+ s/) { "\($0.output)." }
      .split(separator: /[.:;](\ |$)/).map(String.init).sorted()
  }

  /// What a script tells, read by a function that puts other words for its own.
  private static func explanation(
    of script: String,
    read: (String) -> String = { $0 }
  ) throws -> [String] {
    let run = try ScriptRun(script)
    return sentences(of: read(run.printed)) + (run.error.map { ["\($0)"] } ?? [])
  }

  /// Expects the same to be told in other ways, or not in all of them if there is a reason.
  private static func expect(_ others: [[String]], like own: [String], unless reasons: [String]) {
    if reasons.isEmpty {
      for other in others { #expect(other == own) }
    } else {
      #expect(others.contains { $0 != own }, "the same is told, so this is not true: \(reasons)")
    }
  }

  @Test(arguments: ToldScene.all)
  func `along the other axis the same is told, unless a scene says why not`(
    scene: ToldScene
  ) throws {
    let script = Transposition.script(scene.script)
    Self.expect(
      [try Self.explanation(of: script, read: Transposition.words(of:))],
      like: try Self.explanation(of: scene.script),
      unless: scene.words(.fixedAxis)
    )
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

  /// Lua that shows what a script shows in something else.
  private static func prelude(_ wrapping: String) -> String {
    """
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
  }

  @Test(arguments: ToldScene.all)
  func `in padding or a frame beside something the same is told, unless a scene says why not`(
    scene: ToldScene
  ) throws {
    Self.expect(
      try Self.wrappings.map { try Self.explanation(of: Self.prelude($0) + scene.script) },
      like: try Self.explanation(of: scene.script),
      unless: scene.words(.fixedPlace)
    )
  }
}
