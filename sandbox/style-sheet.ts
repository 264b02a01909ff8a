export const styleSheet = `
:root {
  --paper: #f3f4f7; --card: #ffffff; --ink: #16181d; --soft: #5b6270; --line: #dcdfe6; --edge: #868d9b;
  --accent: #1f4fbf; --good: #0b6b3c; --bad: #a32020; --on: #ffffff; --banner: #b3001b;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #101216; --card: #1a1d23; --ink: #eceef2; --soft: #a6adba; --line: #2f343d; --edge: #727988;
    --accent: #9db9ff; --good: #57d08f; --bad: #ff9b94; --on: #0c0f14;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: 10px 16px; background: var(--banner); color: #fff; text-align: center; }
.banner strong { letter-spacing: 0.08em; }
main { max-width: 480px; margin: 0 auto; padding: 20px 16px 48px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 20px; }
.card + .card { margin-top: 16px; }
h1 { margin: 0 0 4px; font-size: 1.15rem; line-height: 1.3; }
h2 { margin: 20px 0 8px; font-size: 0.85rem; font-weight: 600; color: var(--soft); }
p { margin: 8px 0 0; }
.soft { color: var(--soft); font-size: 0.9rem; }
.amount { margin: 14px 0 12px; font-size: 2.1rem; line-height: 1.1; font-weight: 650; font-variant-numeric: tabular-nums; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0; padding-top: 12px; border-top: 1px solid var(--line); font-size: 0.9rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
button { width: 100%; min-height: 48px; padding: 8px 14px; border: 1px solid var(--edge); border-radius: 10px; background: transparent; color: var(--ink); font: inherit; font-weight: 550; text-align: center; cursor: pointer; }
button:hover { border-color: currentColor; }
button:focus-visible, input:focus-visible, select:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.good { background: var(--good); border-color: var(--good); color: var(--on); }
.bad { color: var(--bad); border-color: var(--bad); }
.grid { display: grid; gap: 10px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on); margin-top: 16px; }
label { display: grid; gap: 4px; font-size: 0.9rem; color: var(--soft); }
label.flag { display: flex; gap: 10px; align-items: center; min-height: 44px; color: var(--ink); }
label.flag input { width: 20px; height: 20px; min-height: 0; margin: 0; }
label.row { grid-template-columns: 1fr 104px; align-items: center; color: var(--ink); }
input, select { width: 100%; min-height: 44px; padding: 8px 10px; border: 1px solid var(--edge); border-radius: 8px; background: var(--card); color: var(--ink); font: inherit; }
fieldset { margin: 0; padding: 0; border: 0; }
legend { padding: 0; }
details { margin-top: 16px; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; font-weight: 550; }
.problem { border-left: 4px solid var(--bad); }
`;
