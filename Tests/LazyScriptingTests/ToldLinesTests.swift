import LazyTestSupport
import Testing

@testable import LazyScripting

/// What came and went before what is in sight, and how far what left sight was pushed.
@Suite(.leavesNothing) struct ToldLinesTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes)
  func `lines and places are counted as they are`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  static let scenes: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "a photo that was passed goes, and the others move on",
      script: """
        local photos = {}
        for n = 1, 90 do photos[n] = { id = "ph-" .. n } end
        local column = GridItem.flexible()
        w = Window { width = 330, height = 460, ScrollView { LazyVGrid { spacing = 6,
          columns = { column, column, column }, ForEach { photos, function(photo)
            return Item { height = photo.id == "ph-20" and 150 or 100 }
          end } } } }
        w:scrollView():drag { by = 650 }
        w:update(function() table.remove(photos, 4) end)
        """,
      says: [
        "1 cell went and others moved on, so that 1 line less stands there: 106 points less.",
        "ph-20, ph-21, ph-23, ph-24, ph-26, ph-27 moved by +106 vertically",
        "ph-22 moved by −25 vertically",
        "+25 its line is 150 points high and was 100, and it is aligned in that",
      ],
      neverSays: ["1 line went", "or −25", "250 points long"]
    ),
    Scene(
      testDescription: "three photos go from three lines, and columns stay",
      script: """
        local photos = {}
        for n = 1, 90 do photos[n] = { id = "ph-" .. n } end
        local column = GridItem.flexible()
        w = Window { width = 330, height = 460, ScrollView { VStack { Text "album",
          LazyVGrid { spacing = 6, columns = { column, column, column },
            ForEach { photos, height = 100 } }:padding(8) } } }
        w:scrollView():drag { by = 650 }
        w:update(function()
          for _, place in ipairs { 11, 7, 2 } do table.remove(photos, place) end
        end)
        """,
      says: [
        "3 cells went and others moved on, so that 1 line less stands there: 106 points less.",
        "Nothing in sight moved by this",
      ],
      neverSays: ["1 line went"]
    ),
    Scene(
      testDescription: "a whole line of pictures goes while the window becomes lower",
      script: """
        local images = {}
        for n = 1, 120 do images[n] = { id = "im-" .. n } end
        local data = lab.data(images)
        w = Window { width = 360, height = 640, ScrollView { LazyVGrid { spacing = 4,
          columns = { GridItem.adaptive { minimum = 100 } }, ForEach { data, height = 96 } } } }
        w:scrollView():drag { by = 830 }
        for _ = 1, 3 do data:remove(4) end
        w:resize(360, 380)
        """,
      says: [
        "1 line (im-4, im-5, im-6) went, which had counted 100 points.",
        "Nothing in sight moved by this", "The LazyVGrid has 1 line less than before.",
      ]
    ),
    Scene(
      testDescription: "an icon that goes to a line of which the rest is unknown",
      script: """
        local icons = {}
        for n = 1, 60 do icons[n] = { id = "i-" .. n, width = 60 + n % 4 * 20 } end
        w = Window { width = 420, height = 220, ScrollView { axes = "horizontal",
          LazyHGrid { rows = { GridItem.fixed(90), GridItem.fixed(90) }, spacing = 12,
            ForEach { icons, function(icon) return Item { width = icon.width, height = 80 } end },
          }:padding { leading = 20 } } }
        w:scrollView():drag { by = 500 }
        w:update(function() table.insert(icons, 15, { id = "fresh", width = 100 }) end)
        """,
      says: [
        "i-16 was pushed out of sight, by about +102",
        "The LazyHGrid has 1 line more than before.",
      ],
      neverSays: ["The line of fresh"]
    ),
    Scene(
      testDescription: "songs that are appended far from what is in sight",
      script: """
        local songs = {}
        for n = 1, 12 do songs[n] = { id = "song-" .. n } end
        local data = lab.data(songs)
        w = Window { width = 400, height = 160, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 10, ForEach { data, width = 110 } } } }
        w:scrollView():drag { by = 700 }
        for n = 13, 30 do data:insert(n, { id = "song-" .. n }) end
        w:step()
        """,
      says: ["18 views came in further on, out of sight, which moved nothing in sight."],
      neverSays: ["at or after"]
    ),
    Scene(
      testDescription: "tabs in the opposite order",
      script: """
        local tabs = {}
        for n = 1, 20 do tabs[n] = { id = "tab-" .. n, width = 80 + n * 4 } end
        w = Window { width = 480, height = 90, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 6, ForEach { tabs, function(tab)
            return Item { width = tab.width, height = 40 } end } } } }
        w:scrollView():drag { by = 640 }
        w:update(function() table.sort(tabs, function(a, b) return a.width > b.width end) end)
        """,
      says: [
        "13 views (tab-8 … tab-20) were moved in. They count 13 × (104 + 6) = 1430 points, a "
          + "guess.",
        "6 views (tab-1 … tab-6) were moved away, which had counted 600 points.",
        "tab-8, tab-9, tab-10, tab-11 went out of sight, by about −232, −472, −720, −976",
        "What has another place and is out of sight is guessed again",
      ],
      neverSays: ["416", "partly"]
    ),
    Scene(
      testDescription: "rows of a list under a title, turned round",
      script: """
        local rows = {}
        for n = 1, 30 do rows[n] = { id = "p" .. n, n = n } end
        w = Window { width = 330, height = 300, ScrollView { VStack { Text "title",
          LazyVStack { spacing = 4, ForEach { rows, function(row)
            return Item { height = 40 + row.n % 5 * 12 } end } }:padding(10) } } }
        w:scrollView():drag { by = 500 }
        w:update(function() table.sort(rows, function(a, b) return a.n > b.n end) end)
        """,
      says: ["p9, p10, p11, p12 went out of sight, by about −172, −308, −408, −532"]
    ),
    Scene(
      testDescription: "rows that grow, also one that leaves sight unread",
      script: """
        local open = {}
        w = Window { width = 330, height = 400, function() return ScrollView {
          LazyVStack { spacing = 4, ForEach { 60, id = "p%d", function(n)
            return Item { height = open[n] or 50 } end } } } end }
        w:scrollView():drag { by = 500 }
        w:update(function() open[12], open[13], open[16] = 90, 120, 70 end)
        """,
      says: [
        "p16 was pushed out of sight, by +110", "p17 was pushed out of sight, by about +110",
      ]
    ),
    Scene(
      testDescription: "chips of which none in sight is left",
      script: """
        local chips = {}
        for n = 1, 50 do chips[n] = { id = "chip-" .. n, width = 60 + n % 6 * 12, n = n } end
        w = Window { width = 390, height = 60, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 8, ForEach { chips, function(chip)
            return Item { width = chip.width, height = 32 } end } },
        }:contentMargins { leading = 16, trailing = 16 } }
        w:scrollView():drag { by = 900 }
        w:update(function()
          for place = #chips, 1, -1 do
            local n = chips[place].n
            if n == 3 or n >= 9 and n <= 18 then table.remove(chips, place) end
          end
        end)
        """,
      says: [
        "None of the views in sight is still there. Before them, 2 views (chip-3, chip-9) went, "
          + "which had counted 208 points.",
        "2 views (chip-19, chip-20) that stood further on, which count 2 × (88.2857 + 8) = "
          + "192.5714 points, a guess.",
      ]
    ),
    Scene(
      testDescription: "one player moved to the front, another one into sight",
      script: """
        local players = {}
        for n = 1, 40 do
          players[n] = { id = "p" .. n, score = 1000 - n * 10, height = 50 + n % 3 * 10 }
        end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 4,
          ForEach { players, function(p) return Item { height = p.height } end } } } }
        w:scrollView():drag { by = 320 }
        w:update(function()
          players[6].score, players[20].score = 2000, 921
          table.sort(players, function(a, b) return a.score > b.score end)
        end)
        """,
      says: [
        "p7 moved by −54, though nobody moved it: p6 moved away from before it.",
        "p8, p9, p10, p11 moved by +20, though nobody moved them: +74 p20 moved in before them; "
          + "−54 p6 moved away from before them.",
        "p6 went out of sight, by about −394: it changed its place among the others.",
        "p20 came into sight",
      ]
    ),
    Scene(
      testDescription: "a title above a shelf, and a cover in it",
      script: """
        local art = Observable { width = 120, height = 40 }
        local Title = View "Title" { body = function()
          return Item { width = 200, height = art.height }
        end }
        local Cover = View "Cover" { parameters = { "number" }, body = function(self)
          return Item { width = self.number == 4 and art.width or 120, height = 160 }
        end }
        w = Window { width = 400, height = 300, VStack { alignment = "leading",
          Title():id "title",
          ScrollView { axes = "horizontal", LazyHStack { alignment = "top", spacing = 10,
            ForEach { 40, id = "c%d", function(n) return Cover { number = n } end } },
          }:frame { height = 160 },
          Spacer(),
        } }
        w:scrollView():drag { by = 450 }
        art.width, art.height = 210, 64
        w:step()
        """,
      says: [
        "The ScrollView, child 2, moved by +24 vertically with all that it shows, though nobody "
          + "moved it: title is 64 points high and was 40.",
        "c5, c6 moved by +90 horizontally, though nobody moved them: c4 is 210 points wide and "
          + "was 120.",
      ]
    ),
    Scene(
      testDescription: "a card that is drawn elsewhere with all that is in it",
      script: """
        local Card = View "Card" { state = { picked = false }, body = function(self)
          return Item { width = 300, height = 90 }
            :offset { x = self.state.picked and 30 or 0, y = self.state.picked and -12 or 0 }
            :onTapGesture(function() self.state.picked = not self.state.picked end)
        end }
        w = Window { width = 390, height = 500, ScrollView { LazyVStack {
          ForEach { 30, id = "card-%d", function() return Card() end } } } }
        w:tap "card-3"
        """,
      says: ["card-3 moved by +30 horizontally and −12 vertically, though nobody moved it"],
      neverSays: ["card-3 in card-3"]
    ),
    Scene(
      testDescription: "lines that grow within the padding of their rows",
      script: """
        local Line = View "Line" { environment = { scale = 1 }, body = function(self)
          return HStack { Text "one", Item { width = 24, height = 30 * self.environment.scale } }
            :padding { "vertical", 8 }
        end }
        w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
          ForEach { 20, id = "s%d", function() return Line() end } } } }
        w:setEnvironment("scale", 1.6)
        """,
      says: [
        "s2 moved by +18", "the HStack is 48 points long and was 30, as the Item, child 2, is 48",
      ],
      neverSays: ["s1 is 48", "s2 is 48"]
    ),
    Scene(
      testDescription: "places that go before what stays, and one behind it, at the end",
      script: """
        local places = {}
        for n = 1, 14 do places[n] = { id = "p" .. n } end
        w = Window { width = 390, height = 200, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 12, ForEach { places, function()
            return Item { width = 160, height = 120 } end } } } }
        w:scrollView():scrollTo { edge = "trailing" }
        w:update(function()
          table.remove(places, 14) table.remove(places, 12) table.remove(places, 3)
        end)
        """,
      says: ["p13 moved by +172, though nobody moved it", "as p14 went."],
      neverSays: ["as p12, p14 went"]
    ),
  ]
}
