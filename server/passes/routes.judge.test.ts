import { beforeAll, expect, test } from 'vitest';
import { aGate } from '#server/admissions/factory.ts';
import type { BookingWishes, MadeBooking } from '#server/bookings/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { deliver, gateProgram, openPhone, phoneMemory } from '#server/testing/gate-phones.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { signPass } from './service.ts';

const use = useTestApp();
let program: string;
beforeAll(async () => {
  program = await gateProgram();
});

type TestGate = Awaited<ReturnType<typeof aGate>>;

interface Scan {
  /** Of the park. */
  rules?: object;
  ticket?: BookingWishes & { slot?: [from: string, until: string]; isElsewhere?: true };
  /** What happens between the ticket's code and the scan, while the phone has a network. */
  before?: (ticket: MadeBooking, gate: TestGate) => Promise<unknown>;
  /** Time of the scan. */
  at?: string;
  code?: (pass: string) => string;
  out?: true;
  admit?: number;
}

const change = (set: string) => (ticket: MadeBooking) =>
  use.database.asOwner(`update booking set ${set} where id = $1`, [ticket.id]);
const scannedBy = (adults: number | null) => (ticket: MadeBooking, gate: TestGate) =>
  gate.scan(ticket, adults === null ? null : { adult: adults });

const typed = (pass: string): string => pass.slice(9, 17);
const EVENING = { rules: { startTime: '17:00', endTime: '02:00' }, ticket: { visitDate: '2027-01-04' } };

test.each<[name: string, scan: Scan, server: string, phone?: string]>([
  ['a paid ticket of today', {}, 'admitted'],
  ['a ticket that another gate let in', { before: scannedBy(null) }, 'already_scanned'],
  ['a ticket of tomorrow', { ticket: { inDays: 1 } }, 'wrong_date'],
  ['the old code of a moved ticket', { before: change(`visit_date = '2027-01-09'`) }, 'wrong_date'],
  ['a ticket that was cancelled', { before: change(`status = 'refunded'`) }, 'unpaid'],
  ['the old code of a ticket with fewer people now', { before: change('people = 1') }, 'admitted', 'old_code'],
  ['a ticket of another park', { ticket: { isElsewhere: true } }, 'wrong_park'],
  ['a ticket before its slot', { ticket: { slot: ['15:00', '16:00'] } }, 'too_early'],
  ['a ticket after its slot', { ticket: { slot: ['09:00', '10:00'] } }, 'too_late'],
  ['a ticket of an evening that goes on', { ...EVENING, at: '2027-01-05T01:59:00+05:30' }, 'admitted'],
  ['a ticket of an evening that is over', { ...EVENING, at: '2027-01-05T02:00:00+05:30' }, 'wrong_date'],
  ['a code that was changed', { code: (pass) => pass.replace('/2/', '/9/') }, 'forged'],
  ['a typed code', { code: typed }, 'admitted'],
  ['a typed code of a ticket with fewer people now', { before: change('people = 1'), code: typed }, 'admitted'],
  ['a typed code of a cancelled ticket', { before: change(`status = 'refunded'`), code: typed }, 'unpaid'],
  ['a typed code of an evening that goes on', { ...EVENING, at: '2027-01-05T01:59:00+05:30', code: typed }, 'admitted'],
  ['a typed code before its slot', { ticket: { slot: ['15:00', '16:00'] }, code: typed }, 'too_early'],
  ['a typed code of a group', { rules: { partOfGroup: true }, code: typed }, 'how_many'],
  ['a typed code of tomorrow', { ticket: { inDays: 1 }, code: typed }, 'wrong_date', 'unchecked'],
  ['a group, not counted yet', { rules: { partOfGroup: true } }, 'how_many'],
  ['a part of a group', { rules: { partOfGroup: true }, admit: 1 }, 'admitted'],
  [
    'more of a group than another gate left',
    { rules: { partOfGroup: true }, ticket: { adults: 3 }, before: scannedBy(2), admit: 2 },
    'how_many',
  ],
  [
    'a group of which all came at another gate',
    { rules: { reEntry: true }, before: scannedBy(null) },
    'already_scanned',
  ],
  ['more people than the park has room for', { rules: { insideLimit: 1 } }, 'full'],
  ['people who go out', { rules: { reEntry: true }, before: scannedBy(null), out: true, admit: 1 }, 'let_out'],
  ['people who go out and never came', { rules: { reEntry: true }, out: true, admit: 1 }, 'not_inside'],
])('%s is judged alike by the server and by a phone without a network', async (_, scan, server, phone = server) => {
  use.clock.set(scan.at ?? START);
  const gate = await aGate(use, scan.rules);
  const { slot, isElsewhere, ...wishes } = scan.ticket ?? {};
  const park = isElsewhere ? await aPark(use, gate.owner) : gate.park;
  const ticket = { ...(await gate.ticket(wishes)), parkId: park._id };
  await use.database.asOwner('update booking set park_id = $2, slot = $3, slot_until = $4 where id = $1', [
    ...[ticket.id, park._id, slot?.[0] ?? null, slot?.[1] ?? null],
  ]);
  const lines = [{ category: 'adult', quantity: ticket.people }];
  const times = slot && { slot: slot[0], slotUntil: slot[1] };
  const pass = signPass(use.deps, { ...ticket, ...times, bookingId: ticket.id, lines });
  await scan.before?.(ticket, gate);
  const code = scan.code?.(pass) ?? pass;
  const admit = scan.admit ? [{ category: 'adult', quantity: scan.admit }] : undefined;
  const { out } = scan;
  const offline = await aPhone(gate);
  expect((await offline.checkCode(code, { name: 'West', parkId: gate.park._id, out }, admit)).result).toBe(phone);
  const body = { code, scanId: gate.freshId(), asks: true, ...(out && { out }), ...(admit && { admit }) };
  const { json } = await use.call('POST', '/ticketbooking/scan', body, gate);
  expect(json.result).toBe(server);
});

/** The phone of another inspector of the park, prepared, and cut off from then on. */
async function aPhone({ owner, park }: TestGate) {
  const { email } = await anInspector(use, owner, park._id);
  const { json: session } = await use.call('POST', '/user/login', { email, password: PASSWORD });
  const memory = phoneMemory();
  memory.local.setItem('id_token', session.token as string);
  memory.local.setItem('user_detail', JSON.stringify(session));
  let isCut = false;
  const fetch = async (url: string, request: RequestInit): Promise<Response> => {
    if (isCut) throw new TypeError('no network');
    return deliver(use, url, request);
  };
  const phone = openPhone(program, memory, () => use.clock.now().getTime(), fetch);
  await phone.prepareOffline();
  isCut = true;
  return phone;
}
