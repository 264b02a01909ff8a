/** Our colours, light and dark; no text fainter than WCAG 1.4.3 allows. */
export const API_DOCS_STYLE = `
:root { color-scheme: light dark; --ground: #f2f5ee; --surface: #fff; --ink: #14231d; --muted: #475850; --line: #708078; --soft: #e1ede4; --link: #0b5a46; --on: #f4faf4; --mark: #8f5b00; --bad: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1512; --surface: #15201b; --ink: #e9f1ec; --muted: #b4c4bb; --line: #84978d; --soft: #1f2e27; --link: #8fd8bd; --on: #0d1512; --mark: #f6b02c; --bad: #ffb4ab; } }
* { box-sizing: border-box; } body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: var(--ground); color: var(--ink); }
header, main, nav { max-width: 62rem; margin: 0 auto; padding: 0 1rem; } header { padding-top: 1.5rem; } main { padding-bottom: 4rem; }
h1 { margin: 0 0 .25rem; } h2 { margin: 2.5rem 0 .5rem; scroll-margin-top: 1rem; } a { color: var(--link); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; margin: 1rem 0; padding: 0; } nav a { display: inline-block; padding: .25rem 0; }
details { background: var(--surface); border: 1px solid var(--line); border-radius: .5rem; margin: .4rem 0; }
summary { cursor: pointer; padding: .6rem .8rem; display: flex; gap: .2rem .8rem; flex-wrap: wrap; align-items: baseline; } summary b { min-width: 4.2rem; }
code, pre, textarea { font: .9rem/1.45 ui-monospace, monospace; overflow-wrap: anywhere; } pre { background: var(--soft); padding: .8rem; border-radius: .4rem; white-space: pre-wrap; margin: .4rem 0; }
.inside { padding: 0 .8rem .8rem; } .who { margin-left: auto; color: var(--muted); font-size: .9rem; }
table { border-collapse: collapse; } td, th { text-align: left; padding: .2rem 1.2rem .2rem 0; }
label { display: block; margin: .8rem 0 .2rem; font-weight: 600; } input, textarea { width: 100%; padding: .5rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: var(--surface); color: var(--ink); font-size: 1rem; } textarea { min-height: 9rem; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .4rem 1rem; border: 1px solid var(--link); border-radius: .4rem; background: var(--link); color: var(--on); cursor: pointer; } button.plain { background: none; color: var(--link); }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; } .note { color: var(--muted); margin: .3rem 0; }
dialog { width: min(46rem, calc(100vw - 1rem)); max-height: calc(100vh - 2rem); border: 1px solid var(--line); border-radius: .6rem; background: var(--surface); color: var(--ink); padding: 1rem; } dialog::backdrop { background: #000a; } dialog h2 { margin: 0; font-size: 1.1rem; overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; gap: .6rem; margin-top: 1rem; } .ask { color: var(--bad); font-weight: 600; }`;
