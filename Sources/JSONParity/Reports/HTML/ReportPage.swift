/// The frame of a report as a page: it needs no other file, no network and no script.
enum ReportPage {
  static func html(title: String, _ body: (inout HTMLWriter) -> Void) -> String {
    var writer = HTMLWriter()
    writer.raw("<!doctype html>\n")
    writer.element("html", ["lang": "en"]) { html in
      html.element("head") { head in
        head.void("meta", ["charset": "utf-8"])
        head.void(
          "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"])
        head.void("meta", ["name": "color-scheme", "content": "light dark"])
        head.element("title", title)
        head.element("style") { $0.raw(style) }
      }
      html.raw("\n")
      html.element("body") { $0.element("main", [:], body) }
    }
    return writer.html + "\n"
  }

  /// Colours say nothing that a sign does not say too.
  private static let style = """

    :root { color-scheme: light dark; --text: #1c1e21; --faint: #5c636b; --page: #ffffff;
      --line: #d0d5da; --panel: #f4f6f8; --same: #e0f2e3; --reject: #e9ecef; --one: #ffe6c2;
      --other: #ffd2d2; --mark: #8f1313; --link: #0a4fb3; }
    @media (prefers-color-scheme: dark) { :root { --text: #e6e8ea; --faint: #a4abb3;
      --page: #16181b; --line: #3c4248; --panel: #202429; --same: #1d3a24; --reject: #2d3237;
      --one: #57390d; --other: #5f1f1f; --mark: #ffb0b0; --link: #8cb8ff; } }
    body { margin: 0; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 75rem; margin: 0 auto; padding: 1rem; }
    h1 { font-size: 1.5rem; } h2 { font-size: 1.25rem; margin-top: 2rem; } h3 { font-size: 1rem; }
    h1, h2, h3, p, li, dd { overflow-wrap: anywhere; }
    a { color: var(--link); } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre, .sides td, .matrix { font-family: ui-monospace, monospace; font-size: .875rem; }
    pre { background: var(--panel); padding: .5rem; white-space: pre-wrap; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; } table { border-collapse: collapse; }
    .sides { width: 100%; table-layout: fixed; border: 1px solid var(--line); }
    .sides th { text-align: left; background: var(--panel); padding: .25rem .5rem; }
    .sides td { white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top;
      padding: 0 .5rem; }
    .sides .sign { width: 1.5rem; text-align: center; color: var(--mark); padding: 0; }
    .sides .changed td { background: var(--other); } .sides .fold td { color: var(--faint); }
    .matrix th, .matrix td { border: 1px solid var(--line); padding: .25rem .5rem; }
    .matrix th[scope=row] { text-align: left; font-weight: normal; white-space: nowrap;
      position: sticky; left: 0; background: var(--page); }
    .matrix td { text-align: center; } .matrix td a { display: block; font-weight: bold; }
    .same { background: var(--same); } .bothReject { background: var(--reject); }
    .onlyMapper, .onlyCodable { background: var(--one); } .different { background: var(--other); }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
    dt { font-family: ui-monospace, monospace; } dd { margin: 0; }
    details { border: 1px solid var(--line); padding: .5rem; margin: .5rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }

    """
}
