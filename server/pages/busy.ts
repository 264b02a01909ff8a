import type { FastifyReply } from 'fastify';
import { LANGUAGE_CODES, type Language } from '#contract/kernel/languages.ts';
import { type Text, text } from '#contract/kernel/text.ts';
import { languageOf } from '#server/kernel/http/language.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import type { SayBusy } from '#server/kernel/traffic/admission.ts';

/** Replaced in a page that is rendered ahead. */
const SECONDS = '__SECONDS__';
const REQUEST = '__REQUEST__';

type Sent = 'page' | 'booking' | 'payment' | 'search';

const MESSAGES: Record<Sent, Text> = {
  page: text('calls.busyPage', { seconds: SECONDS }),
  booking: text('calls.busyBooking', { seconds: SECONDS }),
  payment: text('calls.busyPayment', { seconds: SECONDS }),
  search: text('calls.busySearch', { seconds: SECONDS }),
};

/** Judged by the address: the body was never read. */
function formAt(url: string): Exclude<Sent, 'page'> {
  if (/^\/(paymentstatus|doctorappointment)\//.test(url)) return 'payment';
  return url.startsWith('/getqr/') ? 'search' : 'booking';
}

export const askAgain = (reply: FastifyReply, seconds: number): void => void reply.header('refresh', String(seconds));

/** Rendered ahead, because sending one must cost nearly nothing. */
export async function busyPages({ renderAhead }: Pages): Promise<SayBusy> {
  const ahead = (of: Sent, language: Language) => {
    const message = MESSAGES[of];
    const again = of === 'page' ? 'itself' : 'reload';
    return renderAhead({ name: 'problem', props: { status: 503, message, requestId: REQUEST, again } }, language);
  };
  const written = new Map<string, Awaited<ReturnType<typeof ahead>>>();
  for (const language of LANGUAGE_CODES)
    for (const sent of Object.keys(MESSAGES) as Sent[]) written.set(`${language} ${sent}`, await ahead(sent, language));
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
