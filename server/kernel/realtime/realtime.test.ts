import { beforeAll, describe, expect, test } from 'vitest';
import { type Join, REALTIME } from '#contract/kernel/realtime.ts';
import type { QueueMessage } from '#contract/queues/api.ts';
import { aBranch, aClinic, bookDoctor, bookLoan } from '#server/appointments/factory.ts';
import { aCounter } from '#server/counters/factory.ts';
import { anOwner, type Owner } from '#server/organisations/factory.ts';
import { aLivePage, eventually, type LivePage, listening } from '#server/testing/live-page.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 100 } });
let url: string;
let doctors: Owner;
let bank: Owner;
beforeAll(async () => {
  url = await listening(use);
  doctors = await anOwner(use, { registrationType: 'doctor' });
  bank = await anOwner(use, { registrationType: 'loan' });
});

const doctorQueue = async () => ({ kind: 'doctor' as const, id: (await aClinic(use, doctors))._id as string });

/** Something happens in a queue of the doctors: everybody who joined it is told. */
const stir = (queue: Join) => use.call('POST', '/queue/pause', { ...queue, paused: false, lateMinutes: 0 }, doctors);

/** Stirs a queue a minute later and waits until the page hears of it. Answers all that it was told before, which has come by then. */
async function heardBefore(page: LivePage, queue: Join): Promise<QueueMessage[]> {
  await use.deps.realtime.settled();
  use.clock.advance(1);
  const now = use.clock.now().toISOString();
  await stir(queue);
  await eventually(() => page.told.some(({ at }) => at === now));
  return page.told.splice(0).filter(({ at }) => at !== now);
}

describe('a page that joins a queue', () => {
  test.each(['websocket', 'polling'])(
    'by %s is told what is stored, then every change, and nothing personal',
    async (transport) => {
      const clinic = await aClinic(use, doctors);
      const page = await aLivePage(url, { transports: [transport] });
      await page.join({ kind: 'doctor', id: clinic._id });
      const { json } = await bookDoctor(use, clinic);
      await use.call('PUT', `/doctorbooking/${json._id}`, { bookingStatus: 'called' }, doctors);
      await eventually(() => page.told.some(({ currentRunningCount }) => currentRunningCount === 1));
      const doctorId = json.doctorId;
      const at = use.clock.now().toISOString();
      expect(page.told[0]).toEqual({ kind: 'doctor', id: clinic._id, doctorId, currentRunningCount: 0, at });
      expect(page.told.at(-1)).toEqual({ kind: 'doctor', id: clinic._id, doctorId, currentRunningCount: 1, at });
    },
  );

  test('hears of many changes at once by the first and one more message', async () => {
    const queue = await doctorQueue();
    const page = await aLivePage(url);
    await page.join(queue);
    page.told.length = 0;
    await Promise.all(Array.from({ length: 20 }, () => use.deps.realtime.changed(queue)));
    expect([1, 2]).toContain((await heardBefore(page, queue)).length);
  });

  test('hears of its own queue alone while many change, which are read in one statement', async () => {
    const branches = await Promise.all(Array.from({ length: 12 }, () => aBranch(use, bank)));
    const queues = [
      ...branches.map(({ _id: id }) => ({ kind: 'loan' as const, id: id as string })),
      ...(await Promise.all([doctorQueue(), doctorQueue()])),
    ];
    const pages = await Promise.all(
      queues.map(async (queue) => {
        const page = await aLivePage(url);
        await page.join(queue);
        page.told.length = 0;
        return page;
      }),
    );
    await Promise.all(branches.map((branch) => bookLoan(use, branch)));
    await Promise.all(queues.map((queue) => use.deps.realtime.changed(queue)));
    await use.deps.realtime.settled();
    await eventually(() => pages.every(({ told }) => told.length > 0));
    const heard = pages.map(({ told }) => new Set(told.map(({ kind, id }) => `${kind} ${id}`)));
    expect(heard).toEqual(queues.map(({ kind, id }) => new Set([`${kind} ${id}`])));
  });

  test('that does not exist is let out again, and hears nothing of one that comes later', async () => {
    const mine = await doctorQueue();
    const nowhere = { kind: 'doctor' as const, id: '0'.repeat(26) };
    const page = await aLivePage(url);
    page.socket.emit(REALTIME.join, nowhere);
    await page.join(mine);
    await use.database.asOwner(
      `insert into clinic select (jsonb_populate_record(clinic, '{"id": "${nowhere.id}"}')).* from clinic where id = '${mine.id}'`,
    );
    await eventually(async () => {
      await heardBefore(page, mine);
      await stir(nowhere);
      return (await heardBefore(page, mine)).length === 0;
    });
  });
});

describe('what strangers send', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'queue:doctor:x'],
    ['another kind', { kind: 'park', id: '0'.repeat(26) }],
    ['a room of somebody', { kind: 'doctor', id: 'x:y' }],
    ['a list', [1, 2]],
    ['a pattern', { kind: 'doctor', id: { $ne: '' } }],
  ])('as a join, %s, is passed over', async (_what, wanted) => {
    const mine = await doctorQueue();
    const page = await aLivePage(url);
    page.socket.emit(REALTIME.join, wanted);
    await page.join(mine);
    expect(page.told).toHaveLength(1);
    expect(page.socket.connected).toBe(true);
  });

  test('in 1,000 spoofed frames is delivered to nobody', async () => {
    const mine = await doctorQueue();
    const page = await aLivePage(url);
    await page.join(mine);
    const strangers = await Promise.all(Array.from({ length: 10 }, () => aLivePage(url)));
    const spoofed = { ...mine, currentRunningCount: 66, at: 'never' };
    for (const { socket } of strangers) {
      for (let n = 0; n < 25; n += 1) {
        socket.emit(REALTIME.message, spoofed);
        socket.emit(REALTIME.customEvent, spoofed);
        socket.emit(`queue:doctor:${mine.id}`, spoofed);
        socket.emit('join', { ...spoofed, kind: 'nothing' });
      }
    }
    // Their own snapshot comes after all that they sent has been read.
    await Promise.all(strangers.map((stranger) => stranger.join(mine)));
    expect(await heardBefore(page, mine)).toHaveLength(1);
  });

  test('in a frame of more than 1 KB ends their connection and nobody else hears of it', async () => {
    const mine = await doctorQueue();
    const [page, stranger] = [await aLivePage(url), await aLivePage(url, { reconnection: false })];
    await page.join(mine);
    stranger.socket.emit(REALTIME.join, { ...mine, more: 'x'.repeat(2000) });
    await eventually(() => stranger.socket.disconnected);
    expect(await heardBefore(page, mine)).toHaveLength(1);
  });
});

describe('customEvent', () => {
  /** A clinic of the doctors in which number 1 is being served, and a page that has joined it and heard all so far. */
  async function served() {
    const clinic = await aClinic(use, doctors);
    const { json } = await bookDoctor(use, clinic);
    await use.call('PUT', `/doctorbooking/${json._id}`, { bookingStatus: 'called' }, doctors);
    const queue = { kind: 'doctor' as const, id: clinic._id as string };
    const page = await aLivePage(url);
    await page.join(queue);
    await heardBefore(page, queue);
    return { page, queue };
  }

  test('of staff sends the stored state of their own queues again, whatever it carries', async () => {
    const { page } = await served();
    const staff = await aLivePage(url, { auth: doctors });
    staff.socket.emit(REALTIME.customEvent, { currentRunningCount: 66 });
    await eventually(() => page.told.length > 0);
    expect(page.told).toMatchObject([{ currentRunningCount: 1 }]);
  });

  test('of a counter sends its own branch again', async () => {
    const branch = await aBranch(use, bank);
    const counter = await aCounter(use, bank, branch._id);
    await bookLoan(use, branch);
    const page = await aLivePage(url);
    await page.join({ kind: 'loan', id: branch._id });
    const staff = await aLivePage(url, { auth: counter });
    staff.socket.emit(REALTIME.customEvent);
    await eventually(() => page.told.length > 1);
    expect(page.told.at(-1)).toMatchObject({ kind: 'loan', id: branch._id, currentRunningCount: 0 });
  });

  test('of a visitor, of another tenant, and of staff who have signed out does nothing', async () => {
    const { page, queue } = await served();
    const left = await use.call('POST', '/profileregistration/login', {
      email: doctors.email,
      password: 'correct horse',
    });
    const signedOut = await aLivePage(url, { auth: { token: left.json.token } });
    expect((await use.call('POST', '/auth/logout', {}, { token: left.json.token })).status).toBeLessThan(300);
    const others = [
      await aLivePage(url),
      await aLivePage(url, { auth: bank }),
      await aLivePage(url, { auth: { token: 'x'.repeat(43) } }),
      await aLivePage(url, { auth: { token: { $ne: '' } } }),
      signedOut,
    ];
    for (const other of others) {
      other.socket.emit(REALTIME.customEvent, queue);
      await other.join(queue);
    }
    expect(await heardBefore(page, queue)).toEqual([]);
    const staff = await aLivePage(url, { auth: doctors });
    staff.socket.emit(REALTIME.customEvent);
    await eventually(() => page.told.length > 0);
    expect(await heardBefore(page, queue)).toHaveLength(1);
  });
});

test('the number of open pages can be read as a metric', async () => {
  const sockets = async () =>
    (await use.deps.metrics.registry.getSingleMetric('realtime_sockets')?.get())?.values[0]?.value;
  await eventually(async () => (await sockets()) === 0);
  const page = await aLivePage(url);
  expect(await sockets()).toBe(1);
  page.socket.close();
  await eventually(async () => (await sockets()) === 0);
});
