// swift-format-ignore-file
// The part of XCTest that generated tests use.
open class XCTestCase {
  public init() {}
}

public func XCTAssertNotNil(_ expression: @autoclosure () throws -> Any?) {}
public func XCTAssertNil(_ expression: @autoclosure () throws -> Any?) {}
public func XCTAssertTrue(_ expression: @autoclosure () throws -> Bool) {}
