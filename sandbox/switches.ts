const ANY_TAMPER = ['none', 'amount', 'order_id', 'other_key', 'truncated', 'garbage', 'replay'] as const;
const CARD_TAMPER = ['reflected', 'spliced'] as const;
const WALLET_TAMPER = ['unsigned', 'recut'] as const;
/** `once`: a second refund of a payment is refused. `lost`: a call for a refund is lost before it arrives. */
const CARD_REFUND = ['once', 'lost'] as const;
const ANY_INQUIRY = [
  ...(['none', 'http500', 'http429', 'timeout'] as const),
  ...(['garbage', 'refused', 'not_found', 'wrong_amount'] as const),
] as const;
const WALLET_INQUIRY = ['system_error'] as const;

export const notFor: Record<'card' | 'wallet', readonly string[]> = {
  card: [...WALLET_TAMPER, ...WALLET_INQUIRY, 'webhook'],
  wallet: [...CARD_TAMPER, ...CARD_REFUND],
};

/** The first value of a choice is "off". Times are virtual seconds. */
export const switchRules = {
  browserLost: { kind: 'flag', label: 'Browser is lost (no return is sent)' },
  browserDelay: { kind: 'number', max: 600, label: 'Seconds before the browser goes back' },
  returnCopies: { kind: 'number', max: 20, label: 'Copies of the return' },
  tamper: {
    kind: 'choice',
    values: [...ANY_TAMPER, ...CARD_TAMPER, ...WALLET_TAMPER],
    label: 'Tamper with the return',
  },
  sequence: {
    kind: 'choice',
    values: ['none', 'failure_then_success', 'success_then_failure'],
    label: 'Two returns that disagree',
  },
  lateSeconds: { kind: 'number', max: 1_728_000, label: 'Seconds until the late FAILURE' },
  notify: { kind: 'choice', values: ['none', 'before', 'after'], label: 'Server notification against the return' },
  webhook: { kind: 'choice', values: ['form', 'form_unsigned', 'json'], label: 'Shape of the notification' },
  notifyCopies: { kind: 'number', max: 20, label: 'Copies of the notification' },
  notifySeconds: { kind: 'number', max: 1_728_000, label: 'Seconds until the notification' },
  inquiry: {
    kind: 'choice',
    values: [...ANY_INQUIRY, ...WALLET_INQUIRY],
    label: 'Status API answers',
  },
  inquiryTimes: { kind: 'number', max: 1000, label: 'For how many inquiries (0 = all)' },
  lagSeconds: { kind: 'number', max: 1_728_000, label: 'Status API lags by seconds' },
  statusWord: { kind: 'text', label: 'Status API always says' },
  refund: { kind: 'choice', values: ['none', 'pending', 'refuse', 'timeout', ...CARD_REFUND], label: 'Refund API' },
  refundSeconds: { kind: 'number', max: 1_728_000, label: 'Seconds a refund stays pending' },
} as const satisfies Record<string, SwitchRule>;

export type SwitchRule = { label: string } & (
  | { kind: 'flag' }
  | { kind: 'text' }
  | { kind: 'number'; max: number }
  | { kind: 'choice'; values: readonly string[] }
);
export type SwitchName = keyof typeof switchRules;
export type Switches = {
  [Name in SwitchName]: (typeof switchRules)[Name] extends { kind: 'flag' }
    ? boolean
    : (typeof switchRules)[Name] extends { kind: 'number' }
      ? number
      : (typeof switchRules)[Name] extends { values: readonly (infer Value)[] }
        ? Value
        : string;
};

export const noFaults: Readonly<Switches> = {
  browserLost: false,
  browserDelay: 0,
  returnCopies: 1,
  tamper: 'none',
  sequence: 'none',
  lateSeconds: 5,
  notify: 'after',
  notifyCopies: 1,
  notifySeconds: 1,
  webhook: 'form',
  inquiry: 'none',
  inquiryTimes: 0,
  lagSeconds: 0,
  statusWord: '',
  refund: 'none',
  refundSeconds: 60,
};

export const switchNames = Object.keys(switchRules) as SwitchName[];

export class SwitchError extends Error {}

/** Reads switches from JSON or a form (texts). Ignores unknown names. Throws SwitchError. */
export function readSwitches(given: Record<string, unknown>): Partial<Switches> {
  const entries = switchNames.filter((name) => given[name] !== undefined);
  return Object.fromEntries(entries.map((name) => [name, readSwitch(name, given[name])]));
}

function readSwitch(name: SwitchName, value: unknown): boolean | number | string {
  const rule: SwitchRule = switchRules[name];
  if (value === null) return noFaults[name];
  if (rule.kind === 'flag') return value === true || value === 'true' || value === 'on';
  if (rule.kind === 'text') return String(value).trim().slice(0, 40);
  if (rule.kind === 'number') return readNumber(name, value, rule.max);
  if (rule.values.includes(String(value))) return String(value);
  throw new SwitchError(`${name} takes ${rule.values.join(', ')}`);
}

function readNumber(name: string, value: unknown, max: number): number {
  const number = value === '' ? Number.NaN : Number(value);
  if (Number.isFinite(number) && number >= 0 && number <= max) return number;
  throw new SwitchError(`${name} takes a number from 0 to ${max}`);
}
