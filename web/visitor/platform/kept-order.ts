import { postJson } from '#web/shared/json-calls.ts';
import { freshKey } from '#web/shared/request-key.ts';

/** Order of one history entry. Stored there, so that Back does not book twice. */
interface KeptOrder {
  /** Hash of the request. Contains nothing typed, because a mobile number must not be stored. */
  mark: number;
  key: string;
  /** After booking: its page, and the call for its state. */
  page?: string;
  standing?: string;
}

const kept = (): KeptOrder | undefined => (history.state as { order?: KeptOrder } | null)?.order;

/** Adds to the stored order; without an argument, the same request becomes a new order. */
export const keepOrder = (order?: Partial<KeptOrder>): void =>
  history.replaceState({ ...history.state, order: order && { ...kept(), ...order } }, '');

/** FNV-1a: enough to tell one person's inputs into one form apart. */
const markOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** Same request, same key, also after a reload: it counts once. */
export function orderKey(body: object): string {
  const mark = markOf(JSON.stringify(body));
  if (kept()?.mark !== mark) keepOrder({ mark, key: freshKey(), page: undefined });
  return kept()?.key ?? '';
}

/** After Back from a finished booking: leads to its ticket, token or place. */
export async function leadToOrder(): Promise<void> {
  const { page, standing = '' } = kept() ?? {};
  if (!page) return;
  const [, , bookingId, parkId] = page.split('/');
  const reply = await postJson<{ status: boolean }>(standing, { bookingId, parkId });
  // Without an answer the page stays.
  if (reply.ok && reply.answer.status) location.replace(page);
}
