import { ID_ALPHABET, ID_LENGTH } from '#server/kernel/operations/clock.ts';

/** Two ids in 44 characters of an address, 9 fewer than side by side: a gateway lets an address have 100 in all. */
export type PackedIds = readonly [string, string];

const BYTES = 33;
/** Characters of two packed ids. */
export const PACKED_LENGTH = 44;

/** The ids as one text of letters, digits, - and _. Throws for what is no id of the product. */
export function packIds(ids: PackedIds): string {
  let bits = 0n;
  for (const character of ids.join('')) {
    const at = ID_ALPHABET.indexOf(character);
    if (at < 0) throw new RangeError('this is no id of the product');
    bits = (bits << 5n) | BigInt(at);
  }
  return Buffer.from(bits.toString(16).padStart(2 * BYTES, '0'), 'hex').toString('base64url');
}

/** The ids of a packed text; null when it is none. */
export function unpackIds(text: string): PackedIds | null {
  if (text.length !== PACKED_LENGTH || !/^[\w-]+$/.test(text)) return null;
  let bits = BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  let both = '';
  for (let n = 0; n < 2 * ID_LENGTH; n += 1) {
    both = ID_ALPHABET[Number(bits & 31n)] + both;
    bits >>= 5n;
  }
  return bits === 0n ? [both.slice(0, ID_LENGTH), both.slice(ID_LENGTH)] : null;
}
