import { expect, test } from 'vitest';
import type { Endpoint } from '#contract/kernel/endpoint.ts';
import { anOwner } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { anAdmin } from '#server/testing/admin.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp({ pages: 'built', config: { rateLimitScale: 1_000_000 } });
const headers = { 'x-language': 'te' };
const NOBODY = '0'.repeat(26);

interface Refusal {
  message: string;
  issues?: { field: string; message: string }[];
}

/** Values of the old API, marks of trade and names of formats, which are typed and read as they are. */
const STAYS = /Idempotency-Key|AES-GCM|CCAvenue|Paytm|\b(QR|MID|JSON|true|false|Family|Addon)\b|2027-01-04T06:30:00Z/g;

/** What is left in English of a refusal, without the names of fields that the caller wrote. */
function englishIn({ message, issues = [] }: Refusal): string[] {
  const names = issues.flatMap(({ field }) => field.split(/[.[\]]/)).filter(Boolean);
  return [message, ...issues.map((issue) => issue.message)]
    .map((words) => names.reduce((left, name) => left.replaceAll(name, ''), words).replace(STAYS, ''))
    .filter((words) => /[A-Za-z]{2,}/.test(words.replace(/: [\w ,-]+$/, '')));
}

const pathOf = ({ path }: Endpoint): string => path.replace(/:\w+/g, NOBODY);
/** Leads back to a page, whatever came. */
const NEVER_REFUSES = 'return';

const nounOf = ({ path }: Endpoint): string => path.split('/')[1] ?? '';

test('each call refuses in Telugu who asks in Telugu: strangers, the empty, and what is not there', async () => {
  const { token } = await anAdmin(use);
  const [refused, english] = [new Set<string>(), [] as string[]];
  for (const endpoint of use.deps.endpoints)
    for (const as of [{ headers }, { headers, token }]) {
      const body = endpoint.method === 'GET' ? undefined : {};
      const { status, json } = await use.call(endpoint.method, pathOf(endpoint), body, as);
      if (status < 400) continue;
      refused.add(nounOf(endpoint));
      english.push(...englishIn(json).map((words) => `${endpoint.method} ${endpoint.path}: ${words}`));
    }
  expect(english).toEqual([]);
  expect([...new Set(use.deps.endpoints.map(nounOf))].filter((noun) => !refused.has(noun))).toEqual([NEVER_REFUSES]);
});

test('a form that cannot be taken says so in Telugu, and so does what no call is', async () => {
  const { _id } = await aPark(use, await anOwner(use), { parkName: 'జూ', location: 'హైదరాబాద్' });
  const { body } = await use.app.inject({
    method: 'POST',
    url: `/ticketbooking/${_id}?lang=te`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'mobile=12',
  });
  expect(body).toContain('దయచేసి సరైన మొబైల్ నంబర్ రాయండి');
  expect(body).not.toContain('Please enter valid mobile number');
  expect((await use.call('GET', '/no/such/call', undefined, { headers })).json.message).toBe('అలాంటి కాల్ లేదు.');
  expect((await use.call('GET', '/no/such/call')).json.message).toBe('There is no such call.');
});
