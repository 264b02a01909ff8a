import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { UsedTicket } from '#contract/gates/model.ts';
import { codeKey } from '#contract/gates/rules.ts';
import { aBooking } from '#server/bookings/factory.ts';
import { changedIn, type OpenedPage, openPage } from '#server/gates/factory.ts';
import { anInspector } from '#server/inspectors/factory.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { anOwner, PASSWORD } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { deliver, type GatePhone, gateProgram, openPhone, phoneMemory } from '#server/testing/gate-phones.ts';
import { START, useTestApp } from '#server/testing/test-app.ts';
import { USED_TOGETHER } from './reports.ts';
import { signPass } from './service.ts';

const use = useTestApp({ config: { rateLimitScale: 1000 } });
let program: string;
beforeAll(async () => {
  program = await gateProgram();
  use.clock.set(START);
});

/** A park with a gate, and its inspector as the login answers them. */
async function aGate() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const { email } = await anInspector(use, owner, park._id);
  const { json: session } = await use.call('POST', '/user/login', { email, password: PASSWORD });
  const told = async (query = ''): Promise<string> => {
    const { status, json, text } = await use.call('GET', `/passes/list${query}`, undefined, session);
    expect(status, text).toBe(200);
    expect(use.deps.passKey.isSigned(json.list, json.signature)).toBe(true);
    return json.list;
  };
  const page = async (query = '') => openPage(await told(query));
  const letIn = (code: string) =>
    use.call('POST', '/ticketbooking/scan', { code, gate: 'East gate', scanId: code.slice(-40) }, session);
  return { owner, park, session, told, page, letIn };
}
type Gate = Awaited<ReturnType<typeof aGate>>;

/** Tickets of today that a gate has let in, several in each of seven moments. */
async function usedTickets({ owner, park }: Gate, count: number): Promise<string[]> {
  const ids = Array.from(
    { length: count },
    () => randomId(use.deps.random).slice(0, 18) + owner.organisationId.slice(-8),
  );
  const now = use.clock.now();
  const today = now.toISOString().slice(0, 10);
  await use.database.asOwner(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, places_held, paid_at, created_at, admitted_at)
     select id, 'park-ticket', $2, $3, '9876543210', $4, 1 + n % 9, 'paid', 100, 0, 100, 'ccav', true, $5, $5, $5
     from unnest($1::text[]) with ordinality as t(id, n)`,
    [ids, owner.organisationId, park._id, today, now],
  );
  await use.database.asOwner(
    `insert into scan (organisation_id, scan_id, booking_id, park_id, result, gate, account_id, scanned_at, received_at)
     select $2, 'scan ' || n, id, $3, 'admitted', 'Gate ' || n % 3, $2, $4::timestamptz - n * interval '1 s',
       $4::timestamptz - n % 7 * interval '1 hour'
     from unnest($1::text[]) with ordinality as t(id, n)`,
    [ids, owner.organisationId, park._id, now],
  );
  // By itself the database does so within a minute.
  await use.database.asOwner('analyze booking, scan');
  return ids;
}

/** A used ticket as a page tells it. */
function usedIn(page: OpenedPage, bookingId: string): UsedTicket | undefined {
  const [at = 0, gate = 0, place = -1] = page.used.rows(bookingId.slice(0, 8)) ?? [];
  const held = page.used.held[place];
  return held && [bookingId, page.used.from + at, gate, ...held];
}

test('a page tells when, where and with how many each used ticket came in, in less than 25 bytes', async () => {
  const gate = await aGate();
  const ids = await usedTickets(gate, 500);
  const text = await gate.told();
  const page = openPage(text);
  expect(page.next).toBeNull();
  const seconds = use.clock.now().getTime() / 1000;
  for (const [at, id] of ids.entries()) {
    const [, when, place, people, lines] = usedIn(page, id) ?? [];
    expect([when, page.gates[place ?? -1], people, lines]).toEqual([
      ...[Math.floor(seconds - at - 1), `Gate ${(at + 1) % 3}`, 1 + ((at + 1) % 9)],
      '',
    ]);
  }
  expect(text.length).toBeLessThan(500 * 25);
});

/** What a page knows of a code, as a phone looks. */
function soldIn({ sold }: OpenedPage, bookingId: string) {
  const mac = createHmac('sha256', sold?.salt ?? '')
    .update(bookingId.slice(0, 8))
    .digest();
  return sold?.states[sold.rows(codeKey(mac))?.[0] ?? -1];
}

test('30,000 tickets of a day are told by their codes in less than 180 kB', async () => {
  const gate = await aGate();
  const ids = await usedTickets(gate, 30_000);
  await use.database.asOwner('update booking set admitted_at = null where organisation_id = $1', [
    gate.owner.organisationId,
  ]);
  await use.database.asOwner('delete from scan where organisation_id = $1', [gate.owner.organisationId]);
  const text = await gate.told();
  expect(text.length).toBeLessThan(180_000);
  const page = openPage(text);
  const found = ids.filter((id, at) => soldIn(page, id)?.[4] === 1 + ((at + 1) % 9));
  // A few have the key of another ticket: a phone knows neither.
  expect(found.length).toBeGreaterThan(29_800);
});

test('a code is told under a key of one phone, account and day, which 65,535 other codes have too', async () => {
  const gate = await aGate();
  const { id } = await aBooking(use, gate.park, { adults: 2 });
  const [here, there] = ['a', 'b'].map((sign) => `?deviceId=${sign.repeat(32)}`);
  const pages = [await gate.page(here), await gate.page(here), await gate.page(there)];
  expect(new Set(pages.map(({ sold }) => sold?.salt)).size).toBe(2);
  for (const page of pages)
    expect(soldIn(page, id)).toEqual([gate.park._id, page.asOf.slice(0, 10), null, null, 2, 'A2']);
  expect(codeKey(Uint8Array.of(255, 255, 255, 255))).toBe('000fzzzz');
  expect(await gate.told(here)).not.toContain(id.slice(0, 8));
});

test('a phone is told what was paid since it asked, what may still come in, and all of a day that has begun', async () => {
  // Half past eleven in the evening.
  use.clock.advance(11.5 * 60);
  const gate = await aGate();
  const soon = await aBooking(use, gate.park, { adults: 1, inDays: 1 });
  const first = await aBooking(use, gate.park, { adults: 1 });
  use.clock.advance(5);
  const { asOf } = await gate.page();
  const later = await aBooking(use, gate.park, { adults: 1 });
  const gone = await aBooking(use, gate.park, { adults: 1 });
  await gate.letIn(gone.id.slice(0, 8));
  const all = [soon, first, later, gone];
  const told = async (query = '') => {
    const page = await gate.page(query);
    return all.map(({ id }) => soldIn(page, id) !== undefined);
  };
  const since = `?since=${asOf}`;
  expect([await told(), await told(since)]).toEqual([
    [false, true, true, false],
    [false, false, true, false],
  ]);
  use.clock.advance(60);
  expect(await told(since)).toEqual([true, false, false, false]);
  use.clock.set(START);
});

test('changed tickets are told once, and again as soon as they are others', async () => {
  const gate = await aGate();
  const booking = await aBooking(use, gate.park, { adults: 2 });
  const move = (selectedDate: string) => use.call('POST', `/bookings/${booking.id}/day`, { selectedDate }, gate.owner);
  expect((await gate.page()).changed?.states).toEqual([]);
  expect((await move('2027-01-08')).status).toBe(200);
  const first = await gate.page();
  const tag = first.changed?.tag;
  expect(changedIn(first, booking.id)).toEqual({
    ...{ visitDate: '2027-01-08', slot: null, slotUntil: null, people: 2 },
    ...{ status: 'paid', lines: 'A2' },
  });
  expect((await gate.page(`?changed=${tag}`)).changed).toBeNull();
  expect((await move('2027-01-09')).status).toBe(200);
  const [[day] = []] = (await gate.page(`?changed=${tag}`)).changed?.states ?? [];
  expect(day).toBe('2027-01-09');
});

describe('a day of more tickets than a page has', () => {
  let gate: Gate;
  let ids: string[];
  beforeAll(async () => {
    gate = await aGate();
    ids = await usedTickets(gate, 2 * USED_TOGETHER + 5);
  });

  test('comes in pages that tell each ticket once, though thousands became known in one moment', async () => {
    const pages: OpenedPage[] = [];
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null)
      pages.push(await gate.page(next && `?after=${encodeURIComponent(next)}`));
    expect(pages).toHaveLength(3);
    const times = ids.map((id) => pages.filter((page) => usedIn(page, id)).length);
    expect(new Set(times)).toEqual(new Set([1]));
    expect(pages.map(({ changed }) => changed === null)).toEqual([false, true, true]);
  });

  test('is whole on a phone whose network broke off in the middle, which asks for no page twice', async () => {
    const phone = aPhone(gate);
    const page = phone.open();
    phone.network = (asked) => asked.length !== 2;
    await expect(page.prepareOffline()).rejects.toThrow('We could not reach the server.');
    phone.network = () => true;
    await page.prepareOffline();
    expect(phone.lists.map((url) => url.includes('after='))).toEqual([false, true, true, true]);
    expect(phone.lists[2]).toBe(phone.lists[1]);
    phone.network = () => false;
    for (const id of [ids[0], ids.at(-1)] as string[]) expect(await shown(page, gate, id)).toBe('already_scanned');
  });

  test('is told to a gate without a network that was loaded anew and shown a ticket at once', async () => {
    const phone = aPhone(gate);
    await phone.open().prepareOffline();
    phone.network = () => false;
    for (const id of [ids[1], ids.at(-2)] as string[])
      expect(await shown(phone.open(), gate, id)).toBe('already_scanned');
    // Pages that somebody has changed are no pages of the server.
    const [name = ''] = [...phone.memory.indexed.keys()].filter((key) => key.startsWith('list'));
    const { list, ...kept } = phone.memory.indexed.get(name) as { list: string };
    phone.memory.indexed.set(name, { ...kept, list: list.replace('"asOf":"2027', '"asOf":"2028') });
    expect(await shown(phone.open(), gate, ids[2] as string)).toBe('admitted');
  });
});

test('a ticket whose answer was lost comes in once at that phone, also by its list, and at no other', async () => {
  const gate = await aGate();
  const { id } = await aBooking(use, gate.park, { adults: 1 });
  const [phone, other] = [aPhone(gate), aPhone(gate)];
  const [page, theirs] = [phone.open(), other.open()];
  await page.prepareOffline();
  phone.losesAnswers = true;
  const typed = await page.checkCode(id.slice(0, 8), { name: 'East gate', parkId: gate.park._id });
  expect(typed).toMatchObject({ result: 'admitted', offline: true });
  for (const gatePage of [page, theirs]) await gatePage.prepareOffline();
  for (const one of [phone, other]) one.network = () => false;
  for (const gatePage of [page, theirs]) expect(await shown(gatePage, gate, id)).toBe('already_scanned');
  phone.network = () => true;
  phone.losesAnswers = false;
  await page.sendWaiting();
  expect([page.waiting.all(), page.conflicts.all()]).toEqual([[], []]);
});

/** A phone of that inspector: `network` says whether the calls so far, and the last of them, get through. */
function aPhone({ session }: Gate) {
  const memory = phoneMemory();
  memory.local.setItem('id_token', session.token as string);
  memory.local.setItem('user_detail', JSON.stringify(session));
  const phone = {
    memory,
    lists: [] as string[],
    losesAnswers: false,
    network: (_lists: readonly string[]): boolean => true,
    open: (): GatePhone => openPhone(program, memory, () => use.clock.now().getTime(), fetch),
  };
  const fetch = async (url: string, request: RequestInit): Promise<Response> => {
    if (phone.losesAnswers && phone.network(phone.lists) && url.startsWith('/api/ticketbooking/scan')) {
      await deliver(use, url, request);
      throw new TypeError('the answer was lost');
    }
    const isList = url.startsWith('/api/passes/list');
    if (isList) phone.lists.push(url);
    if (!phone.network(phone.lists)) throw new TypeError('no network');
    return deliver(use, url, request);
  };
  return phone;
}

/** The answer of a phone to the code of a ticket of one. */
async function shown(phone: GatePhone, { park }: Gate, bookingId: string): Promise<string> {
  const visitDate = use.clock.now().toISOString().slice(0, 10);
  const code = signPass(use.deps, { bookingId, parkId: park._id, visitDate, people: 1 });
  return (await phone.checkCode(code, { name: 'East gate', parkId: park._id })).result;
}
