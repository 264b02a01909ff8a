import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#contract/kernel/languages.ts';
import { toldProps } from '#contract/pages/rules.ts';
import { idsOfRecords, type TextsOfRecords } from '#contract/translations/rules.ts';

const COOKIE = 'lang';
/** The longest time that browsers keep a cookie. */
const LIVES_S = 400 * 24 * 3600;

const chosenIn = ({ query }: Pick<FastifyRequest, 'query'>): unknown => (query as { lang?: unknown } | null)?.lang;

/** A browser's wishes, most wished first: "te-IN,te;q=0.9,en;q=0.8". */
const wishesIn = (header: string): string[] =>
  header
    .split(',')
    .map((wish) => {
      const [tag = '', quality] = wish.trim().split(/\s*;\s*q=/);
      return { code: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ code }) => code);

/** The language of a page: what its address asks for, else what this browser chose before, else what it wishes, else English. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const { cookie, 'accept-language': wishes } = request.headers;
  const asked = [chosenIn(request), cookie?.includes(COOKIE) && parseCookie(cookie)[COOKIE], ...wishesIn(wishes ?? '')];
  return asked.find(isLanguage) ?? FIRST_LANGUAGE;
}

/** Has a browser remember the language that was chosen by an address: two letters, and nothing of anybody. Register it before pages are answered. */
export function rememberLanguage(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const chosen = chosenIn(request);
    if (isLanguage(chosen) && !request.url.startsWith('/api/'))
      reply.header(
        'set-cookie',
        stringifySetCookie({
          name: COOKIE,
          value: chosen,
          httpOnly: true,
          secure: publicUrl.startsWith('https:'),
          sameSite: 'lax',
          path: '/',
          maxAge: LIVES_S,
        }),
      );
    done();
  });
}

/** Reads what owners say in a language of these of their records. */
export type OwnTextsIn = (language: Language, ids: readonly string[]) => Promise<TextsOfRecords>;

/** Reads what owners say of the records that stand in this; nothing is asked where none does, and for English. */
export async function textsIn(own: OwnTextsIn, language: Language, value: unknown): Promise<TextsOfRecords> {
  const ids = language === FIRST_LANGUAGE ? [] : [...new Set(idsOfRecords(value))];
  return ids.length === 0 ? new Map() : own(language, ids);
}

/** A page of ours asks with this header to be answered in its own language; every other caller is answered in English. */
const HEADER = 'x-language';

/**
 * Puts what a call tells its caller, or refuses, into the language of the page that asked. Names that owners gave in it are looked
 * for where a queue is told alone: a booking and a gate cost no statement more.
 */
export function toldCalls(app: FastifyInstance, own: OwnTextsIn): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    const language = request.headers[HEADER];
    if (!isLanguage(language) || language === FIRST_LANGUAGE) return payload;
    if (typeof payload !== 'string' || !payload.startsWith('{')) return payload;
    const answer: unknown = JSON.parse(payload);
    const isOfQueue = request.routeOptions.config.traffic === 'board';
    const texts = isOfQueue ? await textsIn(own, language, answer) : undefined;
    return JSON.stringify(toldProps(language, answer, texts));
  });
}
