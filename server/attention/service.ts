import { type Attention, MONEY_KINDS, type WaitingFor, type WaitingOf } from '#contract/attention/model.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Deps } from '#server/deps.ts';
import { planAnew, type Tx } from '#server/kernel/database/database.ts';
import { type Principal, staffScope, withScope } from '#server/kernel/database/scope.ts';
import { eachAsked } from '#server/kernel/records/asked-organisations.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import { lackedBy } from '#server/offerings/service.ts';
import * as reports from './reports.ts';
import type { Counted, Look } from './repository.ts';
import * as repository from './repository.ts';

/** Runs a report once, or on Citus once per organisation, which it can answer only one at a time (decision 0062). */
type Each = <Row>(
  kinds: readonly OrganisationKind[],
  report: (tx: Tx, look: Look) => Promise<Row[]>,
) => Promise<Row[][]>;

type Find = (tx: Tx, look: Look, each: Each) => Promise<(WaitingFor | null)[]>;

const money =
  (kind: Parameters<typeof repository.waitingMoney>[1]): Find =>
  async (tx, look) => {
    const found = await repository.waitingMoney(tx, kind, look);
    return [found.count === 0 ? null : { kind, ...found }];
  };

/** Merges cut lists of several organisations and cuts again; `worth` sorts the merged items. */
function counted<Item extends object>(
  lists: readonly (readonly Counted<Item>[])[],
  worth: (item: Item) => number = () => 0,
): { count: number; items: Item[] } | null {
  const found = lists.filter(([first]) => first);
  if (found.length === 0) return null;
  const items = found.flat().map(({ count: _, ...item }) => item as unknown as Item);
  const first = found.length === 1 ? items : items.toSorted((one, other) => worth(other) - worth(one));
  return {
    count: found.reduce((sum, [{ count } = { count: 0 }]) => sum + count, 0),
    items: first.slice(0, repository.MOST_ITEMS),
  };
}

const keys: Find = async (tx, look) => {
  const [refused, missing] = [
    counted([await repository.refusedKeys(tx, look)]),
    counted([await repository.missingKeys(tx, look)]),
  ];
  return [refused && { kind: 'keys-refused', ...refused }, missing && { kind: 'keys-missing', ...missing }];
};

const selling: Find = async (tx, look) => {
  const found = counted([await repository.notSelling(tx, look)]);
  return [found && { kind: 'not-selling', ...found }];
};

const drafts =
  (deps: Deps): Find =>
  async (tx, look) => {
    const found = counted([await repository.drafts(tx, look)]);
    if (!found) return [];
    const items: WaitingOf<'drafts-waiting'>['items'] = [];
    for (const item of found.items) {
      const { missing } = await lackedBy(deps, tx, { kind: item.of, id: item.offeringId });
      // Put into words here, in English as the console is: answers translate no text inside a union of kinds.
      items.push({ ...item, lacks: missing.map(({ message }) => said<string>(message, SAY.en)) });
    }
    return [{ kind: 'drafts-waiting', count: found.count, items }];
  };

const gates: Find = async (_tx, _look, each) => {
  const found = counted(await each(['park'], reports.silentGates), ({ expected, admitted }) => expected - admitted);
  return [found && { kind: 'gate-silent', ...found }];
};

const queuesOf =
  (counterId: string | null): Find =>
  async (_tx, _look, each) => {
    const lists = await each(['clinic', 'branch'], (tx, look) => reports.lateQueues(tx, look, counterId));
    const found = counted(lists, ({ waitingMinutes }) => waitingMinutes);
    return [found && { kind: 'queue-late', ...found }];
  };

const isFull = ({ taken, capacity }: reports.Places): boolean => taken >= capacity;

/** A park's day is compared with what is usual at this hour; a show or batch with half of its capacity. */
function isHalfEmpty({ of, soon, taken, usual, capacity }: reports.Places): boolean {
  const whole = of === 'park' ? (usual ?? 0) : capacity;
  return soon && whole > 0 && taken < capacity && taken * 2 <= whole;
}

const byDay = (one: reports.Places, other: reports.Places): number =>
  (one.day ?? '9').localeCompare(other.day ?? '9') || one.name.localeCompare(other.name);

const ordered = (lists: reports.Places[][]): reports.Places[] =>
  lists.length === 1 ? lists.flat() : lists.flat().sort(byDay);

const places: Find = async (_tx, _look, each) => {
  const all = [
    ...ordered(await each(['park'], reports.parkDays)),
    ...ordered(await each(['exhibition', 'coaching'], reports.showsAndBatches)),
  ];
  const some = (kind: 'sold-out' | 'half-empty', which: (one: reports.Places) => boolean): WaitingFor | null => {
    const found = all.filter(which);
    return found.length === 0 ? null : { kind, count: found.length, items: found.slice(0, repository.MOST_ITEMS) };
  };
  return [some('sold-out', isFull), some('half-empty', isHalfEmpty)];
};

/** What stops at the gateways is the admin's business; what an organisation decides and sells is its owner's. */
const ADMINS_MONEY: Parameters<typeof money>[0][] = ['payments-hanging', 'refunds-failed', 'refunds-unsent'];

/** Items by role, in the order shown: only those that the person can act on. */
function findsOf(deps: Deps, { role, accountId }: Principal, organisationId: string | null): readonly Find[] {
  if (role === 'inspector') return [gates];
  if (role === 'counter') return [queuesOf(accountId)];
  if (role === 'admin' && organisationId === null) return [...ADMINS_MONEY.map(money), keys];
  return [...MONEY_KINDS.map(money), keys, selling, drafts(deps), gates, queuesOf(null), places];
}

export async function attention(deps: Deps, actor: Principal, organisationId: string | null): Promise<Attention> {
  const now = deps.clock.now();
  return withScope(deps.db, staffScope(actor), async (tx) => {
    await planAnew(tx);
    const each: Each = async (kinds, report) => {
      const lists = [];
      for (const asked of await eachAsked(deps, tx, organisationId, kinds))
        lists.push(await report(tx, { organisationId: asked, now }));
      return lists;
    };
    const waiting: WaitingFor[] = [];
    for (const find of findsOf(deps, actor, organisationId)) {
      const found = await find(tx, { organisationId, now }, each);
      waiting.push(...found.filter((one) => one !== null));
    }
    return { at: now, waiting };
  });
}

export const refusedKeysOf = async (tx: Tx, organisationId: string, now: Date): Promise<ReadonlySet<string>> =>
  new Set((await repository.refusedKeys(tx, { organisationId, now })).map(({ offeringId }) => offeringId));
