import { beforeAll, describe, expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { type Guard, type KindTogether, kindsTogether } from '#server/testing/rush/kinds-together.ts';
import { statuses } from '#server/testing/rush/rush.ts';
import { aSecondServer, counted } from '#server/testing/servers/second-server.ts';
import { type CallAnswer, type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';

// Tickets have their own: server/tickets/repository.{together,strangers,keys}.test.ts.
const use = useTestApp({ config: { rateLimitScale: 100 } });
type Server = Pick<TestApp, 'call' | 'deps'>;

describe.each(Object.entries(kindsTogether(use)))('%s', (_, kind: KindTogether) => {
  let owner: Owner;
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType: kind.registrationType });
  });

  /** An offering of which somebody has booked one before: a queue that is new is made by the way of one alone. */
  async function anOffering(places: number) {
    const offering = await kind.offer(owner, places);
    expect((await kind.book(use, offering)).status).toBe(201);
    return offering;
  }
  const many = (count: number, server: Server, offering: Awaited<ReturnType<typeof anOffering>>, more?: object) =>
    Array.from({ length: count }, () => kind.book(server, offering, more));

  const without = async ({ text, change }: Guard, work: (server: Server) => Promise<void>) => {
    const server = await aSecondServer(use, change);
    if (!text) return work(server);
    const [name, from, to] = text;
    await whileChanged(use.database, name, [from, to], () => work(server));
  };

  /** Answers who is booked of 24 at once, where nine places are left. */
  const bookedOfNine = async (server: Server) => statuses(await Promise.all(many(24, server, await anOffering(10))));

  test('asked for at the same time go to as many as there are places', async () => {
    const before = await counted(use, 'together');
    expect(await bookedOfNine(use)).toEqual(kind.refused === 201 ? { 201: 24 } : { 201: 9, [kind.refused]: 15 });
    expect(await counted(use, 'together')).toBeGreaterThanOrEqual(before + 9);
  });

  test('of one key for eight at once are one booking, and the others are told so', async () => {
    const headers = { 'idempotency-key': `one-key-of-${kind.registrationType}` };
    const call: TestApp['call'] = (method, path, body, options) =>
      use.call(method, path, body, { ...options, headers });
    const answers = await Promise.all(many(8, { ...use, call }, await anOffering(90)));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 7 });
    const codes = answers.flatMap(({ status, json }) => (status === 409 ? json.code : []));
    expect(codes).toEqual(Array(7).fill('IDEMPOTENCY_CONFLICT'));
  });

  const { places } = kind;
  if (places)
    test('control: without the look at what is left more are booked', () =>
      without(places, async (server) => {
        expect((await bookedOfNine(server))[201]).toBeGreaterThan(9);
      }));

  test('are answered as the same one is alone', async () => {
    const offering = await anOffering(90);
    const mobiles = Array.from({ length: 12 }, () => freshMobile());
    const batch = await Promise.all(mobiles.map((mobile) => kind.book(use, offering, { mobile })));
    const alone: CallAnswer[] = [];
    for (const mobile of mobiles) alone.push(await kind.book(use, offering, { mobile }));
    expect(batch.map(shown)).toEqual(alone.map(shown));
  });

  /** Answers the words for nine of one mobile number, and for twelve strangers beside them. */
  async function nineOfOne(server: Server) {
    const offering = await anOffering(90);
    const own = many(9, server, offering, { mobile: freshMobile() });
    const strangers = many(12, server, offering);
    expect(statuses(await Promise.all(strangers))).toEqual({ 201: 12 });
    return statuses(await Promise.all(own));
  }

  test('of one mobile number end at five, and strangers beside them all get one', async () => {
    expect(await nineOfOne(use)).toEqual({ 201: 5, [kind.sixth]: 4 });
  });

  // They must come together for it, which a busy machine lets happen seldom.
  test('control: without what counts them more than five of one mobile number are booked', () =>
    without(kind.ofMobile, (server) => expect.poll(async () => (await nineOfOne(server))[201]).toBeGreaterThan(5)));
});

/** The fields that differ from one answer to the next. */
const DIFFERENT = ['_id', 'id', 'tokenNumber', 'token', 'tokenNo', 'turn', 'bookingId'];
const shown = ({ json }: CallAnswer) =>
  Object.fromEntries(Object.entries(json as object).filter(([name]) => !DIFFERENT.includes(name)));
