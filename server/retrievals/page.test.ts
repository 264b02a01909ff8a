import { beforeAll, describe, expect, test } from 'vitest';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aBatch, enrol } from '#server/enrolments/factory.ts';
import { tradesOf } from '#server/offerings/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { readQr } from '#server/testing/read-qr.ts';
import { type CallAnswer, type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { visitorPages } from '#server/testing/visitor-pages.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { aShow, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 100 } });
const { open, submit } = visitorPages(use);

type Offered = CallAnswer['json'] & { _id: string };

const FOUND = {
  ticket: {
    heading: 'Get your QR code',
    one: 'Here is your ticket.',
    none: 'We found no paid ticket of this mobile number for today or later.',
  },
  token: {
    heading: 'Find your token',
    one: 'Here is your token.',
    none: 'We found no token of this mobile number for today or later.',
  },
  visit: {
    heading: 'Find your visit',
    one: 'Here is your visit.',
    none: 'We found no visit of this mobile number.',
  },
  place: {
    heading: 'Find your place',
    one: 'Here is your place.',
    none: 'We found no confirmed place of this mobile number in this batch.',
  },
};

/** A trade as its visitors find again what they booked there at no cost. */
interface Free {
  found: keyof typeof FOUND;
  offer(owner: Owner): Promise<Offered>;
  book(offered: Offered, mobile: string): Promise<CallAnswer>;
}

const FREE: Record<string, Free> = {
  park: {
    found: 'ticket',
    offer: (owner) => aPark(use, owner, { adultFee: 0 }),
    book: (park, mobile) => use.call('POST', '/ticketbooking/add', peopleForm(park, 1, { mobile })),
  },
  clinic: {
    found: 'token',
    offer: (owner) => aClinic(use, owner),
    book: (clinic, mobile) => bookDoctor(use, clinic, { mobile }),
  },
  branch: {
    found: 'token',
    offer: (owner) => aBranch(use, owner),
    book: (branch, mobile) => bookLoan(use, branch, { mobile }),
  },
  exhibition: {
    found: 'visit',
    offer: (owner) => aShow(use, owner),
    book: (show, mobile) => bookVisit(use, show, { mobile }),
  },
  coaching: {
    found: 'place',
    offer: (owner) => aBatch(use, owner, { fee: '0' }),
    book: (batch, mobile) => enrol(use, batch, { mobile }),
  },
};
const TRADES = tradesOf(use).map((trade) => {
  const free = FREE[trade.kind] as Free;
  return { ...trade, ...free, ...FOUND[free.found] };
});

const namesIn = /Lakshmi|Mohan|Kavya|Ananya/;
const pageOf = ({ _id }: Offered): string => `/getqr/${_id}`;

describe.each(TRADES)('what was booked at $trade', ({ registrationType, page, held, heading, one, none, ...at }) => {
  let owner: Owner;
  let offered: Offered;
  let id: string;
  beforeAll(async () => {
    owner = await anOwner(use as TestApp, { registrationType });
    offered = await at.offer(owner);
    const { status, json, text } = await at.book(offered, '9876500002');
    expect(status, text).toBe(201);
    id = json._id ?? json.id;
  });

  test('is found from the head of its booking page and of its own page', async () => {
    for (const address of [`/${page}/${offered._id}`, `/${held}/${id}/${offered._id}`])
      expect((await open(address)).body.split(`href="${pageOf(offered)}"`).length, address).toBeGreaterThan(2);
    const { statusCode, headers, body } = await open(pageOf(offered));
    expect([statusCode, headers['cache-control'], body.includes('noindex')]).toEqual([200, 'private, no-cache', true]);
    expect(body).toContain(heading);
    expect(body).toContain(`href="/${page}/${offered._id}`);
  });

  test('is found by its mobile number without JavaScript, with its code, and nobody’s name or number is told', async () => {
    const { statusCode, body } = await submit(pageOf(offered), { mobile: '+91 98765 00002' });
    expect(statusCode).toBe(200);
    expect(body).toContain(one);
    expect(body).toContain(`href="/${held}/${id}/${offered._id}"`);
    expect(body).not.toMatch(namesIn);
    expect(body).not.toContain('9876500002');
    const code = readQr(/data:image\/png;base64,[^"]+/.exec(body)?.[0] ?? '')?.text;
    expect(code).toMatch(
      held === 'paymentstatus' && page === 'ticketbooking' ? /^PV1\// : new RegExp(`/${held}/${id}/`),
    );
  });

  test('is told to nobody who types another number, nor at another place', async () => {
    const other = await at.offer(owner);
    const found = async (where: Offered, mobile: string): Promise<string | undefined> =>
      /<div class="found".*?<\/div><\/div>/s.exec((await submit(pageOf(where), { mobile })).body)?.[0];
    const nothing = await found(offered, '9876500004');
    expect(nothing).toContain(none);
    expect(await found(other, '9876500002')).toBe(nothing);
  });

  test('a missing and a wrong number are told in the words of the product', async () => {
    for (const [mobile, message] of [
      ['', 'mobile number required'],
      ['98765', 'Please enter valid mobile number'],
    ] as const) {
      const { statusCode, body } = await submit(pageOf(offered), { mobile });
      expect([statusCode, body.includes(message)]).toEqual([400, true]);
    }
  });

  test('is found also while its organisation is switched off, and after it was closed', async () => {
    await use.call('PUT', `/profileregistration/${owner.organisationId}`, { status: false }, await anAdmin(use));
    expect((await submit(pageOf(offered), { mobile: '9876500002' })).body).toContain(one);
  });
});

test('a number that never joined and one that has not paid get the same answer', async () => {
  const batch = await aBatch(use, await anOwner(use, { registrationType: 'coaching' }));
  await enrol(use, batch, { mobile: '9876500003' });
  const found = async (mobile: string): Promise<string | undefined> =>
    /<div class="found".*?<\/div><\/div>/s.exec((await submit(pageOf(batch), { mobile })).body)?.[0];
  expect(await found('9876500003')).toContain('We found no confirmed place');
  expect(await found('9876500004')).toBe(await found('9876500003'));
});

test('what never was, a draft and an organisation have no such page', async () => {
  const owner = await anOwner(use, { registrationType: 'doctor' });
  const draft = await use.call('POST', '/clinic/add', { clinicName: 'Soon', published: false }, owner);
  const wrong = ['0'.repeat(26), 'nope', owner.organisationId, draft.json._id];
  for (const id of wrong) expect([id, (await open(`/getqr/${id}`)).statusCode]).toEqual([id, 404]);
});

test('whoever lost every address chooses the place from one list of all trades, which leads on', async () => {
  const show = await aShow(use, await anOwner(use, { registrationType: 'exbhition' }), {
    organizationName: 'Kala Mela',
  });
  const over = await aShow(use, await anOwner(use, { registrationType: 'exbhition' }), {
    organizationName: 'Long ago',
    date: '2026-12-01T10:00',
    time: '2026-12-01T20:00',
  });
  const { statusCode, body } = await open('/getqr');
  expect(statusCode).toBe(200);
  for (const group of ['Exhibitions and shows']) expect(body).toContain(`<optgroup label="${group}">`);
  expect(body).toContain(`<option value="${show._id}">Kala Mela, Town hall</option>`);
  expect(body).not.toContain(over._id);
  expect((await open(`/getqr?id=${show._id}`)).headers.location).toBe(`/getqr/${show._id}`);
  expect((await open('/getqr?id=//evil.example')).headers.location).toBe('/home');
  for (const page of ['/home', '/terms', '/no/such/page'])
    expect((await open(page)).body).toContain('<a href="/getqr">Get QR</a>');
});
