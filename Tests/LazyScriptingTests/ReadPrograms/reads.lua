-- Reads all that can be read of a window and of what it gives: fields, and methods that need no
-- argument or only an id. `members` names them for each class; those in `verbs` make frames.
-- `show` is told what each is called and what it gave.
local refusal = "while a reporter describes a window"

return function(members, verbs)
  local function read(object, class, id, depth, show)
    show(class, object)
    for _, member in ipairs(members[class] or {}) do
      local title = class .. "." .. member.name
      local function get()
        if member.isField then return object[member.name] end
        if member.takesID then return object[member.name](object, id) end
        return object[member.name](object)
      end
      if not verbs[title] and (id ~= nil or not member.takesID) then
        local isRead, value = pcall(get)
        show(title, value)
        if not isRead and tostring(value):find(refusal, 1, true) then verbs[title] = true end
        local found = type(value) == "table" and value or { value }
        for place = 1, isRead and member.class and depth > 0 and math.min(#found, 3) or 0 do
          read(found[place], member.class, id, depth - 1, show)
        end
      end
    end
  end
  return function(window, show)
    local hasScroll, ids = pcall(function() return window:scrollView().visibleIDs end)
    read(window, "Window", hasScroll and ids[1] or nil, 3,
      show or function(_, value) tostring(value) end)
    return verbs
  end
end
