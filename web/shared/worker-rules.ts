/** Rules of the service worker (worker.ts), without cache or network. */

/** Path of the service worker; a page that registers it is stored for offline use. */
export const WORKER = '/sw.js';
/** The console's document is the same for everybody and holds nothing of anybody. */
export const CONSOLE_SCOPE = '/app/';

export const OFFLINE_PARTS = ['gate', 'desk'] as const;
export type OfflinePart = (typeof OFFLINE_PARTS)[number];

/** Files of one build. The first is the program; its name changes with any other file, so it names the build. */
export type PartFiles = Record<OfflinePart, readonly string[]>;

interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** Pages come from the network first, files from the cache; the browser fetches all else, and nobody keeps it. */
export function handlingOf({ method, mode, url }: Asked, origin: string): 'page' | 'file' | null {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return null;
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'file' : null;
}

/** True for a complete page at its own address that asks for offline storage. */
export const mayKeep = ({ status, redirected }: Pick<Response, 'status' | 'redirected'>, text: string): boolean =>
  status === 200 && !redirected && text.includes(`"${WORKER}"`);

/** True if the page was replaced or removed; a server error proves nothing. */
export const isOutdatedBy = ({ status }: Pick<Response, 'status'>): boolean =>
  status === 200 || status === 404 || status === 410;

export const filesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = '']) => file)),
];

const TIME = { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const DAY = { timeZone: 'Asia/Kolkata', weekday: 'short', day: 'numeric', month: 'short' } as const;

/** Attribute of an offline copy's document, whose times are those of the copy. */
export const KEPT = 'data-kept';

/** Inserts the time of the copy, "10:34 pm" or "Thu, 26 Nov, 10:34 pm", into words that the page has hidden. */
export function saidAsOf(text: string, at: Date, now: Date): string {
  const [, language = 'en-IN'] = /<html lang="([^"]+)"/.exec(text) ?? [];
  const [day, today] = [at, now].map((time) => time.toLocaleDateString(language, DAY));
  const time = language === 'en-IN' ? at.toLocaleTimeString(language, TIME) : timeOfDay(at, language);
  return text
    .replace('<html ', `<html ${KEPT} `)
    .replace(/id="as-of" hidden(="")?/, 'id="as-of"')
    .replace('<time></time>', `<time>${day === today ? time : `${day}, ${time}`}</time>`);
}

/** India's other languages say the time of day instead of am and pm, and put it first. */
const timeOfDay = (at: Date, language: string): string =>
  at.toLocaleTimeString(language, { ...TIME, dayPeriod: 'short' }).replace(/^(\d+:\d+) (.+)$/, '$2 $1');
