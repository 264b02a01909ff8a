import type { FastifyReply } from 'fastify';
import { BUSY_PAGE_WORDS } from '#contract/kernel/calls-words.ts';
import type { Pages } from '#server/kernel/http/pages/pages.ts';
import type { SayBusy } from '#server/kernel/traffic/admission.ts';

/** Stand for the seconds and the number of the request in a page that is made ahead. */
const SECONDS = '__SECONDS__';
const REQUEST = '__REQUEST__';

/** The form that a browser without scripts sent, judged by the address: its body was never read. */
function formAt(url: string): Exclude<keyof typeof BUSY_PAGE_WORDS, 'page'> {
  if (/^\/(paymentstatus|doctorappointment)\//.test(url)) return 'payment';
  return url.startsWith('/getqr/') ? 'search' : 'booking';
}

/** Has the browser ask for the page again by itself, also without scripts. */
export const askAgain = (reply: FastifyReply, seconds: number): void => void reply.header('refresh', String(seconds));

/**
 * Makes pages that say that there are too many visitors just now, and when to try again. They are made ahead, because
 * sending one must cost nearly nothing.
 */
export async function busyPages({ renderAhead }: Pages): Promise<SayBusy> {
  const ahead = (of: keyof typeof BUSY_PAGE_WORDS) =>
    renderAhead({
      name: 'problem',
      props: {
        status: 503,
        message: BUSY_PAGE_WORDS[of](SECONDS),
        requestId: REQUEST,
        again: of === 'page' ? 'itself' : 'reload',
      },
    });
  const [page, booking, payment, search] = await Promise.all([
    ahead('page'),
    ahead('booking'),
    ahead('payment'),
    ahead('search'),
  ]);
  const written = { page, booking, payment, search };
  return (request, reply, seconds) => {
    const sent = request.method === 'POST';
    const write = written[sent ? formAt(request.url) : 'page'];
    if (!sent) askAgain(reply, seconds);
    const html = write(request.cspNonce).replace(SECONDS, String(seconds)).replace(REQUEST, request.id);
    return reply
      .code(503)
      .headers({ 'retry-after': seconds, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
