/// The version of themec and of the library, which `themec --version` prints.
public let themecVersion = "0.1.0"
