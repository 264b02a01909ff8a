import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMailServer } from '#server/testing/servers/mail-server.ts';
import { readConfig } from './config.ts';
import { fileMailer, openMailer, smtpMailer } from './mail.ts';

const APP_SECRET = randomBytes(32).toString('hex');
const MAIL = { to: 'asha@zoo.example', subject: 'A link', text: 'Hello आशा,\n\nhttp://x.example/?token=a=b\n' };
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mail-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a mail arrives over SMTP with its link in one piece, in any script', async () => {
  const server = await startMailServer();
  await smtpMailer(server.url, 'Pravesh <no-reply@pravesh.example>').send(MAIL);
  expect(server.mails).toEqual([MAIL]);
  await server.close();
});

test('kept as a file, a mail can be read by a person, and by nobody else on the machine', async () => {
  const mailer = fileMailer(join(folder, 'mail'), 'Pravesh <no-reply@pravesh.example>');
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const names = await readdir(join(folder, 'mail'));
  expect(names).toHaveLength(2);
  const file = join(folder, 'mail', names[0] ?? '');
  const text = await readFile(file, 'utf8');
  expect(text).toContain(`To: ${MAIL.to}\nSubject: A link\n`);
  expect(text).toContain(`\n\n${MAIL.text}`);
  expect((await stat(file)).mode & 0o077).toBe(0);
});

const HERE = 'http://localhost:3000';

test('mails go out by SMTP_URL; without it they are kept outside production, and in production there are none', async () => {
  const settings = { DATA_DIR: folder, APP_SECRET, PUBLIC_URL: HERE };
  const said: string[] = [];
  const open = (more: object) => openMailer(readConfig({ ...settings, ...more }), (line) => said.push(line));
  expect(open({ NODE_ENV: 'production' }).ready).toBe(false);
  expect(said).toEqual([]);
  expect(open({}).ready).toBe(true);
  expect(said).toEqual([`Mails are not sent but kept in ${join(folder, 'mail')}: SMTP_URL is not set.`]);
  expect(open({ NODE_ENV: 'production', SMTP_URL: 'smtp://127.0.0.1:1' }).ready).toBe(true);
  expect(() => readConfig({ ...settings, SMTP_URL: 'http://mail.example' })).toThrow('SMTP_URL');
});

test('mails come from the address in the settings, or from the host of PUBLIC_URL', () => {
  const settings = { APP_SECRET, PUBLIC_URL: 'https://tickets.example', PAYMENTS: 'live' };
  expect(readConfig(settings).mailFrom).toBe('Pravesh <no-reply@tickets.example>');
  expect(readConfig({ ...settings, MAIL_FROM: 'Zoo <zoo@zoo.example>' }).mailFrom).toBe('Zoo <zoo@zoo.example>');
});
