import { aBooking } from '#server/bookings/factory.ts';
import { loadDemo } from '#server/demo-data.ts';
import { aPark } from '#server/parks/factory.ts';
import { aRecord, FORMS } from '#server/testing/catalogue.ts';
import type { Product } from './product.ts';

const password = 'pravesh-demo';
const byEmail = (email: string): Login => ({ path: '/profileregistration/login', body: { email, password } });

export interface Login {
  path: string;
  body: object;
}

/** One for each kind of organisation and role. The admin comes last and has what nobody else has. */
export const PEOPLE = {
  'the owner of parks': byEmail('parks@demo.example'),
  'the owner of clinics': byEmail('clinic@demo.example'),
  'the owner of a bank': byEmail('bank@demo.example'),
  'an organiser of shows': byEmail('shows@demo.example'),
  'the owner of a coaching centre': byEmail('coaching@demo.example'),
  'an inspector': { path: '/user/login', body: { email: 'gate1@demo.example', password } },
  'a counter': { path: '/counterlogin/login', body: { counterMobile: '9000000201', password } },
  'the admin': byEmail('admin@demo.example'),
} as const satisfies Record<string, Login>;

export type Who = keyof typeof PEOPLE;

/**
 * With hard cases for tables: long names, everything switched off, bookings in every state, a fortnight of sales.
 * Returns the park with the sales.
 */
export async function fillDemo(product: Product): Promise<{ _id: string; profileRegistrationId: string }> {
  await loadDemo(product.deps);
  const { json: owner } = await product.call(
    'POST',
    PEOPLE['the owner of parks'].path,
    PEOPLE['the owner of parks'].body,
  );
  const { json: parks } = await product.call('GET', '/park/list');
  const zoo = parks.find(({ parkName }: { parkName: string }) => parkName === 'Sarovar Zoological Park');
  await aPark(product, owner, { parkName: 'Chowmahalla Palace Gardens and Deer Park', status: false });
  const card = { advatagementName: 'Shilparamam crafts village', imgURL: [] };
  await aRecord(product, owner, '/advatagement', FORMS.advertisement(zoo._id, card));
  for (const status of ['pending', 'awaited', 'failed', 'aborted', 'refunded'] as const)
    await aBooking(product, zoo, { status });
  for (const adults of [2, 4, 3]) await aBooking(product, zoo, { adults });
  await pastSales(product);
  return zoo;
}

async function pastSales({ database }: Product): Promise<void> {
  await database.asOwner(
    `insert into booking (id, kind, organisation_id, park_id, mobile, visit_date, people, status, original_paise, discount_paise,
       total_paise, gateway, created_at)
     select lpad(day || 'x' || n, 18, '0') || right(organisation_id, 8), kind, organisation_id, park_id, '8000000000', visit_date - day, 3, 'paid', 30000, 0, 30000,
       gateway, created_at - day * interval '1 day'
     from (select * from booking limit 1) one, generate_series(1, 13) day, generate_series(1, 1 + day * 7 % 5) n`,
  );
  await database.asOwner(
    `insert into booking_line (booking_id, organisation_id, category, label, price_paise, quantity)
     select id, organisation_id, 'adult', 'Adult', 10000, 3 from booking where mobile = '8000000000'`,
  );
}
