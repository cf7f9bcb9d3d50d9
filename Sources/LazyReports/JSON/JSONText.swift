/// Texts as JSON writes them.
public enum JSONText {
  /// A text in quotes, on one line.
  public static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
