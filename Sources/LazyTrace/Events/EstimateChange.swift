/// A change in what a lazy container assumes about the lines that it does not hold, and its causes.
///
/// A line is a subview of a stack, or the cells of a grid that stand side by side. Lengths are
/// points along the container's axis.
public struct EstimateChange: Equatable, Sendable {
  /// The name of the container, such as `LazyVStack`.
  public var view: String
  /// The id that the container was given, if it was.
  public var container: ViewID?
  /// The container as a person finds it; nil if that is not known.
  public var seen: SeenView?
  /// Whether the container is in a row of another one along the same axis.
  public var isInRow = false
  /// The estimator, as programs write it, such as `mean`; `mean in place of Own` if one of a script
  /// failed.
  public var estimator: String
  /// The estimator before, if it is another one now.
  public var oldEstimator: String?
  /// The length that an unseen line was estimated to have; 0 before anything was known.
  public var old: Double
  /// The length that such a line is estimated to have now.
  public var new: Double
  /// How many measured lengths are known.
  public var lengths = 0
  /// What was measured on the way; nil if nothing was.
  public var measured: Measured?
  /// What stands before the lines that the container holds.
  public var lead: Lead
  /// Why the container began anew, if it did.
  public var restart: Restart?
  /// Whether another cross length made it forget all lengths where no line kept its place.
  public var forgetsLengths = false
  /// The lines that data inserted and removed before the line that kept its place, if any.
  public var edit: Edit?
  /// By how many the lines behind the one that kept its place increased.
  public var behind = 0
  /// By how many the lines before what is in sight increased, without those of the edit.
  public var ahead = 0
  /// The distance between lines before the change, if it changed.
  public var oldSpacing: Double?
  /// How the lines before what is in sight were grouped before, if the columns changed.
  public var regrouped: Regrouped?
  /// Whether a lazy layout has other parameters.
  public var hasOtherLayout = false
  /// Where the container starts in the content.
  public var start: Double
  /// Where it started before.
  public var oldStart: Double

  /// Whether the length of any of its lines is a guess; otherwise nobody sees its estimate.
  public var guessesLength = true
  /// What it held in sight and holds no more, where that counts with a guess again.
  public var released: Released?
  /// How many lines it was and is taken to have, if elements that were not known of turned out to
  /// give other numbers of views than had been assumed.
  public var counts: Counts?
  /// Whether it stands beside a longer one, and did, so that the content is as long as that.
  public var isBesideLonger = false
  /// Whether nothing of the container is in sight.
  public var isOutOfSight = false
  /// Whether the estimator measures everything itself, so that nothing is guessed.
  public var measuresAll = false

  /// Describes what a container assumes now, if it starts where it did before.
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

  /// The lines that came into the run, with their lengths and the estimates for them.
  public struct Measured: Equatable, Sendable {
    /// How many lines there are.
    public var count = 0
    /// How many of them had never been measured before.
    public var unseen = 0
    /// How many of them had counted with a guess; the others with the length that they had.
    public var guessed = 0
    /// Their total length.
    public var length = 0.0
    /// The total length that had been assumed for them.
    public var assumed = 0.0
    /// Whether the cells of a grid moved on from line to line, so that what counted before were
    /// other lines in their places.
    public var isOfPlaces = false
    /// The one that was measured last.
    public var subject: ViewID
    /// The same view as a person finds it.
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

  /// How many lines a container is taken to have.
  public struct Counts: Equatable, Sendable {
    /// How many there were when the frame began.
    public var old: Int
    /// How many there are.
    public var new: Int
    /// Whether the number is assumed for some elements.
    public var isGuess: Bool

    /// Creates two numbers of lines.
    package init(old: Int, new: Int, isGuess: Bool) {
      (self.old, self.new, self.isGuess) = (old, new, isGuess)
    }
  }

  /// Lines that a container held and holds no more, so that a guess stands for their lengths.
  public struct Released: Equatable, Sendable {
    /// The ids of the first of them, in order.
    public var views: [ViewID]
    /// How many there are.
    public var count: Int
    /// How long they are together.
    public var length: Double
    /// How long they are taken to be now.
    public var guess: Double

    /// The greatest number of ids.
    package static let few = 4

    /// Creates what counts with a guess again.
    package init(views: [ViewID], count: Int, length: Double, guess: Double) {
      (self.views, self.count, self.length, self.guess) = (views, count, length, guess)
    }
  }

  /// Cells that moved to other lines, because the number of columns changed.
  public struct Regrouped: Equatable, Sendable {
    /// How many columns there were.
    public var oldColumns: Int
    /// How many there are.
    public var columns: Int
    /// How many lines were before what is in sight.
    public var lines: Int
    /// Their assumed length.
    public var length: Double
    /// Whether data came, went or moved in the same step, so that lines went for both reasons.
    public var isWithEdit = false

    /// Creates a regrouping.
    package init(oldColumns: Int, columns: Int, lines: Int, length: Double) {
      self.oldColumns = oldColumns
      self.columns = columns
      self.lines = lines
      self.length = length
    }
  }

  /// What stands before the lines that the container holds.
  public struct Lead: Equatable, Sendable {
    /// The number of these lines.
    public var lines: Int
    /// How many of them count with their measured length.
    public var known: Int
    /// Their assumed length, with the distances after each.
    public var length: Double
    /// By how much that length was corrected, apart from lines that came, went, or passed the edge
    /// of the region.
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
    /// It jumped to this line; the lines between were not measured (rules R3, R14).
    case jump(to: ViewID)
    /// Its cross length changed, so that all lengths are forgotten (rule R9).
    case reset(keeping: ViewID)
  }

  /// How many cells of a grid came and went.
  public struct Cells: Equatable, Sendable {
    /// How many came.
    public var came: Int
    /// How many went.
    public var went: Int

    /// Counts cells.
    package init(came: Int, went: Int) { (self.came, self.went) = (came, went) }
  }

  /// An element that gives another number of views than it gave.
  public struct Element: Equatable, Sendable {
    /// The id of the element.
    public var id: ViewID
    /// How many views it gave.
    public var old: Int
    /// How many it gives.
    public var new: Int

    /// Counts the views of an element.
    package init(id: ViewID, old: Int, new: Int) { (self.id, self.old, self.new) = (id, old, new) }
  }

  /// The lines inserted and removed before the line that kept its place in an update (rule R10).
  public struct Edit: Equatable, Sendable {
    /// How many lines were inserted.
    public var inserted = 0
    /// How many lines were removed.
    public var removed = 0
    /// The ids of the inserted lines, if they are few and known.
    public var insertedIDs: [ViewID] = []
    /// The ids of the removed lines, if they are few and known.
    public var removedIDs: [ViewID] = []
    /// Which of the removed lines are now behind the line that kept its place.
    public var movedIDs: [ViewID] = []
    /// How many of the removed lines are now behind the line that kept its place.
    public var moved = 0
    /// Which of the inserted lines were behind that line before.
    public var broughtIDs: [ViewID] = []
    /// How many of the inserted lines were behind that line before.
    public var brought = 0
    /// How many of the removed lines were in sight.
    public var seen = 0
    /// Whether nothing that was in sight still exists, so that only the position was kept.
    public var keepsPlaceAlone = false
    /// Whether no line at all still exists.
    public var keepsNothing = false
    /// Whether data came or went at the end of a reversed container, which stays there.
    public var keepsEnd = false
    /// By how much the assumed length before the line grew.
    public var change = 0.0
    /// What the removed lines had counted, with the distances after them; nil if that is not known.
    public var removedLength: Double?
    /// Whether the cells of a grid moved on from line to line, so that other lines went than those
    /// whose cells did.
    public var reflows = false
    /// How many cells came and went in such a grid before the one that kept its place; nil if that
    /// is not known.
    public var cells: Cells?
    /// The elements to which all these lines belong, if they were there before and still are.
    public var elements: [Element] = []

    /// Creates an edit that changed nothing.
    package init() {}
  }
}
