import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ProfileBindingTests {
  @Test func `a profile replaces some values and changes the window`() throws {
    let script = """
      local profile = lab.profile { "swiftui2027", defaultSpacing = 20, lookAhead = 0 }
      local window = Window { width = 100, height = 100, profile = profile,
        VStack { Item { height = 10 }:id "a", Item { height = 10 }:id "b" } }
      print(window:node("b").frame.y - window:node("a").frame.y, profile.retention)
      """
    try expectOutput(of: script, "30.0\t16")
  }

  @Test func `a jump to the end rests where a profile says until the next layout`() throws {
    let script = """
      for _, landing in ipairs { "content", "estimate" } do
        local window = Window { width = 390, height = 600,
          profile = lab.profile { edgeLanding = landing },
          ScrollView { LazyVStack { spacing = 0,
            ForEach { 100, function(i) return Item { height = i <= 10 and 150 or 50 } end } } } }
        local scroll = window:scrollView()
        scroll:scrollTo { edge = "bottom" }
        local rested = window:node(100).frame.maxY
        scroll:drag { by = 1 }
        print(rested < 600, window:node(100).frame.maxY)
      end
      """
    try expectOutput(of: script, "false\t600.0\ntrue\t600.0")
  }

  @Test(arguments: [
    (
      "local p = lab.profile { retntion = 2 }",
      "unknown parameter 'retntion' of lab.profile; did you mean 'retention'?"
    ),
    (
      "local p = lab.profile { retention = 1.5 }",
      "retention of lab.profile is a whole number of at least 0, got 1.5"
    ),
    (
      "local p = lab.profile \"swiftui2019\"",
      "name of lab.profile is \"swiftui2027\", \"legacyPersist\", \"legacyRowState\" or "
        + "\"legacyScroll\", got \"swiftui2019\"; did you mean \"swiftui2027\"?"
    ),
    (
      "local p = lab.profile { edgeLanding = \"end\" }",
      "edgeLanding of lab.profile is \"content\", \"estimate\" or \"lastRow\", got \"end\""
    ),
    ("lab.profile().retention = 2", "retention of Profile can only be read"),
  ])
  func `an unknown name is an error`(call: String, message: String) throws {
    try expectMessage(of: call, message)
  }
}
