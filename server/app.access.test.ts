import { describe, expect, test } from 'vitest';
import { BOOKING_KINDS } from '#contract/bookings/model.ts';
import { QUEUE_KINDS } from '#contract/queues/model.ts';
import { anOwner } from './organisations/factory.ts';
import { theStaff } from './testing/staff.ts';
import { ACCESS, mayCall, PRINCIPALS, type PrincipalName } from './testing/tenants/access-table.ts';
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

describe('every call', () => {
  test('stands in server/testing/snapshots/access.md, and every line of the table is a call', () => {
    const mounted = use.deps.endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(mounted.sort()).toEqual([...ACCESS.keys()].sort());
  });

  test('lets in whom the table names, sends visitors to sign in, and refuses everyone else', MANY, async () => {
    const callers = await everybody();
    // Signing out ends the session that the other calls need, so it comes last.
    const calls = [...ACCESS.keys()].sort((a, b) => Number(a.endsWith('/logout')) - Number(b.endsWith('/logout')));
    for (const call of calls) {
      const [method, path] = call.split(' ') as [Method, string];
      for (const who of PRINCIPALS) {
        const { token, organisationId } = callers[who];
        const id = path.includes('/list/') ? organisationId : NO_ID;
        const { status } = await use.call(method, path.replace(/:\w+/, id), bodyOf(method), {
          token,
        });
        const refusal = mayCall(call, who) ? 'let in' : who === 'visitor' ? 401 : 403;
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
        expect([call, await status(look)]).toEqual([call, mayCall(call, 'look') ? await status(owner.token) : 403]);
      }
    },
  );

  test('that writes by its method, or that the owner may not make, is nothing for an admin who looks', () => {
    const looks = [...ACCESS.keys()].filter((call) => mayCall(call, 'look'));
    expect(looks.filter((call) => /^(PUT|DELETE) /.test(call) || !mayCall(call, 'owner'))).toEqual([]);
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
    for (const call of ACCESS.keys()) {
      const [method, path] = call.split(' ') as [Method, string];
      const token = 'x'.repeat(43);
      const { status } = await use.call(method, path.replace(/:\w+/, NO_ID), bodyOf(method), {
        token,
      });
      expect([call, status === 401]).toEqual([call, !mayCall(call, 'visitor')]);
    }
  });
});
