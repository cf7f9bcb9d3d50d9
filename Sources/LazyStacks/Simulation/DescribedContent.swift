/// The content of a window as it was last described, and the function that describes it.
struct DescribedContent {
  /// Describes the content.
  let describe: () throws -> Content
  /// Whether the function runs again for every update.
  let isReevaluated: Bool
  var content = Content.empty
}
