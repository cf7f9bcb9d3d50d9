import LazyTestSupport
import Testing

@testable import LazyScripting

/// What stands elsewhere because another container took the place of its own moved.
@Suite(.leavesNothing) struct ToldExchangeTests {
  /// Rows in one container and then in another one, around which other views stand.
  private static func scene(_ name: String, content: String, from: String, to: String) -> Scene {
    Scene(
      testDescription: name,
      script: """
        local isOther = false
        local function rows()
          return ForEach { 60, id = "row-%d", function(i)
            return Item { [across] = 390, [along] = 40 + i % 3 * 10 }
          end }
        end
        w = Window { [across] = 390, [along] = 500, function()
          local list = isOther and \(to) or \(from)
          return ScrollView { axes = axes, \(content) }
        end }
        w:scrollView():drag { by = 130 }
        local before = {}
        for _, id in ipairs(w:scrollView().visibleIDs) do before[id] = w:node(id).frame end
        w:update(function() isOther = true end)
        """
    )
  }

  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
  }

  static let scenes = [
    ("alone", "list"), ("with padding", "list:padding(20)"),
    (
      "below a title", "V { spacing = 4, Item { [along] = 60, [across] = 390 }:id \"title\", list }"
    ),
  ].flatMap { name, content in
    [
      scene("\(name): lazy, then eager", content: content, from: lazy, to: eager),
      scene("\(name): eager, then lazy", content: content, from: eager, to: lazy),
    ]
  }

  private static let lazy = "L { spacing = 0, rows() }"
  private static let eager = "V { spacing = 12, rows() }"

  private static let vertical = """
    local V, L, axes, along, across, start = VStack, LazyVStack, "vertical", "height", "width",
      "minY"

    """
  private static let horizontal = """
    local V, L, axes, along, across, start = HStack, LazyHStack, "horizontal", "width", "height",
      "minX"

    """

  @Test(arguments: scenes, [vertical, horizontal])
  func `each view that stays in sight is reported with the distance that its frame moved`(
    scene: Scene,
    axis: String
  ) throws {
    let check = """

      local told = {}
      for event in w.trace:events { kind = "moved" } do
        local isAlong = event.frame == w.frame and event.axis == nil
        if isAlong and event.id then told[event.id] = event.by end
      end
      local moved = 0
      for _, id in ipairs(w:scrollView().visibleIDs) do
        if before[id] then
          local by = w:node(id).frame[start] - before[id][start]
          assert(math.abs((told[id] or 0) - by) < 0.001, id .. " moved by " .. by)
          if by ~= 0 then moved = moved + 1 end
        end
      end
      assert(moved > 3, "only " .. moved .. " rows moved")
      print(w:explain(w.frame))
      """
    let run = try ScriptRun(axis + scene.script + check)
    #expect(run.error == nil)
    let text = run.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(text.contains("came in its place: all in it was made anew"), "\(text)")
    #expect(text.contains(" places them elsewhere"), "\(text)")
    #expect(!text.contains("went with the data"), "\(text)")
  }
}
