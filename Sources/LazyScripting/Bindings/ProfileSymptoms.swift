/// What people see of each parameter of a profile, in the words in which they report it.
enum ProfileSymptoms {
  /// A sentence about a parameter.
  static func sentence(about name: String) -> String {
    "Seen: " + (symptoms.lines(of: name) ?? []).joined(separator: " ") + "."
  }

  private static let symptoms = RecordTable(table)

  /// The parameters, and what is seen of each.
  private static let table = """
    defaultSpacing
      rows stand closer together or further apart than designed
    lookAhead
      a body runs for a row that nobody sees yet
    coldSample
      a list opens with a wrong height in what takes its size from it
    coldLength
      an empty or unloaded list claims room
    retention
      a row forgets its state after it was scrolled away; memory grows where it is large
    prefetch
      bodies run before their rows come into sight
    prefetchReach
      bodies and images are loaded far ahead, or too late
    cacheBefore
      rows that are out of sight above keep their state and count with their true lengths
    cacheAfter
      rows that are out of sight below appear early and count with their true lengths
    cacheUnit
      what is made around a large view grows with it, or stays the same
    cacheRows
      hundreds of rows are made though a few are visible, and count with their true lengths
    keepsFocus
      the first row lives and counts with its true length however far it is away
    cacheSides
      rows above are made only when they come into sight, and stay after they were
    cacheReach
      more rows are made than there is room for, and their lengths are known
    cacheDelay
      the size of the content changes a moment after the rows came into sight
    reachForward
      a drag over many rows makes them all, and stutters
    reachBackward
      scrolling up makes many rows, or jumps over them by a guess
    exactReach
      a jump to a near row is exact, and one to a far row makes few rows
    decelerationRate
      a fling goes on for long, or stops soon
    rubberBand
      the content gives way beyond an end, or stands still
    flingEnd
      a slow release glides on, or rests at once
    bounceStiffness
      the content comes back from beyond an end slowly, or snaps
    maxPasses
      a layout that feeds itself freezes the frame for longer before it is given up
    gridPasses
      the columns of a grid are a little wider or narrower than the arithmetic says
    editAnchor
      content jumps when older messages are inserted above (offset), or stays (topmost)
    displayScale
      offsets are whole pixels, so that a threshold is met or missed by a fraction
    refreshPull
      a short pull refreshes already, or only a long one does
    anchorFollowsAfterResize
      a chat stays at its end after the keyboard came, or stops following
    edgeLanding
      scroll to bottom stops before the end, or shows a blank below it (estimate)
    initialScrollGeometryCallback
      a button that an offset shows is there from the start, or only after the first scroll
    rowGestures
      a row gives way to a swipe or a drag, or neither exists outside of a List (false)
    strictScrollTargets
      a list without marks snaps and tells what is visible, or does neither (true)
    pinnedViewsCover
      a row below a sticky header still counts as visible, or does not
    scrollStrategy
      a jump to a far row flickers past rows, blinks, or hangs before it sets out
    targetLanding
      scrollTo lands beside a row that was never seen (estimate)
    disappearAt
      onDisappear and the end of tasks come when a row leaves, or much later
    keepsRowState
      a row comes back as it was, while what is nested in it begins anew
    loadLimit
      rows without height load until the limit, which is told
    eagerLimit
      an eager stack of too many rows is refused
    """
}
