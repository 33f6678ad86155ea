package import ThemeSource

extension RenderTree {
  /// The frame of a slider's track and knob: between the images at its ends.
  package func track(ofSlider index: Int) -> Rect {
    var track = nodes[index].frame
    for image in nodes[(index + 1)..<max(index + 1, min(nodes[index].subtreeEnd, nodes.count))] {
      let isLeft = image.frame.x + image.frame.width / 2 < track.x + track.width / 2
      let (left, right) = (isLeft ? image.frame.maxX + 8 : track.x, isLeft ? track.maxX : image.frame.x - 8)
      guard right > left else { continue }
      (track.x, track.width) = (left, right - left)
    }
    return track
  }
}
