import { beforeAll, describe, expect, test } from 'vitest';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { type KindTogether, kindsTogether } from '#server/testing/kinds-together.ts';
import { aSecondServer, type Change } from '#server/testing/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshAddress, peopleForm } from '#server/tickets/factory.ts';

// Whoever comes when nobody else does has the statements that there were before anybody was booked together.
const use = useTestApp();

beforeAll(async () => {
  // PostgreSQL tells each connection what it writes into its log of statements.
  for (const setting of [`log_statement = ''all''`, `client_min_messages = ''log''`])
    await use.database.asOwner(
      `do $$ begin execute format('alter database %I set ${setting}', current_database()); end $$`,
    );
});

type Kind = Pick<KindTogether, 'registrationType' | 'offer' | 'book'>;
const KINDS: Record<string, Kind> = {
  tickets: {
    registrationType: 'park',
    offer: (owner) => aPark(use, owner, { dailyCapacity: 50 }),
    book: ({ call }, park) => call('POST', '/ticketbooking/add', peopleForm(park, 2), { from: freshAddress() }),
  },
  ...kindsTogether(use),
};

const everybodyAlone: Change = () => ({ goesAlone: () => true });
const alwaysTogether: Change = ({ all, alone }) => ({
  alone: async (ask) => (await all([ask])).get(ask) ?? alone(ask),
});

describe.each(Object.entries(KINDS))('%s', (_, { registrationType, offer, book }) => {
  let owner: Owner;
  let offering: Awaited<ReturnType<Kind['offer']>>;
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType });
    offering = await offer(owner, 30);
  });

  /** What PostgreSQL has logged of one booking, at a server that has booked one before. */
  async function statements(change?: Change): Promise<string[]> {
    const server = await aSecondServer(use, change);
    const log: string[] = [];
    server.pool.on('connect', (client) =>
      client.on('notice', ({ message = '' }) => {
        const [, text] = /^(?:statement|execute [^:]+): (.*)/s.exec(message) ?? [];
        if (text) log.push(text);
      }),
    );
    expect(server.pool.totalCount).toBe(0);
    for (const _ of ['the first one reads what is kept', 'the second is looked at']) {
      log.length = 0;
      expect((await book(server, offering)).status).toBe(201);
      await server.deps.realtime.settled();
    }
    return log.toSorted();
  }

  test('of one visitor at a time are booked by the statements of one alone', async () => {
    const log = await statements();
    expect(log.filter((text) => text.includes('from book_'))).toHaveLength(1);
    expect(log).toEqual(await statements(everybodyAlone));
  });

  test('control: by others, if they always went in a statement for several', async () => {
    const log = await statements(alwaysTogether);
    expect(log.filter((text) => text.includes('from book_'))).toHaveLength(1);
    expect(log).not.toEqual(await statements(everybodyAlone));
  });
});
