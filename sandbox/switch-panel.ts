import { html, type Markup } from './html.ts';
import { notFor, type Switches, type SwitchName, type SwitchRule, switchNames, switchRules } from './switches.ts';

export function switchPanel(switches: Switches, provider: 'card' | 'wallet'): Markup {
  const hidden = notFor[provider];
  const names = switchNames.filter((name) => !hidden.includes(name));
  return html`
  <details id="faults">
    <summary>Fault switches for this order</summary>
    <input type="hidden" name="faults" value="shown">
    <div class="grid">${names.map((name) => field(name, switches, hidden))}</div>
  </details>`;
}

function field(name: SwitchName, switches: Switches, hidden: readonly string[]): Markup {
  const rule: SwitchRule = switchRules[name];
  const value = switches[name];
  if (rule.kind === 'flag') {
    const box = value
      ? html`<input type="checkbox" name="${name}" checked>`
      : html`<input type="checkbox" name="${name}">`;
    return html`<label class="flag">${box} ${rule.label}</label>`;
  }
  if (rule.kind === 'choice') {
    return html`<label>${rule.label}<select name="${name}">${rule.values.filter((one) => !hidden.includes(one)).map((one) => option(one, one === value))}</select></label>`;
  }
  if (rule.kind === 'text') {
    return html`<label>${rule.label}<input name="${name}" value="${String(value)}" maxlength="40" placeholder="its true status"></label>`;
  }
  return html`<label class="row">${rule.label}<input type="number" inputmode="numeric" min="0" max="${rule.max}" name="${name}" value="${String(value)}"></label>`;
}

function option(value: string, chosen: boolean): Markup {
  const label = value.replaceAll('_', ' ');
  return chosen
    ? html`<option value="${value}" selected>${label}</option>`
    : html`<option value="${value}">${label}</option>`;
}
