import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { examine } from './doctor.ts';
import { reachEmbedded } from './kernel/database/embedded/reach.ts';
import { DATABASE } from './kernel/database/migrate.ts';
import { restore } from './kernel/operations/backup/restore.ts';
import { readConfig } from './kernel/operations/config.ts';
import { openWorld } from './world.ts';

/** A backup of each release, made by `npm run backup` of its demo. None is ever made anew: steps of tables go forward only. */
const RELEASES = join(import.meta.dirname, 'testing/releases');
const APP_SECRET = 'the secret of the stored releases, for tests alone';
const wishes = { replace: false, now: new Date('2027-01-04T06:30:00.000Z') };

let home: string;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'pravesh-upgrade-'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const releases = await readdir(RELEASES);

test('a release is stored', () => expect(releases).toContain('0.1.0.backup'));

test.each(releases)(
  'the data of %s start with this version: promises hold, its owner signs in and sees what was sold',
  async (file) => {
    const dataDir = join(home, file);
    await restore({ dataDir, appSecret: APP_SECRET, say: () => undefined }, join(RELEASES, file), wishes);
    const config = readConfig({ NODE_ENV: 'test', APP_SECRET, LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    const { world, close } = await openWorld(config, () => undefined);
    const { app } = await buildApp(world, { pages: 'none' });
    try {
      const ask = async (url: string, body: object, token = '') => {
        const headers = token ? { authorization: `Bearer ${token}` } : {};
        const answer = await app.inject({ method: 'POST', url: `/api${url}`, payload: body, headers });
        expect(answer.statusCode, answer.body).toBe(200);
        return answer.json();
      };
      const demo = { email: 'parks@demo.example', password: 'pravesh-demo' };
      const { token } = await ask('/profileregistration/login', demo);
      expect(await ask('/park/get', { profileRegistrationId: null }, token)).not.toEqual([]);
      const sold = await ask('/ticketbooking/search', { paymentStatus: 'TXN_SUCCESS' }, token);
      expect(sold).not.toEqual([]);
      const [{ _id: bookingId, parkId }] = sold;
      expect((await ask('/ticketbooking/getqrcodebystatus', { bookingId, parkId })).message).toEqual(
        expect.any(String),
      );
      expect(await promisesHold(dataDir)).toBe(true);
    } finally {
      await app.close();
      await close();
    }
  },
  600_000,
);

async function promisesHold(dataDir: string): Promise<boolean> {
  const { urlOf, ownerUser, letGo } = await reachEmbedded(dataDir, () => undefined);
  try {
    return await examine(urlOf(ownerUser, DATABASE), () => undefined);
  } finally {
    await letGo();
  }
}
