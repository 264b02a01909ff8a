import { type Paise, parseAmount } from '#contract/kernel/money.ts';

export interface ReturnText {
  orderId: string;
  trackingId: string;
  word: string;
  currency: string;
  amountPaise: Paise;
}

const KEY = /^[a-z][a-z0-9_]{0,39}$/;
const REQUIRED = ['order_id', 'tracking_id', 'order_status', 'currency', 'amount'];

/** Only our requests carry these. Key and vector are the same both ways, so a request sent back to us decrypts. */
const FORBIDDEN = [
  'merchant_id',
  'redirect_url',
  'cancel_url',
  'language',
  'access_code',
  'integration_type',
  'command',
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point.
const CONTROL_CHARACTER = /[\u0000-\u001f\u007f-\u009f]/;

/**
 * Null for anything unusual. Blocks of genuine messages can be cut and joined without the key, but each joint leaves
 * sixteen bytes of noise, hardly ever clean UTF-8 between known keys. Only the inquiry is a proof (docs/payments.md
 * 1.1).
 */
export function readReturnText(bytes: Uint8Array): ReturnText | null {
  const text = decodeUtf8(bytes);
  if (text === null || CONTROL_CHARACTER.test(text)) return null;
  const fields = readPairs(text);
  if (!fields || FORBIDDEN.some((key) => fields.has(key)) || REQUIRED.some((key) => !fields.get(key))) return null;
  return readFields((key) => fields.get(key) as string);
}

function readFields(field: (key: string) => string): ReturnText | null {
  const amountPaise = parseAmount(field('amount'));
  const orderId = field('order_id');
  const trackingId = field('tracking_id');
  if (amountPaise === null || !/^[A-Za-z0-9_-]{1,30}$/.test(orderId) || !/^\d{1,20}$/.test(trackingId)) return null;
  return { orderId, trackingId, word: field('order_status'), currency: field('currency'), amountPaise };
}

/** Reads pairs by name, never by position. The text `null` means absent. Null when any pair is malformed. */
function readPairs(text: string): Map<string, string> | null {
  const fields = new Map<string, string>();
  for (const pair of text.split('&')) {
    const at = pair.indexOf('=');
    const key = pair.slice(0, Math.max(at, 0));
    const value = decodeValue(pair.slice(at + 1));
    if (!KEY.test(key) || fields.has(key) || CONTROL_CHARACTER.test(value)) return null;
    fields.set(key, value === 'null' ? '' : value);
  }
  return fields;
}

/** Some kits URL-encode values and some do not, so an undecodable value is kept as it is. */
function decodeValue(value: string): string {
  if (!value.includes('%')) return value;
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
