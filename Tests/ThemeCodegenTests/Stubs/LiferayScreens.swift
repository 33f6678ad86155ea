// swift-format-ignore-file
// Declarations of Liferay Screens that LiferayScreensCore.swift does not have: typealiases and a function of its Core,
// and a class of its Default theme.
import UIKit

public typealias ProgressMessages = [ProgressMessageType: String]
public typealias CacheStrategy = (
  ServerConnector, _ whenSuccess: @escaping () -> Void, _ whenFailure: @escaping (NSError) -> Void
) -> Void

public func nullIfEmpty(_ string: String?) -> String? { string }

@objc open class DefaultTextField: UITextField {}
