import type { Pages } from '#server/platform/pages.ts';
import type { SayBusy } from '#server/platform/traffic/admission.ts';
import { HELP } from './help.ts';

/** Where the seconds and the number of a request go in a page that is made ahead. */
const SECONDS = '__SECONDS__';
const REQUEST = '__REQUEST__';

const WORDS = {
  page: `Many people are here at this moment. Please try again in about ${SECONDS} seconds.`,
  form: `Many people are booking at this moment, and nothing was booked for you yet. Please go back in your browser, where what you typed still stands, and send it again in about ${SECONDS} seconds.`,
};

/** Says on a page that there are too many visitors just now, and when to try again. Made ahead: it must cost nearly nothing. */
export async function busyPages({ renderAhead }: Pages): Promise<SayBusy> {
  const ahead = (message: string) =>
    renderAhead({ name: 'problem', props: { status: 503, message, requestId: REQUEST, help: HELP } });
  const [page, form] = [await ahead(WORDS.page), await ahead(WORDS.form)];
  return (request, reply, seconds) => {
    const write = request.method === 'POST' ? form : page;
    const html = write(request.cspNonce).replace(SECONDS, String(seconds)).replace(REQUEST, request.id);
    return reply
      .code(503)
      .headers({ 'retry-after': seconds, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  };
}
