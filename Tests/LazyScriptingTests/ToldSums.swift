/// Reads what an explanation says about offsets.
enum ToldSums {
  /// Declares `paragraphs` in Lua: the offsets before and after that an explanation names, one for
  /// each paragraph, and the sum of the changes that explain them.
  static let reading = """
    local function paragraphs(text)
      local found = {}
      for line in (text .. "\\n"):gmatch("(.-)\\n") do
        line = line:gsub("−", "-")
        local old, new = line:match("content offset.* went from ([%-%d.]+) to ([%-%d.]+):")
        if old then found[#found + 1] = { old = tonumber(old), new = tonumber(new), sum = 0 } end
        local change = line:match("^    ([+-][%d.]+) ")
        if change then found[#found].sum = found[#found].sum + tonumber(change) end
      end
      return found
    end

    """
}
