/// The frame of a report as a page: it needs no other file, no network and no script.
package enum ReportPage {
  package static func html(title: String, _ body: (inout HTMLWriter) -> Void) -> String {
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

    :root { color-scheme: light dark; --ink: #1d2125; --soft: #5c6670; --page: #fbfbfa;
      --panel: #ffffff; --line: #d6dade; --good: #0f6b3c; --good-back: #e2f3e8; --bad: #a3162a;
      --bad-back: #fbe4e6; --one: #7a4a00; --one-back: #fbeed3; --grey-back: #e9ecef;
      --link: #1b4f91; --right-back: #dfeafa; }
    @media (prefers-color-scheme: dark) { :root { --ink: #e6e9ec; --soft: #9aa5b0;
      --page: #15181b; --panel: #1c2024; --line: #343b42; --good: #7ed7a3; --good-back: #16351f;
      --bad: #ff9aa5; --bad-back: #45191f; --one: #f0c37b; --one-back: #3d2f14;
      --grey-back: #2b3036; --link: #9cc4ff; --right-back: #16304f; } }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--page); color: var(--ink);
      font: 1rem/1.5 system-ui, sans-serif; }
    main { max-width: 76rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
    h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .75rem; }
    h2 { font-size: 1.2rem; margin: 2.25rem 0 .5rem; } h3 { font-size: 1rem; margin: 1.75rem 0 .5rem; }
    h1, h2, h3, p, li, dd { overflow-wrap: anywhere; }
    ul { color: var(--soft); padding-left: 1.25rem; margin: .5rem 0; }
    .verdict { display: inline-block; padding: .35rem .9rem; border-radius: .4rem; font-weight: 600; }
    .verdict.clean { background: var(--good-back); color: var(--good); }
    .verdict.differ { background: var(--bad-back); color: var(--bad); }
    .verdict.unknown { background: var(--one-back); color: var(--one); }
    a { color: var(--link); } a:focus-visible, summary:focus-visible, [tabindex]:focus-visible {
      outline: 3px solid var(--link); outline-offset: 2px; }
    code, pre, .sides td, .matrix td, .matrix th[scope=row] {
      font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .8125rem; }
    pre { background: var(--grey-back); padding: .5rem .75rem; border-radius: .4rem;
      white-space: pre-wrap; overflow-wrap: anywhere; }
    .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: .4rem;
      background: var(--panel); margin: .75rem 0; }
    table { border-collapse: collapse; }
    th { color: var(--soft); font-size: .875rem; font-weight: 600; }
    .sides { width: 100%; table-layout: fixed; border: 1px solid var(--line);
      background: var(--panel); margin: .75rem 0; }
    .sides th { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); }
    .sides td { white-space: pre-wrap; overflow-wrap: anywhere; vertical-align: top;
      padding: .05rem .6rem; }
    .sides .sign { width: 1.75rem; text-align: center; color: var(--bad); padding: .05rem 0; }
    .sides .changed td:first-child { background: var(--one-back); color: var(--one); }
    .sides .changed td:last-child { background: var(--right-back); color: var(--link); }
    .sides .fold td { color: var(--soft); font-style: italic; }
    .matrix th, .matrix td { padding: .3rem .6rem; border-top: 1px solid var(--line); }
    .matrix tr:first-child > * { border-top: 0; }
    .matrix th[scope=row] { text-align: left; font-weight: normal; overflow-wrap: anywhere;
      max-width: 18rem; color: var(--ink); position: sticky; left: 0; background: var(--panel); }
    .matrix th { padding: .2rem .3rem; font-size: .75rem; }
    .matrix td { text-align: center; font-weight: 700; padding: .2rem; }
    .matrix td a { display: block; }
    .matrix td.same { background: var(--good-back); color: var(--good); }
    .matrix td.bothReject { background: var(--grey-back); }
    .matrix td.onlyLeft, .matrix td.onlyRight { background: var(--one-back); }
    .matrix td.different { background: var(--bad-back); }
    .causes { width: 100%; } .causes th, .causes td { padding: .3rem .6rem; text-align: left;
      vertical-align: top; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
    .counts th, .counts td { padding: .3rem .8rem; text-align: left; border-top: 1px solid var(--line); }
    .counts td { text-align: right; font-variant-numeric: tabular-nums; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; font-size: .875rem; }
    dt { font-family: ui-monospace, monospace; font-weight: 700; } dd { margin: 0; }
    details { border: 1px solid var(--line); border-radius: .4rem; background: var(--panel);
      padding: .4rem .8rem; margin: .5rem 0; }
    summary { cursor: pointer; overflow-wrap: anywhere; }
    section:target { outline: 2px solid var(--link); outline-offset: .5rem; }
    @media (max-width: 30rem) { main { padding: 1rem .75rem 3rem; } }
    @media print { .scroll { overflow: visible; } body { background: none; } }

    """
}

extension ReportPage {
  /// How the verdict of a report looks; the raw value is its style.
  package enum Verdict: String, Sendable {
    /// Nothing differs.
    case clean
    /// Something differs.
    case differ
    /// Nobody can tell, because something was not compared.
    case unknown

    fileprivate var sign: String {
      switch self {
      case .clean: "="
      case .differ: "≠"
      case .unknown: "?"
      }
    }
  }
}

extension HTMLWriter {
  /// Writes the verdict of a report in one line.
  package mutating func verdict(_ text: String, _ verdict: ReportPage.Verdict) {
    element("p", ["class": "verdict \(verdict.rawValue)"], "\(verdict.sign) \(text)")
  }

  /// Writes two sides in one row, with a sign between them.
  package mutating func pair(
    heads: (left: String, right: String), left: String, right: String
  ) {
    element("table", ["class": "sides"]) { table in
      table.heads(heads.left, heads.right)
      table.row(left, "≠", right, "changed")
    }
  }

  /// How many rows of two documents that are not the same are shown: as many as a browser takes.
  private static let mostChanges = 2_000

  /// Writes two documents in rows, with unchanged parts folded, and not more than a browser takes.
  package mutating func sides(
    heads: (left: String, right: String), _ left: JSONValue, _ right: JSONValue,
    _ policy: ComparisonPolicy
  ) {
    let sides = SideBySide(left, right, policy, mostChanges: Self.mostChanges)
    rows(heads: heads, sides.folded)
    if sides.isCut { element("p", "… and more rows") }
  }

  /// Writes rows of two sides.
  mutating func rows(heads: (left: String, right: String), _ rows: [SideBySide.Row]) {
    element("table", ["class": "sides"]) { table in
      table.heads(heads.left, heads.right)
      for side in rows {
        let fold = "… \(side.folded) lines the same"
        if side.folded > 0 {
          table.row(fold, "", fold, "fold")
        } else {
          table.row(
            side.left ?? "", side.change == .same ? "" : side.change.rawValue, side.right ?? "",
            side.change == .same ? nil : "changed")
        }
      }
    }
  }

  /// Writes the heads of two sides.
  mutating func heads(_ left: String, _ right: String) {
    element("tr") { row in
      row.element("th", ["scope": "col"], left)
      row.element("th", ["class": "sign"], "")
      row.element("th", ["scope": "col"], right)
    }
  }

  /// Writes a row of two sides, with a sign between them.
  mutating func row(_ left: String, _ sign: String, _ right: String, _ style: String?) {
    element("tr", ["class": style]) { row in
      row.block("td", left)
      row.element("td", ["class": "sign"], sign)
      row.block("td", right)
    }
  }
}
