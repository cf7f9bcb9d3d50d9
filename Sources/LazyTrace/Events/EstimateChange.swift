/// What a lazy container takes for granted about the lines that it does not have in front of it,
/// once that changed, and what changed it.
///
/// A line is a subview of a stack, or the cells of a grid that stand side by side. Lengths are
/// points along the container's axis.
public struct EstimateChange: Equatable, Sendable {
  /// The name of the container, such as `LazyVStack`.
  public var view: String
  /// The id that the container was given, if it was.
  public var container: ViewID?
  /// Whether the container stands in a row of another one along the same axis.
  public var isInRow = false
  /// What it guesses with, as programs write it, such as `mean`; `mean in place of Own` where one
  /// of a script failed.
  public var estimator: String
  /// The length that a line which was not seen was taken to have; 0 before anything was known.
  public var old: Double
  /// The length that such a line is taken to have now.
  public var new: Double
  /// How many measured lengths are known.
  public var lengths = 0
  /// What was measured on the way; nil where nothing was.
  public var measured: Measured?
  /// What stands before the lines that the container holds.
  public var lead: Lead
  /// Why the container began anew, if it did.
  public var restart: Restart?
  /// What data came and went before the line that kept its place, if any did.
  public var edit: Edit?
  /// How many lines more than before stand behind the one that kept its place.
  public var behind = 0
  /// How many lines more than before stand before what is in sight, besides those of the edit.
  public var ahead = 0
  /// The distance between lines before, where it changed.
  public var oldSpacing: Double?
  /// How the lines before what is in sight were counted before, where columns changed.
  public var regrouped: Regrouped?
  /// Where the container starts in the content.
  public var start: Double
  /// Where it started before.
  public var oldStart: Double

  /// Whether the estimator measures everything by itself, so that nothing is guessed.
  public var measuresAll = false

  /// Says what a container takes for granted now, which stands where it stood.
  package init(
    view: String,
    estimator: String,
    old: Double,
    new: Double,
    lead: Lead,
    start: Double
  ) {
    self.view = view
    self.estimator = estimator
    self.old = old
    self.new = new
    self.lead = lead
    self.start = start
    oldStart = start
  }

  /// The lines that came into the container's hands, long as they are and as they were taken to be.
  public struct Measured: Equatable, Sendable {
    /// How many lines there are.
    public var count = 0
    /// How many of them had never been measured before.
    public var unseen = 0
    /// Their length together.
    public var length = 0.0
    /// The length that they had been taken to have together.
    public var assumed = 0.0
    /// The one that was measured last.
    public var subject: ViewID
    /// The same as a person finds it.
    public var view: SeenView?

    /// Creates what was measured.
    package init(
      count: Int = 0,
      unseen: Int = 0,
      length: Double = 0,
      assumed: Double = 0,
      subject: ViewID,
      view: SeenView? = nil
    ) {
      self.count = count
      self.unseen = unseen
      self.length = length
      self.assumed = assumed
      self.subject = subject
      self.view = view
    }
  }

  /// Cells that stand in other lines, because another number of them stands side by side.
  public struct Regrouped: Equatable, Sendable {
    /// How many columns there were.
    public var oldColumns: Int
    /// How many there are.
    public var columns: Int
    /// How many lines stood before what is in sight.
    public var lines: Int
    /// How long they were taken to be.
    public var length: Double

    /// Creates what stands in other lines.
    package init(oldColumns: Int, columns: Int, lines: Int, length: Double) {
      self.oldColumns = oldColumns
      self.columns = columns
      self.lines = lines
      self.length = length
    }
  }

  /// What stands before the lines that the container holds.
  public struct Lead: Equatable, Sendable {
    /// How many lines that are.
    public var lines: Int
    /// How many of them count as long as they were when they were measured.
    public var known: Int
    /// How long they are taken to be, with the distances after each.
    public var length: Double
    /// By how much that was corrected, whatever came, went, or passed the edge of the region.
    public var corrected: Double
    /// The distance after each line.
    public var spacing: Double
    /// Whether it is exact (rule R7).
    public var isExact: Bool

    /// Creates what stands before.
    package init(
      lines: Int,
      known: Int,
      length: Double,
      corrected: Double,
      spacing: Double,
      isExact: Bool
    ) {
      self.lines = lines
      self.known = known
      self.length = length
      self.corrected = corrected
      self.spacing = spacing
      self.isExact = isExact
    }
  }

  /// Why a container began anew with another line.
  public enum Restart: Equatable, Sendable {
    /// It jumped to this line; what stands between was not measured (rules R3, R14).
    case jump(to: ViewID)
    /// Its cross length changed, so that all lengths are forgotten (rule R9).
    case reset(keeping: ViewID)
  }

  /// What came and went before the line that kept its place in an update (rule R10).
  public struct Edit: Equatable, Sendable {
    /// How many lines came.
    public var inserted = 0
    /// How many lines went.
    public var removed = 0
    /// The ids of those that came, where they are few and known.
    public var insertedIDs: [ViewID] = []
    /// The ids of those that went, where they are few and known.
    public var removedIDs: [ViewID] = []
    /// Which of those that went are still there, behind the line that kept its place.
    public var movedIDs: [ViewID] = []
    /// How many of those that went are still there, behind the line that kept its place.
    public var moved = 0
    /// Which of those that came stood behind the line before.
    public var broughtIDs: [ViewID] = []
    /// How many of those that came stood behind the line before.
    public var brought = 0
    /// How many of those that went were in sight.
    public var seen = 0
    /// Whether nothing that was in sight is still there, so that the place alone was kept.
    public var keepsPlaceAlone = false
    /// Whether nothing at all is still there.
    public var keepsNothing = false
    /// By how much what stands before the line is taken to be longer.
    public var change = 0.0

    /// Creates an edit that changed nothing.
    package init() {}
  }
}
