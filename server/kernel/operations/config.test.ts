import { randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const SECRET = { APP_SECRET: 'a secret of the tests that is long enough' };
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'http://localhost:3000',
  APP_SECRET: randomBytes(32).toString('hex'),
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

test('visitors write to the address of HELP_EMAIL, in production else to help at the address of the product; play money is said elsewhere', () => {
  const help = (more: Record<string, string>) => readConfig({ ...SECRET, ...more }).help;
  const production = { ...PRODUCTION, PUBLIC_URL: 'https://tickets.example.in' };
  expect(help({})).toEqual({ email: 'help@pravesh.example', phone: null, playMoney: true });
  expect(help(production)).toEqual({ email: 'help@tickets.example.in', phone: null, playMoney: false });
  const given = { HELP_EMAIL: 'ask@zoo.example', HELP_PHONE: '+91 40 1234 5678' };
  expect(help({ ...production, ...given })).toMatchObject({ email: 'ask@zoo.example', phone: '+91 40 1234 5678' });
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

/** The lines that a start is refused with; none where it is let through. */
function refusals(more: Record<string, string>, base: Record<string, string> = PRODUCTION): string[] {
  try {
    readConfig({ ...base, ...more });
    return [];
  } catch (error) {
    return String((error as Error).message).split('\n');
  }
}

const REACHES: Record<string, string>[] = [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://tickets.example.in' }];
const DEMO = expect.stringContaining('Demo accounts');

test('production tells in one line each of what is missing; it has no sandbox, and no demo where strangers can reach it', () => {
  expect(refusals({})).toEqual([]);
  expect(refusals({ PUBLIC_URL: '', APP_SECRET: '' })).toEqual([
    expect.stringMatching(/^PUBLIC_URL is missing/),
    expect.stringMatching(/^APP_SECRET is missing/),
  ]);
  expect(refusals({ PAYMENTS: 'sandbox' })).toEqual([expect.stringContaining('PAYMENTS=sandbox')]);
  expect(refusals({ DEMO: '1' })).toEqual([]);
  for (const reach of REACHES) expect(refusals({ DEMO: '1', ...reach })).toEqual([DEMO]);
});

test('demo and sandbox are refused where strangers can reach them, without NODE_ENV as well', () => {
  const problems = (more: Record<string, string>) => refusals(more, SECRET);
  const sandbox = expect.stringContaining('payment sandbox');
  for (const reach of REACHES) {
    expect(problems(reach)).toEqual([sandbox]);
    expect(problems({ ...reach, DEMO: '1', NODE_ENV: 'test' })).toEqual([sandbox, DEMO]);
    expect(problems({ ...reach, DEMO: '1', PAYMENTS: 'live' })).toEqual([DEMO]);
    expect(problems({ ...reach, PAYMENTS: 'live' })).toEqual([]);
  }
  const alone = ['http://192.168.1.5:3000', 'https://localhost:8443', 'https://127.0.0.1', 'https://[::1]:1'];
  for (const PUBLIC_URL of alone) expect(problems({ PUBLIC_URL, DEMO: '1' })).toEqual([]);
});

test('an address for visitors that has a path, a query or a name in it is refused in one line', () => {
  const url = (PUBLIC_URL: string) => readConfig({ ...SECRET, PAYMENTS: 'live', PUBLIC_URL }).publicUrl;
  expect([url('https://tickets.example.in/'), url('http://localhost:3000')]).toEqual([
    'https://tickets.example.in',
    'http://localhost:3000',
  ]);
  const wrong = ['/pravesh', '/a/', '?q=1', '#top'].map((end) => `https://tickets.example.in${end}`);
  for (const one of [...wrong, 'https://me:word@tickets.example.in'])
    expect(() => url(one)).toThrow(/^PUBLIC_URL: an address without a path[^\n]*$/);
});

test('what cannot be listened at, a proxy without an address and half of an admin stop the start, each by its name', () => {
  const told = (more: Record<string, string | undefined>, line: RegExp) =>
    expect(() => readConfig({ ...SECRET, ...more })).toThrow(line);
  for (const HOST of ['300.1.1.1', '1.2.3', 'two words', 'http://0.0.0.0']) told({ HOST }, /^HOST: [^\n]+$/);
  for (const HOST of ['0.0.0.0', '::', '::1', 'localhost', 'pravesh-1.internal'])
    expect(readConfig({ ...SECRET, PAYMENTS: 'live', HOST }).host).toBe(HOST);
  for (const TRUST_PROXY of ['proxy.internal', '10.0.0.1,,10.0.0.2', '10.0.0.0/40', '300.1.1.1'])
    told({ TRUST_PROXY }, /^TRUST_PROXY: [^\n]+$/);
  expect(readConfig({ ...SECRET, TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toBe('loopback,10.0.0.0/8');
  for (const half of [{ ADMIN_EMAIL: 'a@example.in' }, { ADMIN_PASSWORD: 'kX8#vQ2mTz' }])
    told(half, /^ADMIN_EMAIL and ADMIN_PASSWORD belong together: [^\n]+$/);
});

const exampleOf = (file: string): Record<string, string> => {
  const text = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
  return Object.fromEntries(text.split('\n').map((line) => line.split('=', 2)));
};

test('the examples of deploy/ name no secret that somebody could leave as it is', () => {
  expect(exampleOf('systemd/pravesh.env.example')).toMatchObject({ APP_SECRET: '', PUBLIC_URL: '', DATABASE_URL: '' });
  const examples = globSync('deploy/**/*.example', { cwd: new URL('../../../', import.meta.url) });
  expect(examples).toHaveLength(4);
  const secrets = examples
    .flatMap((file) => Object.entries(exampleOf(file.slice('deploy/'.length))))
    .filter(([name]) => /SECRET|PASSWORD/.test(name) && !name.startsWith('#'));
  expect(secrets.length).toBeGreaterThan(4);
  expect(secrets.filter(([, value]) => value !== '')).toEqual([]);
});
