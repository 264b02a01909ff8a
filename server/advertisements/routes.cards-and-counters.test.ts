import { expect, onTestFinished, test } from 'vitest';
import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { visitorScope, withScope } from '#server/kernel/database/scope.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { adsOf } from './page.ts';

const use = useTestApp();
type Owner = Awaited<ReturnType<typeof anOwner>>;

const cardIn = (owner: Owner, parkId: string) => aRecord(use, owner, '/advatagement', FORMS.advertisement(parkId));
const cardsOf = async (parkId: string) => (await adsOf(use.deps, parkId, 'booking')).length;

test('visitors see a card of a park as long as they see the park', async () => {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  await cardIn(owner, id);
  const seen = [await cardsOf(id)];
  for (const published of [false, true]) {
    await use.call('PUT', `/park/${id}`, { published }, owner);
    seen.push(await cardsOf(id));
  }
  await use.call('DELETE', `/park/${id}`, undefined, owner);
  expect([...seen, await cardsOf(id)]).toEqual([1, 0, 1, 0]);
});

test('visitors see a counter of a branch as long as the branch is published', async () => {
  const bank = await anOwner(use, { registrationType: 'loan' });
  const { _id: id } = await aBranch(use, bank);
  await aCounter(use, bank, id);
  const counters = () =>
    withScope(use.deps.db, visitorScope, (tx) =>
      tx
        .selectFrom('counter')
        .select('id')
        .where('organisation_id', '=', bank.organisationId)
        .where('branch_id', '=', id)
        .execute(),
    );
  const seen = [(await counters()).length];
  for (const published of [false, true]) {
    await use.call('PUT', `/branch/${id}`, { published }, bank);
    seen.push((await counters()).length);
  }
  expect(seen).toEqual([1, 0, 1]);
});

/** A card is added while its park is being withdrawn. Answers what the card says of the park afterwards. */
async function addedMeanwhile(waits: boolean): Promise<boolean> {
  const owner = await anOwner(use);
  const { _id: id } = await aPark(use, owner);
  const draft = `update park set published = false where id = '${id}'`;
  const card = await holding(use.database, draft, async (letGo) => {
    const added = cardIn(owner, id);
    await (waits ? untilWaiting(use.database, 1) : added);
    await letGo();
    return added;
  });
  const [row] = await use.database.asOwner(`select park_shown from advertisement where id = '${card._id}'`);
  return row.park_shown;
}

test('a card that is added while its park is being withdrawn is hidden as well', async () => {
  expect(await addedMeanwhile(true)).toBe(false);
});

test('control: where the new card does not wait for the park, visitors would see it', async () => {
  const [whole] = await use.database.asOwner(`select pg_get_functiondef('park_known'::regproc) as text`);
  onTestFinished(() => use.database.asOwner(whole.text).then(() => undefined));
  await use.database.asOwner(whole.text.replace(' for share', ''));
  expect(await addedMeanwhile(false)).toBe(true);
});
