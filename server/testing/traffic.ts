import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { onTestFinished } from 'vitest';
import { asIs } from '#contract/kernel/wire/encoders.ts';
import { systemRandom } from '#server/kernel/operations/clock.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { listing, sendListing } from '#server/kernel/records/listing.ts';
import { registerAdmission } from '#server/kernel/traffic/admission.ts';
import { CLASSES, type ClassShare, type TrafficClass } from '#server/kernel/traffic/classes.ts';
import { eventually } from './live-page.ts';

const HOUR_MS = 3_600_000;
const small = (share: Partial<ClassShare>): ClassShare => ({
  atOnce: 1,
  waiting: 1,
  withinMs: HOUR_MS,
  again: [2, 8],
  ...share,
});

/** With more than a connection holds on its way: its reader must read, or it is never sent. */
export const MUCH = 'x'.repeat(32_000_000);
const SHORT = 'x'.repeat(900_000);
type How = 'well' | 'badly' | 'much';

export type Hall = Awaited<ReturnType<typeof aHall>>;

/**
 * A server with one slow call, `POST /api/slow/<class>`, for each class; `classes` are other shares than one place each. Whose
 * a request is, its header From says.
 */
export async function aHall(classes: Partial<Record<TrafficClass, Partial<ClassShare>>> = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const metrics = createMetrics();
  const shares = Object.fromEntries(
    Object.entries(CLASSES).map(([name, { lent }]) => [name, small({ lent, ...classes[name as TrafficClass] })]),
  ) as Record<TrafficClass, ClassShare>;
  const sharer = async ({ headers }: FastifyRequest, traffic: TrafficClass) => ({ traffic, whose: headers.from });
  registerAdmission(app, { metrics, random: systemRandom }, shares, sharer);
  const atWork: ((how: How) => void)[] = [];
  const seen = { begun: 0, came: 0, left: 0 };
  app.addHook('onRequest', async (_request, reply) => {
    seen.came += 1;
    reply.raw.once('close', () => {
      seen.left += 1;
    });
  });
  const streams: Readable[] = [];
  const work = () => {
    seen.begun += 1;
    return new Promise<object>((resolve, reject) =>
      atWork.push((how) => {
        if (how === 'badly') reject(new Error('no'));
        else resolve(how === 'much' ? { MUCH } : { done: true });
      }),
    );
  };
  for (const traffic of Object.keys(CLASSES) as TrafficClass[])
    app.post(`/api/slow/${traffic}`, { config: { traffic } }, work);
  app.get('/api/one/:id', { config: { traffic: 'booking' } }, work);
  app.get('/api/stream', { config: { traffic: 'report' } }, async (_request, reply) => {
    const stream = new Readable({ read: () => undefined });
    stream.push('[');
    streams.push(stream);
    return reply.type('application/json').send(stream);
  });
  const listed = (reply: FastifyReply, chunks: string[][]) =>
    sendListing(
      reply,
      asIs,
      listing(async () => ({ total: chunks.length, chunks })),
    );
  app.get('/api/list', { config: { traffic: 'call' } }, (_, reply) => listed(reply, [[SHORT]]));
  app.get('/api/long', { config: { traffic: 'report' } }, (_, reply) => listed(reply, [[MUCH], [MUCH], [MUCH]]));
  const countOf = async (of: 'working' | 'waiting', traffic: TrafficClass) =>
    (await metrics.registry.getSingleMetric(`requests_${of}`)?.get())?.values.find(
      ({ labels }) => labels.traffic === traffic,
    )?.value ?? 0;
  return {
    app,
    metrics,
    /** Ends the work of the first to come of those who are at work at /api/slow/…. */
    finish: (how: How = 'well') => atWork.shift()?.(how),
    begun: () => seen.begun,
    /** Counts requests that began (`came`) and that ended, answered or not (`left`). */
    came: () => seen.came,
    left: () => seen.left,
    /** The answers of `GET /api/stream`, each with a first piece; a report. */
    streams,
    /** Counts those who hold a place in a class, and those who wait for one. */
    counts: async (traffic: TrafficClass) => ({
      working: await countOf('working', traffic),
      waiting: await countOf('waiting', traffic),
    }),
  };
}

export const untilCounts = (hall: Hall, traffic: TrafficClass, working: number, waiting: number) =>
  eventually(async () => {
    const counts = await hall.counts(traffic);
    return counts.working === working && counts.waiting === waiting;
  });

/** A request over a socket of its own, that can be broken off; `from` is another address of this machine. */
export function send(
  url: string,
  path: string,
  method = 'POST',
  { headers = {}, from = '127.0.0.1' }: { headers?: Record<string, string>; from?: string } = {},
): Socket {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress: from });
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const all = { host: 'x', 'content-type': 'application/json', 'content-length': '2', ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n{}`);
  return socket;
}
