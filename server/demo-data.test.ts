import { expect, test } from 'vitest';
import { loadDemo } from '#server/demo-data.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const use = useTestApp();

test('an empty database gets two parks and two clinics that can be booked, and logins that work; a second time nothing happens', async () => {
  const lines = await loadDemo(use.deps);
  const password = /password (\S+):/.exec(lines[0] ?? '')?.[1];
  const logins = lines.slice(1).map((line) => line.trim().split(/\s+/) as [string, string]);
  expect(logins.map(([kind]) => kind)).toEqual([
    'park',
    'clinic',
    'branch',
    'exhibition',
    'coaching',
    'inspector',
    'inspector',
    'admin',
  ]);
  for (const [kind, email] of logins) {
    const path = kind === 'inspector' ? '/user/login' : '/profileregistration/login';
    expect((await use.call('POST', path, { email, password })).status, email).toBe(200);
  }
  const parks = (await use.call('POST', '/park/activelist', {})).json;
  expect(parks).toHaveLength(2);
  expect(parks.map(({ mid }: { mid: string }) => mid)).toEqual(['900001', '900001']);
  expect(parks.map(({ dailyCapacity }: { dailyCapacity: number }) => dailyCapacity).sort()).toEqual([250, null]);
  const clinics = (await use.call('GET', '/clinic/list')).json;
  expect(clinics.map(({ doctorName }: { doctorName: string }) => doctorName).sort()).toEqual([
    'Dr Arvind Kulkarni',
    'Dr Meera Nair',
  ]);
  expect(await loadDemo(use.deps)).toEqual([]);
});
