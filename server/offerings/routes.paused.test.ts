import { describe, expect, test } from 'vitest';
import { anOwner } from '#server/organisations/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { tradesOf } from './factory.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });

describe.each(tradesOf(use))('$trade', ({ path, kind, registrationType, nameField, published, book }) => {
  async function aBooked() {
    const owner = await anOwner(use, { registrationType });
    const stored = await published(owner);
    expect((await book(stored)).status).toBe(201);
    const put = (body: object) => use.call('PUT', `${path}/${stored._id}`, body, owner);
    const stateNow = async () =>
      (await use.call('GET', `/offering/${kind}/${stored._id}`, undefined, owner)).json.state;
    return { owner, stored, put, stateNow };
  }

  test('is a draft, on sale, paused or closed, one of them at any time', async () => {
    const { owner, stored, put, stateNow } = await aBooked();
    expect([stored.status, await stateNow()]).toEqual([true, 'onSale']);
    await put({ status: false });
    expect(await stateNow()).toBe('paused');
    await put({ published: false });
    expect(await stateNow()).toBe('draft');
    await use.call('DELETE', `${path}/${stored._id}`, undefined, owner);
    expect(await stateNow()).toBe('closed');
    await put({ published: true, status: true });
    expect(await stateNow()).toBe('onSale');
  });

  test('that is paused is seen and not booked, and a change of something else leaves it so; then it sells again', async () => {
    const { stored, put } = await aBooked();
    expect((await put({ status: false })).json).toMatchObject({ status: false, published: true });
    expect((await put({ [nameField]: 'Still paused' })).json).toMatchObject({ status: false });
    expect((await use.call('GET', `${path}/${stored._id}`)).json).toMatchObject({ status: false });
    expect(await book(stored)).toMatchObject({ status: 409, json: { code: 'INACTIVE' } });
    expect((await put({ status: true })).json).toMatchObject({ status: true });
    await expect.poll(async () => (await book(stored)).status).toBe(201);
  });

  test('that is closed takes nobody, and says so', async () => {
    const { owner, stored } = await aBooked();
    await use.call('DELETE', `${path}/${stored._id}`, undefined, owner);
    expect(await book(stored)).toMatchObject({
      status: 404,
      json: { message: `${stored[nameField]} takes no new bookings.` },
    });
  });

  test('that never was or is removed is not there; while its organisation is switched off, visitors are told why', async () => {
    const { owner, stored } = await aBooked();
    const gone = await published(owner);
    await use.call('DELETE', `${path}/${gone._id}`, undefined, owner);
    for (const none of [gone, { ...gone, _id: '0'.repeat(26) }]) expect((await book(none)).status).toBe(404);
    const admin = await anAdmin(use);
    const put = (status: boolean) => use.call('PUT', `/profileregistration/${owner.organisationId}`, { status }, admin);
    await put(false);
    expect(await book(stored)).toMatchObject({
      status: 409,
      json: {
        code: 'INACTIVE',
        message: `This ${stored[nameField]} is currently inactive. Please contact the support team for assistance.`,
      },
    });
    expect((await book(gone)).status).toBe(404);
    await put(true);
    // A park is known for two seconds.
    use.clock.advance(1 / 30);
    expect((await book(stored)).status).toBe(201);
  });
});
