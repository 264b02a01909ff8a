import type { Attention, Waiting } from '#contract/attention/model.ts';
import type { Deps } from '#server/deps.ts';
import { planAnew, type Tx } from '#server/platform/database.ts';
import { type Principal, staffScope, withScope } from '#server/platform/scope.ts';
import * as reports from './reports.ts';
import type { Counted, Look } from './repository.ts';
import * as repository from './repository.ts';

/** One sort of thing, with what of it waits; null where nothing does. */
type Find = (tx: Tx, look: Look) => Promise<(Waiting | null)[]>;

const money =
  (kind: Parameters<typeof repository.waitingMoney>[1]): Find =>
  async (tx, look) => {
    const found = await repository.waitingMoney(tx, kind, look);
    return [found.count === 0 ? null : { kind, ...found }];
  };

/** The rows of a list that is cut, and how many there are in all. */
function counted<Item extends object>(rows: readonly Counted<Item>[]): { count: number; items: Item[] } | null {
  const count = rows[0]?.count;
  return count === undefined ? null : { count, items: rows.map(({ count: _, ...item }) => item as unknown as Item) };
}

const keys: Find = async (tx, look) => {
  const [refused, missing] = [
    counted(await repository.refusedKeys(tx, look)),
    counted(await repository.missingKeys(tx, look)),
  ];
  return [refused && { kind: 'keys-refused', ...refused }, missing && { kind: 'keys-missing', ...missing }];
};

const gates: Find = async (tx, look) => {
  const found = counted(await reports.silentGates(tx, look));
  return [found && { kind: 'gate-silent', ...found }];
};

const queuesOf =
  (counterId: string | null): Find =>
  async (tx, look) => {
    const found = counted(await reports.lateQueues(tx, look, counterId));
    return [found && { kind: 'queue-late', ...found }];
  };

const isFull = ({ taken, capacity }: reports.Places): boolean => taken >= capacity;
const isHalfEmpty = ({ soon, taken, capacity }: reports.Places): boolean => soon && taken * 2 <= capacity;

const places: Find = async (tx, look) => {
  const all = [...(await reports.parkDays(tx, look)), ...(await reports.showsAndBatches(tx, look))];
  const some = (kind: 'sold-out' | 'half-empty', which: (one: reports.Places) => boolean): Waiting | null => {
    const found = all.filter(which);
    return found.length === 0 ? null : { kind, count: found.length, items: found.slice(0, repository.MOST_ITEMS) };
  };
  return [some('sold-out', isFull), some('half-empty', isHalfEmpty)];
};

/** What somebody can do something about, in the order in which it is shown. */
function findsOf({ role, accountId }: Principal): readonly Find[] {
  if (role === 'inspector') return [gates];
  if (role === 'counter') return [queuesOf(accountId)];
  const ofMoney = [money('payments-to-decide'), money('refunds-failed'), money('refunds-unsent')];
  return [...ofMoney, keys, gates, queuesOf(null), places];
}

/** What waits for whoever asks: in their organisation, at their gate or in their queue; for the admin everywhere. */
export async function attention(deps: Deps, actor: Principal, organisationId: string | null): Promise<Attention> {
  const now = deps.clock.now();
  return withScope(deps.db, staffScope(actor), async (tx) => {
    await planAnew(tx);
    const waiting: Waiting[] = [];
    for (const find of findsOf(actor)) {
      const found = await find(tx, { organisationId, now });
      waiting.push(...found.filter((one) => one !== null));
    }
    return { at: now, waiting };
  });
}
