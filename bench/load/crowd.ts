import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { latencyOf } from '../harness.ts';
import { connectionTo, type LoadOrder, requestOf } from './load.ts';

/** An open loop in a process of its own: sends at its rate whatever is answered, each request on a free connection. */
export type CrowdOrder = Pick<LoadOrder, 'port' | 'parks' | 'seconds'> & { perSecond: number };
export type CrowdReport = Awaited<ReturnType<typeof run>>;

const MOST_CONNECTIONS = 12_000;
const PATIENCE_MS = 10_000;

/** `due` is null while the connection is free. */
type Visitor = { socket: Socket; due: number | null };

function crowd(order: CrowdOrder) {
  const free: Visitor[] = [];
  const times: { status: string; due: number; took: number }[] = [];
  const retryAfter: Record<string, number> = {};
  /** Refused, reset or ended connections, by their code. */
  const broken: Record<string, number> = {};
  const counts = { connections: 0, waiting: 0 };
  const count = (of: Record<string, number>, what: string) => {
    of[what] = (of[what] ?? 0) + 1;
  };

  const answered = (visitor: Visitor, status: string, answer: string): void => {
    if (visitor.due === null) return;
    times.push({ status, due: visitor.due, took: performance.now() - visitor.due });
    if (status === '503') count(retryAfter, /\r\nretry-after: (\S+)/i.exec(answer)?.[1] ?? 'none');
    visitor.due = null;
    counts.waiting -= 1;
    if (!/\r\nconnection: close/i.test(answer)) free.push(visitor);
  };
  const lost = (visitor: Visitor, why: string): void => {
    const at = free.indexOf(visitor);
    if (at >= 0) free.splice(at, 1);
    if (visitor.due === null) return;
    count(broken, why);
    visitor.due = null;
    counts.waiting -= 1;
  };
  const connects = (): Visitor => {
    counts.connections += 1;
    const socket = connectionTo(order.port, (...answer) => answered(visitor, ...answer));
    const visitor: Visitor = { socket, due: null };
    socket.on('error', (error: NodeJS.ErrnoException) => lost(visitor, error.code ?? error.message));
    socket.on('close', () => lost(visitor, 'ended'));
    return visitor;
  };
  const books = (due: number): void => {
    const visitor = free.pop() ?? (counts.connections < MOST_CONNECTIONS ? connects() : null);
    if (!visitor) {
      count(broken, 'too many connections');
      return;
    }
    visitor.due = due;
    counts.waiting += 1;
    visitor.socket.write(requestOf(order));
  };
  return { times, retryAfter, broken, counts, books };
}

async function run(order: CrowdOrder) {
  const { books, times, retryAfter, broken, counts } = crowd(order);
  const began = performance.now();
  const all = Math.round(order.perSecond * order.seconds);
  const late: number[] = [];
  for (let sent = 0; sent < all; await delay(1)) {
    const due = Math.min(all, Math.floor(((performance.now() - began) / 1000) * order.perSecond));
    for (; sent < due; sent += 1) {
      const at = began + (sent / order.perSecond) * 1000;
      books(at);
      if (sent % 16 === 0) late.push(performance.now() - at);
    }
  }
  const end = performance.now() + PATIENCE_MS;
  while (counts.waiting > 0 && performance.now() < end) await delay(20);
  const latencies = (some: typeof times) => latencyOf(some.map(({ took }) => took));
  const accepted = times.filter(({ status }) => status === '201');
  const dueIn = (second: number) => accepted.filter(({ due }) => Math.floor((due - began) / 1000) === second);
  const byStatus = Object.entries(Object.groupBy(times, ({ status }) => status));
  return {
    sent: all,
    /** In milliseconds from when a request was due, even if it was sent later. */
    statuses: Object.fromEntries(byStatus.map(([status, some = []]) => [status, latencies(some)])),
    acceptedBySecond: Array.from({ length: order.seconds }, (_, second) => latencies(dueIn(second))),
    retryAfter,
    broken,
    unanswered: counts.waiting,
    connections: counts.connections,
    /** The delay of the crowd itself, in milliseconds. */
    lateP99: latencyOf(late).p99,
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] as string))));
process.exit(0);
