/// The version of themec and of the library, as `themec --version` prints it.
public let themecVersion = "0.1.0"
