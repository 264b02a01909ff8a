import type { FastifyReply } from 'fastify';
import { formOf, type PostedTexts } from './form.ts';
import type { SandboxState } from './gateway.ts';
import { type LedgerPayment, type Outcome, outcomes, type ReturnPost } from './ledger.ts';
import { post } from './outbound.ts';
import { type SandboxPage, sendPage } from './page.ts';
import type { Decidable } from './provider.ts';
import { errorPage } from './return-page.ts';
import { readSwitches, SwitchError } from './switches.ts';

type NextPage = (own: ReturnPost | undefined, outcome: Outcome) => SandboxPage;

/** Redirects to the answer (`showAnswer`), so that Back does not send a form again. A payment is answered once. */
export async function answerPressed(
  gateway: SandboxState,
  reply: FastifyReply,
  { path, answerAt }: { path: string; answerAt: string },
  pressed: Decidable | undefined,
): Promise<FastifyReply> {
  const form = formOf(reply.request.body);
  const outcome = outcomes.find((one) => one === form.outcome);
  if (!pressed || !outcome) return sendPage(reply, unknown());
  const { about, payment } = pressed;
  gateway.journal.note({ direction: 'in', path, ...about, word: outcome });
  if (payment.outcome) return reply.redirect(answerAt, 303);
  try {
    applyPanel(gateway, about.orderId, form);
    const posts = await pressed.settle(outcome, laterSecondsOf(form));
    payment.answer = { own: await sendCopies(gateway, about, posts), outcome };
    return reply.redirect(answerAt, 303);
  } catch (error) {
    if (!(error instanceof SwitchError)) throw error;
    return sendPage(reply, errorPage('This switch does not work here', error.message, 400));
  }
}

export function showAnswer(
  reply: FastifyReply,
  payment: Pick<LedgerPayment, 'orderId' | 'outcome' | 'answer'> | undefined,
  nextPage: NextPage,
): FastifyReply {
  if (payment?.answer) return sendPage(reply, nextPage(payment.answer.own, payment.answer.outcome));
  if (!payment?.outcome) return sendPage(reply, unknown());
  const text = `Order ${payment.orderId} was already answered with “${payment.outcome}”.`;
  return sendPage(reply, errorPage('Already answered', text, 409));
}

const unknown = (): SandboxPage =>
  errorPage('Unknown payment', 'The sandbox does not know this payment any more.', 404);

function applyPanel(gateway: SandboxState, orderId: string, form: PostedTexts): void {
  if (form.faults !== 'shown') return;
  gateway.switchboard.set(orderId, { ...readSwitches(form), browserLost: form.browserLost === 'on' });
}

function laterSecondsOf(form: PostedTexts): number {
  const seconds = Number(form.laterSeconds ?? 30);
  if (Number.isFinite(seconds) && seconds >= 0 && seconds <= 1_728_000) return seconds;
  throw new SwitchError('Seconds until the later answer: a number from 0 to 1728000');
}

/** Sends earlier copies at once, the others in time. Returns the one for the browser. */
async function sendCopies(
  gateway: SandboxState,
  about: Decidable['about'],
  posts: readonly ReturnPost[],
): Promise<ReturnPost | undefined> {
  const browser = posts.findIndex(({ by }) => by === 'browser');
  if (browser < 0) return undefined;
  const send = ({ url, fields, word }: ReturnPost) => post(gateway, url, fields, { command: 'return', ...about, word });
  for (const one of posts.slice(0, browser)) await send(one);
  for (const one of posts.slice(browser + 1)) {
    gateway.clock.after(one.afterSeconds * 1000, async () => void (await send(one)));
  }
  return posts[browser];
}
