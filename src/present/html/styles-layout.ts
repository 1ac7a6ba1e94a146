/** The overview: verdict, common problems, filter and the table of pages. */
export const layoutStyles = `
main { max-width: 1040px; margin: 0 auto; padding: 32px 24px 80px; display: grid; gap: 20px; }
main > *, section > * { min-width: 0; }
.card, .verdict { background: var(--card); border: 1px solid var(--line); border-radius: 14px; box-shadow: var(--shadow); }
.card { padding: 24px 28px; }
h2 { font-size: 19px; font-weight: 650; }
section > h2:first-child { margin-bottom: 14px; }

.verdict { padding: 24px 28px 26px; background: linear-gradient(var(--mark) 6px, var(--card) 6px); }
.brand { display: flex; align-items: center; gap: 8px; font-weight: 650; color: var(--muted); }
.brand .icon { width: 18px; height: 18px; color: var(--link); }
.brand time { margin-left: auto; font-weight: 400; font-size: 14px; }
h1 { display: flex; gap: 14px; align-items: flex-start; margin: 22px 0 8px; font-size: 32px; font-weight: 700; letter-spacing: -.022em; }
h1 .icon { width: 34px; height: 34px; margin-top: 3px; color: var(--mark); }
.verdict > .facts { display: flex; flex-wrap: wrap; gap: 2px 20px; color: var(--muted); font-size: 14px; }
.spread { display: block; width: 100%; height: 10px; margin-top: 24px; border-radius: 5px; background: var(--inset); }
.spread rect { fill: var(--mark); stroke: var(--card); stroke-width: 2px; vector-effect: non-scaling-stroke; }
.counts { display: flex; flex-wrap: wrap; gap: 6px 26px; margin-top: 12px; }
.counts li { display: flex; align-items: center; gap: 7px; color: var(--muted); }
.counts .icon { color: var(--mark); }
.counts .none { opacity: .55; }
.counts strong { color: var(--ink); font-size: 17px; }

.problems li { display: grid; grid-template-columns: 68px minmax(0, 1fr) minmax(80px, 260px) 76px; gap: 14px; align-items: center; padding: 7px 0; }
.problems svg { width: 100%; height: 8px; border-radius: 4px; background: var(--inset); }
.problems rect { fill: var(--link); opacity: .75; }
.problems span:last-child { text-align: right; color: var(--muted); font-size: 14px; }
.tag { justify-self: start; padding: 1px 8px; border: 1px solid var(--line); border-radius: 6px; font-size: 12px; font-weight: 600; line-height: 1.6; color: var(--muted); white-space: nowrap; letter-spacing: 0; }
.tag.high { background: var(--bad-tint); border-color: transparent; color: var(--bad); }
.tag.medium { background: var(--decent-tint); border-color: transparent; color: var(--decent); }

.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 24px; margin-bottom: 12px; }
.filter { display: flex; flex-wrap: wrap; gap: 6px; margin: 0; padding: 0; border: 0; }
.filter legend { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.filter label { display: inline-flex; align-items: center; gap: 6px; padding: 3px 12px; border: 1px solid var(--line); border-radius: 99px; font-size: 13.5px; cursor: pointer; }
.filter .icon { color: var(--mark); }
.filter input { position: absolute; opacity: 0; width: 1px; height: 1px; margin: 0; }
.filter label:hover { border-color: var(--muted); }
.filter label:has(:checked) { background: var(--ink); border-color: var(--ink); color: var(--card); }
.filter label:has(:checked) .icon { color: inherit; --card: var(--ink); }
.filter label:has(:focus-visible) { outline: 2px solid var(--link); outline-offset: 2px; }
main:has(#show-bad:checked) :is(tbody tr, .page):not(.bad),
main:has(#show-error:checked) :is(tbody tr, .page):not(.error),
main:has(#show-unknown:checked) :is(tbody tr, .page):not(.unknown),
main:has(#show-decent:checked) :is(tbody tr, .page):not(.decent),
main:has(#show-good:checked) :is(tbody tr, .page):not(.good) { display: none; }

.pages { width: 100%; border-collapse: collapse; }
.pages th { padding: 6px 12px 6px 0; text-align: left; font-size: 13px; font-weight: 600; color: var(--muted); }
.pages td { padding: 9px 16px 9px 0; border-top: 1px solid var(--line); vertical-align: middle; }
.pages td:nth-child(1) { width: 60px; }
.pages td:nth-child(2) { width: 172px; }
.pages td:nth-child(4) { width: 30%; padding-right: 0; color: var(--muted); font-size: 14px; }
.pages .gauge { width: 40px; }
.pages a { color: inherit; text-decoration-color: var(--line); }
.pages a:hover { color: var(--link); text-decoration-color: currentColor; }
.pages .change { display: block; margin-top: 3px; }
.gauge { display: block; flex: none; }
.gauge circle { fill: none; stroke-width: 3.4; }
.gauge .track { stroke: var(--line); }
.gauge .arc { stroke: var(--mark); stroke-linecap: round; }
.gauge text { fill: var(--ink); font-size: 11.5px; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
.pill { display: inline-flex; align-items: center; gap: 6px; padding: 2px 10px 2px 8px; border-radius: 99px; background: var(--tint); color: var(--tone); font-size: 13.5px; font-weight: 600; white-space: nowrap; }
.pill .icon { --card: var(--tint); }
.change { color: var(--muted); font-size: 13px; }
`
