import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { aSecondServer, type Change, counted } from '#server/testing/servers/second-server.ts';
import { type TestApp, useTestApp } from '#server/testing/test-app.ts';
import { freshMobile } from '#server/tickets/factory.ts';
import { aBranch, bookLoan } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
type Server = Pick<TestApp, 'call'>;
let bank: Owner;

beforeAll(async () => {
  bank = await anOwner(use, { registrationType: 'loan' });
  // Nobody gives up because this machine is slow.
  await use.database.asOwner(`alter function book_tokens set lock_timeout = '10min'`);
});

/** A branch whose queue of today somebody has opened. */
async function aQueue() {
  const branch = await aBranch(use, bank);
  await bookLoan(use, branch);
  return branch;
}
type Branch = Awaited<ReturnType<typeof aQueue>>;

const many = async (count: number, branch: Branch, server: Server = use): Promise<(number | undefined)[]> => {
  const answers = await Promise.all(Array.from({ length: count }, () => bookLoan(server, branch)));
  return answers.map(({ json }) => json.tokenNumber);
};
const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** A queue's row, which a test holds. */
const rowOf = (branch: Branch) =>
  `select from token_queue where organisation_id = '${bank.organisationId}' and queue_id = '${branch._id}' for update`;

describe('numbers of a queue', () => {
  test('are one to n in the order of those who asked in one turn', async () => {
    const branch = await aQueue();
    const before = await counted(use, 'together');
    expect(await many(30, branch)).toEqual(upTo(2, 31));
    expect(await counted(use, 'together')).toBe(before + 30);
  });

  test('control: given in another order they are not', async () => {
    const branch = await aQueue();
    await whileChanged(use.database, 'judge_tokens', ['order by n))::int', 'order by n desc))::int'], async () => {
      expect(await many(30, branch)).toEqual(upTo(2, 31).toReversed());
    });
  });

  /** The first of nine at once has five already. */
  async function nineOfWhomOneHasFive() {
    const branch = await aBranch(use, bank);
    const mobile = freshMobile();
    for (let n = 0; n < 5; n += 1) await bookLoan(use, branch, { mobile });
    const before = await counted(use, 'together');
    const nine = [mobile, ...Array.from({ length: 8 }, () => freshMobile())];
    const answers = await Promise.all(nine.map((one) => bookLoan(use, branch, { mobile: one })));
    expect(await counted(use, 'together')).toBe(before + 9);
    return answers.map(({ json }) => json.tokenNumber);
  }

  test('have no gap for who cannot have one, who keeps nobody back', async () => {
    expect(await nineOfWhomOneHasFive()).toEqual([undefined, ...upTo(6, 13)]);
  });

  test('control: counted by who asks instead of who gets one they have a gap', async () => {
    const counting =
      'count(*) filter (where fits and not is_online) over (partition by offering, line, day order by n)';
    await whileChanged(use.database, 'judge_tokens', [counting, 'n + 1'], async () => {
      expect(await nineOfWhomOneHasFive()).toEqual([undefined, ...upTo(7, 14)]);
    });
  });

  /** Two servers come to a queue whose row somebody has: the numbers that they give, and who is undone. */
  async function ofTwoServers() {
    const branch = await aQueue();
    const [first, second] = [await aSecondServer(use), await aSecondServer(use)];
    const numbers = await holding(use.database, rowOf(branch), async (letGo) => {
      const here = many(3, branch, first);
      await untilWaiting(use.database, 1);
      const there = many(3, branch, second);
      await untilWaiting(use.database, 2);
      await letGo();
      return [...(await here), ...(await there)];
    });
    return { numbers, undone: (await counted(first, 'undone')) + (await counted(second, 'undone')) };
  }

  test('of two servers follow each other', async () => {
    expect(await ofTwoServers()).toEqual({ numbers: upTo(2, 7), undone: 0 });
  });

  test('control: where the row is not locked first both give the same numbers, and one of them is undone', async () => {
    await whileChanged(use.database, 'lock_queue', ['for update;\n  if found', ';\n  if found'], async () => {
      expect(await ofTwoServers()).toMatchObject({ undone: 3 });
    });
  });
});

test('tokens of one turn go to the counters with the fewest who wait, as one after the other', async () => {
  /** At which of two counters each of those waits whom `book` books. */
  const countersAfter = async (book: (branch: Branch) => Promise<unknown>): Promise<number[]> => {
    const branch = await aBranch(use, bank);
    const counters: string[] = [];
    for (const counterNumber of ['1', '2'])
      counters.push((await aCounter(use, bank, branch._id, { counterNumber })).id);
    // The queue is there, and its second counter has one more.
    for (const branchUserId of [...counters, counters[1]]) await bookLoan(use, branch, { branchUserId });
    await book(branch);
    const given = 'select counter_id from token where queue_id = $1 and number > 3 order by number';
    return (await use.database.asOwner(given, [branch._id])).map(({ counter_id }) => counters.indexOf(counter_id));
  };
  const atOnce = await countersAfter((branch) => many(8, branch));
  const inTurn = await countersAfter(async (branch) => {
    for (const _ of upTo(1, 8)) await bookLoan(use, branch);
  });
  expect(inTurn).toEqual([0, 0, 1, 0, 1, 0, 1, 0]);
  expect(atOnce).toEqual(inTurn);
});

describe('tokens of a queue whose row somebody has', () => {
  const [LET_GO, ANSWERED] = ['the row is let go', 'strangers are answered'];

  /** Answers the order of the steps; `patiently` says when the row is let go. */
  async function order(change: Change, patiently: (stranger: Promise<unknown>) => Promise<unknown>) {
    const [branch, other] = [await aQueue(), await aQueue()];
    const server = await aSecondServer(use, change);
    const told: string[] = [];
    const numbers = await holding(use.database, rowOf(branch), async (letGo) => {
      const first = many(2, branch, server);
      await untilWaiting(use.database, 1);
      const later = many(3, branch, server);
      const stranger = many(1, other, server);
      void stranger.then(() => told.push(ANSWERED));
      await patiently(stranger);
      told.push(LET_GO);
      await letGo();
      return [...(await first), ...(await later), ...(await stranger)];
    });
    expect(numbers).toEqual([2, 3, 4, 5, 6, 2]);
    return told;
  }

  test('wait for it in one statement, and strangers do not wait with them', async () => {
    expect(
      await order(
        () => ({}),
        (stranger) => stranger,
      ),
    ).toEqual([ANSWERED, LET_GO]);
  });

  test('control: with patience for it strangers would', async () => {
    expect(
      await order(
        () => ({ patienceMs: 600_000 }),
        () => setTimeout(500),
      ),
    ).toEqual([LET_GO, ANSWERED]);
  });
});
