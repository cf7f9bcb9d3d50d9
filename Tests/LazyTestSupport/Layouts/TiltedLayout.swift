/// A lazy layout in Lua that places the last view of all otherwise than the rest.
public enum TiltedLayout {
  /// The expression that makes it.
  public static let definition = """
    LazyLayout "Tilted" { begin = function() return { y = 0 } end,
      place = function(self, cursor, subviews)
        local isLast = subviews[2] == nil
        local size = subviews[1]:place { y = cursor.y + (isLast and 30 or 0), width = 50 }
        cursor.y = cursor.y + size.height - (isLast and 5 or 0)
        return cursor.y
      end }
    """
}
