-- Claim 134: an element is found without evaluating others if the data are filtered, not the rows.
-- Fails with `contacts, "dynamic"` for `shown, 1`.
local contacts, shown, evaluated = {}, {}, 0
for index = 1, 1000 do
  contacts[index] = { id = index, isShown = index % 2 == 0 }
  if contacts[index].isShown then shown[#shown + 1] = contacts[index] end
end
local function lookup(data, subviews)
  evaluated = 0
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { data, subviews = subviews, function(contact)
        evaluated = evaluated + 1
        return contact.isShown and Item { height = 50 } or nil
      end } },
    },
  }
  local scroll = window:scrollView()
  local before = evaluated
  lab.expectEqual(scroll:index(800), 400, "four hundred are shown up to number 800")
  local toFind = evaluated - before
  scroll:scrollTo { id = 800, anchor = "top" }
  lab.expectEqual(window:node(800).frame.y, 0.0, "the row is reached")
  return toFind, evaluated
end
local toFind, all = lookup(shown, 1)
lab.expectEqual(toFind, 0, "no row is evaluated to find one")
lab.expect(all <= 26, "and to go there, what two screens show")
local _, filtered = lookup(contacts, "dynamic")
lab.expect(filtered >= 800, "filtered in the row: all up to it")
