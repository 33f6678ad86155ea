import ArgumentParser
import ThemeSource

struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices", _superCommandName: "themec", abstract: "List the devices of '--size'",
    discussion: """
      Prints the names of each device, with the size of its screen and its safe area in portrait, in points. Append \
      '-landscape' to a name to hold the device on its side, or use a size such as 375x667.
      """)

  func run() {
    let rows = Device.all.map { device in
      let (size, area) = (device.size, device.safeArea(.portrait))
      return [
        device.names.joined(separator: ", "), "\(Int(size.width)) × \(Int(size.height))", "\(Int(device.scale))",
        "\(Int(area.top)) top, \(Int(area.bottom)) bottom",
      ]
    }
    standardOutput(columns(["NAMES", "SCREEN", "SCALE", "SAFE AREA"], rows))
  }
}
