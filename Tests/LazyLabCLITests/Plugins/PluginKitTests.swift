import Foundation
import LazyTestSupport
import Testing

/// A contribution that works but does not pass the kit of its kind.
struct UnfitContribution: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// The text after the identity in the plugin's table.
  let contribution: String
  /// The message that the kit must give.
  let message: String

  init(_ title: String, _ contribution: String, _ message: String) {
    testDescription = title
    self.contribution = contribution
    self.message = message
  }

  static let all = [
    UnfitContribution(
      "an estimator that is far off",
      "estimators = { Estimator \"Far\" { estimate = function() return 4000 end } }",
      "the content length is not ten times the true one"
    ),
    UnfitContribution(
      "an estimator that is negative at times",
      """
      estimators = { Estimator "Sinks" { begin = function() return { guess = 100 } end,
        learn = function(_, memory) memory.guess = memory.guess - 20 end,
        estimate = function(_, memory) return memory.guess end } }
      """,
      "estimator Sinks: estimate in unfit.lua:4: it gave -"
    ),
    UnfitContribution(
      "an estimator that keeps every length",
      """
      estimators = { Estimator "Hoards" { begin = function() return {} end,
        learn = function(_, memory, length) memory[#memory + 1] = length end,
        estimate = function(_, memory) return memory[#memory] end } }
      """,
      "KB of memory; keep sums, not lists"
    ),
    UnfitContribution(
      "an estimator that guesses by chance",
      """
      estimators = { Estimator "Dice" { estimate = function() return math.random(20, 60) end } }
      """,
      "the same lengths give the same estimates"
    ),
    UnfitContribution(
      "a lazy layout that puts one over another",
      """
      layouts = { LazyLayout "Over" { begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          subviews[1]:place { y = cursor.y, width = 50 }
          cursor.y = cursor.y + 5
          return cursor.y
        end } }
      """,
      "no view lies over another"
    ),
    UnfitContribution(
      "a lazy layout that puts one over another of the views that it gives for the check",
      """
      layouts = { LazyLayout "Flat" { values = { gap = 10 },
        sample = function(i)
          return Item { height = 30 }:layoutValue("gap", i == 5 and -20 or 4)
        end,
        begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          local size = subviews[1]:place { y = cursor.y, width = 50 }
          cursor.y = cursor.y + size.height + subviews[1].values.gap
          return cursor.y
        end } }
      """,
      "no view lies over another: row-5 lies over row-6"
    ),
    UnfitContribution(
      "a lazy layout that remembers something outside its cursor",
      """
      layouts = { LazyLayout "Counts" { begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          calls = (rawget(_G, "calls") or 0) + 1
          local size = subviews[1]:place { x = calls, y = cursor.y, width = 50 }
          cursor.y = cursor.y + size.height
          return cursor.y
        end } }
      """,
      "elsewhere when it was asked again with the same cursor"
    ),
    UnfitContribution(
      "a lazy layout that skips to where it does not place",
      """
      layouts = { LazyLayout "Liar" { begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 50 }.height
          return cursor.y
        end,
        skip = function(self, cursor, index, count)
          cursor.y = cursor.y + count * 500
          return cursor.y
        end } }
      """,
      "skip of Liar says that the floor is"
    ),
    UnfitContribution(
      "a lazy layout whose floor never moves",
      """
      layouts = { LazyLayout "Never" { begin = function() return { y = 0 } end,
        place = function(self, cursor, subviews)
          cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = 50 }.height
          return 0, cursor.y
        end } }
      """,
      "what is evaluated does not depend on how many there are"
    ),
    UnfitContribution(
      "a view that cannot be made alone",
      """
      views = { View "Needy" { parameters = { "title" },
        body = function(self) return Text(self.title) end } }
      """,
      "it is made without parameters, so that it can be looked at alone; give each a default value"
    ),
    UnfitContribution(
      "a view of another size each time",
      """
      views = { View "Grows" {
        body = function() return Item { height = math.random(1, 1e6) } end } }
      """,
      "it has the same frame each time"
    ),
    UnfitContribution(
      "a view that changes its own size each time it gets one",
      """
      views = { View "Loopy" { state = { height = 20 }, body = function(self)
        return Item { height = self.state.height }:onGeometryChange {
          of = function(geometry) return geometry.size.height end,
          function(height) self.state.height = height % 100 + 10 end }
      end } }
      """,
      "its layout comes to rest: callbacks changed data in each of 10 passes"
    ),
    UnfitContribution(
      "an item that depends on the order",
      """
      items = { note = function() return Item { height = math.random(10, 1000) } end }
      """,
      "is the same, in whatever order items are made"
    ),
    UnfitContribution(
      "a program that never ends",
      "programs = { for_ever = function(window) while true do window:step() end end }",
      "FAILED program for_ever"
    ),
    UnfitContribution(
      "a program that does something else each time",
      "programs = { dice = function(window) window:step(math.random(2, 1000)) end }",
      "it takes as many frames each time"
    ),
    UnfitContribution(
      "a reporter that needs a scroll view",
      "reporters = { top = function(window) return window:scrollView().visibleIDs[1] end }",
      "plugin unfit: reporter top: unfit.lua:2: "
    ),
    UnfitContribution(
      "a reporter that gives no text",
      "reporters = { none = function() end }",
      "reporter none: the function in unfit.lua:2 gave nil, not a string"
    ),
    UnfitContribution(
      "a command that fails without words",
      "commands = { shout = { help = \"a\", run = function(_, word) return word:upper() end } }",
      "plugin unfit: command shout: unfit.lua:2: "
    ),
  ]
}

/// A layout that passes its kit although it does something that most layouts do not.
struct FitLayout: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let definition: String

  static let all = [
    FitLayout(
      testDescription: "views lie over one another, and its definition says so",
      definition: """
        LazyLayout "Shingles" { overlaps = true, begin = function() return { y = 0 } end,
          place = function(self, cursor, subviews)
            local size = subviews[1]:place { y = cursor.y, width = 50 }
            cursor.y = cursor.y + size.height / 2
            return cursor.y, cursor.y + size.height
          end }
        """
    ),
    FitLayout(
      testDescription: "the last view is placed otherwise than the rest",
      definition: TiltedLayout.definition
    ),
  ]
}

@Suite(.timeLimit(.minutes(30))) struct PluginKitTests {
  @Test(arguments: UnfitContribution.all)
  func `a kit finds what is not as it must be`(unfit: UnfitContribution) throws {
    let scene = try PluginScene([
      "unfit.lua": "return { \(PluginScene.head("unfit")),\n\(unfit.contribution) }"
    ])
    let end = try scene.run(["plugin", "check", "unfit.lua"])
    #expect(end.reason == .exit)
    #expect(end.status == 1, "\(end.output)\(end.errors)")
    #expect(end.output.contains("\nFAILED "), "\(end.output)\(end.errors)")
    #expect(end.output.contains(unfit.message), "\(end.output)\(end.errors)")
  }

  @Test(arguments: FitLayout.all)
  func `a kit accepts a layout that differs from a column`(layout: FitLayout) throws {
    let scene = try PluginScene([
      "fit.lua": "return { \(PluginScene.head("fit")), layouts = { \(layout.definition) } }"
    ])
    let end = try scene.run(["plugin", "check", "fit.lua"])
    #expect(end.status == 0, "\(end.output)\(end.errors)")
    #expect(end.output.contains("\nok layout "), "\(end.output)\(end.errors)")
  }

  @Test func `a plugin that is not loaded, brings nothing, or has a taken name fails the check`()
    throws
  {
    let scene = try PluginScene([
      "broken.lua": "return 5",
      "empty.lua": "return { \(PluginScene.head("empty")) }",
      "taken.lua": """
      local Item = View "Item" { body = function() return Text "a" end }
      return { \(PluginScene.head("taken")), views = { Item } }
      """,
    ])
    let broken = try scene.run(["plugin", "check", "broken.lua"])
    #expect(broken.status == 1)
    #expect(broken.errors.contains("broken.lua returns a table"))
    let empty = try scene.run(["plugin", "check", "empty.lua"])
    #expect(empty.status == 1)
    #expect(empty.errors == "lazylab: the plugin contributes nothing\n")
    let taken = try scene.run(["plugin", "check", "taken.lua"])
    #expect(taken.status == 1)
    #expect(taken.output.contains("Item (left out)"))
    #expect(try scene.run(["plugin", "check", "none.lua"]).status == 2)
  }
}
