import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct BadCallsTests {
  @Test(arguments: [
    (
      "LazyVStack { spcing = 8 }",
      "unknown parameter 'spcing' of LazyVStack; did you mean 'spacing'?"
    ),
    (
      "LazyVStack { banana = 8 }",
      "unknown parameter 'banana' of LazyVStack; it has alignment, spacing, pinnedViews, "
        + "estimator"
    ),
    (
      "LazyVStack { [true] = 8 }",
      "LazyVStack has no parameter [true]; a parameter's name is a string"
    ),
    (
      "LazyVStack { pinnedViews = { \"sectionHeaders\", 3 } }",
      "pinnedViews of LazyVStack is a list of \"sectionHeaders\" and \"sectionFooters\"; it has 3"
    ),
    (
      "LazyVStack { spacing = -1 }",
      "spacing of LazyVStack is a finite number of points, 0 or more, got -1"
    ),
    (
      "LazyVStack { spacing = 0/0 }",
      "spacing of LazyVStack is a finite number of points, 0 or more, got NaN"
    ),
    (
      "LazyVStack { spacing = math.huge }",
      "spacing of LazyVStack is a finite number of points, 0 or more, got infinity"
    ),
    (
      "LazyVStack { spacing = \"8\" }",
      "spacing of LazyVStack is a finite number of points, 0 or more, got \"8\""
    ),
    (
      "VStack { alignment = \"trailng\" }",
      "alignment of VStack is \"leading\", \"center\", \"trailing\" or a HorizontalAlignment, "
        + "got \"trailng\"; did you mean \"trailing\"?"
    ),
    (
      "HStack { alignment = \"leading\" }",
      "alignment of HStack is \"top\", \"center\", \"bottom\", \"firstTextBaseline\", "
        + "\"lastTextBaseline\" or a VerticalAlignment, got \"leading\""
    ),
    (
      "ScrollView { axes = \"all\" }",
      "axes of ScrollView is \"vertical\", \"horizontal\", \"both\" or an array of which each is "
        + "\"vertical\" or \"horizontal\", got \"all\""
    ),
    (
      "ScrollView {}:contentMargins \"top\"",
      ":contentMargins needs length, a finite number of points, 0 or more"
    ),
    ("ScrollView {}:contentMargins { 8, 8 }", ":contentMargins takes edges and then one length"),
    (
      "ScrollView {}:contentMargins { 8, bottom = 8 }",
      ":contentMargins takes edges by name, or edges and a length by position, not both"
    ),
    (
      "ScrollView { axes = { \"vert\" } }",
      "axes of ScrollView is \"vertical\", \"horizontal\", \"both\" or an array of which each is "
        + "\"vertical\" or \"horizontal\", got \"vert\" in it"
    ),
    (
      "LazyVStack { \"Hello\" }",
      "child 1 of LazyVStack is no view but a string; write Text \"Hello\""
    ),
    ("LazyVStack { {} }", "child 1 of LazyVStack is no view but a plain table; write Group { … }"),
    ("LazyVStack { nil, print }", "child 2 of LazyVStack is no view but a function; call it"),
    (
      "LazyVStack { EmptyView }",
      "child 1 of LazyVStack is no view but the constructor EmptyView, which was not called; "
        + "write EmptyView {}"
    ),
    (
      "LazyVStack { true }",
      "child 1 of LazyVStack is no view but true; leave it out, or write nil or false"
    ),
    (
      "VStack { [150000] = EmptyView() }",
      "VStack takes at most 100000 values by position, got 150000; use ForEach for many"
    ),
    ("VStack(1, 2)", "child 1 of VStack is no view but 1; write spacing = 1"),
  ])
  func `a wrong argument of a container is an error with its remedy`(
    call: String,
    message: String
  ) throws {
    try expectMessage(of: call, message)
  }

  @Test(arguments: [
    (
      ":onScrollTargetVisibilityChange { threshold = \"x\", print }",
      "threshold of :onScrollTargetVisibilityChange is a number from 0 to 1, got \"x\""
    ),
    (
      ":onScrollTargetVisibilityChange { 0.8, print }",
      ":onScrollTargetVisibilityChange takes a function by position, got 0.8; "
        + "write threshold = 0.8"
    ),
    (
      ":onScrollTargetVisibilityChange { threshold = 1.5, print }",
      "threshold of :onScrollTargetVisibilityChange is a number from 0 to 1, got 1.5"
    ),
    (":onAppear()", ":onAppear needs action, a function()"),
    (":onAppear(1)", "action of :onAppear is a function(), got 1"),
    (
      ":onAppear(print, 2)",
      ":onAppear takes 1 value by position, got 2; number 2 is 2"
    ),
    (":onAppear { print, action = print }", ":onAppear has action twice: by position and by name"),
    (
      ":onAppear { perform = print }",
      "unknown parameter 'perform' of :onAppear; did you mean 'action'?"
    ),
    (":onScrollGeometryChange(print)", ":onScrollGeometryChange needs of, a function(geometry)"),
    (":id()", ":id needs id, an id (a string, a number or a boolean)"),
    (":id(0/0)", "id of :id is an id (a string, a number or a boolean), got NaN"),
    (":font(20)", ":font has no effect on layout here; write Text { …, size = 20 }"),
    (":shadow()", ":shadow has no effect on layout; leave it out"),
    (":opacity(8)", "opacity of :opacity is a number from 0 to 1, got 8"),
    (":onApear(print)", "a view has no modifier 'onApear'; did you mean 'onAppear'?"),
    (":paddding(8)", "a view has no modifier 'paddding'; did you mean 'padding'?"),
    (".id(3)", "write view:id(…), with a colon; a modifier needs its view"),
    (
      ".opacity(8)",
      "write view:opacity(…), with a colon; a modifier needs its view"
    ),
    (
      ":id '\\xff'",
      "id of :id is an id (a string, a number or a boolean), got \"\\255\", "
        + "which is not UTF-8"
    ),
  ])
  func `a wrong modifier is an error with its remedy`(call: String, message: String) throws {
    try expectMessage(of: "local v = Item { height = 1 }\nv = v\(call)", message)
  }

  @Test(arguments: [
    ("v = v:id(i)", "Item"), ("v = Group { v }", "Group"), ("v = VStack { v }", "VStack"),
    ("v = Box { v }", "Box"),
  ])
  func `views nested too deep are an error and no overflow`(wrap: String, name: String) throws {
    try expectMessage(
      of: """
        local Box = View "Box" { body = function(self) return self.content end }
        local v = Item { height = 1 }
        for i = 1, 100000 do \(wrap) end
        """,
      "views and modifiers are nested more than 500 deep in this \(name); "
        + "does a loop wrap one view again and again?"
    )
  }

  @Test func `an error names the script's own line and keeps the suggestion`() throws {
    let run = try ScriptRun("local a = 1\nlocal b = LazyVStack { spcing = 8 }", name: "mine.lua")
    #expect(run.error?.source == "mine.lua")
    #expect(run.error?.line == 2)
    #expect(run.error?.suggestion == "spacing")
    #expect(
      run.error?.description
        == "mine.lua:2: unknown parameter 'spcing' of LazyVStack; did you mean 'spacing'?"
    )
  }

  @Test func `a script catches an error of a call as a string with the line`() throws {
    #expect(
      try ScriptRun.output(of: "print(pcall(function() return Item {} end))").hasPrefix(
        "false\ttest.lua:1: Item needs a width or a height"
      )
    )
  }
}
