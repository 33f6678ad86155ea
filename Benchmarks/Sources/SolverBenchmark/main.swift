import ConstraintSolver
import Foundation

// SolverBenchmark generate chain|grid|web CONSTRAINTS [SEED]   one system as a JSON line
// SolverBenchmark run [--repeat N] FILE                        a line for each system: microseconds
//
// A line of `run`: index, constraints, solving, solving again after a constant changed, pivots, conflicts, status.

let arguments = Array(CommandLine.arguments.dropFirst())

func generate() {
  guard arguments.count >= 3, let kind = Generated(rawValue: arguments[1]), let count = Int(arguments[2]) else {
    usage()
  }
  let seed = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1
  print(SystemFile.line(kind.system(constraints: count, seed: seed)))
}

func usage() -> Never {
  FileHandle.standardError.write(
    Data("usage: SolverBenchmark generate chain|grid|web COUNT [SEED] | run [--repeat N] FILE\n".utf8))
  exit(2)
}

/// The shortest time of several runs, in microseconds: other processes only ever add to it.
func microseconds(_ times: Int, _ body: () -> Void) -> Double {
  var best = Double.infinity
  let clock = ContinuousClock()
  for _ in 0..<times {
    let (seconds, attoseconds) = clock.measure(body).components
    best = min(best, Double(seconds) * 1e6 + Double(attoseconds) * 1e-12)
  }
  return best
}

func run() throws {
  var repeats = 5
  var paths: [String] = []
  var index = 1
  while index < arguments.count {
    if arguments[index] == "--repeat", index + 1 < arguments.count {
      repeats = Int(arguments[index + 1]) ?? repeats
      index += 1
    } else {
      paths.append(arguments[index])
    }
    index += 1
  }
  var solver = Solver()
  var solution = Solution()
  for path in paths {
    for (index, var system) in try SystemFile.read(path).enumerated() {
      let solving = microseconds(repeats) { solver.solve(system, into: &solution) }
      let (pivots, conflicts, status) = (solution.pivots, solution.conflicts.count, solution.status)
      let changed = system.constraintIDs.last { system.isRequired($0) && system.relation(of: $0) == .equal }
      solver.resolve(system, into: &solution)
      var step = 0.0
      let again = microseconds(repeats) {
        step += 0.001
        if let changed { system.setConstant(changed, system.constant(of: changed) + step) }
        solver.resolve(system, into: &solution)
      }
      let reused = solution.isReused ? "reused" : "anew"
      print(index, system.constraintCount, solving, again, pivots, conflicts, status, reused)
    }
  }
}

switch arguments.first {
case "generate": generate()
case "run": try run()
default: usage()
}
