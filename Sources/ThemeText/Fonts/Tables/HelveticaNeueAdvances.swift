extension AdvanceTable {
  /// Helvetica Neue Roman. The letters have the advances of Linotype's 55 Roman in 1/1000 em; all other characters
  /// those of Helvetica.
  ///
  /// Labels recorded by Interface Builder agree: 174 points wide for a sum of 173.8 at 24 points, 180 for 179.7 at 14
  /// points.
  static let helveticaNeue = AdvanceTable(
    unitsPerEm: 1000,
    ascii: Array(helvetica.ascii[..<33]) + [
      648, 685, 722, 704, 611, 574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926,
      611, 648, 611,
    ] + Array(helvetica.ascii[59..<65]) + [
      537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519, 222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758,
      518, 500, 480,
    ] + Array(helvetica.ascii[91...]),
    others: helvetica.others)
}
