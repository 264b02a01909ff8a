import { notFound } from '#contract/kernel/errors.ts';
import type { Beginner, Mark, OnboardingBegin, OrganisationStanding } from '#contract/onboarding/model.ts';
import { isStuck, stepsOf } from '#contract/onboarding/rules.ts';
import { ORGANISATION_KINDS } from '#contract/organisations/model.ts';
import { refusedKeysOf } from '#server/attention/service.ts';
import type { Deps } from '#server/deps.ts';
import type { Tx } from '#server/kernel/database/database.ts';
import { type Principal, scopeOf, withScope } from '#server/kernel/database/scope.ts';
import { eachAsked } from '#server/kernel/records/asked-organisations.ts';
import { type BeginRow, beginnings, lastTimes, MOST, offeringsOf, setMark, takeMark } from './repository.ts';

export const firstSteps = (deps: Deps, actor: Principal): Promise<OnboardingBegin> =>
  withScope(deps.db, scopeOf(actor), (tx) => stepsIn(tx, deps, actor));

export const changeMark = (deps: Deps, actor: Principal, mark: Mark, on: boolean): Promise<OnboardingBegin> =>
  withScope(deps.db, scopeOf(actor), async (tx) => {
    const { organisationId } = actor;
    await (on ? setMark(tx, organisationId, mark, actor.at) : takeMark(tx, organisationId, mark));
    return stepsIn(tx, deps, actor);
  });

async function stepsIn(tx: Tx, { config, isSpread }: Deps, { organisationId }: Principal): Promise<OnboardingBegin> {
  const [row] = await beginnings(tx, { id: organisationId, everywhere: isSpread }, { moving: false });
  if (!row) throw notFound('organisation');
  const { firstOffering, untested, putAway, email } = row;
  // Until the e-mail is confirmed, a published offering has no address that visitors can open.
  const offering = firstOffering && { ...firstOffering, published: row.publish };
  const playMoney = config.payments === 'sandbox';
  return { steps: stepsOf(row.kind, row, config.confirmRegistration), offering, untested, playMoney, putAway, email };
}

const TRADES = ORGANISATION_KINDS.filter((kind) => kind !== 'admin');

export const beginners = (deps: Deps, actor: Principal, limit = MOST): Promise<Beginner[]> =>
  withScope(deps.db, scopeOf(actor), async (tx) => {
    const found: Beginner[] = [];
    for (const asked of await eachAsked(deps, tx, null, TRADES)) {
      const rows = await beginnings(tx, asked === null ? null : { id: asked, everywhere: true }, { moving: true });
      for (const row of rows) {
        const { id, name, kind, createdAt } = row;
        found.push({ id, name, kind, createdAt, ...beginningOf(deps, actor, row) });
      }
      if (found.filter(begins).length >= limit) break;
    }
    return found.filter(begins).slice(0, limit);
  });

function beginningOf(
  { config }: Deps,
  { at }: Principal,
  row: BeginRow,
): Pick<Beginner, 'steps' | 'movedAt' | 'stuck'> {
  const steps = stepsOf(row.kind, row, config.confirmRegistration);
  return { steps, movedAt: row.movedAt, stuck: isStuck({ steps, movedAt: row.movedAt }, at) };
}

const begins = ({ steps }: Beginner): boolean => steps.some(({ done }) => !done);

/** For the admin; also an organisation that is switched off or past onboarding. Throws NOT_FOUND. */
export const standing = (deps: Deps, actor: Principal, id: string): Promise<OrganisationStanding> =>
  withScope(deps.db, scopeOf(actor), async (tx) => {
    const [row] = await beginnings(tx, { id, everywhere: deps.isSpread }, { moving: true });
    if (!row) throw notFound('organisation');
    const [offerings, refused] = [await offeringsOf(tx, id), await refusedKeysOf(tx, id, actor.at)];
    return {
      ...beginningOf(deps, actor, row),
      offerings: offerings.map((one) => (refused.has(one.id) ? { ...one, keys: 'refused' as const } : one)),
      ...(await lastTimes(tx, id)),
    };
  });
