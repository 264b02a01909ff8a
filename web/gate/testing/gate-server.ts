import { generateKeyPairSync, sign } from 'node:crypto';
import type { Server } from 'node:http';
import { afterEach, beforeEach, vi } from 'vitest';
import type { GatePage, UsedTicket } from '#contract/gates/model.ts';
import { packChanged, packUsed, withRows } from '#contract/gates/rules.ts';
import { toBase32 } from '#contract/kernel/base32.ts';
import { dayOf } from '#contract/kernel/dates/dates.ts';
import type { ChangedTicket, Pass } from '#contract/passes/model.ts';
import { GRANT_MS, grantBody, passBody } from '#contract/passes/rules.ts';
import { lakePark } from '#web/console/kit/testing/factory.ts';
import { signInHere } from '#web/console/kit/testing/signed-in.ts';
import { readUser } from '#web/console/platform/session.ts';
import { serveCalls } from '#web/shared/testing/served-calls.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const signed = (text: string): string => toBase32(sign(null, Buffer.from(text), privateKey));

export const PARK = '0'.repeat(26);
export const gate = { name: 'East gate', parkId: PARK };
/** Saturday noon in Kolkata, whenever the test runs; other times of day would be midnight sometimes. */
export const NOON = new Date('2027-01-02T06:30:00.000Z');
export const today = dayOf(NOON);

/** The text of a pass as the server signs it; each number is another booking. */
export function pass(number: number, change: Partial<Pass> = {}): string {
  const bookingId = `${number}`.padStart(8, 'a').padEnd(26, 'b');
  const body = passBody({ bookingId, parkId: PARK, visitDate: today, people: 4, ...change }, 'ABCD');
  return `${body}/${signed(body)}`;
}

/** Twelve hours for who is signed in, as the server signs them. */
function grantFor(device: string): string {
  const { organisationId = '', id: accountId = '' } = readUser() ?? {};
  const issuedAt = new Date();
  const grant = { organisationId, accountId, device, issuedAt, expiresAt: new Date(issuedAt.getTime() + GRANT_MS) };
  const body = grantBody(grant, 'ABCD');
  return `${body}/${signed(body)}`;
}

type Page = GatePage<Uint8Array>;
type ListedTickets = Omit<Page, 'used' | 'changed'> & { used: UsedTicket[]; changed: ChangedTicket[] };

/** The day's list on one page, as the server writes and signs it. */
export function listOf({ used = [], changed = [], ...more }: Partial<ListedTickets>) {
  const page: Page = {
    asOf: NOON.toISOString(),
    since: null,
    after: null,
    next: null,
    gates: [],
    conflicts: [],
    inside: [],
    sold: null,
    ...more,
    used: packUsed(used),
    changed: { ...packChanged(changed), tag: '' },
  };
  const list = JSON.stringify(withRows(page, (rows) => btoa(String.fromCharCode(...rows))));
  return { list, signature: signed(list) };
}

/** The answers that a gate asks for before it can check by itself. */
export const LAKE = '1'.repeat(26);
export const KNOWN: Record<string, object> = {
  '/api/park/get': [lakePark(LAKE, NOON.toISOString())],
};

let server: Server;
/** What came beside the downloads, with its path, and the answer to it; while `isLost`, none is answered. */
export const stage: {
  scans: Record<string, unknown>[];
  paths: string[];
  answer: { status?: number; body: object };
  answers: Record<string, object>;
  isLost: boolean;
  onCall: () => void;
} = { scans: [], paths: [], answer: { body: {} }, answers: {}, isLost: false, onCall: () => undefined };
/** While true, connections are cut off. The port stays ours: one that is given back may be another server's at once. */
let isAway = false;

/** A server that knows its key and answers each scan alike, unless `stage.answers` has its path. */
async function serving(): Promise<void> {
  const served = await serveCalls(({ body }, address) => {
    const [, device] = /^\/api\/passes\/grant\/(\w+)(?:\?|$)/.exec(address) ?? [];
    const [path = ''] = address.split('?');
    const known = device ? { grant: grantFor(device) } : KNOWN[path];
    if (known) return { body: known };
    stage.scans.push(body);
    stage.paths.push(path);
    stage.onCall();
    if (!stage.isLost) return stage.answers[path] ? { body: stage.answers[path] } : stage.answer;
    server.closeAllConnections();
    return null;
  });
  server = served.server;
  server.on('connection', (socket) => void (isAway && socket.destroy()));
  window.happyDOM.setURL(`${served.origin}/app/scan`);
}

export function hangUp(): void {
  isAway = true;
  server.closeAllConnections();
}
export function comeBack(): void {
  isAway = false;
}

/** A gate in front of this server, anew in each test of a file, signed in as Ravi and prepared as when it is opened; `empty` empties its lists. */
export function serveGate(prepare: () => Promise<void>, empty: () => void): void {
  beforeEach(async () => {
    localStorage.clear();
    KNOWN['/api/passes/key'] = {
      keyId: 'ABCD',
      algorithm: 'Ed25519',
      publicKey: publicKey.export({ format: 'jwk' }).x,
    };
    KNOWN['/api/passes/list'] = listOf({});
    vi.setSystemTime(NOON);
    // A phone's patience is not tested here: a server that is away cuts it off, and one that is slow answers.
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
    isAway = false;
    Object.assign(stage, { scans: [], paths: [], answers: {}, isLost: false, onCall: () => undefined });
    stage.answer = { body: { result: 'admitted', message: 'Let in 4.' } };
    await serving();
    signInHere('ravi');
    await prepare();
  });
  afterEach(async () => {
    empty();
    await new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
    vi.restoreAllMocks();
    vi.useRealTimers();
  });
}
