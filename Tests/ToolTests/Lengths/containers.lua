-- Containers for a view that is made anew for each of them: those that probe with 0 and infinity,
-- those that offer nothing, and lazy ones along both axes.

-- A layout of a script's own that asks all that can be asked.
local Prober = Layout "Prober" {
  sizeThatFits = function(self, proposal, subviews)
    local width, height = 0, 0
    for _, view in ipairs(subviews) do
      for _, offered in ipairs { 0, 60, math.huge } do
        view:sizeThatFits { width = offered }
        view:sizeThatFits { height = offered }
        view:sizeThatFits { width = offered, height = offered }
      end
      local size = view:sizeThatFits { width = proposal.width and proposal.width - 30 }
      width, height = math.max(width, size.width), height + size.height
    end
    return math.min(width, 1e6), math.min(height, 1e6)
  end,
  placeSubviews = function(self, bounds, proposal, subviews)
    local y = 0
    for _, view in ipairs(subviews) do
      y = y + view:place { y = y, width = bounds.width, height = proposal.height }.height
    end
  end,
}

local function beside(Stack) return function(make) return Stack { Text "Side", make() } end end
local function grown(make) return make():frame { maxWidth = math.huge, maxHeight = math.huge } end

local list = {
  { "Window", function(make) return make() end },
  { "HStack", beside(HStack) },
  { "VStack", beside(VStack) },
  { "ZStack", beside(ZStack) },
  { "HStack of two", function(make) return HStack { make(), make(), Spacer() } end },
  { "HStack in HStack", function(make) return HStack { HStack { make(), Spacer() }, Spacer() } end },
  { "VStack in VStack", function(make) return VStack { VStack { make(), Spacer() }, Spacer() } end },
  { "grown in HStack", function(make) return HStack { grown(make), Spacer() } end },
  { "grown in VStack", function(make) return VStack { grown(make), Spacer() } end },
  { "aspectRatio in HStack", function(make)
    return HStack { make():aspectRatio(0.5, "fill"), Spacer() } end },
  { "background", function(make) return Color "red":background(make()) end },
  { "fixedSize", function(make) return make():fixedSize() end },
  { "padding", function(make) return HStack { make():padding(200), Spacer() } end },
  { "Prober", function(make) return Prober { make() } end },
  { "Prober in HStack", function(make) return HStack { Prober { make() }, Spacer() } end },
  { "ScrollView", function(make) return ScrollView { make() } end },
  { "sideways", function(make) return ScrollView { axes = "horizontal", make() } end },
  { "both ways", function(make) return ScrollView { axes = { "horizontal", "vertical" }, make() } end },
  { "HStack in ScrollView", function(make) return ScrollView { HStack { Text "Side", make() } } end },
  { "VStack sideways", function(make)
    return ScrollView { axes = "horizontal", VStack { Text "Side", make() } } end },
  { "Prober in ScrollView", function(make) return ScrollView { Prober { make() } } end },
  { "LazyVStack", function(make) return ScrollView { LazyVStack { make(), make() } } end },
  { "LazyHStack", function(make)
    return ScrollView { axes = "horizontal", LazyHStack { make(), make() } } end },
  { "row of HStack", function(make)
    return ScrollView { LazyVStack { HStack { Text "Side", make() }, Text "End" } } end },
  { "cell", function(make)
    return ScrollView { LazyVGrid { columns = { GridItem.flexible {}, GridItem.fixed(40) },
      make(), make(), make() } } end },
  { "cell sideways", function(make)
    return ScrollView { axes = "horizontal", LazyHGrid { rows = { GridItem.adaptive { minimum = 90 } },
      make(), make(), make() } } end },
}
