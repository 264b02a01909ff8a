import { setTimeout as delay } from 'node:timers/promises';
import { formOf } from './load.ts';

/** What visitors met: ids of acknowledged bookings, how often they were asked to come again, and everything else by its name. */
export interface Met {
  acknowledged: string[];
  /** When each was, by performance.now(). */
  acknowledgedAt: number[];
  comeAgain: number;
  wrong: Record<string, number>;
}

export const metNothing = (): Met => ({ acknowledged: [], acknowledgedAt: [], comeAgain: 0, wrong: {} });

/** Asked to come again, a visitor does so after this long: sooner than told, so that there is always load. */
const PAUSE_MS = 100;

export interface Visitors {
  met: Met;
  stop(): Promise<Met>;
}

/** So many visitors who book one after the other until they are stopped, spread over the servers at these addresses. */
export function visitors(addresses: readonly string[], many: number, park: string): Visitors {
  const met = metNothing();
  const over = new AbortController();
  const all = Array.from({ length: many }, (_, at) =>
    oneAfterTheOther(addresses[at % addresses.length] as string, park),
  );

  async function oneAfterTheOther(address: string, place: string): Promise<void> {
    while (!over.signal.aborted) await book(address, formOf('ticket', place), crypto.randomUUID());
  }

  /** The same booking with the same key until it is acknowledged, as the page does. */
  async function book(address: string, form: ReturnType<typeof formOf>, key: string): Promise<void> {
    while (!over.signal.aborted) {
      const answer = await send(address, form, key);
      if (answer === 'come again') met.comeAgain += 1;
      else if (answer.startsWith('id ')) return acknowledge(answer.slice(3));
      else met.wrong[answer] = (met.wrong[answer] ?? 0) + 1;
      await delay(PAUSE_MS);
    }
  }

  function acknowledge(id: string): void {
    met.acknowledged.push(id);
    met.acknowledgedAt.push(performance.now());
  }

  return {
    met,
    stop: async () => {
      over.abort();
      await Promise.all(all);
      return met;
    },
  };
}

async function send(address: string, { path, body }: ReturnType<typeof formOf>, key: string): Promise<string> {
  try {
    const answer = await fetch(`${address}/api/${path}/add`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body,
    });
    const text = await answer.text();
    if (answer.status === 201) return `id ${JSON.parse(text)._id}`;
    if (answer.status !== 503) return String(answer.status);
    return answer.headers.has('retry-after') ? 'come again' : '503 without Retry-After';
  } catch (error) {
    return `no answer (${((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).message})`;
  }
}
