import { expect, onTestFinished, test } from 'vitest';
import { useCardSales } from '#server/testing/card-sale.ts';
import { PUBLIC_URL } from '#server/testing/test-app.ts';
import { visitorPages, withoutState } from '#server/testing/visitor-pages.ts';

const { use, aShop, book, sell, start, comeBack, gateway, pass } = await useCardSales({ pages: 'built' });

const { open, submit } = visitorPages(use);

test('a paid ticket shows its code, its short code and what was bought, and stays out of caches and search engines', async () => {
  const sale = await sell(await aShop({ parkName: 'Lotus Lake' }));
  const { body, headers } = await open(`/paymentstatus/${sale.id}/${sale.parkId}`);
  expect(body).toContain('data:image/png;base64,');
  expect(body).toContain(`${sale.id.slice(0, 4)}-${sale.id.slice(4, 8)}`.toUpperCase());
  expect(body).toContain('₹200');
  expect(body).toContain(`href="/getqr/${sale.parkId}"`);
  expect(body).toContain('Book More Tickets');
  expect(body).toContain('noindex');
  expect(headers['cache-control']).toBe('no-store');
});

const entryIn = (body: string): string =>
  decodeURIComponent(/href="data:text\/calendar;charset=utf-8,([^"]*)"/.exec(body)?.[1] ?? '').replaceAll('\r\n ', '');

test('its calendar entry is one of this booking, from opening to closing, with address, code and people', async () => {
  const shop = await aShop({
    parkName: 'Lotus Lake',
    location: 'Tank Bund, Hyderabad',
    startTime: '09:30',
    endTime: '17:30',
  });
  const sale = await sell(shop);
  const { body } = await open(`/paymentstatus/${sale.id}/${sale.parkId}`);
  const code = `${sale.id.slice(0, 4)}-${sale.id.slice(4, 8)}`.toUpperCase();
  for (const line of [
    `UID:${sale.id}@pravesh`,
    'DTSTART;TZID=Asia/Kolkata:20270104T093000',
    'DTEND;TZID=Asia/Kolkata:20270104T173000',
    'LOCATION:Lotus Lake\\, Tank Bund\\, Hyderabad',
    `DESCRIPTION:Code ${code}. 2 people: 2 Adult. `,
  ])
    expect(entryIn(body)).toContain(line);
  expect(entryIn(body)).toContain(`/paymentstatus/${sale.id}/${sale.parkId}\r\n`);
  expect(body).toContain(`download="Lotus-Lake-4-Jan-2027-${code}.ics"`);
});

test('a park that names no hours gives the whole day, and one that closes after midnight the next day’s hour', async () => {
  const [dayLong, night] = [
    await sell(await aShop({ startTime: '', endTime: '' })),
    await sell(await aShop({ startTime: '18:00', endTime: '02:00' })),
  ];
  expect(entryIn((await open(`/paymentstatus/${dayLong.id}/${dayLong.parkId}`)).body)).toContain('DTSTART;VALUE=DATE:');
  expect(entryIn((await open(`/paymentstatus/${night.id}/${night.parkId}`)).body)).toMatch(
    /DTEND;TZID=Asia\/Kolkata:\d{8}T020000/,
  );
});

test('a ticket says its place, day and people once, and the words of the server no second time', async () => {
  const sale = await sell(await aShop({ parkName: 'Lotus Lake', location: 'Tank Bund, Hyderabad' }));
  const { body } = await open(`/paymentstatus/${sale.id}/${sale.parkId}`);
  const main =
    body
      .split('<main')[1]
      ?.split('</main>')[0]
      ?.replace(/<!-- -->/g, '')
      .replace(/<[^>]*>/g, ' ') ?? '';
  for (const thing of ['Lotus Lake', '4 Jan 2027', '2 people', 'Tank Bund', '2 × Adult', sale.id])
    expect([thing, main.split(thing).length - 1]).toEqual([thing, thing === '4 Jan 2027' ? 2 : 1]);
  expect(main).not.toContain('Your booking is confirmed.');
});

test('a ticket says that its day is over from when its gates let nobody in for it, and is shown to no gate then', async () => {
  const began = use.clock.now().toISOString();
  onTestFinished(() => use.clock.set(began));
  const [evening, night] = [
    await sell(await aShop({ startTime: '09:00', endTime: '23:00' })),
    await sell(await aShop({ startTime: '18:00', endTime: '02:00' })),
  ];
  const seenAt = async (instant: string, { id, parkId }: typeof night) => {
    use.clock.set(instant);
    return (await open(`/paymentstatus/${id}/${parkId}`)).body;
  };
  for (const [instant, ticket] of [
    ['2027-01-04T23:59:00+05:30', evening],
    ['2027-01-05T01:59:00+05:30', night],
  ] as const)
    expect(await seenAt(instant, ticket)).toContain('Your ticket is ready');
  for (const [instant, ticket] of [
    ['2027-01-05T00:00:00+05:30', evening],
    ['2027-01-05T02:00:00+05:30', night],
  ] as const) {
    const body = withoutState(await seenAt(instant, ticket));
    expect(body).toContain('<h1>The day of this ticket is over</h1>');
    expect(body).toContain('<title>The day of this ticket is over – ');
    expect([body.includes('Show at gate</button>'), body.includes('What happens next')]).toEqual([false, false]);
  }
});

test('the page before the bank’s says the time slot of what is paid for', async () => {
  const slots = [{ from: '22:00', until: '23:00', capacity: 4 }];
  const { id, parkId } = await book(await aShop({ slots }), 1, { slot: '22:00' });
  expect((await open(`/paymentstatus/${id}/${parkId}/pay`)).body).toContain(', 10:00 pm to 11:00 pm</h2>');
});

test('a failed payment says that money comes back, and can be paid again without JavaScript', async () => {
  const sale = await sell(await aShop(), 'failure');
  const url = `/paymentstatus/${sale.id}/${sale.parkId}`;
  const failed = await open(url);
  expect(failed.body).toContain('If money left your account, it comes back by itself');
  expect(failed.body).not.toContain('data:image/png;base64,');
  await pass(1);
  const { statusCode, headers } = await submit(url, { intent: 'pay' });
  expect(statusCode).toBe(303);
  // At once on the gateway's own page, as a browser without scripts follows.
  expect(headers['referrer-policy']).toBe('strict-origin');
  const page = await fetch(String(headers.location), { headers: { referer: `${PUBLIC_URL}/` } });
  expect(await page.text()).toContain(`<dd id="order">${sale.id}-2</dd>`);
});

test('when the time to pay is over the page says so and offers no payment', async () => {
  const sale = await book(await aShop());
  await pass(16);
  const url = `/paymentstatus/${sale.id}/${sale.parkId}`;
  const { body } = await open(url);
  expect(body).toContain('not paid in time');
  expect(body).not.toContain('name="intent"');
  expect((await submit(url, { intent: 'pay' })).headers.location).toBe(url);
});

test('a payment that was only opened is not paid yet, and can be made', async () => {
  const sale = await book(await aShop());
  await start(sale);
  const { body } = await open(`/paymentstatus/${sale.id}/${sale.parkId}`);
  expect(body).toContain('Not paid yet');
  expect(body).toContain('name="intent"');
  expect(withoutState(body)).not.toMatch(/[Dd]o not pay again|being checked|We are asking/);
});

test('while a payment of which the gateway spoke is checked nobody can pay again', async () => {
  const sale = await book(await aShop());
  const order = await start(sale);
  await gateway.control({ orderId: sale.id, inquiry: 'not_found' });
  await comeBack(await gateway.decide(order, 'success'));
  const url = `/paymentstatus/${sale.id}/${sale.parkId}`;
  const { body } = await open(url);
  expect(body).toContain('Do not pay again.');
  expect(body).not.toContain('name="intent"');
  expect((await submit(url, { intent: 'pay' })).headers.location).toBe(url);
});
