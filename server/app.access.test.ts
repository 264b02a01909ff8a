import { describe, expect, test } from 'vitest';
import { BOOKING_KINDS } from '#contract/bookings/model.ts';
import { QUEUE_KINDS } from '#contract/queues/model.ts';
import { anOwner } from './organisations/factory.ts';
import { theStaff } from './testing/staff.ts';
import {
  ACCESS,
  type Group,
  mayCall,
  mayLook,
  PRINCIPALS,
  type PrincipalName,
} from './testing/tenants/access-table.ts';
import { useTestApp } from './testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 1000 } });
const NO_ID = '0'.repeat(26);
/** Every call is made many times. */
const MANY = { timeout: 240_000 };
/** An added show may be empty, so a body of the wrong form is what an allowed caller is told about. */
const bodyOf = (method: string) => (method === 'GET' ? undefined : []);
type Method = Parameters<typeof use.call>[0];

interface Caller {
  token?: string;
  organisationId: string;
}

/** Everybody, freshly signed in: the owner, inspector and supervisor of a park, the counter of a bank, the admin. */
async function everybody(): Promise<Record<PrincipalName, Caller>> {
  const owner = await anOwner(use);
  const { staff } = await theStaff(use, owner, await anOwner(use, { registrationType: 'loan' }));
  return { visitor: { organisationId: NO_ID }, owner, ...staff };
}

const WORDS = `# Who may call what

Written by \`server/app.access.test.ts\` from \`server/testing/tenants/access-table.ts\`, after it has tried every call as everybody.
\`look\` is an admin who looks at the console of an organisation: whatever an owner reads, and nothing that writes ([decision 0090](../../../docs/decisions/0090-an-admin-looks-and-changes-nothing.md)).
An owner, inspector or counter sees the records of its own organisation only, an inspector and a counter their own part of it ([reach.md](reach.md)); what is of another answers 404 as if it were not there, or its public part where visitors read it too.
Inspectors and counters have database grants of their own: no password, no address or number of the owner or of inspectors, no keys, no payments, no sessions of others (\`server/kernel/database/scope.grants.test.ts\`). An inspector reads \`day_count.paise\` of its own park, and of no other, since Reports show it what that park took (docs/product/console.md 8.2); its dashboard leaves money out. A supervisor is an inspector who supervises the gates of its park: each call refuses one that does not name it, and none that names it answers money (\`server/gates/routes.supervisor.test.ts\`). The database keeps it from letting in, from notes and from what its park took a day (\`server/kernel/database/scope.posts.test.ts\`).
`;

/** A table whose columns are as wide as their widest cell. */
function tableOf(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lineOf = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [heading = [], ...body] = rows;
  return [heading, widths.map((width) => '-'.repeat(width)), ...body].map(lineOf).join('\n');
}

describe('every call', () => {
  test('stands in the table of access, and every line of the table is a call', () => {
    const mounted = use.deps.endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(mounted.sort()).toEqual([...ACCESS.keys()].sort());
  });

  test('lets in whom the table names, sends visitors to sign in, and refuses everyone else', MANY, async () => {
    const callers = await everybody();
    // Signing out ends the session that the other calls need, so it comes last.
    const calls = [...ACCESS].sort(([a], [b]) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')));
    for (const [call, group] of calls) {
      const [method, path] = call.split(' ') as [Method, string];
      for (const who of PRINCIPALS) {
        const { token, organisationId } = callers[who];
        const id = path.includes('/list/') ? organisationId : NO_ID;
        const { status } = await use.call(method, path.replace(/:\w+/, id), bodyOf(method), {
          token,
        });
        const refusal = mayCall(group, who) ? 'let in' : who === 'visitor' ? 401 : 403;
        expect([call, who, status === 401 || status === 403 ? status : 'let in']).toEqual([call, who, refusal]);
        expect(status, call).toBeLessThan(500);
      }
    }
  });

  test(
    'answers an admin who looks as it answers the owner where it reads, and refuses them everything that writes',
    MANY,
    async () => {
      const { owner, admin } = await everybody();
      const look = (await use.call('POST', `/auth/look/${owner.organisationId}`, undefined, admin)).json.token;
      for (const call of ACCESS.keys()) {
        const [method, path] = call.split(' ') as [Method, string];
        const address = path.replace(/:\w+/, path.includes('/list/') ? owner.organisationId : NO_ID);
        const status = async (token?: string) => (await use.call(method, address, bodyOf(method), { token })).status;
        expect([call, await status(look)]).toEqual([call, mayLook(call) ? await status(owner.token) : 403]);
      }
    },
  );

  test('stands in server/testing/snapshots/access.md as the table says', async () => {
    const pathOf = (call: string) => call.slice(call.indexOf(' '));
    const calls = [...ACCESS].sort(([a], [b]) => pathOf(a).localeCompare(pathOf(b)) || a.localeCompare(b));
    const marks = (group: Group) => PRINCIPALS.map((who) => (mayCall(group, who) ? 'yes' : '–'));
    const look = (call: string) => (mayLook(call) ? 'yes' : '–');
    const rows = [
      ['Call', ...PRINCIPALS, 'look'],
      ...calls.map(([call, group]) => [`\`${call}\``, ...marks(group), look(call)]),
    ];
    await expect(`${WORDS}\n${tableOf(rows)}\n`).toMatchFileSnapshot('testing/snapshots/access.md');
  });

  test('of the gate, of payments, of booking, of signing in and of reports has its own share of the server', () => {
    const calls = (of: string) =>
      use.deps.endpoints
        .filter(({ traffic }) => traffic === of)
        .map(({ method, path }) => `${method} ${path}`)
        .sort();
    /** The kinds of booking for which the table has a call. */
    const kindsWith = (what: string) =>
      [...ACCESS.keys()].filter((call) => call.endsWith(`booking${what}`)).map((call) => call.replace(what, ''));
    const all = kindsWith('/add');
    const payable = kindsWith('/ccav/payment');
    expect([all.length, payable.length]).toEqual([BOOKING_KINDS.length, BOOKING_KINDS.length - 1]);
    expect(calls('booking')).toEqual([...all.map((kind) => `${kind}/add`), 'POST /coupon/public/apply'].sort());
    const desks = [
      'POST /televisions/show',
      'POST /queue/close',
      'POST /queue/next',
      'POST /queue/pause',
      ...QUEUE_KINDS.map((kind) => `PUT /${kind}booking/:id`),
    ];
    const admissions = ['GET /admissions/search', 'POST /admissions/byhand', 'POST /admissions/undo'];
    const gates = [
      ...admissions,
      'GET /passes/list',
      'GET /passes/grant/:device',
      'GET /passes/key',
      'POST /ticketbooking/scan',
      'GET /gates/lock/:device',
      ...['state', 'tell', 'name', 'lock', 'unlock', 'read', 'wiped'].map((what) => `POST /gates/${what}`),
    ];
    expect(calls('gate')).toEqual([...desks, ...gates].sort());
    const details = QUEUE_KINDS.map((kind) => `POST /${kind}booking/appointmentdetails`);
    expect(calls('board')).toEqual(
      [
        'GET /queue/board/:kind/:id',
        ...['code', 'place', 'sound'].map((what) => `POST /televisions/${what}`),
        ...details,
      ].sort(),
    );
    expect(calls('payment')).toEqual(
      [
        ...payable.flatMap((kind) => [`${kind}/ccav/payment`, `${kind}/paytm/payment`]),
        ...all.map((kind) => `${kind}/getqrcodebystatus`),
        'GET /return/:payment',
        'POST /return/:payment',
        ...['ccav', 'paytm'].map((gateway) => `POST /payments/${gateway}/notify/:credentialId`),
        ...['ask', 'refund', 'review'].map((what) => `POST /payments/:attemptId/${what}`),
        'POST /payments/refund',
        'POST /configuration/:id/test',
        'POST /configuration/sandbox',
      ].sort(),
    );
    expect(calls('sign-in')).toEqual(
      [
        ...['changepassword', 'forgotpassword', 'newpassword', 'resetpassword'].map((what) => `POST /auth/${what}`),
        'POST /auth/look/:id',
        ...['branchuser', 'counterlogin', 'profileregistration', 'user'].map((who) => `POST /${who}/login`),
        'POST /profileregistration/add',
      ].sort(),
    );
    expect(calls('report')).toEqual(
      [
        'GET /audit/list',
        'GET /coupon/:id/uses',
        'GET /gates/figures',
        'GET /gates/list',
        ...['attention', 'breakdowns', 'figures', 'organisations', 'today'].map((what) => `GET /dashboard/${what}`),
        'POST /payments/search',
        ...all.flatMap((kind) =>
          ['find', 'list/:id', 'profileid', 'report', 'search'].map((what) => `${kind}/${what}`),
        ),
        ...all.map((kind) => `${kind.replace('POST', 'GET')}/list`),
      ].sort(),
    );
  });

  test('reads a token that is worth nothing as a visitor', MANY, async () => {
    for (const [call, group] of ACCESS) {
      const [method, path] = call.split(' ') as [Method, string];
      const token = 'x'.repeat(43);
      const { status } = await use.call(method, path.replace(/:\w+/, NO_ID), bodyOf(method), {
        token,
      });
      expect([call, status === 401]).toEqual([call, group !== 'anyone']);
    }
  });
});
