/// An error in the text of a data literal, with its line.
struct DataLiteralError: Error, Equatable {
  var line: Int
  var message: String
}
