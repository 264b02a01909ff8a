import { foldedText } from '#contract/kernel/typed-text.ts';
import type { OfferingKind } from '#contract/offerings/model.ts';
import { type Position, TOWNS } from './model.ts';

/** Apostrophes are dropped: "dsouza" finds D’Souza. */
const wordsOf = (text: string): string[] =>
  foldedText(text)
    .replaceAll("'", '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

export interface Searched {
  kind: OfferingKind;
  name: string;
  town: string;
  words: readonly string[];
}

export const searchWords = (name: string, more: readonly string[]): string[] => [
  ...new Set([...wordsOf(name), wordsOf(name).join(''), ...more.flatMap(wordsOf)]),
];

/** Misspellings allowed by the length of a word: one letter more, less or different, or two swapped. */
const errorsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

export function isAlmost(typed: string, word: string): boolean {
  const most = errorsIn(typed);
  if (most === 0 || word.length < typed.length - most) return false;
  const other = word.slice(0, typed.length + most);
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = typed[row - 1] === other[at - 1];
      const isTurned = typed[row - 1] === other[at - 2] && typed[row - 2] === other[at - 1];
      const turned = isTurned ? (before[at - 2] ?? most) + 1 : Number.POSITIVE_INFINITY;
      next[at] = Math.min(
        (last[at - 1] as number) + (isSame ? 0 : 1),
        (last[at] as number) + 1,
        (next[at - 1] as number) + 1,
        turned,
      );
    }
    [before, last] = [last, next];
  }
  return Math.min(...last) <= most;
}

/** Bounds the work; more words hardly narrow a search. */
const MOST_WORDS = 6;

/** Places with all the words, best matches first. A misspelling counts only if no place has the word. */
export function withWords<P extends Searched>(places: readonly P[], search: string): P[] {
  const typed = wordsOf(search).slice(0, MOST_WORDS);
  const fits = typed.map((word) => {
    const isKnown = places.some(({ words }) => words.some((known) => known.includes(word)));
    return (known: string) => (isKnown ? known.includes(word) : isAlmost(word, known));
  });
  const begins = ({ words }: P) => typed.filter((word) => words.some((known) => known.startsWith(word))).length;
  return places
    .filter(({ words }) => fits.every((fit) => words.some(fit)))
    .map((place) => ({ place, begun: begins(place) }))
    .sort((one, other) => other.begun - one.begun)
    .map(({ place }) => place);
}

const POSITIONS = new Map<string, { town: string; position: Position }>(
  TOWNS.flatMap(([names, ...position]) => {
    const [town = '', ...others] = names.split('|');
    return [town, ...others].map((name) => [foldedText(name), { town, position }] as const);
  }),
);

/** A known town in the address, else its last part; '' if there is none. */
export function townOf(address: string): string {
  const parts = address.split(',').map((part) => part.replace(/\d{3} ?\d{3}/g, '').trim());
  const known = parts.map((part) => POSITIONS.get(foldedText(part))).findLast((found) => found !== undefined);
  return known?.town ?? parts.findLast((part) => part !== '') ?? '';
}

export const isSameTown = (one: string, other: string): boolean => foldedText(one) === foldedText(other);

const apart = ([lat, lng]: Position, [otherLat, otherLng]: Position): number =>
  Math.hypot(lat - otherLat, (lng - otherLng) * Math.cos((lat * Math.PI) / 180));

export function byDistance<P extends Pick<Searched, 'town'>>(places: readonly P[], from: Position): P[] {
  const far = new Map<string, number>();
  const distance = (town: string): number => {
    const position = POSITIONS.get(foldedText(town))?.position;
    return position ? apart(from, position) : 1000;
  };
  for (const { town } of places) if (!far.has(town)) far.set(town, distance(town));
  return places.toSorted((one, other) => (far.get(one.town) ?? 0) - (far.get(other.town) ?? 0));
}

/** "17.4,78.5" rounded to a tenth of a degree (about ten kilometres), for privacy. Null: no position. */
export function positionIn(text: string): Position | null {
  const [lat, lng] = /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(text) ? text.split(',').map(Number) : [];
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return [Math.round(lat * 10) / 10, Math.round(lng * 10) / 10];
}

export const PLACES_AT_ONCE = 20;

/** A page of places after a cursor of the last place and its rank, which works if that place is gone. */
export function placesAfter<P extends { id: string }>(
  found: readonly P[],
  cursor: string,
): { places: P[]; next: string | null } {
  const [, stood = '0', id = ''] = /^(\d{1,6})-([0-9a-z]{26})$/.exec(cursor) ?? [];
  const at = found.findIndex((place) => place.id === id);
  const asked = at >= 0 ? at + 1 : Math.max(0, Number(stood) - 1);
  const from = asked < found.length ? asked : lastPageOf(found.length);
  const places = found.slice(from, from + PLACES_AT_ONCE);
  const until = from + places.length;
  return { places, next: until < found.length ? `${until}-${places.at(-1)?.id}` : null };
}

/** Index of the first place on the last page. */
const lastPageOf = (count: number): number => Math.max(0, Math.ceil(count / PLACES_AT_ONCE) - 1) * PLACES_AT_ONCE;
