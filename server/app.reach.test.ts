import { beforeAll, describe, expect, test } from 'vitest';
import { ACCESS, PRINCIPALS, type PrincipalName } from '#server/testing/access-table.ts';
import { anAdmin } from '#server/testing/factories/admin.ts';
import { aCounter } from '#server/testing/factories/counter.ts';
import { anInspector } from '#server/testing/factories/inspector.ts';
import { anOwner, type Owner } from '#server/testing/factories/organisation.ts';
import { aPark } from '#server/testing/factories/park.ts';
import {
  AIMS,
  type Aim,
  aimsOf,
  expectedReply,
  REACH,
  REACH_NAMES,
  type ReachName,
} from '#server/testing/reach-table.ts';
import { aTenantRecord, type Home, kindOf, TENANT_NOUNS } from '#server/testing/tenant-records.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ config: { rateLimitScale: 1000 } });
const NO_ID = '0'.repeat(26);
type Method = Parameters<typeof use.call>[0];

const KINDS = ['park', 'doctor', 'loan', 'exbhition', 'coaching'];
type Tenants = Record<'own' | 'other', Owner>;

const tenantsOf = new Map<string, Tenants>();
let home: Home;
let staff: Record<'inspector' | 'counter' | 'admin', Caller>;
beforeAll(async () => {
  for (const kind of KINDS) {
    const [own, other] = [
      await anOwner(use, { registrationType: kind }),
      await anOwner(use, { registrationType: kind }),
    ];
    tenantsOf.set(kind, { own, other });
  }
  const [parks, bank] = [tenantsOf.get('park')?.own as Owner, tenantsOf.get('loan')?.own as Owner];
  home = { park: await aPark(use, parks), branch: { _id: (await aTenantRecord(use, '/branch', bank)).id } };
  const inspector = await anInspector(use, parks, home.park._id);
  const counter = await aCounter(use, bank, home.branch._id);
  staff = {
    inspector: { token: inspector.token, organisationId: parks.organisationId },
    counter: { token: counter.token, organisationId: bank.organisationId },
    admin: await anAdmin(use),
  };
});

interface Caller {
  token?: string;
  organisationId: string;
}

/** Who calls. An inspector is always of a park and a counter of a bank: with the records of other kinds they are strangers. */
const callerOf = (who: PrincipalName, { own }: Tenants): Caller =>
  who === 'owner' ? own : who === 'visitor' ? { organisationId: own.organisationId } : staff[who];

const nounOf = (call: string): string => `/${call.split('/')[1]}`;

/** The address and body with which a call is aimed. */
async function aimed(
  [call, reach]: [string, ReachName],
  aim: Aim,
  tenants: Tenants,
  own: string,
): Promise<{ path: string; body?: object }> {
  const [method, path] = call.split(' ') as [Method, string];
  const noun = nounOf(call);
  const profile = { own, other: tenants.other.organisationId, none: null }[aim];
  if (reach === 'a profile in the path') return { path: path.replace(':id', profile ?? NO_ID), body: {} };
  if (reach.startsWith('a new record')) {
    const form = await TENANT_NOUNS[noun]?.form(use, tenants[aim === 'none' ? 'own' : aim]);
    return { path, body: { ...form, profileRegistrationId: profile } };
  }
  if (path.includes(':id')) {
    const { id, form } = await aTenantRecord(
      use,
      noun,
      tenants[aim === 'none' ? 'own' : aim],
      aim === 'own' ? home : undefined,
    );
    return { path: path.replace(':id', aim === 'none' ? NO_ID : id), ...(method === 'PUT' && { body: form }) };
  }
  if (method === 'GET') return { path: `${path}?profileRegistrationId=${profile ?? ''}` };
  return { path, body: { profileRegistrationId: profile } };
}

const wordOf = (status: number) => (status === 200 || status === 201 ? 'ok' : status);

describe.each([...REACH])('%s reaches %s', (call, reach) => {
  test('of the own tenant and no other', async () => {
    const method = call.split(' ')[0] as Method;
    const tenants = tenantsOf.get(kindOf(nounOf(call))) as Tenants;
    for (const who of PRINCIPALS)
      for (const aim of AIMS) {
        const { token, organisationId } = callerOf(who, tenants);
        const own = who === 'admin' ? tenants.own.organisationId : organisationId;
        const { path, body } = await aimed([call, reach], aim, tenants, own);
        const { status, text } = await use.call(method, path, body, { token });
        const stranger = own !== tenants.own.organisationId && reach.endsWith('record');
        const seen = stranger && aim === 'own' ? 'other' : aim;
        expect([who, aim, wordOf(status)], text).toEqual([who, aim, expectedReply(call, who, seen)]);
      }
  });
});

test('every call with a tenant stands in the table', () => {
  const tenantless = [...ACCESS].filter(([call]) => !REACH.has(call)).map(([call]) => call);
  expect(tenantless.filter((call) => /\/(list|get|find|add|:id)$/.test(call))).toMatchInlineSnapshot(`
    [
      "POST /profileregistration/add",
      "POST /branchuser/get",
      "GET /category/:id",
      "POST /ticketbooking/add",
      "POST /doctorbooking/add",
      "POST /loanbooking/add",
      "GET /queue/board/:kind/:id",
      "POST /exbhitionbooking/add",
      "POST /coachingbooking/add",
      "GET /profileregistration/list",
      "POST /category/add",
      "PUT /category/:id",
      "DELETE /category/:id",
    ]
  `);
});

const WORDS = `# Whose records a call reaches

Written by \`server/app.reach.test.ts\` from \`server/testing/reach-table.ts\`, after it has tried each call as everybody, aimed in three ways.
An inspector is always of a park and a counter of a bank; with the records of other kinds they are strangers, and answered as for another tenant's.
A cell says what was answered to the three aims in turn: \`ok\`, or the status of the refusal. Who may call at all is in [access.md](access.md).
`;

test('docs/reach.md says so', async () => {
  const cell = (call: string) => (who: PrincipalName) => AIMS.map((aim) => expectedReply(call, who, aim)).join(' · ');
  const tableOf = (reach: ReachName) => {
    const calls = [...REACH].filter(([, one]) => one === reach).map(([call]) => call);
    const lines = calls.map((call) => `| \`${call}\` | ${PRINCIPALS.map(cell(call)).join(' | ')} |`);
    const head = `| Call | ${PRINCIPALS.join(' | ')} |\n| --- | ${PRINCIPALS.map(() => '---').join(' | ')} |`;
    return `## ${reach[0]?.toUpperCase()}${reach.slice(1)}\n\nAims: ${aimsOf(reach)}.\n\n${head}\n${lines.sort().join('\n')}`;
  };
  await expect(`${WORDS}\n${REACH_NAMES.map(tableOf).join('\n\n')}\n`).toMatchFileSnapshot('../docs/reach.md');
});
