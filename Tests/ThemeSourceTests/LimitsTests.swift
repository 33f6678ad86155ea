import Testing
import ThemeSource

struct LimitsTests {
  @Test(
    arguments: [
      (.depth, 50, "split it, or raise 'limits.depth' in the configuration or with '--limit depth=100'"),
      (.depth, 99, "split it, or raise 'limits.depth' in the configuration or with '--limit depth=198'"),
      (.depth, 100, "split it, or raise the limit with '--limit depth=200'"),
      (.depth, 249, "split it, or raise the limit with '--limit depth=250'"), (.depth, 250, "split it"),
      (.depth, .max, "split it"),
      (.elements, 200_000, "split it, or raise the limit with '--limit elements=400000'"),
    ] as [(LimitName, Int, String)])
  func `advice names the next value of a limit that can be raised`(name: LimitName, value: Int, advice: String) {
    var limits = Limits.standard
    limits[name] = value
    #expect(limits.advice("split it", toRaise: name) == advice)
  }

  @Test(arguments: LimitName.allCases)
  func `the highest value of a limit is above its default`(_ name: LimitName) {
    var limits = Limits.standard
    #expect(limits[name] > 0 && limits[name] < name.highest)
    limits[name] = name.highest
    #expect(LimitName.allCases.filter { limits[$0] != Limits.standard[$0] } == [name])
  }
}
