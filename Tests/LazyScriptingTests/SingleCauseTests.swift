import LazyTestSupport
import Testing

@testable import LazyScripting

/// Random screens of which one thing changes at a time: only what that can do is told as a reason.
@Suite struct SingleCauseTests {
  @Test(arguments: Seeds.first(100, long: 2_000))
  func `of one change only what it can do is told`(seed: UInt64) throws {
    let run = try ScriptRun(
      "local seed = \(seed)\n" + AccountedScreensTests.screen + Self.changes + Self.check
    )
    #expect(run.error == nil, "seed \(seed): \(run.error?.message ?? "")")
  }

  /// What may change, and the kinds of reasons that it may have; what regions and guesses do in
  /// turn may always be told.
  private static let changes = """
    local always = "anchor clamp correction held unseen "
    local changes = {
      { "longer", "resized alignment", function()
        it.longer[math.random(20)] = math.random(0, 50)
      end },
      { "wider", "alignment", function() it.wider[math.random(20)] = math.random(0, 50) end },
      { "gone", "went lines alignment rearranged", function()
        it.gone[math.random(20)] = true
      end },
      { "added", "came lines alignment rearranged", function()
        it.added[math.random(20)] = true
      end },
      { "moved", "rearranged lines alignment", function()
        table.insert(it.moved, { from = math.random(20), to = math.random(20) })
      end },
      { "spacing", "spacing", function() it.spacing = math.random(0, 3) * 4 end },
      { "margin", "insets alignment remeasured", function()
        it.margin = math.random(0, 3) * 5
      end },
      { "padding", "padding alignment remeasured", function()
        it.padding = math.random(0, 3) * 5
      end },
      { "title", "resized", function() it.title = math.random(20, 100) end },
      { "alignment", "alignment", function() it.alignment = any(alignments) end },
      { "lanes", "lines alignment", function() it.lanes = math.random(4) end },
    }

    """

  private static let check = """
    for step = 1, 6 do
      local name, kinds, change = table.unpack(any(changes))
      w:update(change)
      for event in w.trace:events { kind = "moved" } do
        for _, reason in ipairs(event.frame == w.frame and event.reasons or {}) do
          assert((always .. kinds):find(reason.kind, 1, true), ("step %d: %s is told of another "
            .. "%s\\n%s"):format(step, reason.kind, name, w:explain(w.frame)))
        end
      end
    end
    """
}
