import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import nodemailer from 'nodemailer';
import type { Unsaid } from '#contract/kernel/text.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import { said } from '#server/kernel/words/said.ts';
import type { Config } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** False where no mail can be sent: then no page may promise one. */
  ready: boolean;
  send(mail: Mail): Promise<void>;
  underWay: Set<Promise<void>>;
}

/** For production without a mail server: pages say so, instead of letting people wait for a mail. */
export const noMailer: Mailer = {
  ready: false,
  underWay: new Set(),
  send: () => Promise.reject(new Error('no mail server is set')),
};

const PATIENCE_MS = 20_000;

export function smtpMailer(url: string, from: string): Mailer {
  const patience = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = nodemailer.createTransport({ url, ...patience }, { from });
  // The mail that fails reports the error by itself.
  transport.on('error', () => undefined);
  return { ready: true, underWay: new Set(), send: async (mail) => void (await transport.sendMail(mail)) };
}

export function fileMailer(folder: string, from: string): Mailer {
  let count = 0;
  const send = async ({ to, subject, text }: Mail) => {
    count += 1;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const head = [`From: ${from}`, `To: ${to}`, `Subject: ${subject}`, 'MIME-Version: 1.0'];
    const kind = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit'];
    const name = `${process.pid}-${String(count).padStart(4, '0')}.eml`;
    await writeFile(join(folder, name), [...head, ...kind, '', text, ''].join('\n'), { mode: 0o600 });
  };
  return { ready: true, underWay: new Set(), send };
}

export function openMailer(
  { smtpUrl, mailFrom, dataDir, production }: Config,
  say: (line: string) => void = () => undefined,
): Mailer {
  if (smtpUrl) return smtpMailer(smtpUrl, mailFrom);
  if (production) return noMailer;
  const folder = join(dataDir, 'mail');
  say(`Mails are not sent but kept in ${folder}: SMTP_URL is not set.`);
  return fileMailer(folder, mailFrom);
}

export const mailsSettled = async ({ underWay }: Mailer): Promise<void> => void (await Promise.all(underWay));

/** After the response, so that its time tells nothing. Logs failures by code: messages may quote the address. */
export function mailLater(
  { mail, log }: { mail: Mailer; log: FastifyBaseLogger },
  compose: () => Promise<readonly Unsaid<Mail>[]>,
): void {
  const run = async () => {
    for (const one of await compose()) await mail.send(said<Mail>(one, SAY.en));
  };
  const work = run()
    .catch(({ name, code, responseCode }: Error & { code?: string; responseCode?: number }) =>
      log.error({ error: name, code, responseCode }, 'a mail could not be sent'),
    )
    .finally(() => mail.underWay.delete(work));
  mail.underWay.add(work);
}
