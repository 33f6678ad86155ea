import ArgumentParser
import Foundation
import ThemeProject

#if Fuzzing
  import CLibFuzzer
#endif

/// Runs a target on inputs: with libFuzzer, which makes new ones, in a build with the trait `Fuzzing`; else on those that are kept.
struct Fuzz: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run a part of themec on inputs that reach as much code as possible",
    discussion: """
      `.ci/fuzz` builds themec-dev with libFuzzer and AddressSanitizer, and runs all targets. Inputs that reach new code are kept \
      in the folder. One that fails is written to the current directory, and fails again when it is given in place of the folder. \
      Builds without the trait 'Fuzzing' run the kept inputs only.
      """)

  @Argument(help: "One of \(FuzzTarget.allCases.map(\.rawValue).joined(separator: ", "))")
  var target: FuzzTarget

  @Argument(help: "A folder of inputs, or one input")
  var inputs: String

  @Option(help: "Seconds for new inputs")
  var seconds = 60

  @Option(
    name: .customLong("libfuzzer"), parsing: .unconditionalSingleValue,
    help: "A further option of libFuzzer, such as -merge=1")
  var options: [String] = []

  func run() throws {
    defer { FuzzedCache.remove() }
    #if Fuzzing
      if DiskFileSystem().isFolder(inputs) { try search() } else { try replay([inputs]) }
    #else
      let isFolder = DiskFileSystem().isFolder(inputs)
      try replay(isFolder ? DiskFileSystem().names(in: inputs).sorted().map { Path.joined(inputs, $0) } : [inputs])
    #endif
  }

  private func replay(_ paths: [String]) throws {
    var failures = 0
    for path in paths {
      do throws(FuzzedPipeline.Fault) {
        try target.run((try? SourceProvider().read(path)) ?? [])
      } catch {
        failures += 1
        print("\(path): \(error.stage): \(error.what)")
      }
    }
    print("\(target.rawValue): \(paths.count) inputs, \(failures) failures")
    if failures > 0 || paths.isEmpty { throw ExitCode.failure }
  }

  #if Fuzzing
    /// The target of the callback, which has no context.
    nonisolated(unsafe) private static var running = FuzzTarget.markup

    private func search() throws {
      Self.running = target
      let arguments = [
        "themec-dev", inputs, "-max_total_time=\(seconds)", "-timeout=5", "-rss_limit_mb=2048", "-malloc_limit_mb=512",
        "-print_final_stats=1", "-max_len=20000", "-artifact_prefix=\(target.rawValue)-",
      ]
      var pointers: [UnsafeMutablePointer<CChar>?] = unsafe (arguments + options).map { unsafe strdup($0) } + [nil]
      var count = Int32(pointers.count - 1)
      let status = unsafe pointers.withUnsafeMutableBufferPointer { buffer in
        var start = unsafe buffer.baseAddress
        return unsafe LLVMFuzzerRunDriver(&count, &start) { data, size in
          let bytes = unsafe Array(UnsafeBufferPointer(start: data, count: size))
          do throws(FuzzedPipeline.Fault) { try Fuzz.running.run(bytes) } catch {
            // libFuzzer saves the input of a process that ends.
            fatalError("\(error.stage): \(error.what)")
          }
          return 0
        }
      }
      if status != 0 { throw ExitCode(status) }
    }
  #endif
}
