import type { BookingKindName } from '#contract/bookings/model.ts';
import {
  type Breakdowns,
  type CountedPart,
  type Figures,
  RANGE_PARTS,
  type Range,
  type Ranking,
  type Trade,
} from '#contract/figures/model.ts';
import {
  breakdownOf,
  type ComparedSpan,
  comparedRange,
  daysOf,
  figuresOf,
  lengthOf,
  rangeProblem,
  type Span,
} from '#contract/figures/rules.ts';
import { addDays, type Day, dayOf } from '#contract/kernel/dates/dates.ts';
import { invalid } from '#contract/kernel/errors.ts';
import type { OrganisationKind } from '#contract/organisations/model.ts';
import type { Deps } from '#server/deps.ts';
import { planAnew, type Tx } from '#server/kernel/database/database.ts';
import { type Principal, seesMoney, staffScope, withScope } from '#server/kernel/database/scope.ts';
import * as reports from './reports.ts';
import * as repository from './repository.ts';

export interface Asking {
  actor: Principal;
  organisationId: string | null;
  query: Range;
}

const TRADES_OF: Record<OrganisationKind, readonly Trade[]> = {
  park: ['tickets'],
  clinic: ['tokens'],
  branch: ['tokens'],
  exhibition: ['visits'],
  coaching: ['enrolments'],
  admin: ['tickets', 'tokens', 'visits', 'enrolments'],
};

interface Counting {
  tx: Tx;
  whose: reports.CountedFor;
  range: ComparedSpan;
  today: Day;
  /** This time of day on the last day of the compared range. */
  then: Date;
  /** Decides the trades shown; the admin's kind shows all. */
  kind: OrganisationKind;
  money: boolean;
}

const DAY_MS = 86_400_000;

const told = ({ from, to, comparedFrom, comparedTo, untilNow }: ComparedSpan, at: Date) => {
  return { from, to, comparedFrom, comparedTo, untilNow, at };
};

/** Counts in the caller's scope. Throws INVALID_INPUT for a bad range. */
async function counting<T>(
  deps: Deps,
  { actor, organisationId, query }: Asking,
  count: (counting: Counting) => Promise<T>,
): Promise<T & ReturnType<typeof told>> {
  const now = deps.clock.now();
  const today = dayOf(now);
  const problem = rangeProblem(query, today);
  if (problem) throw invalid(problem.field, problem.message);
  const range = comparedRange(query, today);
  const then = new Date(now.getTime() - (lengthOf({ from: range.comparedTo, to: range.to }) - 1) * DAY_MS);
  const whose = { organisationId, counterId: actor.role === 'counter' ? actor.accountId : null };
  const counted = await withScope(deps.db, staffScope(actor), async (tx) => {
    await planAnew(tx);
    const kind = actor.role === 'admin' ? await reports.kindOf(tx, organisationId) : actor.kind;
    return count({ tx, whose, range, today, then, kind, money: seesMoney(actor) });
  });
  return { ...told(range, now), ...counted };
}

const lastBefore = ({ comparedTo }: ComparedSpan) => ({ from: comparedTo, to: comparedTo });

/** Compared with the days before (docs/product/console.md 9.1). */
export const figures = (deps: Deps, asking: Asking): Promise<Figures> =>
  counting(deps, asking, async ({ tx, whose, range, today, then, kind, money }) => {
    const { seriesFrom, comparedFrom, to, untilNow } = range;
    const [from = seriesFrom] = [comparedFrom, seriesFrom].toSorted();
    const byDay = (span: Span, until: Date | null) =>
      reports.countsByDay(tx, {
        ...whose,
        span,
        until,
        parts: partsFor(money, reports.LINE_PARTS),
      });
    const whole = await byDay({ from, to }, null);
    const partly = untilNow ? await byDay(lastBefore(range), then) : [];
    const counts = { range, today, whole, untilNow: partly };
    const isFree = (trade: Trade): boolean => !money || trade === 'visits' || kind === 'branch';
    return {
      days: daysOf({ from: seriesFrom, to }),
      trades: TRADES_OF[kind].map((trade) => figuresOf(counts, { trade, free: isFree(trade) })),
    };
  });

export const breakdowns = (deps: Deps, asking: Asking): Promise<Breakdowns> =>
  counting(deps, asking, async ({ tx, whose, range, today, then, kind, money }) => {
    const parts = partsFor(money, RANGE_PARTS);
    const count = async (span: Span, until: Date | null) => {
      const counts = await reports.countsByPart(tx, { ...whose, span, until, parts }, today);
      return money ? counts : counts.map((one) => ({ ...one, paise: 0 }));
    };
    const now = await count(range, null);
    const before = await compared(range, then, count);
    const ids = [...now, ...before].flatMap(({ offeringId }) => offeringId ?? []);
    const names = await reports.namesOf(tx, whose, [...new Set(ids)]);
    return { trades: TRADES_OF[kind].map((trade) => breakdownOf({ now, before, names }, trade)) };
  });

const PAID_PARTS: readonly CountedPart[] = ['lines', 'gateways', 'coupons', 'refunds'];

/** Leaves out parts from tables that callers without amounts cannot read. */
const partsFor = (money: boolean, parts: readonly CountedPart[]): readonly CountedPart[] =>
  money ? parts : parts.filter((part) => !PAID_PARTS.includes(part));

/** The days compared with: whole ones, and the last one up to this time of day. */
async function compared<T>(
  range: ComparedSpan,
  then: Date,
  count: (span: { from: Day; to: Day }, until: Date | null) => Promise<T[]>,
): Promise<T[]> {
  const { comparedFrom, comparedTo, untilNow } = range;
  if (!untilNow) return count({ from: comparedFrom, to: comparedTo }, null);
  const whole = { from: comparedFrom, to: addDays(comparedTo, -1) };
  return [...(whole.to >= whole.from ? await count(whole, null) : []), ...(await count(lastBefore(range), then))];
}

const MOST_RANKED = 100;

export const ranking = (deps: Deps, asking: Asking): Promise<Ranking> =>
  counting(deps, asking, async ({ tx, whose, range, then }) => {
    const now = await reports.countsByOrganisation(tx, { ...whose, span: range, until: null });
    const before = await compared(range, then, (span, until) =>
      reports.countsByOrganisation(tx, { ...whose, span, until }),
    );
    const ranked = rankedBy(await reports.organisationsOn(tx), now, before);
    return { count: ranked.length, organisations: ranked.slice(0, MOST_RANKED) };
  });

function rankedBy(
  organisations: Awaited<ReturnType<typeof reports.organisationsOn>>,
  now: readonly reports.Ranked[],
  before: readonly reports.Ranked[],
) {
  const [nowOf, beforeOf] = [now, before].map((all) => Map.groupBy(all, ({ organisationId }) => organisationId));
  const sum = (rows: readonly reports.Ranked[] = [], what: 'bookings' | 'money') =>
    rows.reduce((total, row) => total + row[what], 0);
  return organisations
    .map((one) => ({
      ...one,
      bookings: sum(nowOf?.get(one.organisationId), 'bookings'),
      money: sum(nowOf?.get(one.organisationId), 'money'),
      bookingsBefore: sum(beforeOf?.get(one.organisationId), 'bookings'),
      moneyBefore: sum(beforeOf?.get(one.organisationId), 'money'),
    }))
    .sort((one, other) => other.money - one.money || other.bookings - one.bookings);
}

/** `until`: an instant of the last day; null for whole days. */
export const ticketsByDay = (tx: Tx, organisationId: string | null, span: Span, until: Date | null) =>
  reports
    .countsByDay(tx, { organisationId, counterId: null, span, until, parts: ['sales'] })
    .then((counts) => counts.filter(({ kind }) => kind === 'park-ticket'));

export const soldByPark = (tx: Tx, organisationId: string | null, span: Span, parts: readonly CountedPart[]) =>
  reports.soldByPark(tx, { organisationId, counterId: null, span, until: null, parts });

export interface CountedList {
  organisationId: string;
  part: 'booked' | 'attempts';
  kind: BookingKindName | null;
  offerings: readonly string[];
  from: Day | '' | null | undefined;
  to: Day | '' | null | undefined;
}

/** For a list filtered by days and offerings alone. Kept days are not counted again. */
export async function numberListed(
  tx: Tx,
  { organisationId, part, kind, offerings, from, to }: CountedList,
): Promise<number> {
  await planAnew(tx);
  const days = await reports.daysListed(tx, organisationId, part);
  if (days === null) return 0;
  const span = { from: from && from > days.from ? from : days.from, to: to && to < days.to ? to : days.to };
  const asked = { organisationId, counterId: null, span, until: null, parts: [part] };
  return reports.numberOf(tx, asked, kind, offerings);
}

const HOUR_MS = 3_600_000;
/** Days per run of the job. */
const AT_ONCE = 400;

/** Counts days that have been over for an hour, after which nobody books on them, and recounts changed ones. */
export async function countDays(deps: Deps): Promise<number> {
  const today = dayOf(new Date(deps.clock.now().getTime() - HOUR_MS));
  for (const day of await repository.uncounted(deps.db, today, AT_ONCE)) await repository.beginCount(deps.db, day);
  const due = await repository.dueDays(deps.db, AT_ONCE);
  for (const day of due) await repository.countDay(deps.db, day);
  return due.length;
}
