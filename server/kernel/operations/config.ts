import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import type { Help } from '#contract/kernel/pages.ts';
import { issueText } from '#contract/kernel/plain-words.ts';
import { isTrustedBy } from '#server/kernel/http/address.ts';
import { keptSecret, makeSecret, secretProblem } from '#server/kernel/identity/app-secret.ts';
import { SAY } from '#server/kernel/words/catalogues.ts';
import type { S3Settings } from './object-store/s3.ts';

const flag = z.enum(['0', '1', 'true', 'false', '']).transform((word) => word === '1' || word === 'true');
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, ''));
const origin = address.refine(
  (url) => url === new URL(url).origin,
  'an address without a path, such as https://tickets.example.in',
);
/** An IP address, or a name whose last part is no number: such a name would be a malformed address. */
const isHost = (host: string): boolean => isIP(host) !== 0 || /^([\w-]+\.)*[\w-]*[a-z_-][\w-]*$/i.test(host);
const proxies = z.string().transform((list, { addIssue }) => {
  const named = list
    .split(',')
    .map((proxy) => proxy.trim())
    .join(',');
  try {
    isTrustedBy(named);
  } catch {
    addIssue('addresses such as 10.0.0.21 or 10.0.0.0/24, with commas between them');
  }
  return named;
});
const database = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://');

/** docs/operations.md explains each setting (docs/behaviour.md 10). Nothing else reads the environment. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z
    .string()
    .refine(isHost, 'an address of this machine or its name, such as 127.0.0.1, or 0.0.0.0 for all')
    .default('127.0.0.1'),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).default(9464),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: database.optional(),
  DATABASE_APP_URL: database.optional(),
  DATABASE_REPLICA_URL: database.optional(),
  PUBLIC_URL: origin.optional(),
  APP_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO: flag.optional(),
  DEMO_SCALE: z.coerce.number().min(0).max(100).default(1),
  ADMIN_EMAIL: z.string().optional(),
  ADMIN_PASSWORD: z.string().optional(),
  PAYMENTS: z.enum(['sandbox', 'live']).optional(),
  CCAVENUE_TXN_URL: address.optional(),
  CCAVENUE_API_URL: address.optional(),
  PAYTM_URL: address.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
  CONFIRM_REGISTRATION: flag.optional(),
  HELP_EMAIL: z.email().optional(),
  HELP_PHONE: z
    .string()
    .regex(/^\+?[\d -]{5,20}$/, 'digits, with blanks or dashes between them')
    .optional(),
  S3_ENDPOINT: address.optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.optional(),
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  TRUST_PROXY: proxies.default(''),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** The server makes a secret where there is none; a command on existing data refuses, or needs none. */
type WhereNoSecret = 'make one' | 'refuse' | 'do without';

const SECRETS: Record<WhereNoSecret, (dataDir: string) => string> = {
  'make one': makeSecret,
  refuse: keptSecret,
  'do without': () => '',
};

export type Config = ReturnType<typeof readConfig>;

export function readConfig(
  env: Record<string, string | undefined> = process.env,
  whereNoSecret: WhereNoSecret = 'make one',
) {
  const settings = settingsIn(env);
  const production = settings.NODE_ENV === 'production';
  const dataDir = resolve(settings.DATA_DIR);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  return {
    production,
    /** Strangers can reach the server: nothing in it may be open to everybody. */
    exposed: isExposed(settings),
    port: settings.PORT,
    host: settings.HOST,
    workers: settings.WORKERS,
    metricsPort: settings.METRICS_PORT,
    dataDir,
    /** Connection as the owner of the tables. Absent: the embedded database. */
    databaseUrl: settings.DATABASE_URL,
    /** Connection as the unprivileged role. Absent: derived from the owner's address. */
    databaseAppUrl: settings.DATABASE_APP_URL,
    /** For reports and lists. Absent: the primary. */
    databaseReplicaUrl: replicaUrlOf(settings),
    /** The address that visitors use; never taken from a request. By default set once the port is known. */
    publicUrl,
    appSecret: settings.APP_SECRET ?? SECRETS[whereNoSecret](dataDir),
    demo: settings.DEMO,
    /** The length of the demo data's history: 1 is about 60,000 bookings, 0 none. */
    demoScale: settings.DEMO_SCALE,
    admin: adminOf(settings),
    payments: paymentsOf(settings),
    ccavenueTxnUrl: settings.CCAVENUE_TXN_URL,
    ccavenueApiUrl: settings.CCAVENUE_API_URL,
    paytmUrl: settings.PAYTM_URL,
    /** Absent: mails are kept as files outside production, and not sent in production. */
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Pravesh <no-reply@${new URL(publicUrl).hostname}>`,
    /** A new organisation's offerings are public once its e-mail is confirmed, and its first day has limits. */
    confirmRegistration: settings.CONFIRM_REGISTRATION ?? (production && settings.SMTP_URL !== undefined),
    help: helpOf(settings, publicUrl),
    /** Absent: pictures are kept in a folder below dataDir. */
    s3: s3Of(settings),
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    trustProxy: settings.TRUST_PROXY,
    logLevel: settings.LOG_LEVEL,
  };
}

type Settings = z.output<typeof environment>;

function settingsIn(env: Record<string, string | undefined>): Settings {
  const parsed = environment.safeParse(Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')));
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${SAY.en(issueText(issue))}`).join('\n'),
    );
  const problems = startProblems(parsed.data);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return parsed.data;
}

function startProblems(settings: Settings): string[] {
  const production = settings.NODE_ENV === 'production';
  return [
    production && publicUrlProblem(settings),
    production && appSecretProblem(settings),
    sandboxProblem(settings),
    settings.DEMO && isExposed(settings) && DEMO_PROBLEM,
    production && settings.CONFIRM_REGISTRATION && !settings.SMTP_URL && NO_CONFIRMATION_MAIL,
  ].filter((problem) => typeof problem === 'string');
}

function sandboxProblem(settings: Settings): string | false {
  if (paymentsOf(settings) === 'live') return false;
  if (settings.NODE_ENV === 'production')
    return 'PAYMENTS=sandbox is not possible in production: it sells tickets for play money.';
  return (
    isExposed(settings) &&
    'The payment sandbox sells tickets for play money: not where strangers can reach it (HOST is not loopback, or PUBLIC_URL is https). Set PAYMENTS=live, or leave HOST and PUBLIC_URL unset to try Pravesh.'
  );
}

const paymentsOf = ({ PAYMENTS, NODE_ENV }: Settings): 'sandbox' | 'live' =>
  PAYMENTS ?? (NODE_ENV === 'production' ? 'live' : 'sandbox');

export const DEMO_PROBLEM =
  'Demo accounts have passwords that everybody knows: not where strangers can reach them (HOST is not loopback, or PUBLIC_URL is https). Set DEMO=0, and begin with an empty database.';

const NO_CONFIRMATION_MAIL =
  'CONFIRM_REGISTRATION=1 needs SMTP_URL: without a mail server nobody gets the link that confirms an e-mail.';

const publicUrlProblem = ({ PUBLIC_URL }: Settings): string | false =>
  !PUBLIC_URL && 'PUBLIC_URL is missing. Set it to the address that visitors use, such as https://tickets.example.in.';

function appSecretProblem({ APP_SECRET }: Settings): string | false {
  if (!APP_SECRET)
    return 'APP_SECRET is missing. Make it with openssl rand -base64 32 and keep it safe: keys are derived from it.';
  const problem = secretProblem(APP_SECRET);
  return problem !== null && `APP_SECRET is too weak: ${problem}. Make one with: openssl rand -base64 32`;
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

const isExposed = ({ HOST, PUBLIC_URL }: Pick<Settings, 'HOST' | 'PUBLIC_URL'>): boolean =>
  !LOOPBACK.test(HOST) || isPublic(PUBLIC_URL);

const isPublic = (url = 'http://localhost'): boolean =>
  new URL(url).protocol === 'https:' && !LOOPBACK.test(new URL(url).hostname);

/** By default in production help@ the visitors' host, else an address that nobody reads. */
function helpOf(settings: Settings, publicUrl: string): Help {
  const ours = settings.NODE_ENV === 'production' ? new URL(publicUrl).hostname : 'pravesh.example';
  return {
    email: settings.HELP_EMAIL ?? `help@${ours}`,
    phone: settings.HELP_PHONE ?? null,
    playMoney: paymentsOf(settings) === 'sandbox',
  };
}

/** Throws where one of the two is missing: the other would silently have no effect. */
function adminOf({ ADMIN_EMAIL: email, ADMIN_PASSWORD: password }: Settings) {
  if (Boolean(email) !== Boolean(password))
    throw new Error('ADMIN_EMAIL and ADMIN_PASSWORD belong together: set both or neither.');
  return email && password ? { email, password } : undefined;
}

/** Throws when some of the settings are missing: the others would silently have no effect. */
function s3Of(settings: Settings): S3Settings | undefined {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new Error('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.');
  if (!S3_BUCKET) {
    if (settings.S3_ENDPOINT || S3_ACCESS_KEY_ID)
      throw new Error('S3_BUCKET is missing: the other S3 settings need it.');
    return undefined;
  }
  return {
    endpoint: settings.S3_ENDPOINT,
    region: settings.S3_REGION,
    bucket: S3_BUCKET,
    credentials:
      S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
        : undefined,
    pathStyle: settings.S3_PATH_STYLE ?? settings.S3_ENDPOINT !== undefined,
  };
}

function replicaUrlOf({ DATABASE_URL, DATABASE_REPLICA_URL }: Settings): string | undefined {
  if (DATABASE_REPLICA_URL && !DATABASE_URL)
    throw new Error('DATABASE_REPLICA_URL needs DATABASE_URL: the embedded database has no replica.');
  return DATABASE_REPLICA_URL;
}
