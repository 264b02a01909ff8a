import { expect, test } from 'vitest';
import { loadDemo } from './demo-data.ts';
import { useTestApp } from './testing/test-app.ts';

const use = useTestApp();

test('an empty database gets parks paid by card and by wallet, clinics, shows, batches and coupons, and logins that work; a second time nothing happens', async () => {
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
    'inspector',
    'counter',
    'counter',
    'admin',
  ]);
  const paths: Record<string, string> = { inspector: '/user/login', counter: '/counterlogin/login' };
  for (const [kind, name] of logins) {
    const login = kind === 'counter' ? { counterMobile: name, password } : { email: name, password };
    expect((await use.call('POST', paths[kind] ?? '/profileregistration/login', login)).status, name).toBe(200);
  }
  const parks = (await use.call('POST', '/park/activelist', {})).json;
  expect(parks).toHaveLength(3);
  expect(parks.map(({ mid }: { mid: string }) => mid)).toEqual(['PRAVESH-WALLET-1', '900001', '900001']);
  expect(parks.map(({ dailyCapacity }: { dailyCapacity: number }) => dailyCapacity)).toEqual([600, 250, null]);
  const clinics = (await use.call('GET', '/clinic/list')).json;
  expect(clinics.map(({ doctorName }: { doctorName: string }) => doctorName).sort()).toEqual([
    'Dr Arvind Kulkarni',
    'Dr Farah Siddiqui',
    'Dr Meera Nair',
  ]);
  const names = async (path: string, field: string) =>
    (await use.call('GET', path)).json.map((one: Record<string, string>) => one[field]).sort();
  expect(await names('/exbhition/list', 'organizationName')).toEqual([
    'Andha Yug',
    'Festival of Lamps',
    'Handloom Mela',
    'Kathputli: puppets of Rajasthan',
    'Kuchipudi by moonlight',
    'Tughlaq',
  ]);
  expect(await names('/coaching/list', 'batchName')).toEqual([
    'Holiday coding camp',
    'Maths 10A',
    'NEET Foundation',
    'Physics 12, weekends',
    'Spoken English',
  ]);
  expect(await names('/branch/list', 'branchName')).toEqual(['Abids Branch', 'Warangal Branch']);
  expect(await names('/category', 'name')).toContain('Languages');
  const zoo = parks.find(({ isEnabledCoupon }: { isEnabledCoupon: boolean }) => isEnabledCoupon);
  for (const [couponCode, orderAmount, finalAmount] of [
    ['WELCOME10', '600', 540],
    ['FAMILY50', '600', 550],
  ])
    expect(
      (await use.call('POST', '/coupon/public/apply', { couponCode, orderAmount, parkId: zoo._id })).json.calculation,
    ).toMatchObject({ finalAmount });
  const shown = await use.database.asOwner(
    'select pictures, about, visitor_rules as rules, coordinates, child_means as child from presentation order by about',
  );
  expect(shown).toHaveLength(10);
  expect(shown.filter(({ about, coordinates }) => !about || !coordinates)).toEqual([]);
  expect(shown.filter(({ pictures }) => pictures.length === 1)).toHaveLength(7);
  expect(shown.find(({ about }) => about.startsWith('Tigers'))).toMatchObject({
    rules: '- Carry water, no plastic bags\n- Do not feed the animals\n- Keep your ticket until you leave',
    child: '3 to 12 years. Under 3 free.',
  });
  expect(await use.database.asOwner('select colour, logo <> $1 as drawn from brand', [''])).toEqual([
    { colour: '#2f6b4f', drawn: true },
  ]);
  expect(await loadDemo(use.deps)).toEqual([]);
});
