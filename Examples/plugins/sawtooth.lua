-- A plugin in one file: a program that scrolls to and fro, and a command that shows what it costs.
--
--   lazylab --plugin Examples/plugins/sawtooth.lua sawtooth 500

--- Scrolls down and half of the way back, again and again, so that rows above must come back.
local function sawtooth(window, options)
  local teeth = options and options.teeth or 4
  local scroll = window:scrollView()
  for _ = 1, teeth do
    scroll:drag { by = 1200, duration = 0.4 }
    scroll:drag { by = -600, duration = 0.2 }
    window:settle()
  end
end

--- A feed of rows whose lengths nobody can guess from the first screen.
local function feed(count)
  return Window { width = 390, height = 844,
    ScrollView { LazyVStack { ForEach { count, id = "row-%d", function(_, index)
      return Item { height = lab.noise(index, 40, 300) }
    end } } },
  }
end

return {
  name = "sawtooth", version = "1.0.0", api = ">=1 <2",
  programs = { sawtooth = sawtooth },
  commands = {
    sawtooth = {
      help = "sawtooth [ROWS]: scrolls a feed to and fro, and shows what it cost.",
      run = function(session, rows)
        local count = math.tointeger(tonumber(rows or 300))
        if not count then return "sawtooth [ROWS]: ROWS is a whole number, got " .. rows end
        local window = feed(count)
        sawtooth(window)
        return window, string.format("%d bodies and %d measurements in %d frames",
          window.metrics.bodies, window.metrics.measures, window.frame)
      end,
    },
  },
}
