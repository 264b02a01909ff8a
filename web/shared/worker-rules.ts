/** Decides for the service worker (worker.ts) what it answers and what it keeps; knows no cache and no network. */

/** A page that registers the worker by this wants to be kept. */
export const WORKER = '/sw.js';
/** The console is below this; its document is the same for everybody and holds nothing of anybody. */
export const CONSOLE_SCOPE = '/app/';

/** The parts of the console that work without a network: the gate, and the desk of a counter. */
export const OFFLINE_PARTS = ['gate', 'desk'] as const;
export type OfflinePart = (typeof OFFLINE_PARTS)[number];

/** Every file of a part in one build; the program comes first, and names the build, since its name changes with any other file. */
export type PartFiles = Record<OfflinePart, readonly string[]>;

/** A request, as far as it matters. */
interface Asked {
  method: string;
  mode: string;
  url: string;
}

/** A page is asked of the network first, a file of the cache; all else the browser fetches by itself, and nobody keeps it. */
export function handlingOf({ method, mode, url }: Asked, origin: string): 'page' | 'file' | null {
  const { origin: host, pathname } = new URL(url);
  if (method !== 'GET' || host !== origin) return null;
  if (mode === 'navigate') return 'page';
  return pathname.startsWith('/assets/') ? 'file' : null;
}

/** A page is kept for a visitor if it was answered in full, at its own address, and says that it wants to be. */
export const mayKeep = ({ status, redirected }: Pick<Response, 'status' | 'redirected'>, text: string): boolean =>
  status === 200 && !redirected && text.includes(`"${WORKER}"`);

/** The page at this address is another now, or gone: what was kept of it is nobody's any more. A server in trouble says nothing of it. */
export const isOutdatedBy = ({ status }: Pick<Response, 'status'>): boolean =>
  status === 200 || status === 404 || status === 410;

/** All files of the build that a page names. */
export const filesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = '']) => file)),
];

const TIME = { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit', hour12: true } as const;
const DAY = { timeZone: 'Asia/Kolkata', weekday: 'short', day: 'numeric', month: 'short' } as const;

/** The attribute of the document of a page that was kept: what it says of the time was so when it was made. */
export const KEPT = 'data-kept';

/** Makes a kept page say as of when it is, "10:34 pm", or "Thu, 26 Nov, 10:34 pm": its own words stand in it, hidden. */
export function saidAsOf(text: string, at: Date, now: Date): string {
  const [, language = 'en-IN'] = /<html lang="([^"]+)"/.exec(text) ?? [];
  const [day, today] = [at, now].map((time) => time.toLocaleDateString(language, DAY));
  const time = language === 'en-IN' ? at.toLocaleTimeString(language, TIME) : timeOfDay(at, language);
  return text
    .replace('<html ', `<html ${KEPT} `)
    .replace(/id="as-of" hidden(="")?/, 'id="as-of"')
    .replace('<time></time>', `<time>${day === today ? time : `${day}, ${time}`}</time>`);
}

/** India's other languages say the time of day instead of am and pm, and say it first, as on the rest of the page. */
const timeOfDay = (at: Date, language: string): string =>
  at.toLocaleTimeString(language, { ...TIME, dayPeriod: 'short' }).replace(/^(\d+:\d+) (.+)$/, '$2 $1');
