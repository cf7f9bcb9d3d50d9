import LazyTestSupport
import Testing

@testable import LazyScripting

/// Random screens along both axes: every view that is in sight before and after a change is told to
/// have moved by what its frame did, along the list and across it.
@Suite struct AccountedScreensTests {
  @Test(arguments: Seeds.first(100, long: 3_000))
  func `what is told is how far each frame moved, and its shares sum up`(seed: UInt64) throws {
    let run = try ScriptRun("local seed = \(seed)\n" + Self.screen + Self.changes + Self.check)
    #expect(run.error == nil, "seed \(seed): \(run.error?.message ?? "")")
  }

  /// A list of a random kind, in a random wrapping, with random parameters.
  static let screen = """
    math.randomseed(seed)
    local function any(list) return list[math.random(#list)] end
    local isVertical = any { true, false }
    local along, across = "width", "height"
    if isVertical then along, across = across, along end
    local Eager, Lazy = HStack, LazyHStack
    if isVertical then Eager, Lazy = VStack, LazyVStack end
    local alignments = isVertical and { "leading", "center", "trailing" }
      or { "top", "center", "bottom" }
    local wrapping = any { "none", "title", "padding", "both" }
    local anchor = any { "none", "none", "end", "center" }
    local pins = any { {}, { "sectionHeaders", "sectionFooters" } }
    local it = { kind = any { "lazy", "grid", "sections", "eager" }, lanes = 2, spacing = 4,
      margin = 0, padding = 5, title = 60, alignment = alignments[1],
      longer = {}, wider = {}, gone = {}, added = {}, moved = {} }

    local function row(element)
      local i = element.number
      return Item { [along] = 30 + i * 7 % 40 + (it.longer[i] or 0),
        [across] = 60 + i * 13 % 60 + (it.wider[i] or 0) }
    end

    local function elements()
      local list = {}
      for i = 1, 30 do
        if it.added[i] then list[#list + 1] = { id = "new-" .. i, number = 100 + i } end
        if not it.gone[i] then list[#list + 1] = { id = "row-" .. i, number = i } end
      end
      for _, move in ipairs(it.moved) do
        if math.max(move.from, move.to) <= #list then
          table.insert(list, move.to, table.remove(list, move.from))
        end
      end
      return list
    end

    local function part(length, width, id)
      return Item { [along] = length, [across] = width }:id(id)
    end

    local function list()
      local rows = ForEach { elements(), row }
      if it.kind == "grid" then
        local lanes = {}
        for i = 1, it.lanes do lanes[i] = GridItem.flexible { spacing = 6 } end
        if isVertical then return LazyVGrid { columns = lanes, spacing = it.spacing, rows } end
        return LazyHGrid { rows = lanes, spacing = it.spacing, rows }
      end
      if it.kind == "eager" then
        return Eager { spacing = it.spacing, alignment = it.alignment, rows }
      end
      if it.kind == "lazy" then
        return Lazy { spacing = it.spacing, alignment = it.alignment, rows }
      end
      return Lazy { spacing = it.spacing, alignment = it.alignment, pinnedViews = pins,
        Section { header = part(24, 90, "head-a"), footer = part(18, 50, "foot-a"), rows },
        Section { header = part(24, 90, "head-b"),
          ForEach { 20, id = "other-%d", function(i) return row { number = i } end } } }
    end

    local width, height = 330, 400
    w = Window { width = width, height = height, function()
      local content = list()
      if wrapping == "title" or wrapping == "both" then
        content = Eager { spacing = 0, part(it.title, 40, "title"), content }
      end
      if wrapping == "padding" or wrapping == "both" then content = content:padding(it.padding) end
      local fill = isVertical and { maxWidth = math.huge } or { maxHeight = math.huge }
      local scroll = ScrollView { axes = isVertical and "vertical" or "horizontal",
        content:frame(fill) }:contentMargins(it.margin)
      if anchor == "end" then
        return scroll:defaultScrollAnchor(isVertical and "bottom" or "trailing")
      end
      if anchor == "center" then
        return scroll:defaultScrollAnchor { "center", role = "sizeChanges" }
      end
      return scroll
    end }
    w:scrollView():drag { by = math.random(0, 700) }

    """

  /// What may change in it.
  private static let changes = """
    local changes = {
      function() it.longer[math.random(20)] = math.random(0, 50) end,
      function() it.wider[math.random(20)] = math.random(0, 50) end,
      function() it.gone[math.random(20)] = true end,
      function() it.added[math.random(20)] = true end,
      function() table.insert(it.moved, { from = math.random(20), to = math.random(20) }) end,
      function() it.spacing = math.random(0, 3) * 4 end,
      function() it.margin = math.random(0, 3) * 5 end,
      function() it.padding = math.random(0, 3) * 5 end,
      function() it.title = math.random(20, 100) end,
      function() it.alignment = any(alignments) end,
      function() it.lanes = math.random(4) end,
      function() it.kind = it.kind == "eager" and "lazy" or "eager" end,
    }

    local function change()
      if math.random(10) == 1 then
        width, height = math.random(260, 410), math.random(300, 500)
        return w:resize(width, height)
      end
      w:update(function()
        any(changes)()
        if math.random(4) == 1 then any(changes)() end
      end)
    end

    """

  /// The frames before and after some changes beside what is told.
  private static let check = """
    local ids = { "title", "head-a", "foot-a", "head-b" }
    for i = 1, 30 do
      for _, name in ipairs { "row-", "new-", "other-" } do ids[#ids + 1] = name .. i end
    end

    local function frames()
      local found = {}
      for _, id in ipairs(ids) do
        local exists, node = pcall(w.node, w, id)
        local frame = exists and node.phase == "placed" and node.frame
        local isSeen = frame and frame.maxX > 0.01 and frame.maxY > 0.01
          and frame.minX < width - 0.01 and frame.minY < height - 0.01
        if isSeen then found[id] = { horizontal = frame.minX, vertical = frame.minY } end
      end
      return found
    end

    for step = 1, 6 do
      local before = frames()
      change()
      local told = {}
      for event in w.trace:events { kind = "moved" } do
        if event.frame == w.frame and event.id then
          local axis = event.axis or (isVertical and "vertical" or "horizontal")
          told[event.id] = told[event.id] or {}
          told[event.id][axis] = (told[event.id][axis] or 0) + event.by
          local sum = 0
          for _, reason in ipairs(event.reasons) do sum = sum + reason.by end
          -- What is out of sight may also have been passed by rows that nobody sees.
          local isFree = event.isGuess or event.isOutOfSight
          assert(isFree or math.abs(sum - event.by) < 0.001, tostring(event))
        end
      end
      for id, place in pairs(frames()) do
        for axis, old in pairs(before[id] or {}) do
          local by, said = place[axis] - old, told[id] and told[id][axis] or 0
          assert(math.abs(by - said) < 0.01, ("step %d: %s moved by %g and is told to have moved "
            .. "by %g %sly\\n%s"):format(step, id, by, said, axis, w:explain(w.frame)))
        end
      end
    end
    """
}
