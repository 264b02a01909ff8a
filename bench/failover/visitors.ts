import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import { aClinic, doctorForm } from '#server/appointments/factory.ts';
import { withConnection } from '#server/kernel/database/connection.ts';
import { anOwner } from '#server/organisations/factory.ts';
import type { CallAnswer } from '#server/testing/test-app.ts';
import { until } from '../harness.ts';
import { formOf } from '../load/load.ts';
import { callsAt, LOGIN } from '../product.ts';

/** Ids of acknowledged bookings, refusals with Retry-After, and all other answers by name. */
interface Met {
  acknowledged: string[];
  acknowledgedAt: number[];
  comeAgain: number;
  wrong: Record<string, number>;
}

/** Shorter than Retry-After, so that there is always load. */
const PAUSE_MS = 100;

export function visitors(address: string, many: number, park: string) {
  const met: Met = { acknowledged: [], acknowledgedAt: [], comeAgain: 0, wrong: {} };
  const over = new AbortController();
  const calls = callsAt(address);
  const all = Array.from({ length: many }, async () => {
    while (!over.signal.aborted) await book(formOf('ticket', park), crypto.randomUUID());
  });

  /** Repeats a booking with the same key until it is acknowledged, as the page does. */
  async function book(form: ReturnType<typeof formOf>, key: string): Promise<void> {
    while (!over.signal.aborted) {
      const answer = await send(calls, form, key);
      if (typeof answer === 'object') {
        met.acknowledged.push(answer.id);
        met.acknowledgedAt.push(performance.now());
        return;
      }
      if (answer === 'come again') met.comeAgain += 1;
      else met.wrong[answer] = (met.wrong[answer] ?? 0) + 1;
      await delay(PAUSE_MS);
    }
  }

  return {
    stop: async (): Promise<Met> => {
      over.abort();
      await Promise.all(all);
      return met;
    },
  };
}

async function send({ call }: ReturnType<typeof callsAt>, { path, body }: ReturnType<typeof formOf>, key: string) {
  try {
    const { status, json, headers } = await call('POST', `/${path}/add`, body, { headers: { 'idempotency-key': key } });
    if (status === 201) return { id: json._id as string };
    if (status !== 503) return String(status);
    return headers['retry-after'] ? 'come again' : '503 without Retry-After';
  } catch (error) {
    return `no answer (${((error as Error).cause as { code?: string } | undefined)?.code ?? (error as Error).message})`;
  }
}

/** Acknowledged bookings that the database does not have, and repeats that it has twice. */
export const whatIsMissing = (url: string, ids: readonly string[]) =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(
      `select $2 - count(*) filter (where id = any($1)) as lost, count(*) - count(distinct idempotency_key) as twice from booking`,
      [ids, new Set(ids).size],
    );
    return { lost: Number(rows[0].lost), twice: Number(rows[0].twice) };
  });

export type WatchedClinic = Awaited<ReturnType<typeof clinicWithPages>>;

export async function clinicWithPages(address: string, pages: number) {
  const calls = callsAt(address);
  const owner = await anOwner(calls, { registrationType: 'doctor', ...LOGIN });
  const clinic = await aClinic(calls, owner, { tokens: '9999' });
  const queue = { kind: 'doctor', id: clinic._id } as const;
  const open = Array.from({ length: pages }, () => openPage(address, queue));
  const surely = async (path: string, body: object): Promise<CallAnswer | undefined> => {
    const options = { token: owner.token, headers: { 'idempotency-key': crypto.randomUUID() } };
    let answer: CallAnswer | undefined;
    await until(`${path} is done`, async () => {
      answer = await calls.call('POST', path, body, options);
      return answer.status < 400;
    });
    return answer;
  };
  return {
    /** Repeats the call until it succeeds, and resolves when every page shows its number. */
    callNext: async (): Promise<void> => {
      await surely('/doctorbooking/add', doctorForm(clinic));
      const called = (await surely('/queue/next', queue))?.json.currentRunningCount;
      await until(`every page shows ${called}`, async () => open.every((one) => one.shows() === called));
    },
    close: (): void => {
      for (const { socket } of open) socket.close();
    },
  };
}

function openPage(address: string, queue: { kind: 'doctor'; id: string }): { socket: Socket; shows(): number } {
  const socket = io(address, { transports: ['websocket'], forceNew: true });
  let number = 0;
  socket.on('connect', () => socket.emit(REALTIME.join, queue));
  socket.on(REALTIME.message, ({ currentRunningCount }: QueueMessage) => {
    number = currentRunningCount;
  });
  return { socket, shows: () => number };
}
