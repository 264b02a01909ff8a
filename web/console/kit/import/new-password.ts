/** Letters that are taken for each other, when they are read aloud or off paper, are left out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Makes a password that nobody guesses and everybody can type: "kq7m-pz4r-v9dt", some 59 random bits. */
export function newPassword(): string {
  const signs: string[] = [];
  while (signs.length < 12) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1));
    // A byte beyond the last whole round of letters would make the first of them more likely.
    if (byte < 256 - (256 % LETTERS.length)) signs.push(LETTERS[byte % LETTERS.length] as string);
  }
  return [signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].map((group) => group.join('')).join('-');
}
