# The formula of Homebrew, for a tap of the project. release/build fills in what is between the signs @.
class Themec < Formula
  desc "Lint, preview and compile XIBs, storyboards and themes of iOS apps"
  homepage "@HOMEPAGE@"
  url "@DOWNLOADS@/themec-@VERSION@-source.tar.xz"
  sha256 "@SHA256@"
  license "Apache-2.0"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "cairo"
  depends_on "harfbuzz"
  depends_on "jpeg-turbo"
  depends_on "librsvg"
  depends_on "poppler"
  uses_from_macos "swift" => :build
  uses_from_macos "libxml2"

  def install
    arguments = %w[--disable-sandbox -c release]
    arguments << "--static-swift-stdlib" if OS.linux?
    %w[themec themec-png themec-vector].each do |product|
      system "swift", "build", *arguments, "--product", product
      bin.install ".build/release/#{product}"
    end
    generate_completions_from_executable(bin/"themec", "--generate-completion-script")
  end

  test do
    (testpath/"Login.xib").write <<~XML
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
          <view id="a"><subviews><label text="Hello" id="a"/></subviews></view>
        </objects>
      </document>
    XML
    assert_match "syntax/duplicate-id", shell_output("#{bin}/themec lint #{testpath}/Login.xib", 1)
  end
end
