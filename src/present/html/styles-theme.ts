/** Colours, light and dark (text at least 4.5:1 on its ground, marks 3:1), and what every element starts from. */
export const themeStyles = `
:root {
  color-scheme: light dark;
  --ground: #f5f6f8; --card: #fff; --inset: #f5f6f9; --ink: #151a22; --muted: #586273; --line: #e2e6ec;
  --link: #2450c9;
  --good: #0e7a45; --decent: #8f5600; --bad: #bf2339; --error: #6545b5;
  --good-mark: #18915a; --decent-mark: #c67c00; --bad-mark: #cf3248; --error-mark: #7656c9;
  --good-tint: #e3f5eb; --decent-tint: #fdf0d9; --bad-tint: #fde9eb; --error-tint: #efeafb;
  --hover: #1a22330a;
  --shadow: 0 1px 2px #1a223314, 0 4px 16px #1a22330a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1016; --card: #161b23; --inset: #1d232d; --ink: #e9ecf1; --muted: #9ca6b5; --line: #2a313d;
    --link: #8fb0ff;
    --good: #56cf93; --decent: #f2b75c; --bad: #ff8390; --error: #b8a4ff;
    --good-mark: #45bd82; --decent-mark: #e5a745; --bad-mark: #f4707e; --error-mark: #a58fee;
    --good-tint: #12301f; --decent-tint: #35270d; --bad-tint: #3d171d; --error-tint: #271f43;
    --hover: #ffffff0a;
    --shadow: none;
  }
}
.good { --tone: var(--good); --mark: var(--good-mark); --tint: var(--good-tint); }
.decent { --tone: var(--decent); --mark: var(--decent-mark); --tint: var(--decent-tint); }
.bad { --tone: var(--bad); --mark: var(--bad-mark); --tint: var(--bad-tint); }
.error, .unknown { --tone: var(--error); --mark: var(--error-mark); --tint: var(--error-tint); }

*, ::before, ::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: anywhere; -webkit-text-size-adjust: 100%;
}
h1, h2, h3, h4, p, ul, ol, dl, dd { margin: 0; padding: 0; }
h1, h2, h3, h4 { line-height: 1.25; letter-spacing: -.01em; text-wrap: pretty; }
ul, ol { list-style: none; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: .06em; }
a:hover { text-decoration-thickness: .12em; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
code { font: 12.5px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; unicode-bidi: isolate; }
summary { cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.muted { color: var(--muted); }
.sprite { display: none; }
.icon { width: 1em; height: 1em; fill: currentColor; flex: none; vertical-align: -.12em; }
.icon .cut { fill: none; }
symbol .cut { fill: none; stroke: var(--card); stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
symbol .line { fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linecap: round; stroke-linejoin: round; }
`
