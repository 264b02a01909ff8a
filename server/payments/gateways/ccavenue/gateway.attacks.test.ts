import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from '#contract/kernel/money.ts';
import { cbcVector, vectors } from '#server/testing/gateways/vectors.ts';
import { decrypt, encrypt, type MessageKey } from './cipher.ts';
import { readReturnText } from './strict-reader.ts';

const BLOCK = 32; // hex digits of sixteen bytes

/** Reads as a careless integration does: replaces bad bytes, takes the first value of each name. */
function readCarelessly(bytes: Buffer): Map<string, string> {
  const fields = new Map<string, string>();
  for (const pair of bytes.toString('utf8').split('&')) {
    const [key = '', value = ''] = pair.split('=', 2);
    if (!fields.has(key)) fields.set(key, value);
  }
  return fields;
}

const careless = (bytes: Buffer) => {
  const fields = readCarelessly(bytes);
  return ['order_id', 'order_status', 'amount', 'currency'].map((key) => fields.get(key));
};

test.each(['reflection', 'injectionPlusReflection', 'splice'] as const)('%s decrypts and is refused', (name) => {
  const { workingKey, encResp } = vectors.attacks[name];
  const bytes = decrypt(encResp, { workingKey, cipher: 'cbc' })!;
  expect(bytes).not.toBeNull();
  expect(readReturnText(bytes)).toBeNull();
  // Two of them look like a full success to a careless reader.
  if (name !== 'reflection') expect(careless(bytes)).toEqual(['66f0c1d2e3a4b5c6d7e8f901', 'Success', '450.00', 'INR']);
});

test('both halves of the splice are genuine and are read', () => {
  const { cipherA, cipherB, plainA, plainB, workingKey } = vectors.attacks.splice;
  for (const [hex, plain] of [[cipherA, plainA] as const, [cipherB, plainB] as const]) {
    const bytes = decrypt(hex, { workingKey, cipher: 'cbc' })!;
    expect(bytes.toString('utf8')).toBe(plain);
    expect(readReturnText(bytes)).not.toBeNull();
  }
});

interface Payment {
  orderId: string;
  trackingId: string;
  bankRef: string;
  amountPaise: number;
}

const template = new Map(
  cbcVector('ccav-20')
    .plain.split('&')
    .map((pair) => pair.split('=') as [string, string]),
);

function responseText(payment: Payment, outcome: Record<string, string>): string {
  const amount = formatAmount(payment.amountPaise);
  const fields = new Map(template);
  const own = {
    order_id: payment.orderId,
    tracking_id: payment.trackingId,
    bank_ref_no: payment.bankRef,
    merchant_param1: payment.orderId,
  };
  for (const [key, value] of Object.entries({ ...own, amount, mer_amount: amount, ...outcome })) fields.set(key, value);
  return [...fields].map(([key, value]) => `${key}=${value}`).join('&');
}

/** Every way to put a short run of A's blocks between B's beginning and B's end, about where the status stands. */
function* joints(a: string, b: string): Generator<string> {
  for (let head = 3; head <= 9; head += 1) {
    for (let from = head - 2; from <= head + 2; from += 1) {
      for (let to = from + 1; to <= from + 8; to += 1) {
        for (let tail = to - 2; tail <= to + 2; tail += 1) {
          yield b.slice(0, head * BLOCK) + a.slice(from * BLOCK, to * BLOCK) + b.slice(tail * BLOCK);
        }
      }
    }
  }
}

const payment = fc.record({
  orderId: fc.stringMatching(/^[0-9a-f]{24}$/),
  trackingId: fc.stringMatching(/^[1-9]\d{11}$/),
  bankRef: fc.stringMatching(/^[1-9]\d{11}$/),
  amountPaise: fc.integer({ min: 100, max: 1_000_000 }),
});
const failure = fc.constantFrom('Insufficient funds', 'Declined by bank', 'Wrong PIN').map((message) => ({
  order_status: 'Failure',
  failure_message: message,
  status_message: message,
  response_code: '1',
}));

test('joints of random genuine responses never read as a success of the failed order', () => {
  let carelessSuccesses = 0;
  const pair = fc.record({ a: payment, b: payment, failed: failure, workingKey: fc.stringMatching(/^[0-9A-F]{32}$/) });
  fc.assert(
    fc.property(pair, ({ a, b, failed, workingKey }) => {
      fc.pre(a.orderId !== b.orderId);
      const key: MessageKey = { workingKey, cipher: 'cbc' };
      const [cipherA, cipherB] = [encrypt(responseText(a, {}), key), encrypt(responseText(b, failed), key)];
      const forgery = [b.orderId, 'Success', formatAmount(b.amountPaise), 'INR'];
      for (const joint of joints(cipherA, cipherB)) {
        const bytes = decrypt(joint, key);
        if (!bytes) continue;
        const seen = careless(bytes);
        if (forgery.every((value, index) => value === seen[index])) carelessSuccesses += 1;
        const text = readReturnText(bytes);
        expect(text?.orderId === b.orderId && text.word === 'Success').toBe(false);
      }
    }),
    { numRuns: 40, seed: 2027 },
  );
  expect(carelessSuccesses).toBeGreaterThan(1_000);
}, 240_000);
