import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import Fastify from 'fastify';
import { z } from 'zod';
import { ticketAnswer } from '#contract/tickets/api.ts';
import { encoderOf } from '#server/kernel/http/encode.ts';
import { requestLog } from '#server/kernel/http/request-log.ts';
import { loggerOptions } from '#server/kernel/operations/log.ts';

/** `npm run bench:answers`: microseconds of a ticket's JSON, by zod and by its encoder, and of a request's logger. */
const ROUNDS = 15;
const TIMES = 5_000;

const TICKET = {
  id: 'a'.repeat(26),
  organisationId: 'b'.repeat(26),
  parkId: 'c'.repeat(26),
  parkName: 'Lotus Zoo',
  total: 21_000,
  original: 21_000,
  discount: 0,
  couponCode: null,
  visitDate: '2027-01-05',
  people: 3,
  lines: ['adult', 'child', 'senior'].map((category) => {
    return { category, label: category, price: 7_000, quantity: 1, amount: 7_000 };
  }),
  mobile: '9876543210',
  userAgent: 'Mozilla/5.0 (Linux; Android 16)',
  status: 'paid',
  gateway: 'ccav',
  createdAt: new Date(),
  admitted: false,
  admittedAt: null,
  admittedGate: null,
  expiresAt: null,
  voided: false,
};

const encode = encoderOf(ticketAnswer);
const app = Fastify({ logger: loggerOptions('warn') });
const pairs: Record<string, { before: () => unknown; after: () => unknown }> = {
  "a ticket's JSON": {
    before: () => JSON.stringify(z.encode(ticketAnswer, TICKET as never)),
    after: () => JSON.stringify(encode(TICKET)),
  },
  "a request's logger": {
    before: () => app.log.child({ reqId: 'r' }),
    after: () => requestLog.call(app, app.log, { reqId: 'r' }, {}, {} as never),
  },
};

function microseconds(run: () => unknown): number {
  const began = performance.now();
  for (let n = 0; n < TIMES; n += 1) run();
  return ((performance.now() - began) * 1000) / TIMES;
}

const median = (numbers: number[]): number => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const round = (number: number): number => Number(number.toFixed(2));

const rows = Object.entries(pairs).map(([what, { before, after }]) => {
  const times = Array.from({ length: ROUNDS }, () => [microseconds(before), microseconds(after)] as const);
  const [was, is] = [median(times.map(([was]) => was)), median(times.map(([, is]) => is))];
  return { what, beforeUs: round(was), afterUs: round(is), ratio: round(was / is) };
});
console.table(rows);
const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load: loadavg().map(round) };
writeFileSync(
  'bench/results/answers.json',
  `${JSON.stringify({ at: new Date().toISOString(), machine, rows }, null, 2)}\n`,
);
