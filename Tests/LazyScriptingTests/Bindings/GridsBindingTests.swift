import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct GridsBindingTests {
  @Test(arguments: [
    (
      "flexible { minimum = 50, maximum = 40 }",
      "GridItem.flexible has the minimum 50 and the maximum 40; give a minimum that is not larger"
    ),
    (
      "adaptive { minimum = 0 }",
      "GridItem.adaptive has the minimum 0, of which any number would fit; give one above 0"
    ),
  ])
  func `limits that contradict each other are an error where they are written`(
    item: String,
    message: String
  ) throws {
    let run = try ScriptRun("local unused = GridItem.\(item)")
    #expect(run.error?.message == message)
  }

  @Test(arguments: [
    "Section { header = Item { height = 30 }, ForEach { 4, id = \"c-%d\", height = 40, "
      + "width = 30 } }",
    "Section { footer = Item { height = 9 }, ForEach { 4, id = \"c-%d\", height = 40, "
      + "width = 30 } }",
    "Section { header = Text \"Head\", footer = Text \"Foot\", Item { height = 40, width = 30 }, "
      + "Item { height = 50, width = 30 }, Item { height = 60, width = 30 } }",
    "Group { Item { height = 40, width = 30 }, Item { height = 50, width = 30 }, Text \"x\" }",
  ])
  func `elements that show how many subviews they have stand as if that was declared`(
    element: String
  ) throws {
    for stack in [
      "LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, content(told) }",
      "LazyVGrid { columns = { GridItem.adaptive { minimum = 70 } }, content(told) }",
      "LazyHGrid { rows = { GridItem.fixed(40), GridItem.fixed(60) }, content(told) }",
      "LazyVStack { content(told) }", "LazyHStack { content(told) }",
    ] {
      let script = """
        local function content(told)
          return ForEach { 12, subviews = told and \(element.hasPrefix("Group") ? 3 : 5) or nil,
            function() return \(element) end }
        end
        local function frames(told, isAlone)
          local w = Window { width = 300, height = 280,
            ScrollView { axes = \(stack.hasPrefix("LazyH") ? "\"horizontal\"" : "\"vertical\""),
              isAlone and \(stack)
                or VStack { spacing = 0, Item { width = 20, height = 10 }, \(stack) } }:padding(5) }
          local first = tostring(w:tree())
          w:scrollView():drag { by = 150 }
          return first .. "\\n" .. tostring(w:tree())
        end
        for _, isAlone in ipairs { true, false } do
          local shown, told = frames(false, isAlone), frames(true, isAlone)
          print(shown == told and "alike" or shown .. told)
        end
        """
      try expectOutput(of: script, "alike\nalike")
    }
  }
}
