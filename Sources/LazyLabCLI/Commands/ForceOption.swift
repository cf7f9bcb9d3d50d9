internal import ArgumentParser

/// Whether a file is replaced.
///
/// `lazylab` itself has the option, and reads it before the command after it does. ArgumentParser
/// hands its value on to commands that take it from this type, and to no others.
struct ForceOption: ParsableArguments {
  @Flag(help: "Replace a file that is there and was not written by the same command.")
  var force = false
}
