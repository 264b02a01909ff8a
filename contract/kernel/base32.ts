const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Crockford's base32 in upper case, for the QR code's alphanumeric mode. 64 bytes give 103 characters. */
export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let held = 0;
  let bits = 0;
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += ALPHABET[(held >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + ALPHABET[(held << (5 - bits)) & 31] : text;
}

/** Null unless `toBase32` writes exactly this text: look-alikes would give one signature several texts. */
export function fromBase32(text: string): Uint8Array<ArrayBuffer> | null {
  const bytes = new Uint8Array(Math.floor((text.length * 5) / 8));
  let held = 0;
  let bits = 0;
  let at = 0;
  for (const sign of text) {
    const value = ALPHABET.indexOf(sign);
    if (value < 0) return null;
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at] = (held >> bits) & 255;
    at += 1;
  }
  return bits < 5 && (held & ((1 << bits) - 1)) === 0 ? bytes : null;
}
