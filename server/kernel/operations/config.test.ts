import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = { APP_SECRET: 'a secret of the tests that is long enough' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  APP_SECRET: 'q5ZrV0yUu3mXc9TgKfB7nLwE2sHdJ8aP',
};
const s3 = (more: Record<string, string>) => readConfig({ ...SECRET, ...more }).s3;
const KEYS = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

test('pictures go to a bucket when one is named, else to the disk', () => {
  expect(s3({})).toBeUndefined();
  expect(s3({ S3_BUCKET: 'pictures', S3_ENDPOINT: 'http://127.0.0.1:9000/', ...KEYS })).toEqual({
    endpoint: 'http://127.0.0.1:9000',
    region: 'us-east-1',
    bucket: 'pictures',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    pathStyle: true,
  });
  expect(s3({ S3_BUCKET: 'pictures', S3_REGION: 'ap-south-1' })).toMatchObject({
    region: 'ap-south-1',
    credentials: undefined,
    pathStyle: false,
  });
  expect(s3({ S3_BUCKET: 'pictures', S3_PATH_STYLE: '1' })?.pathStyle).toBe(true);
});

test('visitors write to the address of HELP_EMAIL, in production else to help at the address of the product', () => {
  const help = (more: Record<string, string>) => readConfig({ ...SECRET, ...more }).help;
  const production = { ...PRODUCTION, PUBLIC_URL: 'https://tickets.example.in' };
  expect(help({})).toEqual({ email: 'help@pravesh.example', phone: null });
  expect(help(production)).toEqual({ email: 'help@tickets.example.in', phone: null });
  const given = { HELP_EMAIL: 'ask@zoo.example', HELP_PHONE: '+91 40 1234 5678' };
  expect(help({ ...production, ...given })).toEqual({ email: 'ask@zoo.example', phone: '+91 40 1234 5678' });
  expect(() => help({ HELP_EMAIL: 'ask' })).toThrow('HELP_EMAIL');
  expect(() => help({ HELP_PHONE: 'call us' })).toThrow('HELP_PHONE');
});

test('registration waits for a confirmed e-mail in production with a mail server; elsewhere where it is asked for', () => {
  const waits = (more: Record<string, string>) => readConfig({ ...SECRET, ...more }).confirmRegistration;
  const mail = { SMTP_URL: 'smtp://mail.example' };
  expect([waits({}), waits(mail), waits({ CONFIRM_REGISTRATION: '1' })]).toEqual([false, false, true]);
  expect([waits(PRODUCTION), waits({ ...PRODUCTION, ...mail })]).toEqual([false, true]);
  expect(waits({ ...PRODUCTION, ...mail, CONFIRM_REGISTRATION: '0' })).toBe(false);
  expect(refusals({ CONFIRM_REGISTRATION: '1' })).toEqual([
    expect.stringContaining('CONFIRM_REGISTRATION=1 needs SMTP_URL'),
  ]);
  expect(refusals({ CONFIRM_REGISTRATION: '1', ...mail })).toEqual([]);
});

test('half of the settings of a bucket stop the start instead of being ignored', () => {
  expect(() => s3({ S3_ENDPOINT: 'http://127.0.0.1:9000' })).toThrow('S3_BUCKET is missing');
  expect(() => s3(KEYS)).toThrow('S3_BUCKET is missing');
  expect(() => s3({ S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key' })).toThrow('belong together');
});

test('a replica is of an outside database', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgresql://standby/pravesh' };
  expect(() => readConfig({ ...SECRET, ...replica })).toThrow('DATABASE_REPLICA_URL needs DATABASE_URL');
  const both = readConfig({ ...SECRET, ...replica, DATABASE_URL: 'postgresql://owner@primary/pravesh' });
  expect(both.databaseReplicaUrl).toBe('postgresql://standby/pravesh');
});

/** The lines that a start in production is refused with; none where it is let through. */
function refusals(more: Record<string, string>): string[] {
  try {
    readConfig({ ...PRODUCTION, ...more });
    return [];
  } catch (error) {
    return String((error as Error).message).split('\n');
  }
}

test('production tells in one line each of an address and a secret that are missing', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ PUBLIC_URL: '', APP_SECRET: '' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL is missing/),
    expect.stringMatching(/^APP_SECRET is missing/),
  ]);
});

test('production refuses a secret that was published, is short or repeats itself, and takes random ones of any spelling', () => {
  const weak = [
    SECRET.APP_SECRET,
    'at-least-32-random-characters-of-your-own',
    'short but random 8Fq2Zx',
    'x'.repeat(64),
    'password'.repeat(5),
    'abcdefghijklmnopqrstuvwxyz0123456789',
  ];
  for (const secret of weak) expect([secret, refusals({ APP_SECRET: secret })]).toEqual([secret, [expect.any(String)]]);
  for (const spelling of ['hex', 'base64', 'base64url'] as const)
    for (let n = 0; n < 200; n += 1)
      expect(refusals({ APP_SECRET: randomBytes(spelling === 'hex' ? 16 : 24).toString(spelling) })).toEqual([]);
});

test('production has no sandbox, and no demo where strangers can reach it', () => {
  expect(refusals({ PAYMENTS: 'sandbox' })).toEqual([expect.stringContaining('PAYMENTS=sandbox')]);
  expect(refusals({ DEMO: '1' })).toEqual([]);
  const told = [expect.stringContaining('Demo accounts')];
  expect(refusals({ DEMO: '1', HOST: '0.0.0.0' })).toEqual(told);
  expect(refusals({ DEMO: '1', PUBLIC_URL: 'https://tickets.example.in' })).toEqual(told);
});

test('the example of deploy/ names no secret that somebody could leave as it is', () => {
  const example = readFileSync(new URL('../../../deploy/systemd/pravesh.env.example', import.meta.url), 'utf8');
  const settings = Object.fromEntries(example.split('\n').map((line) => line.split('=', 2)));
  expect(settings).toMatchObject({ APP_SECRET: '', PUBLIC_URL: '', DATABASE_URL: '' });
});
