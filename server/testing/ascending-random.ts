import { type Random, systemRandom } from '#server/platform/clock.ts';

const COUNTED = 8;
let last = 0;

/** Chance that counts in its first characters, so that ids made later sort later; the rest is chance indeed. */
export const ascendingRandom: Random = {
  bytes: (count) => {
    last += 1;
    const bytes = systemRandom.bytes(count);
    for (let at = 0; at < Math.min(COUNTED, count); at += 1)
      bytes[at] = Math.floor(last / 32 ** (COUNTED - 1 - at)) % 32;
    return bytes;
  },
};
