import LazyTestSupport
import Testing

@testable import LazyScripting

/// A view that gets another length where its alignment changes has a share of each in its move.
@Suite(.leavesNothing) struct ToldAlignmentTests {
  @Test(arguments: scenes)
  func `another alignment and another length have shares of their own`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check(
      """
      for event in w.trace:events { kind = "moved" } do
        local sum = 0
        for _, reason in ipairs(event.reasons) do sum = sum + reason.by end
        assert(math.abs(sum - event.by) < 1e-6, tostring(event))
      end
      print(w:explain())
      """
    )
  }

  private static func scene(
    in container: String,
    _ old: String,
    _ new: String,
    says: String...
  ) -> ToldMovesTests.Scene {
    ToldMovesTests.Scene(
      testDescription: "in a \(container), \(old) becomes \(new)",
      script: """
        local alignment, length = "\(old)", 100
        w = Window { width = 300, height = 200, function()
          return ScrollView { \(container) { alignment = alignment, spacing = 0,
            Item { width = length, height = 40 }:id "a", Item { width = 200, height = 40 }:id "b",
            Item { width = 300, height = 20 } } }
        end }
        w:update(function() alignment, length = "\(new)", 150 end)
        """,
      says: says
    )
  }

  private static let scenes =
    ["VStack", "LazyVStack"].map { container in
      scene(
        in: container,
        "leading",
        "trailing",
        says: "a moved by +150 horizontally, though nobody moved it: +200 the \(container) aligns "
          + "it otherwise, as the alignment is trailing and was leading; −50 it is 150 points wide "
          + "and was 100, and aligned by that.",
        "b moved by +100 horizontally"
      )
    } + [
      scene(
        in: "VStack",
        "trailing",
        "center",
        says: "a moved by −125 horizontally, though nobody moved it: −100 the VStack aligns it "
          + "otherwise, as the alignment is center and was trailing; −25 it is 150 points wide"
      ),
      ToldMovesTests.Scene(
        testDescription: "in a frame",
        script: """
          local alignment, width = "leading", 80
          w = Window { width = 300, height = 200, function()
            return ScrollView { LazyVStack { spacing = 0,
              Item { width = width, height = 40 }:id "a"
                :frame { maxWidth = math.huge, alignment = alignment } } }
          end }
          w:update(function() alignment, width = "trailing", 120 end)
          """,
        says: [
          "+220 a aligns it otherwise, as the alignment is trailing and was leading; −40 it is 120"
        ]
      ),
    ]
}
