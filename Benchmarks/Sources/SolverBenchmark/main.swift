import ConstraintSolver
import Foundation

// SolverBenchmark generate chain|pulled|grid|web CONSTRAINTS [SEED]   one system as a JSON line
// SolverBenchmark run [--repeat N] FILE                        a line for each system: microseconds
//
// SolverBenchmark values FILE                                  a line for each system: conflicts as [id,…], then the values
//
// A line of `run`: index, constraints, solving, solving again after the first fixed size changed by 1, pivots, conflicts, status.

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
    Data(
      "usage: SolverBenchmark generate chain|pulled|grid|web COUNT [SEED] | values FILE | run [--repeat N] FILE\n".utf8)
  )
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
      // What a resize changes: the first fixed size.
      let changed = system.constraintIDs.first {
        system.isRequired($0) && system.relation(of: $0) == .equal && system.terms(of: $0).count == 1
          && system.constant(of: $0) != 0
      }
      let original = changed.map { system.constant(of: $0) } ?? 0
      solver.resolve(system, into: &solution)
      var step = 0.0
      let again = microseconds(repeats) {
        step = step == 0 ? 1 : 0
        if let changed { system.setConstant(changed, original - step) }
        solver.resolve(system, into: &solution)
      }
      let reused = solution.isReused ? "reused" : "anew"
      print(index, system.constraintCount, solving, again, pivots, conflicts, status, reused)
    }
  }
}

func values() throws {
  var solver = Solver()
  for path in arguments.dropFirst() {
    for system in try SystemFile.read(path) {
      let solution = solver.solve(system)
      let conflicts = solution.conflicts.map { String($0.rawValue) }.joined(separator: ",")
      print("[\(conflicts)]", solution.values.map { "\($0)" }.joined(separator: " "))
    }
  }
}

switch arguments.first {
case "generate": generate()
case "values": try values()
case "run": try run()
default: usage()
}
