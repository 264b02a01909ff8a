import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { type Latency, latencyOf } from '../harness.ts';
import { connectionTo, requestOf } from './load.ts';

/** An open loop in a process of its own: sends at its rate whatever is answered, each request on a free connection. */
export interface CrowdOrder {
  port: number;
  parks: readonly string[];
  perSecond: number;
  seconds: number;
}

export interface CrowdReport {
  sent: number;
  /** In milliseconds from when a request was due, even if it was sent later. */
  statuses: Record<string, Latency>;
  acceptedBySecond: Latency[];
  retryAfter: Record<string, number>;
  /** Refused, reset or ended connections, by their code. */
  broken: Record<string, number>;
  unanswered: number;
  connections: number;
  /** The delay of the crowd itself: the 99th percentile, in milliseconds. */
  lateP99: number;
}

const MOST_CONNECTIONS = 12_000;
const PATIENCE_MS = 10_000;

interface Visitor {
  socket: Socket;
  /** Null while the connection is free. */
  due: number | null;
}

function crowd(order: CrowdOrder) {
  const free: Visitor[] = [];
  const times: { status: string; due: number; took: number }[] = [];
  const seen = { retryAfter: {} as Record<string, number>, broken: {} as Record<string, number> };
  const count = (of: Record<string, number>, what: string) => {
    of[what] = (of[what] ?? 0) + 1;
  };
  let connections = 0;
  let waiting = 0;

  const heard = (visitor: Visitor, status: string, answer: string): void => {
    if (visitor.due === null) return;
    times.push({ status, due: visitor.due, took: performance.now() - visitor.due });
    if (status === '503') count(seen.retryAfter, /\r\nretry-after: (\S+)/i.exec(answer)?.[1] ?? 'none');
    visitor.due = null;
    waiting -= 1;
    if (!/\r\nconnection: close/i.test(answer)) free.push(visitor);
  };
  const lost = (visitor: Visitor, why: string): void => {
    const at = free.indexOf(visitor);
    if (at >= 0) free.splice(at, 1);
    if (visitor.due === null) return;
    count(seen.broken, why);
    visitor.due = null;
    waiting -= 1;
  };
  const comes = (): Visitor => {
    connections += 1;
    const socket = connectionTo(order.port, (...answer) => heard(visitor, ...answer));
    const visitor: Visitor = { socket, due: null };
    socket.on('error', (error: NodeJS.ErrnoException) => lost(visitor, error.code ?? error.message));
    socket.on('close', () => lost(visitor, 'ended'));
    return visitor;
  };
  return {
    times,
    seen,
    counts: () => ({ connections, waiting }),
    books: (due: number): void => {
      const visitor = free.pop() ?? (connections < MOST_CONNECTIONS ? comes() : null);
      if (!visitor) {
        count(seen.broken, 'too many connections');
        return;
      }
      visitor.due = due;
      waiting += 1;
      visitor.socket.write(requestOf(order));
    },
    goes: () => {
      for (const { socket } of free) socket.destroy();
    },
  };
}

async function run(order: CrowdOrder): Promise<CrowdReport> {
  const { books, goes, times, seen, counts } = crowd(order);
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
  while (counts().waiting > 0 && performance.now() < end) await delay(20);
  goes();
  const { waiting, connections } = counts();
  const tookOf = (status: string) => times.filter((one) => one.status === status);
  const inSecond = (second: number) => tookOf('201').filter(({ due }) => Math.floor((due - began) / 1000) === second);
  return {
    sent: all,
    statuses: Object.fromEntries(
      [...new Set(times.map(({ status }) => status))].map((status) => [
        status,
        latencyOf(tookOf(status).map(({ took }) => took)),
      ]),
    ),
    acceptedBySecond: Array.from({ length: order.seconds }, (_, n) => latencyOf(inSecond(n).map(({ took }) => took))),
    ...seen,
    unanswered: waiting,
    connections,
    lateP99: latencyOf(late).p99,
  };
}

process.stdout.write(JSON.stringify(await run(JSON.parse(process.argv[2] as string))));
process.exit(0);
