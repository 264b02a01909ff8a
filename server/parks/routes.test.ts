import { expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { aPark, parkForm } from './factory.ts';

const use = useTestApp();

test.each([-1, 241, 1.5])('a last entry of %j minutes before the end is refused', async (lastEntryMinutes) => {
  const { status, json } = await use.call('POST', '/park/add', parkForm({ lastEntryMinutes }), await anOwner(use));
  expect([status, json.issues.map(({ field }: { field: string }) => field)]).toEqual([400, ['lastEntryMinutes']]);
});

test.each([
  { startTime: '00:00', endTime: '01:00', lastEntryMinutes: 60 },
  { startTime: '09:00', endTime: '12:00', lastEntryMinutes: 180 },
  { startTime: '', endTime: '03:00', lastEntryMinutes: 180 },
  { startTime: '23:00', endTime: '01:00', lastEntryMinutes: 120 },
])('a last entry that is not after the opening is refused, for a draft as well: %j', async (hours) => {
  const owner = await anOwner(use);
  const refused = {
    status: 400,
    json: { issues: [{ field: 'lastEntryMinutes', message: expect.stringContaining('before the park opens') }] },
  };
  for (const published of [true, false])
    for (const lastEntryMinutes of [hours.lastEntryMinutes, 240])
      expect(
        await use.call('POST', '/park/add', parkForm({ ...hours, lastEntryMinutes, published }), owner),
      ).toMatchObject(refused);
  const fits = parkForm({ ...hours, lastEntryMinutes: hours.lastEntryMinutes - 1 });
  expect((await use.call('POST', '/park/add', fits, owner)).status).toBe(201);
});

test('a home banner that browsers would not load is refused; one stored before is answered as it is', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner);
  const message = 'Please use a picture whose address begins with https://. Browsers show no others here.';
  const homeBannerImage = 'http://pictures.example/zoo.jpg';
  const put = { ...park, homeBannerImage };
  const refusals = [
    await use.call('POST', '/park/add', parkForm({ homeBannerImage }), owner),
    await use.call('PUT', `/park/${park._id}`, put, owner),
  ];
  for (const { json } of refusals)
    expect(json).toMatchObject({ message, issues: [{ field: 'homeBannerImage', message }] });
  await use.database.asOwner(`update park set banner_url = '${homeBannerImage}' where id = '${park._id}'`);
  const stored = await use.call('GET', `/park/${park._id}`, undefined, owner);
  expect(stored).toMatchObject({ status: 200, json: { homeBannerImage } });
});
