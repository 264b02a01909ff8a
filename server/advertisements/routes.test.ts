import { expect, test } from 'vitest';
import { aBranch } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { visitorScope, withScope } from '#server/kernel/database/scope.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import { whileChanged } from '#server/testing/rush/changed-function.ts';
import { holding, untilWaiting } from '#server/testing/rush/lock-queue.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { adsOf } from './page.ts';

const use = useTestApp();
const namesOf = (rows: { advatagementName: string }[]) => rows.map(({ advatagementName }) => advatagementName);

async function anOwnerWithPark() {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const add = (more: object = {}) => aRecord(use, owner, '/advatagement', FORMS.advertisement(park._id, more));
  return { owner, park, add };
}

test('a picture that browsers would not load is refused by its place, and one stored before is passed over', async () => {
  const { owner, park, add } = await anOwnerWithPark();
  const insecure = 'HTTP://pictures.example/shop.jpg';
  const secure = 'https://pictures.example/shop.jpg';
  const message = 'Please use a picture whose address begins with https://. Browsers show no others here.';
  const form = FORMS.advertisement(park._id, { imgURL: [secure, insecure] });
  const refused = await use.call('POST', '/advatagement/add', form, owner);
  expect(refused.json).toMatchObject({ message, issues: [{ field: 'imgURL[1]', message }] });
  const card = await add();
  const put = { ...card, imgURL: insecure };
  expect((await use.call('PUT', `/advatagement/${card._id}`, put, owner)).status).toBe(400);
  await use.database.asOwner(
    `update advertisement set images = array['${insecure}', '${secure}'] where id = '${card._id}'`,
  );
  const shown = await use.call('GET', `/advatagement/${card._id}`, undefined, owner);
  expect(shown.json.imgURL).toEqual([insecure, secure]);
  expect(await adsOf(use.deps, park._id, 'booking')).toMatchObject([{ imageUrl: secure }]);
});

test('visitors get the cards of their park and place between their dates, newest first', async () => {
  const { park, add } = await anOwnerWithPark();
  const place = { where: 'Get QR-Code Page' };
  await add({ ...place, advatagementName: 'always' });
  use.clock.advance(1);
  await add({ ...place, advatagementName: 'today', startDate: '2027-01-04', endDate: '2027-01-04' });
  await add({ ...place, advatagementName: 'over', endDate: '2027-01-03' });
  await add({ ...place, advatagementName: 'later', startDate: '2027-01-05' });
  await add({ advatagementName: 'other place' });
  const { add: addThere } = await anOwnerWithPark();
  await addThere({ ...place, advatagementName: 'other park' });
  const ask = async (body: object) => (await use.call('POST', '/ticketbooking/getAdvatagement', body)).json;
  expect(namesOf(await ask({ parkId: park._id, ...place }))).toEqual(['today', 'always']);
  expect(namesOf(await ask({ parkId: park._id, where: 'Booking Page' }))).toEqual(['other place']);
  expect(namesOf(await ask({ parkId: park._id }))).toHaveLength(3);
  expect(await ask({ parkId: '0'.repeat(26), ...place })).toEqual([]);
  expect((await ask({})).message).toBe('park name is required');
});

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
  const added = whileChanged(use.database, 'park_known', [' for share', ''], () => addedMeanwhile(false));
  expect(await added).toBe(true);
});
