import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { aBooking } from '#server/bookings/factory.ts';
import { type Principal, staffScope } from '#server/kernel/database/scope.ts';
import { randomId } from '#server/kernel/identity/ids.ts';
import { today } from '#server/kernel/operations/clock.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, locksAtOnce, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { type Shown, takeScan, takeScans } from './repository.ts';

const use = useTestApp();

type Park = Awaited<ReturnType<typeof aPark>>;
interface Gate {
  park: Park;
  principal: Principal;
}

/** The gates of two parks of one owner, and of a park of somebody else. */
let east: Gate;
let west: Gate;
let theirs: Gate;
beforeAll(async () => {
  const owner = await anOwner(use);
  east = gateOf(await aPark(use, owner));
  west = gateOf(await aPark(use, owner));
  theirs = gateOf(await aPark(use, await anOwner(use)));
});

const gateOf = (park: Park): Gate => ({
  park,
  principal: {
    role: 'inspector',
    accountId: randomId(use.deps.random),
    accountName: 'Ravi',
    organisationId: park.profileRegistrationId,
    kind: 'park',
    parkId: park._id,
    branchId: null,
    sessionHash: '',
    at: use.clock.now(),
  },
});

/** A ticket of a park shown at a gate. That names no park of its own, so that row security alone keeps it to its part. */
async function shown({ principal }: Gate, { park }: Gate): Promise<Shown> {
  const booking = await aBooking(use, park);
  const at = use.clock.now();
  return {
    scope: staffScope(principal),
    scan: {
      scanId: `scan-of-the-test-${randomUUID()}`,
      read: { bookingId: booking.id, passParkId: park._id, otherwise: 'unknown' },
      organisationId: principal.organisationId,
      accountId: principal.accountId,
      sessionHash: principal.sessionHash,
      parkId: null,
      gate: 'East',
      deviceId: null,
      at,
      day: today(use.deps),
      receivedAt: at,
      asked: false,
    },
  };
}

const together = async (asks: readonly Shown[]) => {
  const told = await takeScans(use.deps, asks);
  return asks.map((ask) => told.get(ask)?.result);
};
const letIn = async (asks: readonly Shown[]): Promise<boolean[]> => {
  const ids = asks.map(({ scan }) => scan.read.bookingId ?? '');
  const found = 'select id from booking where id = any ($1) and admitted_at is not null';
  const rows = await use.database.asOwner(found, [ids]);
  return ids.map((id) => rows.some((row) => row.id === id));
};

/** Works while the function that takes scans waits for as long as it takes, and has `to` instead of `from`. */
const withText = <T>(from: string, to: string, work: () => Promise<T>) =>
  whileChanged(use.database, 'take_scans', ['100ms', '20s'], () =>
    whileChanged(use.database, 'take_scans', [from, to], work),
  );

describe('scans of several gates in one statement', () => {
  const inTurn = <T>(work: () => Promise<T>) => withText('order by asked.booking', 'order by asked.n', work);

  test('see what each gate sees alone: its own park, and nothing of another one or of another organisation', async () => {
    const own = [await shown(east, east), await shown(west, west), await shown(theirs, theirs)];
    const asks = [...own, await shown(west, east), await shown(theirs, east)];
    const told = await inTurn(() => together(asks));
    // Those of another organisation go alone.
    expect(told).toEqual(['admitted', 'admitted', undefined, 'unknown', 'wrong_park']);
    expect(await letIn(asks)).toEqual([true, true, false, false, false]);
  });

  test('control: under the scope of the first, a ticket of its park is let in at the gate of another', async () => {
    const asks = [await shown(east, east), await shown(west, west), await shown(west, east)];
    const stays = `case when current_setting('app.organisation', true) <> '' then set_config('role', ask.role, true) is not null
      else enter_scope($1) end`;
    const entering = 'ask.role, ask.organisation, ask.account, ask.account_name, ask.acting, ask.acted_at, ask.post';
    const told = await inTurn(() =>
      whileChanged(use.database, 'take_scans', [`enter_scope(${entering})`, stays.replace('$1', entering)], () =>
        together(asks),
      ),
    );
    expect(told).toEqual(['admitted', 'unknown', 'admitted']);
    expect(await letIn(asks)).toEqual([true, false, true]);
  });

  test('are answered and kept as each is alone', async () => {
    const asks = [await shown(east, east), await shown(west, west), await shown(east, west)];
    const told = await takeScans(use.deps, asks);
    // The same scan again is answered as the first time.
    for (const ask of asks) {
      const [again] = (await takeScans(use.deps, [ask])).values();
      const alone = await takeScan(use.deps, ask);
      expect(again).toEqual(told.get(ask));
      expect(alone).toMatchObject({ result: told.get(ask)?.result });
    }
    const kept = 'select organisation_id, account_id, result from scan where scan_id = $1';
    for (const ask of asks) {
      const { organisationId, accountId, scanId } = ask.scan;
      const row = { organisation_id: organisationId, account_id: accountId, result: told.get(ask)?.result };
      expect(await use.database.asOwner(kept, [scanId])).toEqual([row]);
    }
  });

  test('of which one fails are all taken alone, and nobody else fails with it', async () => {
    const asks = [await shown(east, east), await shown(east, east), await shown(east, east)];
    await use.database.asOwner(`
      create function fail_one() returns trigger language plpgsql as $$
      begin
        if new.gate = 'fails' then raise exception 'undone by the test'; end if;
        return new;
      end $$;
      create trigger fail_one before insert on scan for each row execute function fail_one()`);
    if (asks[1]) asks[1].scan.gate = 'fails';
    const answers = await Promise.allSettled(asks.map((ask) => takeScan(use.deps, ask)));
    await use.database.asOwner('drop trigger fail_one on scan');
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await letIn(asks)).toEqual([true, false, true]);
    const { values } = await use.deps.metrics.together.get();
    expect(values).toContainEqual(expect.objectContaining({ labels: { what: 'scans', how: 'undone' }, value: 3 }));
  });

  /** Whether somebody else gets the second ticket at once while a batch, asked for it first, waits for the first. */
  async function leavesTheSecond(): Promise<boolean> {
    const asks = [await shown(east, east), await shown(east, east)];
    const bookingOf = ({ scan }: Shown) => scan.read.bookingId ?? '';
    const [first, second] = asks.toSorted((one, other) => (bookingOf(one) < bookingOf(other) ? -1 : 1)) as [
      Shown,
      Shown,
    ];
    const row = (of: Shown) => `select from booking where id = '${bookingOf(of)}' for update`;
    return holding(use.database, row(first), async (letGo) => {
      const taking = together([second, first]);
      await untilWaiting(use.database, 1);
      const isFree = await locksAtOnce(use.database, `${row(second)} nowait`);
      await letGo();
      expect(await taking).toEqual(['admitted', 'admitted']);
      return isFree;
    });
  }

  test('lock their tickets in order, so that two batches never wait for each other', () =>
    withText('', '', async () => expect(await leavesTheSecond()).toBe(true)));

  test('control: in another order a batch keeps what others wait for while it waits itself', () =>
    withText('', '', () =>
      whileChanged(use.database, 'admit_together', ['order by b.id for', 'order by b.id desc for'], async () =>
        expect(await leavesTheSecond()).toBe(false),
      ),
    ));
});
