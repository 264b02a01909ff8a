import type { FastifyReply } from 'fastify';
import { BUSY_PAGE_WORDS } from '#contract/kernel/calls-words.ts';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { languageOf } from '#server/kernel/http/language.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import type { SayBusy } from '#server/kernel/traffic/admission.ts';

/** Replaced in a page that is rendered ahead. */
const SECONDS = '__SECONDS__';
const REQUEST = '__REQUEST__';

/** Judged by the address: the body was never read. */
function formAt(url: string): Exclude<keyof typeof BUSY_PAGE_WORDS, 'page'> {
  if (/^\/(paymentstatus|doctorappointment)\//.test(url)) return 'payment';
  return url.startsWith('/getqr/') ? 'search' : 'booking';
}

export const askAgain = (reply: FastifyReply, seconds: number): void => void reply.header('refresh', String(seconds));

/** Rendered ahead, because sending one must cost nearly nothing. */
export async function busyPages({ renderAhead }: Pages): Promise<SayBusy> {
  const ahead = (of: keyof typeof BUSY_PAGE_WORDS, language: Language) => {
    const message = BUSY_PAGE_WORDS[of](SECONDS);
    const again = of === 'page' ? 'itself' : 'reload';
    return renderAhead({ name: 'problem', props: { status: 503, message, requestId: REQUEST, again } }, language);
  };
  const written = new Map<string, Awaited<ReturnType<typeof ahead>>>();
  for (const language of LANGUAGE_CODES)
    for (const sent of ['page', 'booking', 'payment', 'search'] as const)
      written.set(`${language} ${sent}`, await ahead(sent, language));
  return (request, reply, seconds) => {
    const sent = request.method === 'POST';
    const write = written.get(`${languageOf(request)} ${sent ? formAt(request.url) : 'page'}`);
    if (!write) throw new Error('the page of a busy hour was not made');
    if (!sent) askAgain(reply, seconds);
    const html = write(request.cspNonce).replace(SECONDS, String(seconds)).replace(REQUEST, request.id);
    return reply
      .code(503)
      .headers({ 'retry-after': seconds, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
