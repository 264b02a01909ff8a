import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/kernel/identity/ids.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { type KindTogether, kindsTogether } from '#server/testing/rush/kinds-together.ts';
import { aSecondServer, type Change } from '#server/testing/servers/second-server.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { freshAddress, peopleForm } from '#server/tickets/factory.ts';

// A visitor who comes when nobody else does needs no more statements because others could be booked together.
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

/** Before each a companion is booked in a statement of its own. */
const withCompany: Change = ({ run, runAlone }) => ({
  async runAlone(ask) {
    await run([{ ...ask, marks: { ...ask.marks, id: newId(use.deps.random, ask.marks.id), repeat: null } }]);
    return runAlone(ask);
  },
});

describe.each(Object.entries(KINDS))('%s', (_, { registrationType, offer, book }) => {
  let owner: Owner;
  let offering: Awaited<ReturnType<Kind['offer']>>;
  beforeAll(async () => {
    owner = await anOwner(use, { registrationType });
    offering = await offer(owner, 30);
  });

  /** Answers the statements that PostgreSQL has logged of one booking, at a server that has booked one before. */
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

  const bookingsOf = (log: readonly string[]) => log.filter((text) => text.includes('from book_'));

  test('of one visitor at a time are booked by one statement', async () => {
    expect(bookingsOf(await statements())).toHaveLength(1);
  });

  test('control: by two, if somebody had to go before', async () => {
    expect(bookingsOf(await statements(withCompany))).toHaveLength(2);
  });
});
