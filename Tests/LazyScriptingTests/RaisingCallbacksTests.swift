import Testing

/// An error in any callback is the error of the verb; the frame is complete, the next one works.
@Suite struct RaisingCallbacksTests {
  static let places = [
    "id", "content", "body", "height", "onAppear", "onDisappear", "onScrollVisibilityChange",
    "onScrollTargetVisibilityChange", "idType", "of", "onScrollGeometryChange",
    "onScrollPhaseChange", "update", "window content",
  ]

  private static let script = """
    local armed
    local function burn(place) if armed == place then error("burnt " .. place) end end

    local Row = View "Row" { parameters = { "index" }, body = function(self)
      burn("body")
      return Item { height = function() burn("height") return 40 + self.index % 3 * 10 end }
    end }

    local window = Window { width = 390, height = 300, function()
      burn("window content")
      return ScrollView { LazyVStack { spacing = 0,
        ForEach { 100, id = function(element) burn("id") return element end, function(index)
          burn("content")
          return Row { index = index }
            :onAppear(function() burn("onAppear") end)
            :onDisappear(function() burn("onDisappear") end)
            :onScrollVisibilityChange(function(isVisible) burn("onScrollVisibilityChange") end)
        end } } }
        :onScrollTargetVisibilityChange { idType = function(id) burn("idType") return true end,
          function(ids) burn("onScrollTargetVisibilityChange") end }
        :onScrollGeometryChange {
          of = function(geometry) burn("of") return geometry.contentOffset.y end,
          function(old, new) burn("onScrollGeometryChange") end }
        :onScrollPhaseChange(function(old, new) burn("onScrollPhaseChange") end)
    end }
    local scroll = window:scrollView()

    armed = PLACE
    local ok, message = pcall(function()
      for _ = 1, 3 do scroll:drag { by = 500 } end
      window:update(function() burn("update") end)
    end)
    print(ok, message)
    local frame, last = window.frame, nil
    for event in window.trace:events { first = frame } do last = event.kind end
    print(last)
    window:check()
    armed = nil
    window:update(function() end)
    scroll:drag { by = 1 }
    window:check()
    print(window.frame - frame, #scroll.visibleIDs > 4)
    for _, id in ipairs(scroll.visibleIDs) do
      if window:node(id).frame.height ~= 40 + id % 3 * 10 then print("wrong", id) end
    end
    """

  @Test(arguments: places)
  func `an error in a callback ends the verb and nothing else`(place: String) throws {
    let script = Self.script.replacingPlace(with: place)
    let line = try #require(
      script.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains("error(\"burnt \"") }
    )
    try expectOutput(
      of: script,
      """
      false\ttest.lua:\(line + 1): burnt \(place)
      frame
      2\ttrue
      """
    )
  }
}

extension String {
  fileprivate func replacingPlace(with place: String) -> String {
    split(separator: "PLACE").joined(separator: "\"\(place)\"")
  }
}
