import { isText, type Unsaid } from '#contract/kernel/text.ts';
import type { OwnWords, Say } from '#words/say.ts';

/** Fields that may repeat the name or address of a record elsewhere on the page; `facts` of a ticket name its doctor. */
const REPEATED = new Set(['name', 'label', 'address', 'location', 'facts']);

/** The same JSON with every text in words, and with an owner's own words where `own` has some. */
export function said<T>(value: Unsaid<T>, say: Say, own?: OwnWords): T {
  const inside = (one: unknown, field: string): unknown => {
    if (typeof one === 'string') return REPEATED.has(field) ? say(one, own) : one;
    if (typeof one !== 'object' || one === null) return one;
    if (isText(one)) return say(one, own);
    if (Array.isArray(one)) return one.map((part) => inside(part, field));
    if (Object.getPrototypeOf(one) !== Object.prototype) return one;
    return Object.fromEntries(Object.entries(one).map(([name, part]) => [name, inside(part, name)]));
  };
  return inside(value, '') as T;
}
