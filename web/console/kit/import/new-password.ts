/** Characters that are not mistaken for each other when read aloud or from paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A random password that is easy to type: "kq7m-pz4r-v9dt", about 59 bits. */
export function newPassword(): string {
  const signs: string[] = [];
  while (signs.length < 12) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // Rejects bytes that would make the first letters more likely (modulo bias).
    if (byte < 256 - (256 % LETTERS.length)) signs.push(LETTERS[byte % LETTERS.length] as string);
  }
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].map((group) => group.join('')).join('-');
}
