/// A page that needs nothing but itself: no script, no network, no font but the system's.
///
/// It is light or dark as the reader's system is, is read from 320 pixels on, prints, and is used by
/// the keyboard: what can be opened is a `details`, what scrolls can be focused, and the first stop
/// is a link to the content. Colour never says what a sign or a word does not.
package enum HTMLPage {
  /// Begins a page, up to the inside of its main part.
  package static func open(_ html: inout HTMLWriter, title: String) {
    html.raw("<!DOCTYPE html>\n")
    html.open("html", ["lang": "en"])
    html.element("head") { html in
      html.raw("\n<meta charset=\"utf-8\" />\n")
      html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\" />\n")
      html.raw("<meta name=\"color-scheme\" content=\"light dark\" />\n")
      html.element("title", title)
      html.open("style")
      html.raw(style)
      html.close("style")
    }
    html.open("body")
    html.element("a", ["class": "skip", "href": "#content"], "Skip to the content")
    html.open("main", ["id": "content"])
    html.element("h1", title)
  }

  /// Ends a page.
  package static func close(_ html: inout HTMLWriter) {
    html.close("main")
    html.close("body")
    html.close("html")
  }

  /// Writes the verdict of a report in one line.
  package static func verdict(_ html: inout HTMLWriter, isClean: Bool, _ text: String) {
    html.element("p", ["class": isClean ? "verdict same" : "verdict differ"]) { html in
      html.element("span", ["class": "sign"], isClean ? "=" : "≠")
      html.text(text)
    }
  }

  /// Begins a table that scrolls by itself where it is too wide.
  package static func openTable(
    _ html: inout HTMLWriter, _ name: String, class kind: String, heads: [String]
  ) {
    html.open("div", ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": name])
    html.open("table", ["class": kind])
    html.element("thead") { html in
      html.element("tr") { html in
        for head in heads { html.element("th", ["scope": "col"], head) }
      }
    }
    html.open("tbody")
  }

  /// Ends a table.
  package static func closeTable(_ html: inout HTMLWriter) {
    html.close("tbody")
    html.close("table")
    html.close("div")
  }

  private static let style: StaticString = """

    :root {
      --page: #fbfbfa; --ink: #1d2125; --soft: #5c6670; --line: #d6dade; --panel: #ffffff;
      --good: #0f6b3c; --good-back: #e2f3e8; --bad: #a3162a; --bad-back: #fbe4e6;
      --left: #7a4a00; --left-back: #fbeed3; --right: #1b4f91; --right-back: #dfeafa;
      --code: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --page: #15181b; --ink: #e6e9ec; --soft: #9aa5b0; --line: #343b42; --panel: #1c2024;
        --good: #7ed7a3; --good-back: #16351f; --bad: #ff9aa5; --bad-back: #45191f;
        --left: #f0c37b; --left-back: #3d2f14; --right: #9cc4ff; --right-back: #16304f;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
    main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .75rem; overflow-wrap: anywhere; }
    h2 { font-size: 1.2rem; margin: 2.25rem 0 .5rem; }
    h3 { font-size: 1rem; margin: 1.5rem 0 .5rem; overflow-wrap: anywhere; }
    p { margin: .4rem 0; max-width: 70ch; overflow-wrap: anywhere; }
    .soft { color: var(--soft); }
    .skip { position: absolute; left: -99rem; }
    .skip:focus { left: 1rem; top: 1rem; padding: .5rem 1rem; background: var(--panel); color: var(--ink); }
    :focus-visible { outline: 3px solid var(--right); outline-offset: 2px; }
    .verdict { display: inline-flex; gap: .6rem; align-items: baseline; padding: .35rem .9rem;
      border-radius: .4rem; font-weight: 600; }
    .verdict.same, td.agree { background: var(--good-back); color: var(--good); }
    .verdict.differ, td.disagree { background: var(--bad-back); color: var(--bad); }
    .sign { font-family: var(--code); font-weight: 700; }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem;
      background: var(--panel); margin: .75rem 0; }
    table { border-collapse: collapse; width: 100%; font-size: .875rem; }
    th, td { padding: .3rem .6rem; text-align: left; vertical-align: top; }
    thead th { border-bottom: 1px solid var(--line); color: var(--soft); font-weight: 600; white-space: nowrap; }
    tbody tr + tr > * { border-top: 1px solid var(--line); }
    .counts { width: auto; }
    .counts td { text-align: right; font-variant-numeric: tabular-nums; }
    .sides { table-layout: fixed; min-width: 34rem; font-family: var(--code); font-size: .8125rem; }
    .sides tbody tr + tr > * { border-top: 0; }
    .sides td { white-space: pre-wrap; overflow-wrap: anywhere; padding: .05rem .6rem; }
    .sides th:nth-child(2), .sides td:nth-child(2) { width: 2.5rem; text-align: center; color: var(--soft); }
    .sides tr.changed td:first-child, .sides tr.left td:first-child { background: var(--left-back); color: var(--left); }
    .sides tr.changed td:last-child, .sides tr.right td:last-child { background: var(--right-back); color: var(--right); }
    .sides tr.folded td { color: var(--soft); text-align: center; font-style: italic; }
    .matrix { width: auto; }
    .matrix th[scope=row] { font-family: var(--code); font-weight: 400; position: sticky; left: 0;
      background: var(--panel); white-space: nowrap; }
    .matrix td { text-align: center; font-family: var(--code); font-weight: 700; min-width: 3rem; }
    .matrix td.none { color: var(--soft); font-weight: 400; }
    dl.legend { display: grid; grid-template-columns: max-content 1fr; gap: .15rem .9rem; font-size: .875rem; }
    dl.legend dt { font-family: var(--code); font-weight: 700; }
    dl.legend dd { margin: 0; }
    details { border: 1px solid var(--line); border-radius: .4rem; background: var(--panel);
      margin: .5rem 0; padding: .4rem .8rem; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    code { font-family: var(--code); font-size: .875em; overflow-wrap: anywhere; white-space: pre-wrap; }
    @media (max-width: 30rem) { body { font-size: 15px; } main { padding: 1rem .75rem 3rem; } }
    @media print { .scroll { overflow: visible; } body { background: none; } details > * { display: block; } }

    """
}
