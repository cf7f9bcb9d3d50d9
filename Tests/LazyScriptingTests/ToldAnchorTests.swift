import LazyTestSupport
import Testing

@testable import LazyScripting

/// What a default anchor keeps in place, whatever changes the content.
@Suite(.leavesNothing) struct ToldAnchorTests {
  @Test(arguments: ["update", "model", "environment", "state"], ["LazyVStack", "VStack"])
  func `an anchor holds the end of the content, whatever makes a row longer`(
    how: String,
    stack: String
  ) throws {
    let run = try ScriptRun(
      """
      local model, rows = Observable { tall = false }, {}
      for i = 1, 40 do rows[i] = { id = "m" .. i, height = 50 } end
      local Row = View "Row" { parameters = { "id", "height" }, environment = { tall = false },
        state = { tall = false },
        body = function(self)
          local tall = self.id == "m36" and (model.tall or self.environment.tall or self.state.tall)
          return Item { height = tall and 150 or self.height }
            :onTapGesture(function() self.state.tall = true end)
        end }
      for _, wrap in ipairs { false, true } do
        for _, row in ipairs(rows) do row.height = 50 end
        model.tall = false
        local list = \(stack) { spacing = 0, ForEach { rows, function(e)
          return Row { id = e.id, height = e.height } end } }
        local w = Window { width = 300, height = 500,
          ScrollView { wrap and VStack { spacing = 0, Item { height = 30 }, list } or list }
            :defaultScrollAnchor "bottom" }
        local how = "\(how)"
        if how == "update" then w:update(function() rows[36].height = 150 end)
        elseif how == "model" then model.tall = true w:step()
        elseif how == "environment" then w:setEnvironment("tall", true)
        else w:tap("m36") end
        local frame = w:node("m40").frame
        assert(math.abs(frame.y + frame.height - 500) < 1e-6, tostring(frame))
        w:check()
      end
      """
    )
    #expect(run.error == nil)
  }

  @Test(arguments: ["VStack", "LazyVStack"])
  func `an array that an update makes longer is read again`(stack: String) throws {
    let run = try ScriptRun(
      """
      local rows = {}
      for i = 1, 40 do rows[i] = { id = "m" .. i } end
      local w = Window { width = 390, height = 500, ScrollView { \(stack) { spacing = 0,
        ForEach { rows, function() return Item { height = 50 } end } } } }
      w:update(function() rows[41] = { id = "n" } end)
      assert(w:scrollView().contentSize.height == 2050)
      assert(w.metrics.diagnostics == 0)
      """
    )
    #expect(run.error == nil)
  }
}
