import ConstraintSolver
import Foundation

/// Constraint systems as JSON lines, one object for each; what `themec dump --stage constraints` prints.
///
///     {"variables": n, "constraints": [{"terms": [[variable, coefficient], …], "relation": "==|<=|>=", "constant": k, "priority": p}, …]}
enum SystemFile {
  private struct Line: Codable {
    var variables: Int
    var constraints: [Item]
  }

  private struct Item: Codable {
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Double
  }

  static func read(_ path: String) throws -> [ConstraintSystem] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return try data.split(separator: UInt8(ascii: "\n")).map { line in
      let read = try JSONDecoder().decode(Line.self, from: Data(line))
      var system = ConstraintSystem()
      system.addVariables(read.variables)
      for item in read.constraints {
        let relation: Relation =
          switch item.relation {
          case "<=": .lessOrEqual
          case ">=": .greaterOrEqual
          default: .equal
          }
        let terms = item.terms.map { Term(Variable(rawValue: UInt32($0[0])), $0[1]) }
        system.add(terms, constant: item.constant, relation, priority: item.priority)
      }
      return system
    }
  }

  static func line(_ system: ConstraintSystem) -> String {
    var items: [String] = []
    for id in system.constraintIDs {
      let relation =
        switch system.relation(of: id) {
        case .equal: "=="
        case .lessOrEqual: "<="
        case .greaterOrEqual: ">="
        }
      let terms = system.terms(of: id).map { "[\($0.variable.rawValue),\($0.coefficient)]" }.joined(separator: ",")
      items.append(
        #"{"terms":[\#(terms)],"relation":"\#(relation)","constant":\#(system.constant(of: id)),"#
          + #""priority":\#(system.priority(of: id))}"#)
    }
    return #"{"variables":\#(system.variableCount),"constraints":[\#(items.joined(separator: ","))]}"#
  }
}
