import { hash } from 'node:crypto';
// Names its home in the environment when it is loaded first: here, and not in the middle of some file.
import 'sharp';
import { afterAll, beforeAll, expect } from 'vitest';
// Teaches pg how to read numbers and days, for the whole process: also for a file whose tests do not need it.
import '#server/kernel/database/database.ts';
import { beginCounting } from './counting.ts';

// Runs before each test file of the server: many of them share a process and what was loaded there (docs/decisions/0030).
beginCounting();

const EVENTS = ['SIGTERM', 'SIGINT', 'SIGUSR2', 'uncaughtException', 'unhandledRejection', 'message', 'disconnect'];

const shared = () => ({
  // By names only: a failing test prints what it compares.
  environment: Object.entries(process.env).map(([name, value = '']) => `${name} ${hash('sha256', value)}`),
  folder: process.cwd(),
  listeners: EVENTS.map((event) => [event, process.listeners(event as 'SIGTERM')]),
  functions: [fetch, setTimeout, setInterval, setImmediate, Date, Date.now, Math.random, process.exit, process.kill],
});
let before: ReturnType<typeof shared>;
beforeAll(() => {
  before = shared();
});
afterAll(() => expect(shared(), 'what the next file finds').toEqual(before));
