internal import LazyTrace

/// What is behind an entry of the ledger, in words.
struct EntryCauses {
  /// What around the container gave it another length; empty if nothing did.
  let container: String
  /// What changed before the view that a scroll position keeps in its place, with amounts.
  let keptBy: (reasons: [MoveReason], text: String)?
  /// What an offset follows that stands before what is in sight, where that is known.
  let followed: String?
  /// What in sight has another length, where a lazy layout moved what stands before that by as much
  /// as the offset changed.
  let placed: String?
}
