import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FIRST_LANGUAGE, isLanguage, type Language } from '#contract/kernel/languages.ts';
import type { Unsaid } from '#contract/kernel/text.ts';
import { idsOfRecords, type TextsOfRecords, withOwnTexts } from '#contract/translations/rules.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import type { Say } from '#words/say.ts';
import { cookieIn, setCookie } from './cookies.ts';

const COOKIE = 'lang';

const chosenIn = ({ query }: Pick<FastifyRequest, 'query'>): unknown => (query as { lang?: unknown } | null)?.lang;

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

export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Language {
  const wishes = wishesIn(request.headers['accept-language'] ?? '');
  const asked = [chosenIn(request), cookieIn(request, COOKIE), ...wishes];
  return asked.find(isLanguage) ?? FIRST_LANGUAGE;
}

/** Register before pages are answered. The cookie holds two letters, and nothing personal. */
export function rememberLanguage(app: FastifyInstance, config: { publicUrl: string }): void {
  app.addHook('onRequest', (request, reply, done) => {
    const chosen = chosenIn(request);
    if (isLanguage(chosen) && !request.url.startsWith('/api/'))
      setCookie(reply, config, { name: COOKIE, value: chosen, path: '/', sameSite: 'lax' });
    done();
  });
}

export type OwnTextsIn = (language: Language, ids: readonly string[]) => Promise<TextsOfRecords>;

/** No statement for English, or when `value` holds no record. */
async function textsIn(own: OwnTextsIn, language: Language, value: unknown): Promise<TextsOfRecords> {
  const ids = language === FIRST_LANGUAGE ? [] : [...new Set(idsOfRecords(value))];
  return ids.length === 0 ? new Map() : own(language, ids);
}

/** `value` with texts in the language, and with the translations that owners wrote for their records. */
export async function saidWithNames<T>(own: OwnTextsIn, language: Language, value: Unsaid<T>): Promise<T> {
  const { value: named, became } = withOwnTexts(value, await textsIn(own, language, value));
  return said(named, SAY[language], became);
}

/** Our pages send this header; all other callers are answered in English. */
const HEADER = 'x-language';

export function languageOfCall({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const asked = headers[HEADER];
  return isLanguage(asked) ? asked : FIRST_LANGUAGE;
}

export const sayTo = (request: Pick<FastifyRequest, 'headers'>): Say => SAY[languageOfCall(request)];

/** Names that owners gave are looked up for queues alone: bookings and gates cost no statement more. */
export function sayAnswers(app: FastifyInstance, own: OwnTextsIn): void {
  app.addHook('preSerialization', async (request, _reply, answer) => {
    const language = languageOfCall(request);
    const isOfQueue = request.routeOptions.config.traffic === 'board';
    return isOfQueue ? saidWithNames(own, language, answer) : said(answer, SAY[language]);
  });
}
