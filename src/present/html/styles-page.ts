/** The sections page by page, small screens and paper. */
export const pageStyles = `
.page { padding: 0; margin-bottom: 12px; background: linear-gradient(to right, var(--mark) 5px, var(--card) 5px); overflow: clip; }
.page > summary { display: flex; align-items: center; gap: 16px; padding: 14px 22px 14px 18px; }
.page > summary:hover { background: var(--hover); }
.page > summary:focus-visible { outline-offset: -3px; border-radius: 12px; }
.page > summary > .gauge { width: 50px; }
.page > summary > .icon { margin-left: auto; width: 18px; height: 18px; color: var(--muted); transition: rotate .15s; }
.page[open] > summary > .icon { rotate: 180deg; }
.page .head { display: grid; gap: 5px; min-width: 0; }
h3 { font-size: 15.5px; font-weight: 620; letter-spacing: 0; }
.line { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; color: var(--muted); font-size: 14px; }
.body { padding: 4px 24px 22px 84px; scroll-margin-top: 110px; }
.why { margin-bottom: 10px; }
.body > .facts { display: flex; flex-wrap: wrap; gap: 4px 24px; margin-bottom: 18px; font-size: 14px; }
.facts div { display: flex; gap: 7px; }
.facts dt { color: var(--muted); flex: none; }
.facts dd { min-width: 0; }
.facts a { display: inline-flex; align-items: center; gap: 5px; text-decoration: none; }
.facts a span { text-decoration: underline; text-decoration-color: color-mix(in srgb, currentColor 40%, transparent); }
.facts a:hover span { text-decoration-color: currentColor; }
.facts div:has(a) dt { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }

.fixes > li { padding: 14px 0; border-top: 1px solid var(--line); }
h4 { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-size: 15.5px; font-weight: 620; letter-spacing: 0; }
.category { font-size: 13px; font-weight: 400; color: var(--muted); }
.fixes p { margin-top: 4px; max-width: 72ch; }
.evidence { margin-top: 8px; padding: 8px 12px; background: var(--inset); border-radius: 8px; }
dl.evidence { display: grid; grid-template-columns: fit-content(36%) minmax(0, 1fr); gap: 3px 14px; align-items: baseline; }
dl.evidence div { display: contents; }
dl.evidence dt { color: var(--muted); font-size: 13.5px; }
ul.evidence li + li { margin-top: 3px; padding-top: 3px; border-top: 1px solid var(--line); }
.more > summary, .rest > summary { width: fit-content; margin-top: 8px; font-size: 14px; color: var(--link); }
.more > summary::before, .rest > summary::before { content: "+"; display: inline-block; width: 1.1em; font-weight: 600; }
.more[open] > summary::before, .rest[open] > summary::before { content: "−"; }
.fixes .muted { margin-top: 6px; font-size: 14px; }
.rest { padding-top: 6px; }
.fixes + .rest { border-top: 1px solid var(--line); }
.rest ul { columns: 2 260px; column-gap: 28px; margin: 6px 0 4px 1.1em; font-size: 14px; }
.rest li { break-inside: avoid; padding: 2px 0; }

@media (max-width: 640px) {
  main { padding: 0 0 48px; gap: 12px; }
  .verdict { border-radius: 0 0 14px 14px; border-inline: 0; }
  .verdict, main > section.card { padding: 20px 16px; }
  section:not(.card) > h2 { padding-left: 16px; }
  .card { border-radius: 12px; }
  h1 { font-size: 25px; gap: 10px; margin-top: 18px; }
  h1 .icon { width: 26px; height: 26px; }
  .brand { flex-wrap: wrap; }
  .problems li { grid-template-columns: 68px minmax(0, 1fr) auto; gap: 4px 10px; }
  .problems svg { grid-column: 1 / -1; grid-row: 2; height: 5px; }
  .pages thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .pages tr { display: grid; grid-template-columns: 52px 1fr; padding: 11px 0; border-top: 1px solid var(--line); }
  .pages tbody tr:first-child { border-top: 0; }
  .pages td { padding: 0; border: 0; width: auto !important; }
  .pages td:nth-child(1) { grid-row: 1 / 4; align-self: center; }
  .pages td:nth-child(2) { grid-row: 2; margin: 3px 0; }
  .pages td:nth-child(3) { grid-row: 1; grid-column: 2; }
  .pages td:nth-child(4) { grid-column: 2; }
  .pages .change { display: inline; margin-left: 10px; }
  .page > summary { padding: 12px; gap: 12px; }
  .body { padding: 4px 14px 16px; }
}
@media print {
  :root { color-scheme: light; --ground: #fff; --shadow: none; }
  body { font-size: 11pt; }
  main { padding: 0; max-width: none; display: block; }
  main > * { margin-bottom: 14pt; }
  .filter, .page > summary > .icon, .more > summary { display: none; }
  .verdict, .fixes > li, .pages tr, .problems li { break-inside: avoid; }
  summary, h2 { break-after: avoid; }
  .spread, .spread rect, .problems svg, .problems rect, .verdict, .page, .pill, .tag, .evidence, .gauge circle { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  details::details-content { content-visibility: visible; block-size: auto; }
  .body { padding-left: 20px; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
`
