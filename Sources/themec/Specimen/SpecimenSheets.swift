extension SpecimenSheet {
  static let text = SpecimenSheet(
    "Text",
    [9, 11, 13, 15, 17, 20, 24, 28, 34, 44].map { size in
      Row((size * 1.25).rounded(.up), [label("\(Int(size)) points", size: size)])
    }
      + [
        Row(
          20,
          [
            label("thin", weight: "thin", x: 16, width: 80), label("light", weight: "light", x: 96, width: 80),
            label("semibold", weight: "semibold", x: 176, width: 90),
            label("heavy", weight: "heavy", x: 280, width: 79),
          ]),
        Row(
          20, [label("left"), label("center", #"textAlignment="center""#), label("right", #"textAlignment="right""#)]),
        Row(
          20,
          [
            label(
              "Tail of a text that is quite a bit longer than its label is wide", #"lineBreakMode="tailTruncation""#)
          ]),
        Row(
          20,
          [
            label(
              "Head of a text that is quite a bit longer than its label is wide", #"lineBreakMode="headTruncation""#)
          ]),
        Row(
          20,
          [
            label(
              "Middle of a text that is quite a bit longer than its label is wide", #"lineBreakMode="middleTruncation""#
            )
          ]),
        Row(15, [label("Small text that a device shows whole, in 12 points", size: 12, "", x: 16, width: 290)]),
        Row(
          48,
          [
            label(
              "Text that wraps takes as many lines as its label has room for, and ends there.", size: 15,
              #"numberOfLines="0""#)
          ]),
        Row(20, [label("שלום, natural in a left-to-right view")]),
        Row(
          20, [label("natural in a right-to-left view", #"semanticContentAttribute="forceRightToLeft""#)]),
        Row(20, [label("日本語 한국어 ไทย हिन्दी العربية 👩‍👩‍👧‍👦 🇩🇪 1️⃣")]),
        Row(20, [label("half transparent", #"alpha="0.5""#)]),
        Row(
          20,
          [
            View(
              "label", 16, 343, "",
              """
              <attributedString key="attributedText"><fragment content="attributed: "/><fragment content="bold"><attributes>\
              <font key="NSFont" size="17" name="Helvetica-Bold"/></attributes></fragment><fragment content=" and red">\
              <attributes><color key="NSColor" systemColor="systemRedColor"/></attributes></fragment></attributedString>
              """)
          ]),
        Row(20, [attributed("kerned by 2 points", #"<real key="NSKern" value="2"/>"#)]),
        Row(20, [attributed("kerned by −0.5 points", #"<real key="NSKern" value="-0.5"/>"#)]),
        Row(20, [attributed("underlined", #"<integer key="NSUnderline" value="1"/>"#)]),
        Row(20, [attributed("struck through", #"<integer key="NSStrikethrough" value="1"/>"#)]),
        Row(
          66,
          [
            attributed(
              "Justified text reaches both edges of its label, except in its last line.",
              #"<paragraphStyle key="NSParagraphStyle" alignment="justified" lineBreakMode="wordWrapping" lineSpacing="4"/>"#,
              #"numberOfLines="0""#)
          ]),
        Row(20, [named("Times New Roman", "TimesNewRomanPSMT"), named("Courier", "Courier", x: 194)]),
        Row(20, [named("Georgia", "Georgia-Bold"), named("Menlo", "Menlo-Regular", x: 194)]),
        Row(
          20,
          [
            View(
              "label", 16, 343, #"text="shadow""#,
              #"<color key="shadowColor" systemColor="systemGrayColor"/><size key="shadowOffset" width="1" height="1"/>"#
            )
          ]),
      ])

  static func attributed(_ text: String, _ inside: String, _ attributes: String = "") -> View {
    View(
      "label", 16, 343, attributes,
      """
      <attributedString key="attributedText"><fragment content="\(text)"><attributes>\
      <font key="NSFont" metaFont="system" size="17"/>\(inside)</attributes></fragment></attributedString>
      """)
  }

  static func named(_ text: String, _ name: String, x: Double = 16) -> View {
    View(
      "label", x, 165, #"text="\#(text)""#,
      #"<fontDescription key="fontDescription" name="\#(name)" family="\#(text)" pointSize="17"/>"#)
  }

  static let controls = SpecimenSheet(
    "Control",
    [
      Row(
        32,
        [
          View("switch", 16, 51, #"on="YES""#), View("switch", 96, 51, #"on="NO""#),
          View("switch", 176, 51, #"on="YES" enabled="NO""#), View("stepper", 265, 94, #"maximumValue="100""#),
        ]),
      Row(
        31,
        [
          View("slider", 16, 100, #"value="0" minValue="0" maxValue="1""#),
          View("slider", 136, 100, #"value="0.5" minValue="0" maxValue="1""#),
          View("slider", 256, 103, #"value="1" minValue="0" maxValue="1""#),
        ]),
      Row(
        4,
        [
          View("progressView", 16, 100, #"progress="0""#), View("progressView", 136, 100, #"progress="0.5""#),
          View("progressView", 256, 103, #"progress="1""#),
        ]),
      Row(
        32,
        [
          View(
            "segmentedControl", 16, 343, #"selectedSegmentIndex="1""#,
            #"<segments><segment title="Day"/><segment title="Week"/><segment title="Month"/></segments>"#)
        ]),
      Row(
        32,
        [
          View(
            "segmentedControl", 16, 343, #"selectedSegmentIndex="0""#,
            #"<segments><segment title="" image="star"/><segment title="" image="heart"/><segment title="Off" enabled="NO"/></segments>"#
          )
        ]),
      Row(
        31,
        [
          View(
            "slider", 16, 220,
            #"value="0.5" minValue="0" maxValue="1" minimumValueImage="minus" maximumValueImage="plus""#),
          View("colorWell", 256, 28, "", #"<color key="selectedColor" systemColor="systemBlueColor"/>"#),
          View("colorWell", 300, 28),
        ]),
      Row(
        31,
        [
          View("slider", 16, 100, #"value="0.5" minValue="0" maxValue="1" tintAdjustmentMode="dimmed""#),
          button("dimmed", x: 136, width: 80, #"buttonType="system" tintAdjustmentMode="dimmed""#),
        ]),
      Row(
        26,
        [
          View("pageControl", 16, 150, #"numberOfPages="5" currentPage="2""#),
          View("activityIndicatorView", 200, 20, #"animating="YES" style="medium""#),
          View("activityIndicatorView", 240, 20, #"style="medium""#),
        ]),
    ]
      + ["none", "line", "bezel", "roundedRect"].map { style in
        Row(
          34,
          [
            View("textField", 16, 160, #"borderStyle="\#(style)" placeholder="\#(style)""#),
            View("textField", 192, 167, #"borderStyle="\#(style)" text="text""#),
          ])
      }
      + [
        Row(
          34,
          [
            View(
              "textField", 16, 160, #"borderStyle="roundedRect" text="secret""#,
              #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#),
            View("textField", 192, 167, #"borderStyle="roundedRect" text="disabled" enabled="NO""#),
          ]),
        Row(
          34, [View("textField", 16, 160, #"borderStyle="roundedRect" text="clear" clearButtonMode="always""#)]),
        Row(56, [View("searchBar", 0, 375, #"placeholder="Search bar""#)]),
        Row(
          56, [View("searchBar", 0, 375, #"placeholder="Search" showsCancelButton="YES" showsBookmarkButton="YES""#)]),
        Row(
          100,
          [
            View(
              "searchBar", 0, 375, #"text="scope" showsScopeBar="YES" selectedScopeButtonIndex="1""#,
              "<scopeButtonTitles><string>All</string><string>Title</string></scopeButtonTitles>")
          ]),
        Row(
          60,
          [View("textView", 16, 343, #"text="A text view scrolls what it has no room for.""#)]),
        Row(100, [View("datePicker", 16, 343, #"datePickerMode="date" style="wheels""#)]),
        Row(120, [View("tableView", 0, 375, #"rowHeight="40""#)]),
      ])

  static let buttons = SpecimenSheet(
    "Button",
    [
      Row(
        36,
        [
          button("normal", x: 16, width: 80),
          button("highlighted", x: 100, width: 90, #"buttonType="system" highlighted="YES""#),
          button("selected", x: 194, width: 80, #"buttonType="system" selected="YES""#),
          button("disabled", x: 278, width: 81, #"buttonType="system" enabled="NO""#),
        ])
    ]
      + ["plain", "gray", "tinted", "filled", "bordered"].map { style in
        Row(
          44,
          [
            View(
              "button", 16, 165, #"buttonType="system""#,
              #"<buttonConfiguration key="configuration" style="\#(style)" title="\#(style)"/>"#),
            View(
              "button", 194, 165, #"buttonType="system" enabled="NO""#,
              #"<buttonConfiguration key="configuration" style="\#(style)" title="disabled"/>"#),
          ])
      }
      + [
        Row(
          60,
          [
            View(
              "button", 16, 165, #"buttonType="system""#,
              #"<buttonConfiguration key="configuration" style="filled" title="Title" subtitle="Subtitle"/>"#),
            View(
              "button", 194, 165, #"buttonType="system""#,
              #"<buttonConfiguration key="configuration" style="tinted" image="star" title="Image"/>"#),
          ]),
        Row(
          32,
          ["contactAdd", "infoLight", "detailDisclosure", "close"].enumerated().map { number, type in
            View("button", 16 + Double(number) * 90, 44, #"buttonType="\#(type)""#)
          }),
      ])

  static let layers = SpecimenSheet(
    "Layer",
    [
      Row(
        60,
        [
          View("view", 16, 100, "", fill("systemBlueColor")),
          View(
            "view", 136, 100, "",
            fill("systemGreenColor") + layer([("number", "layer.cornerRadius", #"<real key="value" value="8"/>"#)])),
          View(
            "view", 256, 60, "",
            fill("systemOrangeColor") + layer([("number", "layer.cornerRadius", #"<real key="value" value="30"/>"#)])),
        ]),
      Row(
        60,
        [
          View(
            "view", 16, 100, "",
            layer([
              ("number", "layer.borderWidth", #"<real key="value" value="1"/>"#),
              ("color", "borderColor", #"<color key="value" systemColor="systemRedColor"/>"#),
            ])),
          View(
            "view", 136, 100, "",
            layer([
              ("number", "layer.borderWidth", #"<real key="value" value="2"/>"#),
              ("number", "layer.cornerRadius", #"<real key="value" value="8"/>"#),
              ("color", "borderColor", #"<color key="value" systemColor="systemRedColor"/>"#),
            ])),
          View("view", 256, 103, #"customClass="ChartView""#),
        ]),
    ]
      + [1, 0.6, 0.3].map { alpha in
        Row(32, [View("view", 16, 343, #"alpha="\#(alpha)""#, fill("systemPurpleColor"))])
      }
      + [
        Row(
          80,
          [View("imageView", 16, 165, #"image="photo""#), View("imageView", 194, 165, #"image="person.crop.circle""#)]),
        Row(60, [View("mapView", 16, 165), View("webView", 194, 165)]),
        Row(
          40,
          ["center", "left", "bottomRight", "scaleAspectFit", "scaleToFill"].enumerated().map { number, mode in
            View(
              "imageView", 16 + Double(number) * 70, 60, #"image="star.fill" contentMode="\#(mode)""#,
              fill("systemGray6Color"))
          }),
        Row(
          60,
          [
            View(
              "view", 16, 100, "",
              fill("systemBlueColor")
                + layer([
                  ("number", "layer.cornerRadius", #"<integer key="value" value="16"/>"#),
                  ("number", "layer.maskedCorners", #"<integer key="value" value="3"/>"#),
                ])),
            View(
              "view", 136, 100, "",
              fill("systemBackgroundColor")
                + layer([
                  ("number", "layer.shadowOpacity", #"<real key="value" value="0.5"/>"#),
                  ("size", "layer.shadowOffset", #"<size key="value" width="0" height="2"/>"#),
                ])),
          ]),
        Row(1, [View("view", 16, 343, "", fill("separatorColor"))]),
      ])

  static func fill(_ color: String) -> String { #"<color key="backgroundColor" systemColor="\#(color)"/>"# }

  static let bars = SpecimenSheet(
    name: "BarSpecimen.storyboard",
    document: """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="tabs">
      <device id="retina4_7" orientation="portrait"/><scenes>
      <scene sceneID="s1"><objects><viewController id="list" customClass="BarSpecimen"><view key="view" contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/><subviews>
      <toolbar opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="toolbar">
      <rect key="frame" x="0.0" y="200" width="375" height="44"/><items>
      <barButtonItem systemItem="add" id="i1"/><barButtonItem systemItem="flexibleSpace" id="i2"/>
      <barButtonItem id="i3"><segmentedControl key="customView" contentMode="scaleToFill" selectedSegmentIndex="0" id="segments">
      <rect key="frame" x="0.0" y="6" width="180" height="32"/><segments><segment title="One"/><segment title="Two"/></segments>
      </segmentedControl></barButtonItem><barButtonItem systemItem="flexibleSpace" id="i4"/><barButtonItem title="Done" style="done" id="i5"/>
      </items></toolbar></subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      <navigationItem key="navigationItem" title="Title" id="item"><barButtonItem key="leftBarButtonItem" systemItem="cancel" id="i6"/>
      <barButtonItem key="rightBarButtonItem" systemItem="save" id="i7"/></navigationItem></viewController></objects></scene>
      <scene sceneID="s2"><objects><navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" image="house" id="t1"/>
      <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      </navigationBar><connections><segue destination="list" kind="relationship" relationship="rootViewController" id="r1"/></connections>
      </navigationController></objects></scene>
      <scene sceneID="s3"><objects><viewController id="other"><tabBarItem key="tabBarItem" title="Search" image="magnifyingglass" id="t2"/>
      </viewController></objects></scene>
      <scene sceneID="s4"><objects><tabBarController id="tabs"><connections>
      <segue destination="nav" kind="relationship" relationship="viewControllers" id="r2"/>
      <segue destination="other" kind="relationship" relationship="viewControllers" id="r3"/></connections>
      </tabBarController></objects></scene></scenes></document>
      """)

  static let dates = SpecimenSheet(
    "Date",
    [
      Row(34, [View("datePicker", 16, 343, #"contentHorizontalAlignment="leading" style="compact""#, sample)]),
      Row(
        34,
        [
          View("datePicker", 16, 165, #"datePickerMode="date" style="compact""#, sample),
          View("datePicker", 194, 165, #"datePickerMode="time" style="compact" enabled="NO""#, sample),
        ]),
      Row(372, [View("datePicker", 16, 343, #"style="inline""#, sample)]),
      Row(216, [View("datePicker", 16, 343, #"style="wheels""#, sample)]),
      Row(160, [View("datePicker", 16, 343, #"datePickerMode="countDownTimer" countDownDuration="5400""#)]),
      Row(200, [View("tableView", 0, 375, #"style="insetGrouped" rowHeight="44""#)]),
    ])

  static let sample = #"<date key="date" timeIntervalSinceReferenceDate="738948600"/>"#

  /// Titles and prompts of navigation bars, and badges.
  static let titles = SpecimenSheet(
    "Title",
    [
      Row(44, [navigationBar(#"title="Title""#)]),
      Row(74, [navigationBar(#"title="Title" prompt="A prompt above the title""#)]),
      Row(96, [navigationBar(#"title="Large Title""#, #"largeTitles="YES""#)]),
      Row(
        49,
        [
          View(
            "tabBar", 0, 375, "",
            """
            <items><tabBarItem title="Inbox" image="envelope.fill" badgeValue="3" id="b1"/>\
            <tabBarItem systemItem="search" id="b2"/><tabBarItem title="News" image="bell" badgeValue="120" id="b3"/>\
            <tabBarItem systemItem="more" id="b4"/></items>
            """)
        ]),
      Row(
        44,
        [
          View(
            "toolbar", 0, 375, "",
            """
            <items><barButtonItem systemItem="cancel" id="b5"/><barButtonItem systemItem="flexibleSpace" id="b6"/>\
            <barButtonItem systemItem="edit" id="b7"/><barButtonItem systemItem="flexibleSpace" id="b8"/>\
            <barButtonItem systemItem="trash" id="b9"/></items>
            """)
        ]),
    ])

  static func navigationBar(_ item: String, _ attributes: String = "") -> View {
    View(
      "navigationBar", 0, 375, attributes,
      #"<items><navigationItem \#(item) id="item-\#(item.utf8.count)"><barButtonItem key="rightBarButtonItem" systemItem="done" id="done-\#(item.utf8.count)"/></navigationItem></items>"#
    )
  }
}
