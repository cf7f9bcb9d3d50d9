/// The length limit for names that scripts give to views, variants, streams and fields.
///
/// Names are compared often and printed in columns, so a long one would cost much everywhere. Ids
/// may have any length.
enum ScriptName {
  /// The greatest length of a name, in bytes.
  static let longest = 200

  /// Refuses a name that is too long.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - what: What is named, as the beginning of a sentence.
  /// - Throws: ``Mistake`` with the remedy.
  static func check(_ name: String, of what: String) throws(Mistake) {
    let count = name.utf8.count
    if count > longest { throw tooLong(count, of: what) }
  }

  /// The error for a name of a length in bytes.
  static func tooLong(_ count: Int, of what: String) -> Mistake {
    Mistake("\(what) has a name of \(count) bytes; write a shorter one, of at most \(longest)")
  }
}
