import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { createMetrics } from '#server/kernel/operations/metrics.ts';
import { anOwner, type Owner, registration } from '#server/organisations/factory.ts';
import { registerOrganisation } from '#server/organisations/service.ts';
import { aPark, parkForm } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { CATALOGUE } from '#server/testing/catalogue-nouns.ts';
import { eventually } from '#server/testing/live-page.ts';
import { watchStatements } from '#server/testing/statements.ts';
import { caller, useTestApp } from '#server/testing/test-app.ts';
import { bookVisit } from '#server/visits/factory.ts';
import { CODE_LENGTH, codeOf, ID_ALPHABET, ID_LENGTH } from './ids.ts';
import { openCodes } from './organisation-codes.ts';

/** The statements of this process, except those that servers tell each other all the time. */
const sent: string[] = [];
afterAll(
  watchStatements(({ text }) => {
    if (!/pg_notify|realtime_attachment|^listen/i.test(text)) sent.push(text);
  }),
);

const use = useTestApp({ shares: true, pages: 'built', config: { rateLimitScale: 100 } });
let owner: Owner;
let park: { _id: string };
beforeAll(async () => {
  owner = await anOwner(use);
  park = await aPark(use, owner);
});

/** Another server on the same database, which has read the codes for itself; closed after the test. */
async function aSecondServer(shareOver?: string) {
  const { realtime, log, batches, kinds, endpoints, ...world } = use.deps;
  const own = { ...world, codes: await openCodes(world.db), metrics: createMetrics() };
  const server = await buildApp(own, { pages: 'none', shareOver });
  await server.app.ready();
  onTestFinished(() => server.app.close());
  return { ...server, call: caller(server.app) };
}

/** The connections of this database that LISTEN just now. */
const listeners = async (): Promise<unknown[]> =>
  use.database.asOwner(
    `select pid from pg_stat_activity where datname = current_database() and query ilike 'listen%' and state = 'idle'`,
  );

describe('an organisation that is made at one server', () => {
  test('is known at the others at once, and so are its things by their ids alone', async () => {
    const second = await aSecondServer(use.database.appUrl);
    await eventually(async () => (await listeners()).length === 2);
    const made = await anOwner(use);
    await eventually(() => second.deps.codes.organisationOf(made.organisationId) === made.organisationId);
    const { _id } = await aPark(use, made);
    expect((await second.call('GET', `/park/${_id}`)).status).toBe(200);
  });

  test('control: at a server that does not hear the others it is not there until that one reads again', async () => {
    const second = await aSecondServer();
    const { _id } = await aPark(use, await anOwner(use));
    expect((await second.call('GET', `/park/${_id}`)).status).toBe(404);
    await second.deps.codes.read();
    expect((await second.call('GET', `/park/${_id}`)).status).toBe(200);
  });

  test('is known also when it was made while nobody could be heard', { timeout: 180_000 }, async () => {
    const second = await aSecondServer(use.database.appUrl);
    await eventually(async () => (await listeners()).length === 2);
    await use.database.asOwner(
      `select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    const made = await anOwner(use);
    await eventually(() => second.deps.codes.organisationOf(made.organisationId) === made.organisationId);
  });
});

describe('an id', () => {
  /** As long as an id, and none of anything: the end says whose it would be. */
  const ending = (code: string) => '0'.repeat(ID_LENGTH - CODE_LENGTH) + code;
  const NOBODYS = ending('00000000');

  let admin: Owner;
  beforeAll(async () => {
    admin = await anAdmin(use);
  });
  beforeEach(() => void sent.splice(0));

  const publicOnes = CATALOGUE.filter(({ publicOne }) => publicOne).map(({ path }) => path);
  const ASKED: [string, (id: string) => Promise<{ status: number }>][] = [
    ...publicOnes.map((path): (typeof ASKED)[number] => [`GET ${path}`, (id) => use.call('GET', `${path}/${id}`)]),
    ['the page of a booking', (id) => page(`/paymentstatus/${id}/${id}`)],
    ['the page of a token', (id) => page(`/doctorappointment/${id}/${id}`)],
    ['a board', (id) => use.call('GET', `/queue/board/doctor/${id}`)],
    [
      'a payment',
      (id) => use.call('POST', '/ticketbooking/ccav/payment', { id, parkId: park._id, amount: 1, mid: 'x' }),
    ],
    ['a booking', (_id) => bookVisit(use, { _id })],
  ];
  const page = async (url: string) => ({ status: (await use.app.inject({ url })).statusCode });

  test.each(ASKED)('with a code of nobody is 404 without a statement: %s', async (_, ask) => {
    expect((await ask(NOBODYS)).status).toBe(404);
    expect(sent).toEqual([]);
  });

  test.each(ASKED.filter(([what]) => what !== 'the page of a token'))(
    'control: with a known code it is looked for, and 404 as well: %s',
    async (_, ask) => {
      expect((await ask(ending(codeOf(owner.organisationId)))).status).toBe(404);
      expect(sent).not.toEqual([]);
    },
  );

  test('of another length, or with other characters, is nobody’s', () => {
    const code = codeOf(owner.organisationId);
    const { organisationOf } = use.deps.codes;
    expect(organisationOf(park._id)).toBe(owner.organisationId);
    for (const id of ['', code, `${ending(code)}0`, ending(code).slice(1), `\u0000${ending(code).slice(1)}`])
      expect([id, organisationOf(id)]).toEqual([id, null]);
  });

  test('with a code of nobody asks nothing for staff either, once it is known who they are', async () => {
    for (const { token } of [owner, admin]) {
      for (const method of ['GET', 'PUT', 'DELETE'] as const)
        expect(
          (await use.call(method, `/park/${NOBODYS}`, method === 'PUT' ? parkForm() : undefined, { token })).status,
        ).toBe(404);
    }
    expect(sent.filter((text) => /from "?park/.test(text))).toEqual([]);
  });
});

describe('a code', () => {
  test('that an organisation has is not drawn for another', async () => {
    const taken = [...owner.organisationId].map((character) => ID_ALPHABET.indexOf(character));
    let draws = 0;
    const random = {
      bytes: (count: number) => {
        draws += 1;
        return draws === 1 && count === ID_LENGTH ? Buffer.from(taken) : use.deps.random.bytes(count);
      },
    };
    const { registrationType: _, mobileNumber1: mobile, ...person } = registration();
    const made = await registerOrganisation({ ...use.deps, random }, { ...person, kind: 'park', mobile });
    expect(codeOf(made.id)).not.toBe(codeOf(owner.organisationId));
  });

  test('is unique in the database, whoever draws it', async () => {
    const id = `${'0'.repeat(ID_LENGTH - CODE_LENGTH)}${codeOf(owner.organisationId)}`;
    const enter = use.database.asOwner(
      `insert into directory (kind, key, organisation_id, account_id) values ('organisation', 'a@b.example', '${id}', '${id}')`,
    );
    await expect(enter).rejects.toMatchObject({ constraint: 'directory_code' });
  });
});
