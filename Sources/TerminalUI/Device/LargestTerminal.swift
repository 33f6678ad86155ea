/// The part of a terminal that is drawn. Whoever opens a terminal can claim any size for it.
package enum LargestTerminal {
  package static let columns = 1600
  package static let rows = 800
}
