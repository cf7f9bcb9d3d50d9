/// A script that no hook sees while it hangs for a minute or more.
enum Hang {
  /// Weak tables that keep each other's keys alive: the collector goes through all of them for each
  /// one.
  static let script = preparation + "\ncollectgarbage()"

  /// The same script as one entry, which writes `begun` to standard error before it hangs.
  static let entry =
    (["do"] + preparation.split(separator: "\n")
    + [#"io.stderr:write("begun\n") collectgarbage() end"#])
    .joined(separator: " ") + "\n"

  private static let preparation = """
    local count, weak = 100000, { __mode = "k" }
    local keys, order, links = {}, {}, {}
    for i = 1, count + 1 do
      keys[i], order[i] = {}, i
    end
    for i = count, 2, -1 do
      local j = math.random(i)
      order[i], order[j] = order[j], order[i]
    end
    for j = 1, count do
      local i = order[j]
      links[j] = setmetatable({ [keys[i]] = keys[i + 1] }, weak)
    end
    local root = keys[1]
    keys = nil
    """
}
