import LazyLabCLI

let terminal = ProcessTerminal()
let status = LazyLab.main(arguments: Array(CommandLine.arguments.dropFirst()), terminal: terminal)
terminal.exit(status)
