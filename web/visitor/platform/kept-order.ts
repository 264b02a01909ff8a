import { freshKey } from '#web/shared/request-key.ts';

/** Made from one entry of the tab's history. It is kept there: whoever goes Back to it makes no second one. */
interface KeptOrder {
  /** Tells one request from another. What was typed is nowhere in it: a mobile number is not kept. */
  mark: number;
  key: string;
  /** Once it was booked: its page, and the call that says whether it is given. */
  page?: string;
  standing?: string;
}

const kept = (): KeptOrder | undefined => (history.state as { order?: KeptOrder } | null)?.order;

/** Notes it, or more of it; without anything, the same request is another order from now on. */
export const keepOrder = (order?: Partial<KeptOrder>): void =>
  history.replaceState({ ...history.state, order: order && { ...kept(), ...order } }, '');

/** FNV-1a, which tells apart what one person types into one form. */
const markOf = (text: string): number =>
  [...text].reduce((hash, sign) => Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);

/** The same request gets the same key again, so that it counts once, also where the browser draws its page anew. */
export function orderKey(body: object): string {
  const mark = markOf(JSON.stringify(body));
  if (kept()?.mark !== mark) keepOrder({ mark, key: freshKey(), page: undefined });
  return kept()?.key ?? '';
}

/** Leads whoever came Back from what is finished on to it: the ticket, the token or the place that was booked here. */
export async function leadToOrder(): Promise<void> {
  const order = kept();
  if (!order?.page) return;
  // Without an answer they stay where they are.
  await import('./finished-order.ts').then(
    (part) => part.leadOn(order),
    () => undefined,
  );
}
