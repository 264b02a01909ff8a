import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { anOwner, PASSWORD, registration } from '#server/organisations/factory.ts';
import { aPark } from '#server/parks/factory.ts';
import { FORMS } from '#server/testing/catalogue.ts';
import { QUICK, useTestApp } from '#server/testing/test-app.ts';
import { peopleForm } from '#server/tickets/factory.ts';
import { aShow, aShowOwner, bookVisit } from '#server/visits/factory.ts';

const use = useTestApp({ config: { rateLimitScale: 1000 } });

test('a visitor is found by a name however it is composed, and a name of nothing visible is required', async () => {
  const owner = await aShowOwner(use);
  const show = await aShow(use, owner);
  for (const visitorName of ['Jose\u0301 D\u2019Souza', "Jos\u00e9 D'Souza\u200b"])
    expect((await bookVisit(use, show, { visitorName })).status).toBe(201);
  for (const text of ["jos\u00e9 d'sou", 'JOSE\u0301 D\u2019Souza', "d'souza", 'd\u2019souza\ufeff'])
    expect((await use.call('POST', '/exbhitionbooking/search', { text }, owner)).json.length, text).toBe(2);
  const { status, json } = await bookVisit(use, show, { visitorName: '\u200b\u2060' });
  expect([status, json.message]).toEqual([400, 'visitor name is required']);
});

test('a coupon code is the same with signs that nobody sees', async () => {
  const owner = await anOwner(use);
  const park = await aPark(use, owner, { adult: true, adultFee: 100, isEnabledCoupon: true });
  const form = FORMS.coupon(park._id, { couponCode: 'diwali\u200b10\ufeff' });
  expect((await use.call('POST', '/coupon/add', form, owner)).json.couponCode).toBe('DIWALI10');
  const ticket = peopleForm(park, 1, { couponCode: '\u202adiwali10\u202c' });
  expect((await use.call('POST', '/ticketbooking/add', ticket)).json).toMatchObject({ couponCode: 'DIWALI10' });
});

test('a password is the same however its letters are composed; one hashed as it was typed is taken once and renewed', async () => {
  const form = registration({ password: `${PASSWORD} ﬁe\u0301` });
  await use.call('POST', '/profileregistration/add', form);
  const signIn = async (password: string) =>
    (await use.call('POST', '/profileregistration/login', { email: form.email, password })).status;
  expect(await signIn(`${PASSWORD} fi\u00e9`)).toBe(200);
  const old = await hash(`${PASSWORD} old e\u0301`, QUICK);
  await use.database.asOwner(`update organisation set password_hash = '${old}' where email = '${form.email}'`);
  expect(await signIn(`${PASSWORD} old \u00e9`)).toBe(401);
  expect(await signIn(`${PASSWORD} old e\u0301`)).toBe(200);
  expect(await signIn(`${PASSWORD} old \u00e9`)).toBe(200);
});
